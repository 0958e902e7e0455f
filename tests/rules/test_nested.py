"""Rules inside rules: claims, bankruptcies and the clock in the middle of something else."""

from typing import Any

from tests.rules.story import Story, games, stockholm

OWES = ">A 20 @36: {}; B: boardwalk {}; C: {}"
"""A lands on Boardwalk: B may claim 50, A has 20."""


def landed(a: str = "", b: str = "", c: str = "", **rest: Any) -> Story:
    return games(OWES.format(a, b, c), dice="12", attentive_rent=True, **rest)("A roll")


def test_r6_a_claim_during_a_trade_then_the_trade_goes_on():
    t = landed("short_line baltic_avenue")
    t("A offer C short_line for 1; B claim_rent; A mortgage baltic_avenue; A pay")
    assert (t.phase, t.must) == ("trade", ["C"])
    t("C accept")
    assert (t.owner("short_line"), t.cash) == ("C", {"A": 1, "B": 1550, "C": 1499})


def test_r6_x2_the_debtor_mortgages_what_it_offered():
    """The deed is still there, mortgaged by now: C gets it as M3."""
    t = landed("short_line")
    t("A offer C short_line for 1; B claim_rent; A mortgage short_line; A pay; C accept")
    assert (t.phase, t.must, t.transfer) == ("transfer", ["C"], {"by": "C", "deeds": ["short_line"]})


def test_r6_the_asker_goes_bankrupt_while_its_offer_waits():
    t = landed("short_line")
    t("A offer C short_line for 1; B claim_rent; A resign")
    assert (t.trade, t.phase, t.turn, t.owner("short_line"), t.cash["B"]) == (None, "roll", "B", "B", 1520)


def test_r6_the_asked_goes_bankrupt_while_an_offer_to_it_waits():
    """In B's turn A still owes for the last landing."""
    t = landed("short_line", "b_o_railroad")
    t("A end_turn; B offer A 1 for short_line; B claim_rent; A resign")
    assert (t.trade, t.phase, t.turn, t.owner("short_line")) == (None, "roll", "B", "B")


def test_r6_an_offer_in_the_claimed_debt_over_an_offer():
    t = landed("short_line baltic_avenue")
    t("A offer C baltic_avenue for 5; B claim_rent; A offer B short_line for debt=50; B accept")
    assert (t.phase, t.must, t.trade["take"]) == ("trade", ["C"], {"cash": 5})
    t("C accept")
    assert (t.owner("short_line"), t.owner("baltic_avenue"), t.phase) == ("B", "C", "manage")


def test_r6_the_finder_goes_bankrupt_in_its_choice():
    t = games(">A 20 @2; B: light_blue=2; C", dice="22 23", attentive_rent=True)
    t("A roll; A roll; B claim_rent; A resign")
    assert (t.owner("st_charles_place"), t.phase, t.turn, t.cash["B"]) == (None, "roll", "B", 1520)


def bidding(**rest: Any) -> Story:
    """A, who declined, owes B 90 if B claims; all three are in."""
    t = games(">A 80 @2: short_line; B: light_blue=2; C", dice="22 23", attentive_rent=True, **rest)
    return t("A roll; A roll; A decline")


def test_r6_the_standing_bidder_goes_bankrupt():
    """Its bid is void; the others bid on from one."""
    t = bidding()
    t("A bid 80; B claim_rent; A resign")
    assert (t.phase, t.turn, t.auction["bid"], t.auction["bidders"]) == ("auction", "B", None, ["B", "C"])
    t("C bid 1; B leave")
    assert (t.owner("st_charles_place"), t.phase, t.must) == ("C", "roll", ["B"])


def test_r6_the_standing_bidder_goes_bankrupt_alone():
    """C has left, B's own claim is what breaks A: B may still open at one."""
    t = bidding()
    t("A bid 80; C leave; B claim_rent; A resign")
    assert (t.phase, t.auction["bidders"], t.must) == ("auction", ["B"], ["B"])
    t("B bid 1")
    assert t.owner("st_charles_place") == "B"


