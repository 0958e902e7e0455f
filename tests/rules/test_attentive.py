"""R6: rent that its owner must claim."""

from typing import Any

from tests.rules.story import Story, games, suomi


def attentive(seats: str, dice: str, **rest: Any) -> Story:
    return games(seats, dice=dice, attentive_rent=True, **rest)


LANDED = ">A @36; B: boardwalk short_line; C"


def test_r6_off_rent_is_collected_by_itself():
    t = games(LANDED, dice="12")
    t("A roll").refuses("B claim_rent")
    assert (t.cash["B"], t.claims) == (1550, [])


def test_r6_on_it_waits_for_the_claim():
    t = attentive(LANDED, "12")
    t("A roll")
    assert (t.cash["B"], t.phase, t.awaiting["B"]) == (1500, "manage", ["claim_rent"])
    t.refuses("A claim_rent", "C claim_rent", "B claim_rent short_line")
    t("B claim_rent boardwalk").refuses("B claim_rent")
    assert t.cash == {"A": 1450, "B": 1550, "C": 1500}


def test_r6_until_the_first_roll_of_a_later_turn():
    t = attentive(LANDED, "12 46")
    t("A roll; A end_turn; B claim_rent")
    assert t.cash["B"] == 1550
    t = attentive(LANDED, "12 46")
    t("A roll; A end_turn; B roll")
    assert t.told("rent_forgone") == [{"by": "B", "payer": "A", "deed": "boardwalk", "amount": 50}]
    t.refuses("B claim_rent")


def test_r6_the_extra_roll_of_the_same_turn_forgoes_nothing():
    t = attentive(">A @33; B: boardwalk; C", "33 64")
    t("A roll; A roll")
    assert not t.told("rent_forgone")
    assert t("B claim_rent").cash["B"] == 1550


def test_r6_a_roll_in_jail_is_a_roll_of_a_later_turn():
    t = attentive(">A @36; B jail 0: boardwalk; C", "12 46")
    t("A roll; A end_turn; B roll").refuses("B claim_rent")


def test_r6_several_stand_side_by_side():
    """Two landings of one turn: without a name the oldest, with a name that one."""
    seats = ">A @33; B: boardwalk oriental_avenue; C"
    t = attentive(seats, "33 34")
    t("A roll; A roll")  # 39, then 6
    assert [claim["deed"] for claim in t.claims] == ["boardwalk", "oriental_avenue"]
    t("B claim_rent oriental_avenue; B claim_rent")
    assert t.cash["B"] == 1556
    t = attentive(seats, "33 34")
    t("A roll; A roll; B claim_rent")
    assert [claim["deed"] for claim in t.claims] == ["oriental_avenue"]


def test_r6_fixed_at_the_landing():
    """B sells the lot and mortgages others meanwhile: B still gets 100, the double rent of then."""
    t = attentive(">A @36; B: dark_blue; C", "12")
    t("A roll; A offer B 10 for boardwalk; B accept; B claim_rent")
    assert (t.cash["B"], t.owner("boardwalk")) == (1500 + 10 + 100, "A")


def test_r6_short_of_cash_it_is_a_debt():
    t = attentive(">A 20 @36: short_line; B: boardwalk; C", "12")
    t("A roll; B claim_rent")
    assert t.debt == {"by": "A", "to": "B", "amount": 50, "can_raise": 120}
    t("A mortgage short_line; A pay")
    assert (t.phase, t.turn) == ("manage", "A")


def test_r6_even_after_its_turn():
    t = attentive(">A 20 @36: short_line; B: boardwalk; C", "12")
    t("A roll; A end_turn; B claim_rent")
    assert (t.turn, t.phase, t.must) == ("B", "debt", ["A"])
    t.refuses("B roll")
    t("A offer C short_line for 100; C accept; A pay")
    assert (t.turn, t.phase, t.must) == ("B", "roll", ["B"])


def test_r6_bankrupt_after_its_turn_leaves_the_others_turn_alone():
    t = attentive(">A 20 @36: short_line; B: boardwalk; C", "12")
    t("A roll; A end_turn; B claim_rent; A resign")
    assert (t.turn, t.phase, t.owner("short_line"), t.cash["B"]) == ("B", "roll", "B", 1520)


def test_r6_in_any_phase_the_debt_comes_first_of_all():
    """A owes in its own auction; then the auction goes on."""
    t = attentive(">A 20 @2: short_line; B: light_blue=2; C", "22 23")
    t("A roll; A roll")
    assert t.phase == "buy"
    t("B claim_rent")
    assert (t.phase, t.must) == ("debt", ["A"])
    t.refuses("A decline", "A buy", "B bid 1")
    t("A mortgage short_line; A pay; A decline")
    assert (t.phase, t.cash["A"]) == ("auction", 30)


def test_r6_lapses_when_its_owner_goes_bankrupt():
    t = attentive(">A @36; B: boardwalk; C", "12", no_auctions=True)
    t("A roll; A end_turn; B resign")
    assert (t.claims, t.turn, t.cash["A"]) == ([], "C", 1500)


def test_r6_lapses_when_the_match_ends():
    t = attentive(">A @36; B: boardwalk", "12")
    t("A roll; A agree_end; B agree_end")
    assert (t.phase, t.claims, t.over["ranking"]) == ("over", [], [["B", 1900], ["A", 1500]])


def test_r6_h4_no_claim_for_an_owner_in_jail():
    t = attentive(">A @36; B jail 0: boardwalk; C", "12", no_rent_in_jail=True)
    assert t("A roll").claims == []


def test_r6_the_pot_and_taxes_are_not_rent():
    t = attentive(">A @35; B; C", "12")
    assert t("A roll").cash["A"] == 1425


def test_r6_the_claim_stands_after_the_payer_went_to_jail():
    """A's doubles lead to a rent, then to jail: the turn is over, the claim stands until B rolls."""
    t = attentive(">A @13; B: new_york_avenue; C", "33 56")
    t("A roll; A roll")  # 19, then 30
    assert (t.turn, t.jail("A")) == ("B", 0)
    t("B claim_rent")
    assert t.cash["B"] == 1516


def test_r6_suomi_the_debtor_sells_in_its_own_debt_out_of_turn():
    t = suomi(">A 0 @36: brown=1; B: helsinki; C", dice="12", attentive_rent=True)
    t("A roll; A end_turn; B claim_rent; A sell turku; A sell tampere; A pay")
    assert t.cash["A"] == 0


def test_r6_a_cpu_claims_its_rent():
    t = attentive(">A @36; B cpu easy: boardwalk; C", "12")
    t("A roll")
    assert t.may("B", "claim_rent")
