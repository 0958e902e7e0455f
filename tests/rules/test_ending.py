"""E1, E2, E4, E5, E6: how a match ends, and who has won."""

import pytest

from tests.rules.story import Story, games, stockholm, suomi

MINUTE = 3600


def test_e1_the_last_seat_standing_wins():
    t = games(">A 20 @36: short_line=m; B: boardwalk", dice="12")
    t("A roll; A resign")
    assert t.over == {"winner": ["B"], "reason": "last_standing", "ranking": [["B", 2020], ["A", 0]]}
    assert (t.phase, t.must, t.awaiting, t.transfer) == ("over", [], {"B": []}, None)


def test_e1_nothing_is_auctioned_any_more():
    t = games(">A: dark_blue; B")
    t("A resign")
    assert (t.phase, t.auction, t.owner("boardwalk")) == ("over", None, None)


def test_e1_the_bankrupt_last_out_first():
    t = games(">A; B; C")
    t("A resign; B resign")
    assert t.over["ranking"] == [["C", 1500], ["B", 0], ["A", 0]]


def test_over_refuses_everything():
    t = games(">A; B")
    t("A resign").refuses("B roll", "B agree_end", "B control A", "B pace fast", "B resign")
    t("wait 10")
    assert t.tick == 10


def test_e2_the_clock_runs_in_ticks():
    t = games(">A; B", session_minutes=1)
    assert t.ticks_left == MINUTE
    t("wait 3599")
    assert (t.ticks_left, t.phase) == (1, "roll")
    t("wait 1")
    assert (t.phase, t.over["reason"], t.tick) == ("over", "time", 3600)


def test_e2_without_a_session_there_is_no_clock():
    assert games(">A; B").ticks_left is None


@pytest.mark.parametrize("minutes", [1, 30, 720])
def test_e2_any_length(minutes):
    t = games(">A; B", session_minutes=minutes)
    t(f"wait {minutes * MINUTE - 1}")
    assert t.phase == "roll"
    assert t("wait 1").phase == "over"


@pytest.mark.parametrize("phase", ["roll", "jail", "manage"])
def test_e2_at_once_in_roll_jail_and_manage(phase):
    t = games(f">A {'jail 0' if phase == 'jail' else '@10'}; B", dice="46", session_minutes=1)
    if phase == "manage":
        t("A roll")
    assert t.phase == phase
    t("wait 5000")
    assert (t.phase, t.events[-1]["tick"]) == ("over", MINUTE)


def test_e2_the_richest_wins():
    t = games(">A 100: boardwalk; B 499; C 300", session_minutes=1)
    t("wait 3600")
    assert t.over == {"winner": ["A"], "reason": "time", "ranking": [["A", 500], ["B", 499], ["C", 300]]}


def test_e2_a_choice_and_its_auction_are_settled_first():
    t = games(">A; B", dice="33 45", session_minutes=1)
    t("A roll; wait 4000")
    assert (t.phase, t.ticks_left) == ("buy", 0)
    t("A decline; B bid 1; wait 100")
    assert t.phase == "auction"
    t("A leave")
    assert (t.phase, t.owner("oriental_avenue"), t.over["reason"]) == ("over", "B", "time")
    assert t.doubles == 1  # pending doubles are not rolled


def test_e2_a_live_auction_falls_then_it_ends():
    t = games(">A; B", dice="12", session_minutes=1, live_auctions=True)
    t("A roll; wait 3500; A decline; wait 50; B bid 9; wait 299")
    assert (t.phase, t.ticks_left) == ("auction", 0)
    t("wait 1")
    assert (t.phase, t.over["ranking"]) == ("over", [["B", 1551], ["A", 1500]])


def test_e2_a_debt_is_settled_first():
    t = games(">A 20 @36: short_line; B: boardwalk; C", dice="12", session_minutes=1)
    t("A roll; wait 3600")
    assert t.phase == "debt"
    t("A mortgage short_line; A pay")
    assert (t.phase, t.over["reason"]) == ("over", "time")


def test_e2_an_offer_in_a_debt_may_still_be_made():
    t = games(">A 20 @36: short_line; B: boardwalk; C", dice="12", session_minutes=1)
    t("A roll; wait 3600; A offer C short_line for 200; C refuse; C offer A 150 for short_line; A accept; A pay")
    assert (t.phase, t.cash["A"]) == ("over", 120)


def test_e2_an_offer_not_yet_answered_lapses():
    t = games(">A: short_line; B", session_minutes=1)
    t("A offer B short_line for 1; wait 3600")
    assert (t.phase, t.trade, t.owner("short_line")) == ("over", None, "A")


