"""What is offered to a person: only what the core allows is pressable, and the rest says why not."""

from game import commands as c
from game.state import BuyOrDecline, Claim, Debt, TaskChoice, TaxChoice, Transfer, Turn
from scenes.board.choices import Choice, Choices, deed_at_hand
from tests.scenes.board.table import session


def table(edition: str = "games_to_go", **rules):
    game = session(people=3, cpus=0, edition=edition, **rules)
    game.match.state.turn = 0
    game.match.state.frames = [Turn("roll")]
    return game


def offered(game, seat: int = 0) -> dict[str, Choice]:
    return {choice.key: choice for choice in Choices(game.position, seat).all()}


def test_before_the_roll() -> None:
    game = table()
    now = offered(game)
    assert next(iter(now)) == "roll"
    assert not now["roll"].why
    assert now["manage"].why == "You own no deed yet."
    assert "end_turn" not in now


def test_after_the_roll_the_turn_can_be_ended_and_who_is_next_is_told() -> None:
    game = table()
    game.match.state.frames = [Turn("manage")]
    now = offered(game)
    assert now["end_turn"].outcome == "Bo is next"
    game.match.state.doubles = 1
    assert "end_turn" not in offered(game)
    assert offered(game)["roll"].label == "Roll again"


def test_a_deed_one_can_pay_and_one_that_one_cannot() -> None:
    game = table()
    game.match.state.frames.append(BuyOrDecline(0, 39))
    assert not offered(game)["buy"].why
    assert offered(game)["buy"].outcome == "Cash after: $1,100 · 1 of 2 in the group"
    game.match.state.seats[0].cash = 399
    assert offered(game)["buy"].why == "Boardwalk costs $400; raise the cash first."
    assert deed_at_hand(game.position, 0) == 39


def test_without_auctions_a_deed_stays_with_the_bank() -> None:
    game = table(no_auctions=True)
    game.match.state.frames.append(BuyOrDecline(0, 39))
    assert offered(game)["decline"].label == "Leave it with the bank"


def test_in_jail_key_and_fine_are_offered_and_greyed_with_a_reason() -> None:
    game = table()
    game.match.state.seats[0].jail = 1
    game.match.state.frames = [Turn("jail")]
    now = offered(game)
    assert now["use_key"].why == "You have no key."
    assert not now["pay_fine"].why
    game.match.state.seats[0].keys = ("store",)
    assert offered(game)["use_key"].label == "Use key (1)"


def test_the_percentage_of_a_tax_is_not_told_before_the_choice() -> None:
    """Q3"""
    game = table()
    game.match.state.frames.append(TaxChoice(0, 4))
    now = offered(game)
    assert now["flat"].label == "Pay $200"
    assert now["percent"].label == "Pay 10 %"
    assert "$" not in now["percent"].outcome


def test_pay_or_take_a_chance() -> None:
    game = table("stockholm")
    game.match.state.frames.append(TaskChoice(0, 200))
    assert {"pay", "chance", "advice", "resign"} == set(offered(game))


def test_a_debt_that_is_too_large_says_what_is_short() -> None:
    game = table()
    game.match.state.frames.append(Debt(0, 1, 2000, "rent", opened=True))
    now = offered(game)
    assert now["pay"].why == "The debt is $2,000; raise the cash first."
    assert now["pay"].outcome == "$500 short; at most $1,500 can be raised"
    assert now["resign"].asks


def test_a_mortgaged_deed_received_is_lifted_or_kept() -> None:
    game = table()
    game.match.state.owner[39] = 0
    game.match.state.mortgaged[39] = True
    game.match.state.frames.append(Transfer(0, [39]))
    now = offered(game)
    assert now["lift"].label == "Lift the mortgage: $220"
    assert now["keep"].label == "Keep it: $20"


def test_a_call_offers_as_many_pieces_as_one_could_place() -> None:
    game = table()
    state = game.match.state
    for deed in (37, 39, 1, 3):
        state.owner[deed] = 0 if deed < 10 else 1
    state.houses = 1
    state.turn = 1
    game.act(c.Build(1, 37))
    now = offered(game, 0)
    assert [key for key in now if key.startswith("want")] == ["want_1", "want_2", "want_3", "want_4", "want_8"]
    assert not now["none"].why


def test_rent_is_claimed_with_the_owners_own_key() -> None:
    """R6"""
    game = table(attentive_rent=True)
    game.match.state.claims = [Claim(1, 0, 2, 39, 50)]
    claim = offered(game)["claim_0"]
    assert claim.hot == "claim_3"
    assert claim.command == c.ClaimRent(2, 39)


def test_in_suomi_the_fine_can_be_paid_between_turns() -> None:
    """J2"""
    game = table("suomi")
    game.match.state.seats[2].jail = 0
    assert offered(game)["fine_2"].command == c.PayFine(2)
    assert "fine_2" not in offered(table("stockholm"))


def test_who_waits_may_still_look_at_the_deeds() -> None:
    game = table()
    game.match.state.owner[39] = 1
    assert set(offered(game, 1)) == {"manage"}
