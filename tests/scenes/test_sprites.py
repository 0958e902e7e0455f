"""Pictures fill the size they are asked for, edge to edge."""

import pytest

import assets
from scenes.sprites import render_svg


@pytest.mark.parametrize("side", [387, 515, 516, 517, 775, 1033])
def test_wide_layers_leave_no_seam(side: int) -> None:
    sky = assets.path("svg/middle/games_to_go/sky.svg").read_text(encoding="utf-8")
    height = round(side * 0.7)
    picture = render_svg(sky, (side, height))
    assert picture.get_size() == (side, height)
    assert {picture.get_at((x, y)).a for x in (0, side - 1) for y in (0, height - 1)} == {255}
