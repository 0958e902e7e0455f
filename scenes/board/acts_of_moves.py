"""Acts of tokens and dice: throws, walks, jail, tasks, and whose turn it is."""

from __future__ import annotations

from game import events as e
from game.board import SIZE
from game.refusal import _
from scenes.board.act import Act, name_of
from scenes.board.effects import Banner, Bars
from scenes.board.stage import Stage
from scenes.board.task_card import TaskCard
from scenes.board.tokens import Spot, spots
from scenes.i18n import SILENCE, Saying, tr
from scenes.people import colour_of
from scenes.sound.cues import hear, step_cue
from scenes.ui.tween import ease_in_out, lerp


def rolled(stage: Stage, event: e.Rolled) -> Act:
    """A throw: two dice for a move, three for a task."""
    hear(stage.ctx.sound, event)
    if event.why != "task":
        stage.card = None
    stage.headline = SILENCE
    stage.throw(event.dice, event.by)
    fallen = told = False

    def show(t: float) -> None:
        nonlocal fallen, told
        stage.dice.progress = min(1.0, t / 0.8)
        if t >= 0.4 and not fallen:  # from here on they hop and roll out
            fallen = True
            stage.ctx.sound.play("land")
        if t >= 0.78 and not told:
            told = True
            stage.tell(lambda: roll_words(stage, event))

    return Act(0.8 if event.why == "start" else 1.0, show, late=True)


def roll_words(stage: Stage, event: e.Rolled) -> str:
    """Who rolled what, and for what."""
    words = {
        "start": _("{name} rolls {n} for the start"),
        "task": _("Three dice make {n}"),
        "utility": _("{name} rolls {n} for the rent"),
    }.get(event.why, _("{name} rolls {n}"))
    return tr(words, name=name_of(stage, event.by), n=sum(event.dice))


def moved(stage: Stage, event: e.Moved) -> Act:
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


def task(stage: Stage, event: e.Task) -> Act:
    """The card pops up and stays to be read."""
    hear(stage.ctx.sound, event)
    lay_card(stage, event)
    return Act(1.7, reading=True)


def task_card(stage: Stage, event: e.Task, dice: tuple[int, ...]) -> TaskCard:
    """The card of a task; where dice choose it, those that were thrown last."""
    return TaskCard(event.cards, event.task, sum(dice) if stage.session.edition.task_source == "dice" else 0)


def lay_card(stage: Stage, event: e.Task) -> None:
    """Card and headline of a task."""
    stage.card = task_card(stage, event, stage.session.shown.dice)
    total = stage.card.total
    square = stage.session.shown.square[event.by]
    kind = stage.session.edition.board.squares[square].name
    if not total:
        stage.dice.clear()

    def words() -> str:
        who = {"kind": kind, "name": name_of(stage, event.by)}
        if total:
            return tr("{kind} for {name} · three dice make {n}", n=total, **who)
        return tr("{kind} for {name}", **who)

    stage.tell(words)


def jailed(stage: Stage, event: e.Jailed) -> Act:
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

    stage.tell(lambda: tr("{name} goes to jail", name=name_of(stage, event.by)))
    return Act(1.15, show, late=True)


def freed(stage: Stage, event: e.Freed) -> Act:
    """The bars rise."""
    hear(stage.ctx.sound, event)
    stage.add(Bars(stage.ctx, stage.bars_rect(), falling=False))
    stage.tell(lambda: tr("{name} is free", name=name_of(stage, event.by)))
    return Act(0.45)


def turn_began(stage: Stage, event: e.TurnBegan) -> Act:
    """Whose turn it is, said plainly."""
    stage.clear_middle()
    hear(stage.ctx.sound, event)
    stage.add(turn_banner(stage, event.by))
    return Act(0.45)


def turn_banner(stage: Stage, seat: int) -> Banner:
    """The banner that says whose turn it is."""
    position = stage.session.position
    words = Saying(lambda: tr("{name}'s turn", name=position.seat(seat).name))
    tint = colour_of(stage.ctx, position, seat)
    return Banner(stage.ctx, words, tint, lambda: stage.middle(0.14, 0.2, 0.72, 0.14), 1.05)
