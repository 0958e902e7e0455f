"""The numbers of a CPU's judgement: fitted to who won matches, then tried by matches. Dollars of games_to_go."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Weights:
    """Incomes are per round from all opponents together, so their weights are rounds.

    Of a dollar: `cash` in hand, `houses` in buildings, `lots` in list prices, `owed` to be paid for lifting mortgages.
    Of an income: `now` as built, `soon` when one has spent what one has, `late` after `growth` rounds more.
    Of the income a group would have with three houses: `near_free`, `near_held` if one lot is lacking, free or held by
    another; `block` for the only lot that another lacks; `open`, `split` for single lots of groups that are free, or
    held by several. `series`: times what stations and utilities are worth. `key`: of a jail key, in fines.

    `reserve`: rounds of rent not to be spent. `cushion`: rounds of rent to have at hand; `thin`: what a dollar less
    costs. `spread`: the lead in dollars that multiplies the chance of winning by e. `payback`: rounds in which a
    building or a lifted mortgage has to pay. `haste`: rounds of a building's rents against the risk of the coming turn;
    `risk`: what a dollar of expected loss weighs. `share`: part of a deal's gain asked for; `margin`: least gain of a
    deal in dollars; `fair`: what one's own must be of the other's.
    """

    cash: float = 1.0
    houses: float = 1.5
    lots: float = 0.65
    owed: float = 0.35
    now: float = 6.0
    soon: float = 9.0
    late: float = 6.5
    growth: float = 8.0
    near_free: float = 1.4
    near_held: float = 0.5
    block: float = 0.35
    open: float = 0.7
    split: float = 0.6
    series: float = 1.0
    key: float = 0.6
    reserve: float = 3.0
    spread: float = 2400.0
    cushion: float = 4.0
    thin: float = 0.1
    payback: float = 18.0
    haste: float = 2.0
    risk: float = 1.0
    share: float = 0.65
    margin: float = 10.0
    fair: float = 0.4


SHIPPED = Weights()