def test_r6_a_bidder_without_a_bid_goes_bankrupt_and_the_standing_one_is_alone():
    t = bidding()
    t("C bid 5; B leave; B claim_rent; A resign")
    assert (t.owner("st_charles_place"), t.cash["C"], t.phase, t.turn) == ("C", 1495, "roll", "B")


def test_r6_a_live_countdown_stands_still_in_a_debt():
    t = bidding(live_auctions=True)
    t("C bid 5; wait 100; B claim_rent; wait 1000")
    assert (t.phase, t.must) == ("debt", ["A"])
    t("A mortgage short_line; A pay; wait 199")
    assert t.phase == "auction"
    assert t("wait 1").owner("st_charles_place") == "C"


def test_d6_the_estate_of_a_bidder_is_sold_before_the_auction_goes_on():
    t = stockholm(">A 80 @2: hornsgatan; B: light_blue=2; C", dice="22 23", attentive_rent=True)
    t("A roll; A roll; A decline; B claim_rent; A resign")
    assert (t.auction["what"], t.auction["bidders"]) == ("hornsgatan", ["B", "C"])
    t("C bid 10; B leave")
    assert (t.auction["what"], t.auction["bidders"], t.owner("hornsgatan")) == ("s_t_eriksgatan", ["B", "C"], "C")
    t("B leave; C leave")
    assert (t.phase, t.turn, t.cash["B"]) == ("roll", "B", 30_090)


def calling(stock: int = 1) -> Story:
    """A opens a building call while it owes B 100 for Boardwalk, and has 60."""
    seats = ">A 60 @36: brown; B 100: dark_blue; C: light_blue; D: pink"
    return games(seats, dice="12", bank=(stock, 12), attentive_rent=True)("A roll; A build baltic_avenue")


def test_a3_the_builder_goes_bankrupt_and_enough_is_left_for_the_others():
    t = calling(2)
    assert t.must == ["C", "D"]
    t("B claim_rent; A resign")
    assert (t.phase, t.turn, t.must, t.call["wants"]) == ("building_call", "B", ["C", "D"], {})
    t("C want 1; D want 1")
    assert t.must == ["C"]
    t("C build vermont_avenue; D build states_avenue")
    assert (t.phase, t.bank["houses"], t.cash) == ("roll", 0, {"A": 0, "B": 160, "C": 1450, "D": 1400})


def test_a3_the_builder_goes_bankrupt_and_one_alone_wants_the_last():
    t = calling(1)
    t("B claim_rent; A resign; D leave; C want 1; C build vermont_avenue")
    assert (t.phase, t.turn, t.level("vermont_avenue"), t.level("baltic_avenue")) == ("roll", "B", 1, 0)


def test_a3_the_builder_goes_bankrupt_and_the_others_bid():
    t = calling(1)
    t("B claim_rent; A resign; C want 1; D want 1")
    assert (t.auction["bidders"], t.must) == (["C", "D"], ["C", "D"])
    t("D bid 100; C leave; D build states_avenue")
    assert (t.phase, t.turn, t.cash["D"]) == ("roll", "B", 1400)


def test_a3_the_builder_goes_bankrupt_and_nobody_wants_any():
    t = calling(1)
    assert t("B claim_rent; A resign; C leave; D leave").phase == "roll"


def test_a3_the_builder_pays_its_claim_meanwhile_and_its_build_lapses():
    t = calling(2)
    t("B claim_rent; A mortgage baltic_avenue; A mortgage mediterranean_avenue; A pay; C want 1; D leave")
    assert t.must == ["C"]
    t("C build vermont_avenue")
    assert (t.level("baltic_avenue"), t.cash["A"], t.phase, t.must) == (0, 20, "manage", ["A"])


