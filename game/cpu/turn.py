"""What to do with spare cash in one's own turn: build, lift mortgages."""

from __future__ import annotations

from game import commands as c
from game.cpu.value import reserve
from game.position import Position
from game.rulebook import refusal


def invest(p: Position, seat: int) -> c.Command | None:
    """One building or redemption, if the cash stays above the reserve."""
    spare = p.seat(seat).cash - reserve(p)
    squares, level = p.board.squares, p.state.level
    lots = [
        deed for deed in p.deeds_of(seat)
        if 0 < squares[deed].house_cost <= spare and level[deed] < p.hotel and p.owns_group(seat, deed)
    ]  # fmt: skip
    lots.sort(key=lambda deed: (level[deed] >= 3, -squares[deed].rents[3] / squares[deed].house_cost, level[deed]))
    wishes: list[c.Command] = [c.Build(seat, deed) for deed in lots]
    wishes += [
        c.Redeem(seat, deed) for deed in reversed(p.deeds_of(seat))
        if p.state.mortgaged[deed] and 2 * squares[deed].mortgage <= spare
    ]  # fmt: skip
    return next((wish for wish in wishes if refusal(p, wish) is None), None)
