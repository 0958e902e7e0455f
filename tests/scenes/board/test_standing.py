"""What the settings leave to the game, and hints that come once."""

from game import commands as c
from game.commands import Side
from game.state import BuyOrDecline, Trade, Turn
from scenes.board.choices import Choices
from scenes.board.hints import HINTS, Hints
from scenes.board.standing import PATIENCE, standing_order
from scenes.settings import Settings
from tests.scenes.board.table import session


def table(people: int = 2):
    game = session(people=people, cpus=1)
    game.match.state.turn = 0
    game.match.state.frames = [Turn("roll")]
    return game


def order(game, idle: float = PATIENCE, **kept):
    choices = Choices(game.position, 0).all()
    return standing_order(Settings(**kept), game, choices, idle)


def test_the_dice_roll_by_themselves_only_if_wanted_and_not_at_once() -> None:
    game = table()
    assert order(game) is None
    assert order(game, auto_roll=True) == c.Roll(0)
    assert order(game, idle=0.1, auto_roll=True) is None


def test_a_turn_ends_by_itself_but_no_deed_is_bought_so() -> None:
    game = table()
    game.match.state.frames = [Turn("manage")]
    assert order(game, auto_roll=True) is None
    assert order(game, auto_end_turn=True) == c.EndTurn(0)
    game.match.state.frames.append(BuyOrDecline(0, 39))
    assert order(game, auto_roll=True, auto_end_turn=True) is None


def test_a_counter_offer_by_a_cpu_is_never_refused_for_a_person() -> None:
    """The setting keeps CPUs from asking; who asked them wants to hear the answer."""
    game = table()
    game.match.state.frames.append(Trade(c.Offer(2, 0, Side(cash=5), Side())))
    assert order(game, cpu_offers=False) is None


def test_minds_ask_people_only_while_they_may() -> None:
    game = table()
    game.let_ask(False)
    minds = game.driver.minds
    assert not minds.mind(2).asks_humans
    game.let_ask(True)
    assert minds.mind(2).asks_humans


def test_a_hint_comes_once_and_goes_when_something_else_is_asked() -> None:
    game, hints = table(), Hints(Settings(), lambda: None)
    hints.look(game.position, 0)
    assert hints.words == HINTS["roll"]
    hints.look(game.position, 0)
    assert hints.words == HINTS["roll"]
    hints.look(game.position, None)
    assert hints.words == ""
    hints.look(game.position, 0)
    assert hints.words == ""


def test_owning_a_whole_group_is_worth_a_hint() -> None:
    game, hints = table(), Hints(Settings(), lambda: None)
    game.match.state.owner[37] = game.match.state.owner[39] = 0
    hints.look(game.position, 0)
    assert hints.words == HINTS["group"]


def test_nobody_who_rolls_again_is_told_to_end_the_turn() -> None:
    game, hints = table(), Hints(Settings(), lambda: None)
    state = game.match.state
    state.frames[0], state.doubles = Turn("manage"), 1
    hints.look(game.position, 0)
    assert hints.words == ""
    state.doubles = 0
    hints.look(game.position, 0)
    assert hints.words == HINTS["manage"]
