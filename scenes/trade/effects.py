"""What a deal would mean for each side, in a few words: groups made and broken, rents, worth, fees."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from game import money
from game.position import Position
from scenes import outlook
from scenes.i18n import ntr, tr
from scenes.telling import deed_name, group_name, price
from scenes.trade.draft import Draft, carried_out

Tone = Literal["good", "bad", "plain"]


class Effect(NamedTuple):
    """A line, whether it is good news for the seat, and the colour group it is about."""

    words: str
    tone: Tone
    group: str = ""


def effects(p: Position, draft: Draft, seat: int) -> list[Effect]:
    """The lines for one of the two seats, most telling first; empty when nothing is on the table."""
    if draft.empty:
        return []
    seen = outlook.outlook(p, carried_out(p, draft), seat)
    other = draft.to if seat == draft.by else draft.by
    lines = _makes(p, seen.makes) + _breaks(p, seen.breaks) + _rents(p, seen)
    lines += _fees(p, [deed for deed in draft.side(other).deeds if p.state.mortgaged[deed]])
    gain = seen.worth + (draft.take.debt if seat == draft.by else -draft.take.debt)
    if gain:
        sign = "+" if gain > 0 else ""
        lines.append(Effect(tr("worth {change}", change=sign + price(p, gain)), "plain"))
    return lines


def _makes(p: Position, groups: Sequence[str]) -> list[Effect]:
    """Groups that become whole; of a single one also what a building on it costs."""
    if len(groups) > 2:
        return [Effect(ntr("completes 1 group", "completes {n} groups", len(groups)), "good")]
    made = [Effect(tr("completes {group}", group=group_name(p, name)), "good", name) for name in groups]
    if len(groups) == 1 and (cost := p.board.squares[p.board.groups[groups[0]][0]].house_cost):
        made.append(Effect(tr("buildings at {cost}", cost=price(p, cost)), "plain"))
    return made


def _breaks(p: Position, groups: Sequence[str]) -> list[Effect]:
    if len(groups) > 2:
        return [Effect(ntr("breaks 1 group", "breaks {n} groups", len(groups)), "bad")]
    return [Effect(tr("breaks {group}", group=group_name(p, name)), "bad", name) for name in groups]


def _rents(p: Position, seen: outlook.Outlook) -> list[Effect]:
    before, after = seen.rent_before, seen.rent_after
    if before == after:
        return []
    words = tr("rents {before} → {after}", before=price(p, before), after=price(p, after))
    return [Effect(words, "good" if after > before else "bad")]


def _fees(p: Position, deeds: Sequence[int]) -> list[Effect]:
    """What comes with mortgaged deeds (M3)."""
    total = price(p, sum(money.interest(p, deed) for deed in deeds))
    if len(deeds) == 1:
        return [Effect(tr("{deed}: {fee} interest due", deed=deed_name(p, deeds[0]), fee=total), "bad")]
    return [Effect(tr("{fee} interest due on mortgages", fee=total), "bad")] if deeds else []
