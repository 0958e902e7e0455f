"""How each event is shown: an act for every kind that deserves one. Acts show; they decide nothing."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pygame

from game import events as e
from game.board import SIZE
from game.events import Event
from game.state import BANK
from scenes.board.effects import Banner, Bars, Coins, Crumble, Dropping, Flash, Flying, Landing, Rising, Shake
from scenes.board.icons import group_colours
from scenes.board.squares import RADIUS
from scenes.board.stage import Stage
from scenes.board.task_card import TaskCard
from scenes.board.tokens import Spot, spots
from scenes.cards import draw_tile
from scenes.i18n import money, tr
from scenes.people import colour_of
from scenes.sound.cues import hear, step_cue
from scenes.ui.tween import ease_in_out, lerp
from scenes.ui.view import Box
from scenes.ui.wrap import span


@dataclass
class Act:
    """What is shown for an event, `seconds` long. `show` is told its progress 0..1, at the end always 1.

    `late`: the event becomes part of the shown table when the act is over, not when it begins.
    `reading`: the time is for the person to read, not for motion.
    """

    seconds: float
    show: Callable[[float], None] | None = None
    late: bool = False
    reading: bool = False
    age: float = 0.0

    def advance(self, dt: float) -> float:
        """Let time pass; gives what was left over, below 0 while the act goes on."""
        self.age += dt
        if self.show:
            self.show(min(1.0, self.age / self.seconds) if self.seconds else 1.0)
        return self.age - self.seconds

    def finish(self) -> None:
        """Show its end."""
        self.age = self.seconds
        if self.show:
            self.show(1.0)


def act_for(stage: Stage, event: Event) -> Act | None:
    """The act of an event, begun; None when nothing is to be seen."""
    make = _ACTS.get(type(event))
    return make(stage, event) if make else None


def leave_lying(stage: Stage, event: Event) -> None:
    """What an event leaves in the middle, without showing how it came there."""
    match event:
        case e.Rolled(dice=dice):
            stage.clear_middle()
            stage.dice.lay(dice)
            stage.headline = _roll_words(stage, event)
        case e.Task():
            _lay_card(stage, event)
        case e.TurnBegan():
            stage.clear_middle()


def _name(stage: Stage, seat: int) -> str:
    """A seat's name in its colour."""
    position = stage.session.position
    return span(position.seat(seat).name, colour_of(stage.ctx, position, seat))


def _money(stage: Stage, amount: int) -> str:
    return money(stage.session.edition, amount, short=amount >= 100_000)


def _rolled(stage: Stage, event: e.Rolled) -> Act:
    """A throw: two dice for a move, three for a task."""
    hear(stage.ctx.sound, event)
    if event.why != "task":
        stage.card = None
    stage.headline = ""
    stage.throw(event.dice, event.by)
    words = _roll_words(stage, event)
    fallen = False

    def show(t: float) -> None:
        nonlocal fallen
        stage.dice.progress = min(1.0, t / 0.8)
        if t >= 0.4 and not fallen:  # from here on they hop and roll out
            fallen = True
            stage.ctx.sound.play("land")
        if t >= 0.78:
            stage.headline = words

    return Act(0.8 if event.why == "start" else 1.0, show, late=True)


def _roll_words(stage: Stage, event: e.Rolled) -> str:
    """Who rolled what, and for what."""
    words = {
        "start": tr("{name} rolls {n} for the start"),
        "task": tr("Three dice make {n}"),
        "utility": tr("{name} rolls {n} for the rent"),
    }.get(event.why, tr("{name} rolls {n}"))
    return words.format(name=_name(stage, event.by), n=sum(event.dice))