def test_e2_an_offer_made_in_a_debt_lapses_too():
    t = games(">A 20 @36: short_line; B: boardwalk; C", dice="12", session_minutes=1)
    t("A roll; A offer C short_line for 200; wait 3600")
    assert (t.phase, t.trade) == ("debt", None)
    t("A offer C short_line for 200; C accept; A pay")
    assert t.phase == "over"


def test_e2_an_offer_under_a_debt_lapses_too():
    """R6: B claims while the offer waits; time runs out in the debt."""
    t = games(">A 20 @36: short_line; B: boardwalk; C", dice="12", attentive_rent=True, session_minutes=1)
    t("A roll; A offer C short_line for 1; B claim_rent; wait 3600")
    assert (t.phase, t.trade) == ("debt", None)
    t("A mortgage short_line; A pay")
    assert (t.phase, t.owner("short_line")) == ("over", "A")


def test_e2_a_bankruptcy_in_it_is_settled_first():
    t = games(">A 20 @35: short_line; B; C", dice="12", session_minutes=1)
    t("A roll; wait 3600; A resign")
    assert (t.phase, t.auction["what"]) == ("auction", "short_line")
    t("B leave; C leave")
    assert (t.phase, t.over["reason"], t.over["ranking"][2]) == ("over", "time", ["A", 0])


def test_e2_a_receipt_is_settled_first():
    t = games(">A; B: boardwalk=m", session_minutes=1)
    t("A offer B for boardwalk; B accept; wait 3600")
    assert t.phase == "transfer"
    assert t("A keep_mortgage boardwalk").phase == "over"


def test_e2_a_tax_and_a_task_are_settled_first():
    t = games(">A; B", dice="13", session_minutes=1)
    t("A roll; wait 3600; A choose_tax flat")
    assert t.over["ranking"] == [["B", 1500], ["A", 1300]]


def test_e2_a_building_call_is_settled_first():
    t = games(">A: brown; B: light_blue", bank=(1, 12), session_minutes=1)
    t("A build baltic_avenue; wait 3600")
    assert t.phase == "building_call"
    t("B want 1; B bid 50; A leave")
    assert (t.phase, t.must) == ("building_call", ["B"])
    assert t("B build vermont_avenue").phase == "over"


def test_e2_third_fine_and_its_move_are_settled_first():
    t = games(">A 0 jail 2: boardwalk; B", dice="45", session_minutes=1)
    t("A roll; wait 3600; A mortgage boardwalk; A pay")
    assert (t.phase, t.at("A")) == ("buy", 19)
    assert t("A decline; A leave; B leave").phase == "over"


def test_e2_stockholms_third_fine_gives_no_new_roll():
    t = stockholm(">A 0 jail 2: norrmalmstorg; B", dice="45", session_minutes=1)
    t("A roll; wait 3600; A mortgage norrmalmstorg; A pay")
    assert (t.phase, t.at("A"), t.jail("A")) == ("over", 10, None)


def test_e2_with_normal_pace_a_walk_comes_to_its_end():
    """The roll of tick 3 560 walks until 3 650."""
    t = games(">A @10; B", dice="46", session_minutes=1)
    t("A pace normal; wait 3560; A roll; wait 40")
    assert (t.ticks_left, t.phase) == (0, "manage")
    t.refuses("A offer B 1 for")
    t("wait 49")
    assert t.phase == "manage"
    assert t("wait 1").phase == "over"


def test_e4_worth():
    """100 + boardwalk 400 + park_place 350 + a hotel 5 x 200 + four houses 800 + mortgaged short_line 100."""
    t = games(">A 100: boardwalk=hotel park_place=4 short_line=m; B 0")
    assert t.worth == {"A": 2750, "B": 0}


def test_e4_a_tie_goes_to_more_cash_then_is_shared():
    t = games(">A 100: boardwalk; B 500; C 300: b_o_railroad", session_minutes=1)
    assert t("wait 3600").over["winner"] == ["B"]
    t = games(">A 500; B 500; C 300: b_o_railroad", session_minutes=1)
    t("wait 3600")
    assert t.over["winner"] == ["A", "B"]
    assert [worth for _, worth in t.over["ranking"]] == [500, 500, 500]


def test_e5_all_humans_together_may_end_it():
    t = games(">A 100; B 300; C 200 cpu easy")
    t.refuses("C agree_end")
    t("A agree_end")
    assert t.phase == "roll"
    t("B agree_end")
    assert t.over == {"winner": ["B"], "reason": "agreed", "ranking": [["B", 300], ["C", 200], ["A", 100]]}


def test_e5_at_any_time():
    t = games(">A; B", dice="12")
    t("A roll; A decline; B bid 100; B agree_end; A agree_end")
    assert (t.phase, t.owner("baltic_avenue"), t.cash["B"]) == ("over", None, 1500)


