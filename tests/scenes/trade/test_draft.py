"""Deals put together, and what they make and break: figures worked out by hand."""

from typing import Any

from game.commands import Offer, Side
from scenes.board.session import Session
from scenes.trade.draft import Draft, carried_out, mended, most_debt, why_not, why_stays
from scenes.trade.effects import Effect, effects
from tests.scenes.seats import deed, session

ORANGE: dict[str, Any] = {"st_james_place": {}, "tennessee_avenue": {}, "kentucky_avenue": {}}
RED: dict[str, Any] = {
    "indiana_avenue": {},
    "illinois_avenue": {},
    "new_york_avenue": {},
    "pacific_avenue": {"mortgaged": True},
}


def table(**more: Any) -> Session:
    return session(
        {"name": "A", "cash": 500, "deeds": ORANGE, **more}, {"name": "B", "cash": 406, "deeds": RED}, turn="A"
    )


def swap(s: Session) -> Draft:
    """Kentucky Avenue and 120 for New York Avenue."""
    return Draft(0, 1).pushed(0, deed(s, "kentucky_avenue")).pushed(1, deed(s, "new_york_avenue")).with_cash(0, 120)


def words(lines: list[Effect]) -> list[str]:
    return [line.words for line in lines]


def test_pushing_a_card_twice_takes_it_back():
    draft = Draft(0, 1).pushed(0, 39).pushed(0, 37)
    assert draft.give.deeds == (37, 39)
    assert draft.pushed(0, 39).give.deeds == (37,)


def test_a_draft_becomes_the_offer_it_shows():
    s = table()
    give, take = Side(120, (deed(s, "kentucky_avenue"),)), Side(0, (deed(s, "new_york_avenue"),))
    assert swap(s).offer() == Offer(0, 1, give, take)


def test_an_offer_is_seen_from_either_side():
    offer = Offer(0, 1, Side(cash=5), Side(deeds=(6,)))
    assert Draft.of(offer, 1) == Draft(1, 0, Side(deeds=(6,)), Side(cash=5))


def test_what_each_side_makes_and_what_it_is_worth():
    s = table()
    assert words(effects(s.position, swap(s), 0)) == [
        "completes orange", "buildings at $100", "rents $46 → $88", "worth −$140",
    ]  # fmt: skip
    assert words(effects(s.position, swap(s), 1)) == [
        "completes red", "buildings at $150", "rents $54 → $112", "worth +$140",
    ]  # fmt: skip


def test_breaking_a_group_is_told():
    s = session({"name": "A", "deeds": {"park_place": {}, "boardwalk": {}}}, {"name": "B", "cash": 900}, turn="A")
    draft = Draft(0, 1).pushed(0, 39).with_cash(1, 400)
    assert words(effects(s.position, draft, 0)) == ["breaks dark blue", "rents $170 → $35"]


def test_interest_on_a_mortgage_is_told_to_who_receives_it():
    s = table()
    draft = Draft(0, 1).pushed(1, deed(s, "pacific_avenue"))
    assert "Pacific Avenue: $15 interest due" in words(effects(s.position, draft, 0))
    assert words(effects(s.position, draft, 1)) == ["worth −$150"]


def test_cash_moves_and_deeds_too():
    s = table()
    after = carried_out(s.position, swap(s))
    assert [seat.cash for seat in after.state.seats] == [380, 526]
    assert [seat.cash for seat in s.position.state.seats] == [500, 406]


def test_a_lot_with_buildings_in_its_group_stays():
    s = session({"name": "A", "deeds": {"park_place": {"houses": 1}, "boardwalk": {}}}, {"name": "B"}, turn="A")
    assert why_stays(s.position, 0, 39) is not None


def test_an_empty_deal_is_refused_with_the_cores_own_reason():
    s = table()
    reason = why_not(s.position, Draft(0, 1))
    assert reason is not None
    assert reason.text == "The offer moves nothing."


def test_what_is_no_longer_there_leaves_the_draft():
    s = table()
    draft = swap(s)
    s.match.state.seats[0].cash = 100
    s.match.state.owner[deed(s, "new_york_avenue")] = 0
    left = mended(s.position, draft)
    assert (left.give.cash, left.take.deeds) == (100, ())


def test_only_a_debt_to_the_partner_can_be_settled():
    s = session(
        {"name": "A", "cash": 20, "square": 36, "deeds": {"reading_railroad": {}}},
        {"name": "B", "deeds": {"boardwalk": {}}}, {"name": "C"},
        turn="A", dice=[[1, 2]], commands=[{"by": "A", "do": "roll"}],
    )  # fmt: skip
    assert most_debt(s.position, Draft(0, 1)) == 50
    assert most_debt(s.position, Draft(0, 2)) == 0
