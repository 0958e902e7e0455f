from scenes.ui import Box, grid
from scenes.ui.focus import neighbour

#  0 1 2
#  3 4 5
GRID = grid(Box(0, 0, 300, 200), 6, 3, 10)

#  0000
#  1  2
#  3333
CROSS = [Box(0, 0, 200, 40), Box(0, 60, 60, 40), Box(140, 60, 60, 40), Box(0, 120, 200, 40)]


def test_a_grid_moves_by_one():
    assert neighbour(GRID, 0, "right") == 1
    assert neighbour(GRID, 1, "down") == 4
    assert neighbour(GRID, 5, "left") == 4
    assert neighbour(GRID, 4, "up") == 1


def test_columns_go_round_and_rows_do_not():
    assert neighbour(GRID, 1, "up") == 4
    assert neighbour(GRID, 3, "down") == 0
    assert neighbour(GRID, 2, "right") == 2
    assert neighbour(GRID, 3, "left") == 3


def test_what_is_in_line_comes_before_what_is_near():
    boxes = [Box(0, 0, 50, 50), Box(70, 60, 50, 50), Box(0, 90, 50, 50)]
    assert neighbour(boxes, 0, "down") == 2


def test_wide_rows_meet_narrow_ones():
    assert neighbour(CROSS, 1, "up") == 0
    assert neighbour(CROSS, 1, "right") == 2
    assert neighbour(CROSS, 2, "down") == 3
    assert neighbour(CROSS, 3, "up") in (1, 2)


def test_every_widget_can_be_reached_from_every_other():
    for boxes in (GRID, CROSS):
        reached = {0}
        for _ in boxes:
            reached |= {neighbour(boxes, i, d) for i in reached for d in ("up", "down", "left", "right")}
        assert reached == set(range(len(boxes)))


def test_alone_it_stays():
    assert neighbour([Box(0, 0, 10, 10)], 0, "down") == 0
