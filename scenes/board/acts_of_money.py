"""Acts of money and deeds: payments, purchases, buildings, deals, bankruptcy and the end."""

from __future__ import annotations

import math
from collections.abc import Callable

import pygame

from game import events as e
from game.refusal import _
from game.state import BANK
from scenes.board.act import Act, flash_one, gain, name_of
from scenes.board.effects import Banner, Coins, Crumble, Dropping, Flash, Flying, Landing, Shake
from scenes.board.icons import group_colours
from scenes.board.squares import RADIUS
from scenes.board.stage import Stage
from scenes.cards import draw_tile
from scenes.i18n import Saying, tr
from scenes.people import colour_of
from scenes.sound.cues import hear
from scenes.ui.view import Box


def salary(stage: Stage, event: e.Salary) -> Act:
    """Coins come from GO."""
    hear(stage.ctx.sound, event)
    stage.add(Coins(stage.ctx, stage.foot(event.by), stage.purse(event.by)))
    gain(stage, event.by, event.amount)
    return Act(0.5, late=True)


def paid(stage: Stage, event: e.Paid) -> Act:
    """Coins fly; a rent that hurts shakes the board."""
    shown = stage.session.shown
    hear(stage.ctx.sound, event)
    hurts = event.why == "rent" and event.amount * 4 > shown.cash[event.by]
    if hurts:
        stage.ctx.sound.play("blow")
    if hurts and not stage.ctx.settings.reduced_motion:
        stage.shake = Shake(stage.ctx.view.px(11))
    stage.add(Coins(stage.ctx, stage.purse(event.by), stage.purse(event.to), 9 if hurts else 6))
    if event.by != BANK:
        gain(stage, event.by, -event.amount)

    def show(t: float) -> None:
        if t >= 1 and event.to != BANK:
            gain(stage, event.to, event.amount)

    return Act(0.75, show, late=True)


def bought(stage: Stage, event: e.Bought) -> Act:
    """The deed slides to its owner; a group that it completes flashes."""
    hear(stage.ctx.sound, event)
    stage.add(_deed_flight(stage, event.deed, event.by))
    return Act(0.75, _complete(stage, event.deed, event.by), late=True)


def _deed_flight(stage: Stage, deed: int, to: int) -> Flying:
    start = stage.square(deed).center
    place = float(start[0]), float(start[1])
    return Flying(stage.ctx, deed_tile(stage, deed), place, stage.purse(to), (1.2, 0.3))


def deed_tile(stage: Stage, deed: int) -> pygame.Surface:
    """The small card of a deed that flies."""
    wide = stage.ground.px(150)
    box = Box(0, 0, wide / stage.ctx.view.scale, wide * 0.78 / stage.ctx.view.scale)
    picture = pygame.Surface(stage.ctx.view.rect(box).size, pygame.SRCALPHA)
    draw_tile(picture, stage.ctx, stage.session.position, deed, box, shadow=False)
    return picture


def _complete(stage: Stage, deed: int, owner: int) -> Callable[[float], None]:
    """At the end: the group lights up if the owner has all of it now."""
    board = stage.session.position.board
    done = False

    def show(t: float) -> None:
        nonlocal done
        if t < 1 or done:
            return
        done = True
        group = board.group_of[deed]
        shown = stage.session.shown
        if owner != BANK and all(other == deed or shown.owner[other] == owner for other in group):
            tint, _ = group_colours(board.squares[deed].group)
            stage.ctx.sound.play("group")
            rects = [stage.square(other) for other in group]
            stage.add(Flash(stage.ctx, rects, (255, 255, 255), stage.ground.px(RADIUS)))
            name = stage.session.position.seat(owner).name
            words = Saying(lambda: tr("{name} owns the whole group", name=name))
            stage.add(Banner(stage.ctx, words, tint, lambda: stage.middle(0.06, 0.06, 0.88, 0.12), 1.6))

    return show


def transferred(stage: Stage, event: e.Transferred) -> Act:
    """The deed slides to its new owner."""
    hear(stage.ctx.sound, event)
    stage.add(_deed_flight(stage, event.deed, event.to))
    return Act(0.35, _complete(stage, event.deed, event.to), late=True)