def test_a3_a_bidder_goes_bankrupt_in_the_auction_of_a_piece():
    t = calling(1)
    t("C want 1; D want 1; A bid 60; B claim_rent; A resign")
    assert (t.auction["what"], t.auction["bid"], t.auction["bidders"]) == ("house", None, ["C", "D"])
    t("C bid 50; D leave; C build vermont_avenue")
    assert (t.phase, t.turn, t.bank["houses"]) == ("roll", "B", 0)


def test_a3_who_won_a_piece_goes_bankrupt_before_placing_it():
    """A's bid of 60 is the bank's; the piece stays there, and D, who bid for the next one, goes on."""
    t = calling(2)
    t("C want 1; D want 2; A bid 60; C leave; D leave")
    assert (t.must, t.cash["A"]) == (["A"], 0)
    t("B claim_rent; A resign")
    assert (t.auction["bidders"], t.bank["houses"]) == (["C", "D"], 2)
    t("C leave; D leave")
    assert (t.phase, t.turn) == ("roll", "B")


def test_a3_who_won_a_piece_owes_a_claim_and_the_bid():
    t = calling(1)
    t("C want 1; D leave; A bid 60; B claim_rent")
    assert (t.phase, t.debt["amount"]) == ("debt", 100)
    t("A mortgage baltic_avenue; A mortgage mediterranean_avenue; A pay; C leave")
    assert (t.phase, t.debt) == ("debt", {"by": "A", "to": "bank", "amount": 60, "can_raise": 20})
    t("A offer C for 40; C accept; A pay")
    assert (t.phase, t.must, t.awaiting["A"]) == ("building_call", ["A"], ["leave"])  # mortgaged: no lot for it
    t("A leave")
    assert (t.cash["A"], t.phase, t.bank["houses"]) == (60, "manage", 1)


def test_a3_one_who_is_asked_goes_bankrupt():
    """A's turn is over; B calls for the only house, C and A could; C's claim breaks A before it has answered."""
    seats = ">A 60 @36: light_blue; B: brown; C 100: dark_blue; D: pink"
    t = games(seats, dice="12", bank=(1, 12), attentive_rent=True)
    t("A roll; A end_turn; B build baltic_avenue")
    assert t.must == ["A", "D"]
    t("C claim_rent; A resign; D leave")
    assert (t.phase, t.turn, t.level("baltic_avenue"), t.owner("vermont_avenue")) == ("roll", "B", 1, "C")


def test_b5_hotels_of_a_group_sold_in_a_shortage_during_a_call():
    """E sells three hotels: no house comes back, and none goes."""
    seats = ">A: brown; B: light_blue; C 0: orange=hotel"
    t = games(seats, bank=(1, 9))
    t("A build baltic_avenue").refuses("C sell new_york_avenue")
    t("C sell_group new_york_avenue; B want 1; A bid 50; B leave; A build baltic_avenue")
    assert (t.phase, t.cash["C"], t.bank["houses"], t.bank["hotels"]) == ("roll", 750, 0, 12)


def test_r6_the_receiver_of_a_deal_goes_bankrupt():
    t = landed("short_line", "", "b_o_railroad=m")
    t("A offer C short_line for b_o_railroad; C accept")
    assert (t.phase, t.must) == ("transfer", ["A"])
    t("B claim_rent; A resign")
    assert (t.phase, t.turn, t.must, t.transfer["deeds"]) == ("transfer", "B", ["B"], ["b_o_railroad"])
    t("B redeem b_o_railroad")
    assert (t.phase, t.cash["B"], t.owner("short_line")) == ("roll", 1500 + 20 - 110, "C")


def test_r6_both_receivers_then_one_goes_bankrupt():
    t = landed("short_line=m", "", "b_o_railroad=m")
    t("A offer C short_line for b_o_railroad; C accept; B claim_rent; A resign; B keep_mortgage b_o_railroad")
    assert (t.phase, t.must, t.transfer) == ("transfer", ["C"], {"by": "C", "deeds": ["short_line"]})
    t("C keep_mortgage short_line")
    assert (t.phase, t.turn) == ("roll", "B")


