"""Colour is never the only sign, and all writing stands out from its ground."""

from itertools import combinations, pairwise

import pygame
import pytest

import assets
import levels
from scenes.ui.theme import LEGIBLE, Theme, colour, contrast, legible, load_theme, mix
from tests.scenes import vision
from tests.scenes.vision import DEUTERANOPIA, PROTANOPIA

THEME = load_theme(assets.theme())
THEMES = {"normal": THEME, "high contrast": THEME.high_contrast()}
EDITIONS = sorted(assets.theme()["editions"])
GROUPS = assets.theme()["groups"]
SIGHTS = {"protanopia": PROTANOPIA, "deuteranopia": DEUTERANOPIA}

DARK = ("panel", "panel_lit", "panel_deep", "button", "deep", "night", "plum")
"""Grounds of cards, buttons and scenes."""
LIGHT_INKS = ("text", "dim", "paper", "ivory", "lamp", "ember", "good")
PAIRS = [
    *((ink, ground) for ink in LIGHT_INKS for ground in DARK),
    ("bad", "panel_deep"), ("ink", "lamp"), ("ink", "ember"), ("ink", "paper"), ("ink", "ivory"), ("ink", "shade"),
    ("plum", "paper"), ("alarm", "paper"), ("ivory", "alarm"), ("paper", "alarm"),
]  # fmt: skip


def fails(pairs: dict[str, float]) -> dict[str, float]:
    return {name: round(found, 2) for name, found in pairs.items() if found < LEGIBLE}


@pytest.mark.parametrize("name", THEMES)
def test_writing_stands_out_from_its_ground(name: str) -> None:
    theme = THEMES[name]
    found = {f"{a} on {b}": contrast(getattr(theme, a), getattr(theme, b)) for a, b in PAIRS}
    assert fails(found) == {}


@pytest.mark.parametrize("name", THEMES)
def test_greyed_buttons_and_stressed_words_can_still_be_read(name: str) -> None:
    theme = THEMES[name]
    grey = contrast(mix(theme.dim, theme.panel, 0.35), mix(theme.panel, theme.panel_deep, 0.5))
    lit = contrast(theme.text, mix(theme.button, (255, 255, 255), 0.08))
    mild = contrast(mix(theme.ink, theme.rose, 0.55), theme.paper)
    assert fails({"greyed": grey, "button in focus": lit, "sum on a card": mild}) == {}


@pytest.mark.parametrize("name", THEMES)
def test_names_in_seat_colours_can_be_read_wherever_they_stand(name: str) -> None:
    theme = THEMES[name]
    grounds = {ground: getattr(theme, ground) for ground in DARK}
    inks = {look.name: legible(look.colour, theme.lightest) for look in theme.seats}
    found = {
        f"{one} on {ground}": contrast(ink, below) for one, ink in inks.items() for ground, below in grounds.items()
    }
    assert fails(found) == {}
    assert all(vision.distance(inks[look.name], look.colour, NORMAL) < 15 for look in theme.seats)


NORMAL = ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0))


def test_groups_names_can_be_read_on_their_bands() -> None:
    found = {name: contrast(colour(group["colour"]), colour(group["text"])) for name, group in GROUPS.items()}
    assert fails(found) == {}


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_editions_paper_and_panel_can_be_written_on(edition: str) -> None:
    palette = assets.theme()["editions"][edition]
    paper, panel = colour(palette["paper"]), colour(palette["panel"])
    dusk = mix(panel, THEME.plum, 0.35)
    found = {
        "ink on paper": contrast(THEME.ink, paper),
        "alarm on paper": contrast(THEME.alarm, paper),
        "text on panel": contrast(THEME.text, panel),
        "dim on panel": contrast(THEME.dim, dusk),
        "accent on panel": contrast(colour(palette["accent"]), panel),
        **{f"text on felt {n}": contrast(THEME.text, colour(felt)) for n, felt in enumerate(palette["table"][1:])},
    }
    assert fails(found) == {}


def test_notes_can_be_read() -> None:
    notes = assets.theme()["notes"]
    assert fails({tint: contrast(colour(tint), colour(notes["ink"])) for tint in notes["tints"]}) == {}


def around(edition: str) -> list[str]:
    """Groups in the order in which one meets them."""
    squares = levels.load(edition).board.squares
    return list(dict.fromkeys(square.group for square in squares if square.group))


def mark_of(group: str) -> bytes:
    """What a group's pattern looks like, its colour aside."""
    picture = pygame.image.load_sized_svg(str(assets.path(f"svg/pattern_{group}.svg")), (64, 32))
    return pygame.image.tobytes(pygame.mask.from_surface(picture, 20).to_surface(), "RGB")


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("edition", levels.names())
def test_neighbouring_groups_look_different_or_have_other_patterns(edition: str, sight: str) -> None:
    for one, other in pairwise(around(edition)):
        apart = vision.distance(colour(GROUPS[one]["colour"]), colour(GROUPS[other]["colour"]), SIGHTS[sight])
        assert apart > 10 or mark_of(one) != mark_of(other), (one, other, apart)


def test_every_group_has_a_pattern_of_its_own() -> None:
    marks = {name: mark_of(name) for name in GROUPS}
    assert [pair for pair in combinations(marks, 2) if marks[pair[0]] == marks[pair[1]]] == []


@pytest.mark.parametrize("sight", SIGHTS)
def test_seats_that_look_alike_have_other_shapes(sight: str) -> None:
    for one, other in combinations(THEME.seats, 2):
        assert one.shape != other.shape or vision.distance(one.colour, other.colour, SIGHTS[sight]) > 20
    shapes = {look.shape: outline(look.shape) for look in THEME.seats}
    assert len(shapes) == len(set(shapes.values())) == 6


def outline(shape: str) -> bytes:
    picture = pygame.image.load_sized_svg(str(assets.path(f"svg/seat_{shape}.svg")), (48, 48))
    return pygame.image.tobytes(pygame.mask.from_surface(picture, 60).to_surface(), "RGB")


def test_a_pure_red_turns_dark_yellow_and_grey_stays_grey() -> None:
    assert vision.seen((128, 128, 128), PROTANOPIA) == (128, 128, 128)
    red = vision.seen((255, 0, 0), DEUTERANOPIA)
    assert red[0] == red[1] > red[2]


def test_the_high_contrast_theme_is_never_fainter() -> None:
    plain, high = THEMES["normal"], THEMES["high contrast"]

    def least(theme: Theme) -> float:
        return min(contrast(theme.dim, getattr(theme, ground)) for ground in DARK)

    assert least(high) > least(plain)
