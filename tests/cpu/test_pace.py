"""CPUs take their time in live auctions, each its own, and never so long that the hammer falls (A2)."""

from game.driver import DECISION_TICKS, PAUSE_TICKS, Driver
from game.match import Match
from game.phases.auction import COUNTDOWN_TICKS
from game.state import Auction
from tests.rules.story import games


def live_auction() -> Match:
    story = games(">A 900; B 900 cpu hard; C 900 cpu normal; D 900 cpu hard", dice="12", live_auctions=True)
    story.match.state.pace = "normal"
    story("A roll; wait 90; A decline")
    return story.match


def test_a_bid_comes_after_a_moment_and_before_the_hammer():
    match = live_auction()
    driver = Driver(match)
    bids = 0
    while match.position.phase == "auction":
        wait = driver.ticks_to_wait()
        if wait is None:
            break
        assert wait <= DECISION_TICKS["normal"] + PAUSE_TICKS["normal"] < COUNTDOWN_TICKS["normal"]
        bids += any(type(event).__name__ == "Bid" for event in driver.step())
    assert bids


def test_pauses_differ_and_are_the_same_when_played_again():
    match = live_auction()
    top = match.position.top
    assert isinstance(top, Auction)
    pauses = [Driver(match).minds.pause(seat, top) for seat in (1, 2, 3)]
    again = [Driver(match.copy()).minds.pause(seat, top) for seat in (1, 2, 3)]
    assert pauses == again
    assert len(set(pauses)) > 1
