"""No CPU gives presents, and none can be pumped: whatever it accepts or offers raises its own value."""

import random

import pytest

from game import commands as c
from game.commands import Side
from game.cpu import Mind, deals
from game.match import Match
from game.position import Position
from game.refusal import Refusal
from tests.cpu.positions import LEVELS, SEED, after_the_roll, deed, matches_under_way, seats_in_hand, two_halves

TRIES = 60


def random_side(rng: random.Random, p: Position, seat: int) -> Side:
    deeds = [at for at in p.deeds_of(seat) if not p.group_level(at)]
    unit = p.edition.unit
    cash = rng.choice([0, 0, unit, rng.randrange(0, max(1, p.seat(seat).cash // unit)) * unit])
    return Side(min(cash, p.seat(seat).cash), tuple(rng.sample(deeds, min(len(deeds), rng.randrange(3)))))


def own_gain(mind: Mind, p: Position, offer: c.Offer) -> float:
    gain = deals.gains(mind.look(p), offer)
    return gain.to if offer.to == mind.seat else gain.by


def answers(match: Match, offer: c.Offer, level: str) -> tuple[Mind, c.Command | None, Match] | None:
    """Put an offer to a CPU of that level: its mind, its answer, and the match with the offer on the table."""
    table = match.copy()
    if isinstance(table.do(offer), Refusal):
        return None
    mind = Mind(offer.to, level, SEED)
    return mind, mind.decide(table.position), table


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("edition", ["games_to_go", "suomi"])
def test_what_a_cpu_accepts_raises_its_own_value(level, edition):
    rng = random.Random(1)
    asked = accepted = 0
    for match, seat in seats_in_hand(edition):
        for _try in range(TRIES // 6):
            other = rng.choice(match.position.others(seat))
            p = match.position
            offer = c.Offer(seat, other, random_side(rng, p, seat), random_side(rng, p, other))
            if found := answers(match, offer, level):
                mind, answer, _table = found
                asked += 1
                if isinstance(answer, c.Accept):
                    accepted += 1
                    assert own_gain(mind, match.position, offer) > 0
    assert asked > accepted > 0


@pytest.mark.parametrize("level", LEVELS)
def test_what_a_cpu_offers_raises_its_own_value(level):
    for match, seat in seats_in_hand():
        mind = Mind(seat, level, SEED)
        command = mind.decide(match.position)
        if isinstance(command, c.Offer):
            assert own_gain(mind, match.position, command) > 0


@pytest.mark.parametrize("level", LEVELS)
def test_one_dollar_buys_nothing(level):
    for match, seat in seats_in_hand():
        p = match.position
        for other in p.others(seat):
            for at in p.deeds_of(other):
                if not p.group_level(at) and not p.state.mortgaged[at]:
                    found = answers(match, c.Offer(seat, other, Side(p.edition.unit), Side(0, (at,))), level)
                    assert found is None or isinstance(found[1], c.Refuse)


@pytest.mark.parametrize("level", LEVELS)
def test_there_and_back_gains_the_asker_nothing(level):
    """After every deal that is accepted, the deal undone for a unit less is refused: so no chain comes round."""
    rng = random.Random(2)
    tried = 0
    for match, seat in seats_in_hand():
        p = match.position
        for _try in range(TRIES // 4):
            other = rng.choice(p.others(seat))
            offer = c.Offer(seat, other, random_side(rng, p, seat), random_side(rng, p, other))
            found = answers(match, offer, level)
            if found is None or not isinstance(found[1], c.Accept) or any(p.state.mortgaged):
                continue
            mind, _answer, table = found
            table.do(c.Accept(other))
            back = c.Offer(seat, other, offer.take, offer.give)
            if table.refusal(back) is None and table.position.between_turns:
                tried += 1
                table.do(back)
                assert isinstance(mind.decide(table.position), c.Refuse)
    assert tried


@pytest.mark.parametrize("level", LEVELS)
def test_a_lot_cannot_be_had_piecemeal(level):
    """Offers for each deed at rising prices: what is sold is not bought back for as much."""
    match = matches_under_way()[2]
    p = match.position
    seat, other = p.playing()[0], p.playing()[1]
    mind = Mind(other, level, SEED)
    for at in p.deeds_of(other):
        for price in range(0, p.seat(seat).cash, 40):
            table = match.copy()
            table.state.turn = seat
            if table.do(c.Offer(seat, other, Side(price), Side(0, (at,)))).__class__ is Refusal:
                continue
            if isinstance(mind.decide(table.position), c.Accept):
                table.do(c.Accept(other))
                if table.position.between_turns and table.do(c.Offer(seat, other, Side(0, (at,)), Side(price))):
                    assert isinstance(mind.decide(table.position), c.Refuse)
                break


def test_a_completing_swap_is_offered_and_accepted_between_equals():
    story = two_halves()
    after_the_roll(story.match)
    offer = Mind(0, "hard", SEED).decide(story.match.position)
    assert isinstance(offer, c.Offer)
    story.match.do(offer)
    assert Mind(1, "hard", SEED).decide(story.match.position) == c.Accept(1)
    story.match.do(c.Accept(1))
    pink, orange = deed("st_charles_place"), deed("tennessee_avenue")
    p = story.match.position
    assert {p.owns_group(seat, at) for seat in (0, 1) for at in (pink, orange)} == {True, False}
    assert p.state.owner[pink] != p.state.owner[orange]
