"""Every event, task and square has its words, with nothing left unfilled in them."""

import string
from typing import get_args

import pytest

import levels
from game import events as e
from game.commands import Side
from game.events import Event
from game.state import BANK
from scenes.board import sentences
from scenes.board.deed_view import square_words
from scenes.board.recap import MOST, recap_lines
from scenes.board.sentences import Teller
from scenes.board.task_words import _BY_EFFECT, task_words
from scenes.ui.wrap import plain
from tests.scenes.board.table import session

SAID = {
    e.Rolled(0, 0, (3, 4), "move"): "Ann rolls 3 + 4",
    e.Rolled(0, 0, (3, 4, 4), "task"): "Ann rolls 3 + 4 + 4 = 11 for a task",
    e.Moved(0, 0, 0, 7, 7): "Ann goes to Chance",
    e.Moved(0, 0, 7, 4, -3): "Ann goes back to Income Tax",
    e.Salary(0, 1, 200): "Bo collects the salary of $200",
    e.Paid(0, 0, 1, 50, "rent"): "Ann pays $50 rent to Bo",
    e.Paid(0, BANK, 1, 50, "task"): "Bo gets $50",
    e.Paid(0, 0, BANK, 50, "fine"): "Ann pays the jail fine of $50",
    e.Paid(0, 0, BANK, 50, "price"): "",
    e.AuctionClosed(0, 39, None, 0): "Nobody bids for Boardwalk",
    e.AuctionClosed(0, "house", 1, 120): "Bo wins a house for $120",
    e.Built(0, 0, 39, "house", 2, 200): "Ann builds on Boardwalk (2)",
    e.Built(0, 0, 39, "hotel", 5, 200): "Ann builds a hotel on Boardwalk",
    e.Sold(0, 0, 39, 0, 500, True): "Ann sells all buildings of the group of Boardwalk for $500",
    e.RentForgone(0, 0, 1, 39, 50): "Ann forgot to claim $50 for Boardwalk",
    e.Transferred(0, 0, BANK, 39): "Boardwalk goes from Ann to the bank",
    e.Offered(0, 0, 1, Side(cash=5), Side(deeds=(39,), keys=1)): "Ann offers Bo: $5 for Boardwalk, 1 key",
    e.Controlled(0, 0, 1, "hard"): "Bo is played by CPU, hard now",
    e.Over(0, (1,), "time", ((1, 9), (0, 1))): "Time is up: Bo is the richest and wins",
}


def teller(ctx, edition: str = "games_to_go") -> Teller:
    return Teller(ctx, session(people=2, cpus=1, edition=edition).position)


@pytest.mark.parametrize(("event", "words"), SAID.items(), ids=lambda value: str(value)[:40])
def test_a_sentence(ctx, event, words) -> None:
    assert plain(teller(ctx).tell(event)) == words


def test_every_kind_of_event_has_its_sentence() -> None:
    assert set(get_args(Event)) <= set(sentences._TELL)


@pytest.mark.parametrize("edition", levels.names())
def test_every_task_has_words_with_all_places_filled(ctx, edition) -> None:
    board = levels.load(edition)
    for cards in ("chance", "chest"):
        told = [task_words(board, cards, index) for index in range(16)]
        for title, text in told:
            assert title
            assert "{" not in title + text
            assert text.endswith(".")


def test_wordings_of_one_effect_take_turns() -> None:
    board = levels.load("games_to_go")
    collects = [n for n, task in enumerate(board.chest) if task.effect == "collect"]
    titles = {task_words(board, "chest", n)[0] for n in collects}
    assert len(titles) == min(len(collects), len(_BY_EFFECT["collect"]))


def test_messages_name_only_places_that_are_filled() -> None:
    known = {"amount", "hotel", "square", "start"}
    for wordings in _BY_EFFECT.values():
        for title, text in wordings:
            for message in (title, text):
                assert {name for _, name, _, _ in string.Formatter().parse(message) if name} <= known


@pytest.mark.parametrize("edition", levels.names())
def test_every_square_without_a_deed_says_what_it_does(ctx, edition) -> None:
    position = session(edition=edition).position
    for square in position.board.squares:
        if not square.price:
            assert square_words(position, square).endswith((".", "%"))


def test_a_recap_is_short_and_leaves_out_the_oldest(ctx) -> None:
    events = [e.Built(n, 1, 39, "house", 1, 200) for n in range(12)]
    lines = recap_lines(teller(ctx), events)
    assert len(lines) == MOST
    assert "6 more" in lines[0]
