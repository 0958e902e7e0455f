"""The numbers of a CPU's judgement, in dollars of games_to_go, evolved by `tools/tune.py` (docs/opponents.md: the run).

Of 3,000 matches on fresh seeds a seat with these won 42.8 % (41.1 to 44.6), with those that the run began with 40.8 %
(39.1 to 42.6): 2.0 more (0.4 to 3.6), at the same tables with the same dice.
"""

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

    cash: float = 1.02
    houses: float = 1.46
    lots: float = 0.59
    owed: float = 0.279
    now: float = 6.23
    soon: float = 8.63
    late: float = 6.59
    growth: float = 6.66
    near_free: float = 1.29
    near_held: float = 0.452
    block: float = 0.375
    open: float = 0.733
    split: float = 0.75
    series: float = 0.973
    key: float = 0.572
    reserve: float = 2.42
    spread: float = 2860.0
    cushion: float = 4.1
    thin: float = 0.0886
    payback: float = 19.7
    haste: float = 1.59
    risk: float = 1.1
    share: float = 0.545
    margin: float = 9.99
    fair: float = 0.402


SHIPPED = Weights()
