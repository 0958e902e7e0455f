"""A3: the building call, when there are fewer pieces than seats that could build."""

from tests.rules.story import games, stockholm, suomi

THREE = ">A: brown; B: light_blue; C: dark_blue"
"""Three seats that could build: at 50, 50 and 200."""


def test_a3_no_call_while_there_are_enough():
    t = games(THREE, bank=(3, 12))
    t("A build baltic_avenue")
    assert (t.phase, t.level("baltic_avenue")) == ("roll", 1)


def test_a3_fewer_than_seats_that_could_opens_a_call():
    t = games(THREE, bank=(2, 12))
    t("A build baltic_avenue")
    assert (t.phase, t.must, t.level("baltic_avenue"), t.cash["A"]) == ("building_call", ["B", "C"], 0, 1500)
    assert (t.awaiting["B"], t.awaiting["A"]) == (["leave", "want"], [])


def test_a3_only_seats_that_can_pay_and_place_count():
    """B is short of cash, C's group is mortgaged, D's is incomplete: one taker, one house."""
    t = games(">A: brown; B 49: light_blue; C: park_place boardwalk=m; D: kentucky_avenue", bank=(1, 12))
    t("A build baltic_avenue")
    assert (t.phase, t.level("baltic_avenue")) == ("roll", 1)


def test_a3_nobody_else_wants_the_build_is_carried_out():
    t = games(THREE, bank=(1, 12))
    t("A build baltic_avenue; B leave; C leave")
    assert (t.phase, t.level("baltic_avenue"), t.cash["A"], t.bank["houses"]) == ("roll", 1, 1450, 0)


def test_a3_enough_for_all_is_sold_at_the_price_in_seat_order_from_the_builder():
    """Stock 2, three could, A and C want one each: A's is built with the call, C pays on placing."""
    t = games(THREE, bank=(2, 12))
    t("A build baltic_avenue; C want 1; B leave")
    assert (t.level("baltic_avenue"), t.cash["A"]) == (1, 1450)
    assert (t.phase, t.must, t.awaiting["C"]) == ("building_call", ["C"], ["build", "leave"])
    t.refuses("A build mediterranean_avenue", "B build vermont_avenue", "A roll")
    t("C build boardwalk")
    assert (t.cash["C"], t.level("boardwalk"), t.bank["houses"], t.phase) == (1300, 1, 0, "roll")


def test_a3_pieces_are_placed_in_seat_order_from_the_builder():
    t = games("A: brown; >B: light_blue; C: dark_blue; D: pink", bank=(3, 12))
    t("B build vermont_avenue; D want 1; A want 1; C leave")
    assert t.must == ["D"]
    t("D build states_avenue")
    assert t.must == ["A"]
    t("A build baltic_avenue")
    assert (t.cash, t.phase) == ({"A": 1450, "B": 1450, "C": 1500, "D": 1400}, "roll")


def test_a3_too_few_are_auctioned_singly():
    """Issue's corner: the last house wanted by three."""
    t = games(THREE, bank=(1, 12))
    t("A build baltic_avenue; B want 1; C want 1")
    assert (t.phase, t.auction["what"], t.auction["bidders"]) == ("auction", "house", ["A", "B", "C"])
    t.refuses("A bid 49", "B bid 49", "C bid 199")
    t("A bid 50; B bid 51; C bid 200; A leave; B leave")
    assert (t.phase, t.must, t.cash["C"], t.bank["houses"]) == ("building_call", ["C"], 1300, 1)
    t("C build park_place")
    assert (t.cash["C"], t.level("park_place"), t.bank["houses"], t.phase) == (1300, 1, 0, "roll")
    assert t.turn == "A"


def test_a3_nobody_places_for_less_than_the_price_of_the_lot():
    """Who bid 100 with lots at 50 and 200 places at 50."""
    t = games(">A: brown; B: light_blue dark_blue", bank=(1, 12))
    t("A build baltic_avenue; B want 1; B bid 100; A leave")
    t.refuses("B build boardwalk")
    t("B build vermont_avenue")
    assert (t.cash["B"], t.level("vermont_avenue")) == (1400, 1)


def test_a3_piece_by_piece_each_placed_before_the_next():
    t = games(THREE, bank=(2, 12))
    t("A build baltic_avenue; B want 2; C want 1")
    t("B bid 60; A leave; C leave; B build vermont_avenue")
    assert (t.phase, t.auction["bidders"]) == ("auction", ["A", "B", "C"])
    t("A bid 50; B leave; C leave; A build mediterranean_avenue")
    assert (t.phase, t.bank["houses"], t.cash) == ("roll", 0, {"A": 1450, "B": 1440, "C": 1500})