def test_m3_a_deed_handed_on_before_it_was_answered_is_the_next_owners_to_answer():
    """A cannot pay the 20 on boardwalk, and sells short_line, still unanswered, in that debt: C pays its 10."""
    t = games(">A 5; B: boardwalk=m short_line=m; C")
    t("A offer B for boardwalk short_line; B accept; A keep_mortgage boardwalk")
    t("A offer C short_line for 100; C accept")
    assert (t.phase, t.must, t.transfer) == ("transfer", ["C"], {"by": "C", "deeds": ["short_line"]})
    t("C keep_mortgage short_line; A pay")
    assert (t.phase, t.transfer, t.cash) == ("roll", None, {"A": 85, "B": 1500, "C": 1390})


def test_m3_handed_back_it_is_answered_by_whom_it_came_back_to():
    t = games(">A 5; B: boardwalk=m short_line=m; C")
    t("A offer B for boardwalk short_line; B accept; A keep_mortgage boardwalk")
    t("A offer B short_line for 100; B accept; B redeem short_line; A pay")
    assert (t.phase, t.cash) == ("roll", {"A": 85, "B": 1290, "C": 1500})


def test_d6_the_creditor_of_an_estate_goes_bankrupt():
    """A breaks by 200 owed to B; while its deed is sold, D's claim breaks B: what it brings is the bank's."""
    seats = "A 0: hornsgatan; >B 300 @11; C; D: station"
    t = stockholm(seats, dice="22 11", chest="collect_each_10", attentive_rent=True)
    t("B roll; B roll; A resign")
    assert (t.auction["what"], t.cash["B"]) == ("hornsgatan", 700)
    t("D claim_rent; B resign")
    assert (t.auction["bidders"], t.turn) == (["C", "D"], "C")
    t("C bid 500; D leave")
    assert (t.cash, t.phase) == ({"A": 0, "B": 0, "C": 29_300, "D": 30_500}, "roll")


def test_d4_a_debt_to_a_seat_that_goes_bankrupt_is_owed_to_the_bank():
    """A collects 50 of each; C cannot pay yet, D comes after it; B claims 2 000 of A, which resigns."""
    seats = ">A 20 @33; B: dark_blue=hotel; C 0: short_line; D"
    t = games(seats, dice="33 12 332", attentive_rent=True)
    t("A roll; A roll")
    assert (t.cash["A"], t.debt["by"]) == (20 + 200 + 50, "C")
    t("B claim_rent; A resign")
    assert (t.turn, t.debt["to"], t.debts) == ("B", "bank", [{"by": "D", "to": "bank", "amount": 50}])
    t("C mortgage short_line; C pay")
    assert (t.cash, t.phase) == ({"A": 0, "B": 1720, "C": 50, "D": 1450}, "roll")


def test_e2_time_runs_out_in_a_claimed_debt_of_another():
    t = landed("short_line", session_minutes=1)
    t("A end_turn; B claim_rent; wait 3600")
    assert (t.phase, t.must) == ("debt", ["A"])
    t("A mortgage short_line; A pay")
    assert (t.phase, t.over["reason"]) == ("over", "time")


def test_e3_the_first_bankruptcy_of_a_speed_game_in_an_auction():
    t = bidding(speed=True)
    t("C bid 5; B claim_rent; A resign")
    assert (t.phase, t.over["reason"], t.owner("st_charles_place"), t.cash["C"]) == (
        "over",
        "first_bankruptcy",
        None,
        1500,
    )


def test_e1_the_last_but_one_goes_bankrupt_in_an_auction():
    t = games(">A 80 @2; B: light_blue=2", dice="22 23", attentive_rent=True)
    t("A roll; A roll; A decline; A bid 80; B claim_rent; A resign")
    assert (t.phase, t.over["winner"], t.auction) == ("over", ["B"], None)


def test_r6_a_cpu_takes_over_a_seat_in_debt_and_pays():
    t = landed("short_line")
    t("B claim_rent; C control A hard; A mortgage short_line; C control A; A pay")
    assert t.phase == "manage"