def _moved(stage: Stage, event: e.Moved) -> Act:
    """The token hops square by square; far ways are hopped faster."""
    hops = abs(event.steps)
    if not hops:
        return Act(0.0, late=True)
    way = 1 if event.steps > 0 else -1
    figure = stage.tokens.figures[event.by]
    path = [Spot(figure.x.value, figure.y.value, figure.size.value)]
    for step in range(1, hops):
        place = stage.layout.squares[(event.start + way * step) % SIZE]
        path.append(spots(place, 1, False)[0])
    path.append(_home_at(stage, event.by, event.to))
    landed = -1
    figure.held = True

    def show(t: float) -> None:
        nonlocal landed
        along = t * hops
        hop = min(hops - 1, int(along))
        share = along - hop if t < 1 else 1.0
        start, end = path[hop], path[hop + 1]
        even = ease_in_out(share)
        figure.place(lerp(start.x, end.x, even), lerp(start.y, end.y, even), lerp(start.size, end.size, even))
        arc = 4 * share * (1 - share)
        figure.lift = 44 * arc
        figure.squash = 1 + 0.24 * (1 - arc) ** 4 - 0.08 * arc
        if hop != landed:
            landed = hop
            stage.ctx.sound.play(*step_cue(hop))
        if t >= 1:
            figure.held, figure.lift, figure.squash = False, 0.0, 1.0

    return Act(min(1.9, max(0.35, 0.17 * hops)), show, late=True)


def _home_at(stage: Stage, seat: int, square: int) -> Spot:
    """Where a token will stand once it is on that square, with who is there already."""
    shown = stage.session.shown
    before = shown.square[seat], shown.jailed[seat]
    shown.square[seat], shown.jailed[seat] = square, False
    home = stage.tokens.homes(shown)[seat]
    shown.square[seat], shown.jailed[seat] = before
    return home


def _salary(stage: Stage, event: e.Salary) -> Act:
    hear(stage.ctx.sound, event)
    stage.add(Coins(stage.ctx, stage.foot(event.by), stage.purse(event.by)))
    _plus(stage, event.by, event.amount)
    return Act(0.5, late=True)


def _plus(stage: Stage, seat: int, amount: int) -> None:
    """A sum gained (or, below 0, lost) rises from the seat's money."""
    good = amount > 0
    words = ("+" if good else "") + _money(stage, amount)
    theme = stage.ctx.theme
    stage.add(Rising(stage.ctx, words, theme.lamp if good else (255, 140, 130), stage.purse(seat)))


def _paid(stage: Stage, event: e.Paid) -> Act:
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
        _plus(stage, event.by, -event.amount)

    def show(t: float) -> None:
        if t >= 1 and event.to != BANK:
            _plus(stage, event.to, event.amount)

    return Act(0.75, show, late=True)


def _bought(stage: Stage, event: e.Bought) -> Act:
    """The deed slides to its owner; a group that it completes flashes."""
    hear(stage.ctx.sound, event)
    stage.add(_deed_flight(stage, event.deed, event.by))
    return Act(0.75, _complete(stage, event.deed, event.by), late=True)


def _deed_flight(stage: Stage, deed: int, to: int) -> Flying:
    wide = stage.ground.px(150)
    box = Box(0, 0, wide / stage.ctx.view.scale, wide * 0.78 / stage.ctx.view.scale)
    picture = pygame.Surface(stage.ctx.view.rect(box).size, pygame.SRCALPHA)
    draw_tile(picture, stage.ctx, stage.session.position, deed, box, shadow=False)
    start = stage.square(deed).center
    return Flying(stage.ctx, picture, (float(start[0]), float(start[1])), stage.purse(to), (1.2, 0.3))


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
            words = tr("{name} owns the whole group", name=stage.session.position.seat(owner).name)
            stage.add(Banner(stage.ctx, words, tint, stage.middle(0.06, 0.06, 0.88, 0.12), 1.6))

    return show


def _transferred(stage: Stage, event: e.Transferred) -> Act:
    hear(stage.ctx.sound, event)
    stage.add(_deed_flight(stage, event.deed, event.to))
    return Act(0.35, _complete(stage, event.deed, event.to), late=True)


def _task(stage: Stage, event: e.Task) -> Act:
    """The card pops up and stays to be read."""
    hear(stage.ctx.sound, event)
    _lay_card(stage, event)
    return Act(1.7, reading=True)