def built(stage: Stage, event: e.Built) -> Act:
    """The new house drops in from above; the next event need not wait until it stands."""
    place = stage.layout.squares[event.deed]
    stage.lift_off(event.deed)
    marks, height = stage.table.marks, float(stage.ground.px(150))
    before = [tuple(rect) for _, rect in marks.buildings(place, event.level - 1)] if event.level > 1 else []
    for picture, rect in marks.buildings(place, event.level):
        stage.add(Dropping(picture, rect, 0.0 if tuple(rect) in before else height))
    stage.add(Landing(lambda: stage.stand(event.deed), lambda: hear(stage.ctx.sound, event)))
    if event.amount:
        gain(stage, event.by, -event.amount)
    return Act(0.22)


def sold(stage: Stage, event: e.Sold) -> Act:
    """The money comes; the building is gone."""
    hear(stage.ctx.sound, event)
    gain(stage, event.by, event.amount)
    return Act(0.4)


def mortgaged(stage: Stage, event: e.Mortgaged) -> Act:
    """The deed flashes red as it goes into the shade."""
    hear(stage.ctx.sound, event)
    gain(stage, event.by, event.amount)
    flash_one(stage, event.deed, (228, 80, 92))
    return Act(0.4)


def redeemed(stage: Stage, event: e.Redeemed) -> Act:
    """The deed flashes as it comes into the light again."""
    hear(stage.ctx.sound, event)
    gain(stage, event.by, -event.amount)
    flash_one(stage, event.deed, (255, 255, 255))
    return Act(0.4)


def bankrupt(stage: Stage, event: e.Bankrupt) -> Act:
    """The token crumbles away."""
    hear(stage.ctx.sound, event)
    side = max(8, stage.ground.px(stage.tokens.figures[event.by].size.value) // 2 * 2)
    picture = stage.tokens.picture(event.by, side)
    x, y = stage.foot(event.by)
    corner = round(x - side / 2), round(y - side * 0.88)
    if not stage.ctx.settings.reduced_motion:
        stage.add(Crumble(picture, corner, stage.ctx.view.px(700)))
    position = stage.session.position
    words = Saying(lambda: tr("{name} is bankrupt", name=position.seat(event.by).name))
    tint = colour_of(stage.ctx, position, event.by)
    stage.add(Banner(stage.ctx, words, tint, lambda: stage.middle(0.06, 0.06, 0.88, 0.13), 1.9))
    return Act(1.4)


def offered(stage: Stage, event: e.Offered) -> Act:
    """Who offers whom a deal."""
    hear(stage.ctx.sound, event)

    def words() -> str:
        return tr("{name} offers {other} a deal", name=name_of(stage, event.by), other=name_of(stage, event.to))

    stage.tell(words)
    return Act(0.8, reading=True)


def answered(stage: Stage, event: e.Accepted | e.Refused) -> Act:
    """Yes or no."""
    words = _("{name} accepts") if isinstance(event, e.Accepted) else _("{name} refuses")
    stage.tell(lambda: tr(words, name=name_of(stage, event.by)))
    return Act(0.6, reading=True)


def traded(stage: Stage, event: e.Traded) -> Act:
    """Money flies both ways; deeds follow by events of their own."""
    hear(stage.ctx.sound, event)
    for giver, taker, side in ((event.by, event.to, event.give), (event.to, event.by, event.take)):
        if side.cash:
            stage.add(Coins(stage.ctx, stage.purse(giver), stage.purse(taker)))
            gain(stage, taker, side.cash)
    return Act(0.6, late=True)


def claim_due(stage: Stage, event: e.RentDue) -> Act | None:
    """Which square asks for the rent."""
    flash_one(stage, event.deed, (255, 255, 255))
    return Act(0.25)


def over(stage: Stage, event: e.Over) -> Act:
    """The winner's name, and coins all round."""
    hear(stage.ctx.sound, event)
    stage.clear_middle()
    position = stage.session.position
    names = [position.seat(seat).name for seat in event.winner]
    words = Saying(lambda: tr("{name} wins", name=" + ".join(names)))
    tint = colour_of(stage.ctx, position, event.winner[0])
    stage.add(Banner(stage.ctx, words, tint, lambda: stage.middle(0.06, 0.38, 0.88, 0.2), 3.0))
    for index in range(18):
        angle = math.tau * index / 18
        cx, cy = stage.centre()
        reach = stage.ground.px(420)
        end = cx + reach * math.cos(angle), cy + reach * math.sin(angle)
        stage.add(Coins(stage.ctx, (cx, cy), end, 3, 1.2))
    return Act(2.2)