def test_a3_who_has_all_it_wanted_bids_no_more():
    t = games(THREE, bank=(2, 12))
    t("A build baltic_avenue; B want 1; C want 1; B bid 60; A leave; C leave; B build vermont_avenue")
    assert t.auction["bidders"] == ["A", "C"]


def test_a3_a_piece_nobody_bids_for_stays_with_the_bank():
    t = games(THREE, bank=(1, 12))
    t("A build baltic_avenue; B want 1; C want 1; A leave; B leave; C leave")
    assert (t.phase, t.bank["houses"], t.level("baltic_avenue")) == ("roll", 1, 0)


def test_a3_placed_evenly():
    t = games(">A: brown; B: boardwalk=1 park_place", bank=(1, 12))
    t("A build baltic_avenue; B want 1; B bid 200; A leave").refuses("B build boardwalk")
    assert t("B build park_place").level("park_place") == 1


def test_a3_hotels_too():
    t = games(">A: brown=4; B: dark_blue=4", bank=(0, 1))
    t("A build baltic_avenue; B want 1")
    assert t.auction["what"] == "hotel"
    t("B bid 200; A leave; B build boardwalk")
    assert (t.level("boardwalk"), t.bank) == ("hotel", {"houses": 4, "hotels": 0, "keys": 6})


def test_a3_a_hotel_call_asks_only_those_ready_for_a_hotel():
    t = games(">A: brown=4; B: dark_blue=3; C: pink=4", bank=(0, 1))
    assert t("A build baltic_avenue").must == ["C"]


def test_engine_want_from_one_up_to_what_one_could_place_and_pay_for():
    """B: 199 pays for three at 50; room for eleven. C: room for two only."""
    t = games(">A: brown; B 199: light_blue; C: boardwalk=3 park_place=3", bank=(2, 12))
    t("A build baltic_avenue").refuses("B want 0", "B want -1", "B want 4", "C want 3", "A want 1")
    t("B want 3").refuses("B want 1", "B leave")


def test_engine_want_of_hotels():
    t = games(">A: brown=4; B: boardwalk=hotel park_place=4", bank=(0, 1))
    t("A build baltic_avenue").refuses("B want 2")
    t("B want 1")


def test_engine_cheapest_lots_first_for_want():
    """B has 300: two at 50 ... six in all would be 300; with dark_blue besides, still six at 50."""
    t = games(">A: brown; B 300: light_blue dark_blue", bank=(1, 12))
    t("A build baltic_avenue").refuses("B want 7")
    t("B want 6")


def test_engine_leave_gives_up_a_won_piece_and_the_bid_comes_back():
    t = games(THREE, bank=(1, 12))
    t("A build baltic_avenue; B want 1; C want 1; B bid 80; A leave; C leave")
    assert t.cash["B"] == 1420
    t("B leave")
    assert (t.cash["B"], t.bank["houses"], t.phase) == (1500, 1, "roll")


def test_engine_leave_gives_up_a_bought_piece():
    t = games(THREE, bank=(2, 12))
    t("A build baltic_avenue; C want 1; B leave; C leave")
    assert (t.cash["C"], t.bank["houses"], t.phase) == (1500, 1, "roll")


def test_engine_until_placed_a_piece_counts_in_the_bank():
    t = games(THREE, bank=(1, 12))
    t("A build baltic_avenue; B want 1; C want 1; B bid 80; A leave; C leave")
    assert t.bank["houses"] == 1


def test_engine_buildings_may_be_sold_meanwhile_but_the_number_called_stays():
    """D sells three houses during the call: still one piece, auctioned between A and B."""
    t = games(">A: brown; B: light_blue; D 0: dark_blue=2", bank=(1, 12))
    t("A build baltic_avenue; D sell boardwalk; D sell park_place; D sell boardwalk; B want 1")
    assert (t.phase, t.bank["houses"]) == ("auction", 4)
    t("A bid 50; B leave; A build baltic_avenue")
    assert (t.phase, t.bank["houses"]) == ("roll", 3)


def test_engine_the_builders_own_build_lapses_if_it_cannot_be_carried_out():
    """B2: A sells the even house meanwhile, so baltic_avenue's second would be uneven."""
    t = games(">A 100: brown=1; B: light_blue", bank=(1, 12))
    t("A build baltic_avenue; A sell mediterranean_avenue; B leave")
    assert (t.phase, t.level("baltic_avenue"), t.level("mediterranean_avenue")) == ("roll", 1, 0)
    assert (t.cash["A"], t.bank["houses"]) == (125, 2)