def _lay_card(stage: Stage, event: e.Task) -> None:
    """Card and headline of a task."""
    total = sum(stage.session.shown.dice) if stage.session.edition.task_source == "dice" else 0
    stage.card = TaskCard(event.cards, event.task, total)
    square = stage.session.shown.square[event.by]
    kind = stage.session.edition.board.squares[square].name
    if total:
        words = tr("{kind} for {name} · three dice make {n}", kind=kind, name=_name(stage, event.by), n=total)
    else:
        words = tr("{kind} for {name}", kind=kind, name=_name(stage, event.by))
        stage.dice.clear()
    stage.headline = words


def _jailed(stage: Stage, event: e.Jailed) -> Act:
    """The token flies into the cell and the bars fall."""
    figure = stage.tokens.figures[event.by]
    start = Spot(figure.x.value, figure.y.value, figure.size.value)
    shown = stage.session.shown
    jail = stage.session.position.board.jail
    place = stage.layout.squares[jail]
    inside = sum(shown.jailed) + 1
    end = spots(place, min(inside, 6), True)[min(inside, 6) - 1]
    figure.held = True
    fallen = False

    def show(t: float) -> None:
        nonlocal fallen
        share = min(1.0, t / 0.6)
        even = ease_in_out(share)
        figure.place(lerp(start.x, end.x, even), lerp(start.y, end.y, even), lerp(start.size, end.size, even))
        figure.lift = 120 * 4 * share * (1 - share)
        if share >= 1 and not fallen:
            fallen = True
            figure.lift = 0.0
            hear(stage.ctx.sound, event)
            if t < 1:
                stage.add(Bars(stage.ctx, stage.bars_rect()))
        if t >= 1:
            figure.held = False

    stage.headline = tr("{name} goes to jail", name=_name(stage, event.by))
    return Act(1.15, show, late=True)


def _freed(stage: Stage, event: e.Freed) -> Act:
    hear(stage.ctx.sound, event)
    stage.add(Bars(stage.ctx, stage.bars_rect(), falling=False))
    stage.headline = tr("{name} is free", name=_name(stage, event.by))
    return Act(0.45)


def _built(stage: Stage, event: e.Built) -> Act:
    """The new house drops in from above; the next event need not wait until it stands."""
    place = stage.layout.squares[event.deed]
    stage.lift_off(event.deed)
    marks, height = stage.table.marks, float(stage.ground.px(150))
    before = [tuple(rect) for _, rect in marks.buildings(place, event.level - 1)] if event.level > 1 else []
    for picture, rect in marks.buildings(place, event.level):
        stage.add(Dropping(picture, rect, 0.0 if tuple(rect) in before else height))
    stage.add(Landing(lambda: stage.stand(event.deed), lambda: hear(stage.ctx.sound, event)))
    if event.amount:
        _plus(stage, event.by, -event.amount)
    return Act(0.22)


def _sold(stage: Stage, event: e.Sold) -> Act:
    hear(stage.ctx.sound, event)
    _plus(stage, event.by, event.amount)
    return Act(0.4)


def _mortgaged(stage: Stage, event: e.Mortgaged) -> Act:
    hear(stage.ctx.sound, event)
    _plus(stage, event.by, event.amount)
    _flash_one(stage, event.deed, (228, 80, 92))
    return Act(0.4)


def _redeemed(stage: Stage, event: e.Redeemed) -> Act:
    hear(stage.ctx.sound, event)
    _plus(stage, event.by, -event.amount)
    _flash_one(stage, event.deed, (255, 255, 255))
    return Act(0.4)


def _flash_one(stage: Stage, deed: int, tint: tuple[int, int, int]) -> None:
    stage.add(Flash(stage.ctx, [stage.square(deed)], tint, stage.ground.px(RADIUS), 0.7))


