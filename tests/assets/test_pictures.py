"""Every picture can be drawn at the sizes in use, and is what the scripts say."""

import io
from pathlib import Path

import pygame
import pytest

import assets
from tools.art.middles import table
from tools.make_art import pictures

FOLDER = assets.path("svg")
NAMES = sorted(p.relative_to(FOLDER).with_suffix("").as_posix() for p in FOLDER.rglob("*.svg"))


@pytest.mark.parametrize("size", [32, 256])
@pytest.mark.parametrize("name", NAMES)
def test_draws_something(name: str, size: int) -> None:
    picture = pygame.image.load_sized_svg(str(FOLDER / f"{name}.svg"), (size, size))
    assert picture.get_bounding_rect(min_alpha=8).size > (size // 8, size // 8)


def test_files_are_what_the_scripts_draw() -> None:
    drawn = pictures()
    assert sorted(drawn) == NAMES
    assert [n for n in NAMES if (FOLDER / f"{n}.svg").read_text(encoding="utf-8") != drawn[n]] == []
    assert assets.path("middles.toml").read_text(encoding="utf-8") == table()


def test_nothing_the_renderer_leaves_out() -> None:
    for file in FOLDER.rglob("*.svg"):
        text = file.read_text(encoding="utf-8")
        assert not any(tag in text for tag in ("<text", "<filter", "<mask", "<clipPath", "<use", "<image")), file
        assert text.count("url(#") == sum(text.count(f"url(#{name})") for name in ids(text)), file


def ids(text: str) -> set[str]:
    return {part.split('"')[0] for part in text.split(' id="')[1:]}


def test_size_on_disk() -> None:
    assert sum(p.stat().st_size for p in FOLDER.rglob("*.svg")) < 3_000_000


def opaque_colours(data: bytes) -> set[tuple[int, ...]]:
    picture = pygame.image.load_sized_svg(io.BytesIO(data), (96, 96))
    return {tuple(picture.get_at((x, y)))[:3] for x in range(96) for y in range(96) if picture.get_at((x, y)).a == 255}


RECOLOURED = [n for n in NAMES if n.startswith(("token_", "seat_", "flag_", "tab_"))]


@pytest.mark.parametrize("name", RECOLOURED)
def test_takes_a_seats_colour(name: str) -> None:
    data = assets.recoloured(f"svg/{name}.svg", "#4cc9f0")
    assert not any(stand_in.encode() in data for stand_in in assets.STAND_INS.values())
    assert (0x4C, 0xC9, 0xF0) in opaque_colours(data)


def test_stand_ins_are_never_shown_by_other_pictures() -> None:
    plain = [n for n in NAMES if assets.STAND_INS["main"] not in Path(FOLDER / f"{n}.svg").read_text(encoding="utf-8")]
    others = [v for k, v in assets.STAND_INS.items() if k != "main"]
    assert [n for n in plain for v in others if v in (FOLDER / f"{n}.svg").read_text(encoding="utf-8")] == []