def test_engine_who_can_no_longer_place_is_left_out_of_its_auction():
    """C wanted a second house on park_place, then sold boardwalk's first: it may still; A's group, sold bare, too."""
    t = games(">A: brown; B: light_blue; C: boardwalk=4 park_place=3", bank=(1, 12))
    t("A build baltic_avenue; C want 1; B want 1")
    assert t.auction["bidders"] == ["A", "B", "C"]
    t = games(">A: brown; B: light_blue; C: boardwalk=4 park_place=3", bank=(1, 12))
    t("A build baltic_avenue; C want 1; C sell_group boardwalk; B want 1")
    assert t.auction["bidders"] == ["A", "B", "C"]  # bare lots still take a house


def test_engine_who_can_no_longer_place_a_hotel_is_left_out():
    t = games(">A: brown=4; B: dark_blue=4; C: pink=4", bank=(0, 1))
    t("A build baltic_avenue; B want 1; B sell boardwalk; C want 1")
    assert t.auction["bidders"] == ["A", "C"]


def test_a3_a_hotel_sold_meanwhile_may_take_the_houses_called():
    """D turns its hotel into the four houses of the bank: none is left, the call ends, A's build lapses."""
    seats = ">A: brown; B: light_blue; C: pink; D: boardwalk=hotel park_place=4; E: red"
    t = games(seats, bank=(3, 11))
    t("A build baltic_avenue")
    t.refuses("D sell boardwalk")
    seats = ">A: brown; B: light_blue; C: pink; D 200: orange boardwalk=hotel park_place=4; E: red"
    t = games(seats, bank=(4, 11))
    t("A build baltic_avenue; D sell boardwalk; B leave; C leave; D leave; E want 1")
    assert (t.level("baltic_avenue"), t.must, t.awaiting["E"]) == (0, ["E"], ["leave"])
    t.refuses("E build kentucky_avenue")
    t("E leave")
    assert (t.phase, t.bank["houses"], t.bank["hotels"]) == ("roll", 0, 12)


def test_a3_live_auctions_of_pieces_fall_at_their_ticks():
    t = games(THREE, bank=(1, 12), live_auctions=True)
    t("A build baltic_avenue; B want 1; C want 1; wait 200; B bid 90; wait 299")
    assert t.phase == "auction"
    t("wait 1")
    assert (t.phase, t.must, t.tick) == ("building_call", ["B"], 500)
    t("B build oriental_avenue")
    assert t.cash["B"] == 1410


def test_a3_h2_stays_without_auctions():
    t = games(THREE, bank=(1, 12), no_auctions=True)
    assert t("A build baltic_avenue; B want 1; C want 1").phase == "auction"


def test_a3_build_in_a_call_cannot_be_undone():
    t = games(THREE, bank=(1, 12))
    t("A build baltic_avenue").refuses("A undo")
    t("B leave; C leave").refuses("A undo")


def test_a3_suomi_a_build_between_turns_calls_whoever_could():
    t = suomi(">A @10: brown; B: light_blue; C: dark_blue", bank=(2, 12), dice="46")
    t("B build lahti")
    assert (t.phase, t.turn, t.must) == ("building_call", "A", ["A", "C"])
    t("A want 1; C leave")
    assert t.must == ["A"]
    t("A build turku; A roll")
    assert t.cash == {"A": 14_500_000, "B": 14_500_000, "C": 15_000_000}


def test_a3_stockholm_bids_in_tens_from_the_price():
    t = stockholm(">A: brown; B: light_blue", bank=(1, 12))
    t("A build hornsgatan; B want 1").refuses("A bid 990", "A bid 1005")
    t("A bid 1000").refuses("B bid 1005", "B bid 1000")
    t("B bid 1010; A leave; B build gotgatan")
    assert t.cash["B"] == 28_990


def test_a3_never_during_a_debt():
    t = games(">A 0: brown; B: light_blue=1 boardwalk", bank=(1, 12), dice="33")
    t("A roll").refuses("A build baltic_avenue", "B build vermont_avenue")
    assert t.phase == "debt"


def test_a3_a_bidder_whose_lots_are_gone_can_only_leave():
    """C sells boardwalk's fourth house in the auction of a hotel."""
    t = games(">A: brown=4; B: dark_blue=4", bank=(0, 1))
    t("A build baltic_avenue; B want 1; B sell boardwalk").refuses("B bid 200", "B bid 1000")
    assert t.awaiting["B"] == ["leave", "sell", "sell_group"]
    t("B leave; A bid 50; A build mediterranean_avenue")
    assert (t.level("mediterranean_avenue"), t.cash["A"]) == ("hotel", 1450)


def test_a3_a_piece_goes_only_where_its_kind_comes_next():
    """A house won does not make baltic_avenue's hotel."""
    t = games(">A: brown=4 pink; B: light_blue", bank=(1, 12))
    t("A build states_avenue; B want 1; A bid 100; B leave").refuses("A build baltic_avenue")
    assert t("A build virginia_avenue").cash["A"] == 1400