def _bankrupt(stage: Stage, event: e.Bankrupt) -> Act:
    """The token crumbles away."""
    hear(stage.ctx.sound, event)
    side = max(8, stage.ground.px(stage.tokens.figures[event.by].size.value) // 2 * 2)
    picture = stage.tokens.picture(event.by, side)
    x, y = stage.foot(event.by)
    corner = round(x - side / 2), round(y - side * 0.88)
    if not stage.ctx.settings.reduced_motion:
        stage.add(Crumble(picture, corner, stage.ctx.view.px(700)))
    position = stage.session.position
    words = tr("{name} is bankrupt", name=position.seat(event.by).name)
    tint = colour_of(stage.ctx, position, event.by)
    stage.add(Banner(stage.ctx, words, tint, stage.middle(0.06, 0.06, 0.88, 0.13), 1.9))
    return Act(1.4)


def _turn_began(stage: Stage, event: e.TurnBegan) -> Act:
    """Whose turn it is, said plainly."""
    stage.clear_middle()
    position = stage.session.position
    seat = position.seat(event.by)
    hear(stage.ctx.sound, event)
    words = tr("{name}'s turn", name=seat.name)
    tint = colour_of(stage.ctx, position, event.by)
    stage.add(Banner(stage.ctx, words, tint, stage.middle(0.14, 0.2, 0.72, 0.14), 1.05))
    return Act(0.45)


def _offered(stage: Stage, event: e.Offered) -> Act:
    hear(stage.ctx.sound, event)
    names = {"name": _name(stage, event.by), "other": _name(stage, event.to)}
    stage.headline = tr("{name} offers {other} a deal", **names)
    return Act(0.8, reading=True)


def _answered(stage: Stage, event: e.Accepted | e.Refused) -> Act:
    words = tr("{name} accepts") if isinstance(event, e.Accepted) else tr("{name} refuses")
    stage.headline = words.format(name=_name(stage, event.by))
    return Act(0.6, reading=True)


def _traded(stage: Stage, event: e.Traded) -> Act:
    hear(stage.ctx.sound, event)
    for giver, taker, side in ((event.by, event.to, event.give), (event.to, event.by, event.take)):
        if side.cash:
            stage.add(Coins(stage.ctx, stage.purse(giver), stage.purse(taker)))
            _plus(stage, taker, side.cash)
    return Act(0.6, late=True)


def _claim_due(stage: Stage, event: e.RentDue) -> Act | None:
    """Which square asks for the rent."""
    _flash_one(stage, event.deed, (255, 255, 255))
    return Act(0.25)


def _over(stage: Stage, event: e.Over) -> Act:
    hear(stage.ctx.sound, event)
    stage.clear_middle()
    position = stage.session.position
    names = [position.seat(seat).name for seat in event.winner]
    words = tr("{name} wins", name=" + ".join(names))
    tint = colour_of(stage.ctx, position, event.winner[0])
    stage.add(Banner(stage.ctx, words, tint, stage.middle(0.06, 0.38, 0.88, 0.2), 3.0))
    for index in range(18):
        angle = math.tau * index / 18
        cx, cy = stage.centre()
        reach = stage.ground.px(420)
        end = cx + reach * math.cos(angle), cy + reach * math.sin(angle)
        stage.add(Coins(stage.ctx, (cx, cy), end, 3, 1.2))
    return Act(2.2)


_ACTS: dict[type, Callable[[Stage, Any], Act | None]] = {
    e.Rolled: _rolled,
    e.Moved: _moved,
    e.Salary: _salary,
    e.Paid: _paid,
    e.Bought: _bought,
    e.Transferred: _transferred,
    e.Task: _task,
    e.Jailed: _jailed,
    e.Freed: _freed,
    e.Built: _built,
    e.Sold: _sold,
    e.Mortgaged: _mortgaged,
    e.Redeemed: _redeemed,
    e.Bankrupt: _bankrupt,
    e.TurnBegan: _turn_began,
    e.Offered: _offered,
    e.Accepted: _answered,
    e.Refused: _answered,
    e.Traded: _traded,
    e.RentDue: _claim_due,
    e.Over: _over,
}
