"""What is gathered from the events of a match, told in small stories."""

import levels
from game import events as e
from game.driver import Driver
from game.events import Event
from game.money import worth
from game.setup import SeatSetup, Setup, start
from game.state import BANK
from scenes.results.chart import nice_step, thinned
from scenes.results.chronicle import Chronicle, Parts, expected, parts_of
from scenes.results.dice import verdict
from scenes.results.highlights import highlights
from tests.scenes.seats import deed, session


def told(*events: Event, players: int = 2) -> Chronicle:
    """The chronicle of a new table after those events."""
    names = ("A", "B", "C")[:players]
    s = session(*({"name": name} for name in names), turn="A")
    chronicle = Chronicle(s.position)
    for event in events:
        chronicle.hear(event)
    return chronicle


def test_landings_count_every_square_stood_on_and_jail():
    c = told(e.Moved(0, 0, 0, 7, 7), e.Moved(0, 0, 7, 4, -3), e.Moved(0, 1, 20, 30, 10), e.Jailed(0, 1, "square"))
    assert [(square, n) for square, n in enumerate(c.landings) if n] == [(4, 1), (7, 1), (10, 1), (30, 1)]


def test_totals_count_two_dice_only():
    c = told(e.Rolled(0, 0, (3, 4), "move"), e.Rolled(0, 0, (6, 6), "jail"), e.Rolled(0, 1, (1, 2, 3), "task"))
    assert {total: n for total, n in c.totals.items() if n} == {7: 1, 12: 1}
    assert c.doubles == [1, 0]


def test_the_dearest_rent_and_what_a_deed_has_earned():
    c = told(e.RentDue(0, 0, 1, 39, 50), e.RentDue(0, 0, 1, 39, 200), e.RentDue(0, 1, 0, 1, 2))
    assert c.dearest is not None
    assert (c.dearest.by, c.dearest.to, c.dearest.amount) == (0, 1, 200)
    assert c.earned == {39: 250, 1: 2}


def test_rent_forgone_is_not_earned():
    c = told(e.RentDue(0, 0, 1, 39, 50), e.RentForgone(1, 1, 0, 39, 50))
    assert c.earned == {39: 0}


def test_the_longest_stay_in_jail_counts_own_turns():
    turns: list[Event] = [e.TurnBegan(0, 0), e.TurnEnded(0, 0), e.TurnBegan(0, 1), e.TurnEnded(0, 1)]
    c = told(e.Jailed(0, 0, "square"), *turns, *turns, *turns, e.Freed(0, 0, "fine"), *turns)
    assert c.jail == [3, 0]


def test_the_best_bargain_is_the_cheapest_by_share_of_list_price():
    sales = [(5, 150), (39, 100), (1, 59)]
    events = [event for d, sum_ in sales for event in (e.AuctionClosed(0, d, 1, sum_), e.Bought(0, 1, d, sum_))]
    c = told(*events, e.AuctionClosed(0, 3, 0, 90), e.Bought(0, 0, 3, 90))
    assert c.bargain is not None
    assert c.splurge is not None
    assert (c.bargain.deed, c.splurge.deed) == (39, 3)


def test_what_is_bought_on_the_square_is_no_deal():
    assert told(e.Bought(0, 0, 39, 400)).bargain is None


def test_worth_is_told_turn_by_turn():
    """E4: 1,500 less 60 for a deed of 60; 100 of tax; a house of 50 is worth its price."""
    c = told(
        e.Bought(0, 0, 3, 60), e.Paid(0, 0, BANK, 60, "price"), e.TurnEnded(0, 0),
        e.Paid(0, 1, BANK, 100, "tax"), e.TurnEnded(0, 1),
        e.Built(0, 0, 3, "house", 1, 50), e.Mortgaged(0, 0, 3, 30), e.TurnEnded(0, 0),
    )  # fmt: skip
    assert c.series == [(1500, 1500), (1500, 1500), (1500, 1400), (1500, 1400)]


def test_a_bankrupt_is_worth_nothing_from_then_on():
    c = told(e.TurnBegan(0, 0), e.Bankrupt(0, 0, 1), e.TurnEnded(0, 0))
    assert c.series[-1] == (0, 1500)
    assert c.out == [1, 0]


def test_a_whole_match_is_told_to_the_last_dollar():
    seats = tuple(SeatSetup(name, "normal") for name in "ABC")
    match, events = start(Setup(levels.load("stockholm"), seats, seed=3, pace="instant"))
    driver = Driver(match)
    chronicle = Chronicle(match.position)
    for event in events:
        chronicle.hear(event)
    for _ in range(400):
        if match.state.over:
            break
        for event in driver.step():
            chronicle.hear(event)
    now = tuple(worth(match.position, seat) for seat in range(3))
    assert chronicle._worths() == now


def test_worth_taken_apart():
    s = session(
        {"name": "A", "cash": 100, "deeds": {
            "park_place": {"houses": 2}, "boardwalk": {"houses": 1}, "short_line": {"mortgaged": True}}},
        {"name": "B"}, turn="A",
    )  # fmt: skip
    assert parts_of(s.position, 0) == Parts(100, 350 + 400 + 100, 3 * 200)
    assert parts_of(s.position, 0).total == worth(s.position, 0)
    assert deed(s, "boardwalk") == 39


def test_fair_dice_are_expected_by_their_ways():
    fair = expected(36)
    assert (fair[2], fair[7], fair[12]) == (1, 6, 1)
    assert sum(fair.values()) == 36


def test_the_verdict_on_dice_that_fell_as_expected_and_on_loaded_ones():
    c = told()
    c.totals = {total: round(n) for total, n in expected(360).items()}
    assert "nothing out of the ordinary" in verdict(c)
    c.totals = dict.fromkeys(c.totals, 0) | {12: 360}
    assert "very rare" in verdict(c)


def test_highlights_are_told_in_sentences():
    c = told(e.RentDue(0, 0, 1, 39, 2000), e.Rolled(0, 0, (2, 2), "move"), e.Built(0, 1, 39, "house", 1, 200))
    assert [(h.title, h.words) for h in highlights(c)] == [
        ("Dearest rent", "A owed B $2,000 on Boardwalk."),
        ("Best earner", "Boardwalk brought in $2,000 in rents."),
        ("Busiest builder", "B built 1 piece."),
        ("Most doubles", "A threw 1 double."),
    ]


def test_nothing_happened_nothing_is_told():
    assert highlights(told()) == []


def test_grid_lines_are_round():
    assert [nice_step(most) for most in (7, 1500, 9637, 127_530_000)] == [2, 500, 2000, 50_000_000]


def test_long_series_are_thinned_and_keep_their_ends():
    kept = thinned([(n,) for n in range(1001)])
    assert len(kept) <= 241
    assert (kept[0], kept[-1]) == ((0, (0,)), (1000, (1000,)))
