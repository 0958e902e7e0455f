"""What a seat holds, as chips in the seat strip."""

from scenes.board.deed_row import chips
from scenes.board.shown import Shown
from tests.scenes.board.table import session


def test_chips_stand_by_group_and_tell_how_a_deed_stands() -> None:
    game = session()
    for deed in (1, 3, 5, 6):
        game.match.state.owner[deed] = 0
    game.match.state.owner[8] = 1
    game.match.state.mortgaged[5] = True
    mine = chips(game.position, Shown.of(game.position), 0)
    assert mine[0] == (("brown", "whole"), ("brown", "whole"))
    assert ("station", "mortgaged") in mine[1]
    assert [standing for _group, standing in mine[2]] == ["own", "other", "other"]
    assert sum(len(row) for row in mine) == 28
    theirs = chips(game.position, Shown.of(game.position), 1)
    assert [standing for _group, standing in theirs[2]] == ["other", "own", "other"]