def test_e5_a_yes_holds_until_the_next_other_command():
    t = games(">A @10: short_line; B", dice="46")
    t("A agree_end; wait 100; A mortgage short_line; B agree_end")
    assert t.phase == "roll"
    assert t("A agree_end").phase == "over"


def test_e5_a_bankrupt_human_has_no_say():
    t = games(">A; B; C")
    t("A resign; B agree_end; C agree_end")
    assert t.over["reason"] == "agreed"


def test_e5_a_human_alone_among_cpus():
    assert games(">A; B cpu hard; C cpu easy")("A agree_end").over["reason"] == "agreed"


def test_e6_after_a_hundred_quiet_rounds_the_humans_are_asked():
    """All deeds are mortgaged, so nothing is ever due; dice go round by tens: 10, 20, jail, ..."""
    t = quiet_table()
    told = turns(t, 199)
    assert "stalled" not in told
    assert "stalled" in turns(t, 1)
    assert t.phase in ("roll", "jail")
    t("A agree_end; B agree_end")
    assert t.phase == "over"


def quiet_table(cpu: str = "") -> Story:
    """Two seats that throw 4 + 6 for ever: 10, 20, then jail, where three failures cost 50."""
    return games(f">A 60000 {cpu}; B 60000 {cpu}", dice="46 " * 400)


def turns(t: Story, count: int) -> set[str]:
    """Play whole turns; the kinds of events told."""
    told: set[str] = set()
    for _ in range(count):
        seat = t.turn
        t(f"{seat} roll")
        told |= {event["kind"] for event in t.events}
        if t.turn == seat:
            t(f"{seat} end_turn")
            told |= {event["kind"] for event in t.events}
    return told


def test_e6_any_change_starts_the_count_anew():
    t = games(">A 60000: short_line; B 60000", dice="46 " * 400)
    turns(t, 150)
    t("A mortgage short_line")
    assert "stalled" not in turns(t, 200)
    assert "stalled" in turns(t, 1)


CHANGES = [
    "A build baltic_avenue",
    "A sell mediterranean_avenue",
    "A sell_group mediterranean_avenue",
    "A mortgage short_line",
    "A redeem b_o_railroad",
    "A offer B short_line for; B accept",
    "A offer B b_o_railroad for; B accept; B redeem b_o_railroad",
]


@pytest.mark.parametrize("change", CHANGES)
def test_e6_every_change_counts(change):
    """One quiet turn before the hundredth round is over."""
    t = games(">A @10: mediterranean_avenue=1 baltic_avenue short_line b_o_railroad=m; B @10", dice="46 " * 400)
    t.match.state.quiet = 199
    t(change)
    assert "stalled" not in turns(t, 1)
    assert t.match.state.quiet == 0


def test_e6_a_deed_sold_by_the_bank_counts():
    t = games(">A; B @10", dice="12 46 46")
    t.match.state.quiet = 199
    t("A roll; A buy; A end_turn")
    assert (t.match.state.quiet, t.told("stalled")) == (0, [])


@pytest.mark.parametrize(("deed", "told"), [("short_line", 0), ("", 1)])
def test_e6_a_bankrupts_deeds_change_hands(deed, told):
    """Without a deed nothing does: of two seats that are left, two hundred turns are a hundred rounds."""
    t = games(f"C @10; B @10; >A: {deed}", dice="46", no_auctions=True)
    t.match.state.quiet = 198
    t("A resign")
    assert t.match.state.quiet == (0 if deed else 199)
    t("C roll; C end_turn")
    assert len(t.told("stalled")) == told


def test_e6_cash_and_keys_traded_are_no_change():
    t = games(">A @10 keys 1; B @10", dice="46")
    t.match.state.quiet = 199
    t("A offer B 5 key for; B accept; A roll; A end_turn")
    assert len(t.told("stalled")) == 1


def test_e6_undone_it_is_no_change():
    t = games(">A 60000: short_line; B 60000", dice="46 " * 400)
    turns(t, 150)
    t("A mortgage short_line; A undo")
    assert "stalled" not in turns(t, 49)
    assert "stalled" in turns(t, 1)


def test_e6_among_cpus_alone_the_match_ends_so():
    t = quiet_table("cpu easy")
    turns(t, 199)
    assert t.phase != "over"
    turns(t, 1)
    assert (t.over["reason"], t.phase) == ("stalemate", "over")


def test_engine_suomi_ends_by_time_too():
    t = suomi(">A; B 14_990_000", session_minutes=2)
    assert t("wait 7200").over["winner"] == ["A"]
