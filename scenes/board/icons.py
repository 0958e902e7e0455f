"""Which picture stands on which square, and the colours of groups."""

from __future__ import annotations

import assets
from game.board import Square
from game.edition import Edition
from scenes.ui.theme import Colour, colour

_OF_EDITION = {"suomi": {"station": ("castle",), "utility": ("lake",)}}
"""Editions whose stations and utilities are something else."""
_OF_KIND = {"station": ("station",), "utility": ("electric", "water"), "tax": ("tax_income", "tax_luxury")}
CORNERS = ("go", "jail", "free_parking", "go_to_jail")


def icon_of(edition: Edition, square: Square) -> str | None:
    """The asset of a square's icon, None for streets and corners."""
    if square.kind == "chance":
        return f"svg/icon_chance_{'dice' if edition.task_source == 'dice' else 'card'}.svg"
    if square.kind == "chest":
        return "svg/icon_chest.svg"
    names = _OF_EDITION.get(edition.id, _OF_KIND).get(square.kind, _OF_KIND.get(square.kind))
    if not names:
        return None
    same = [other.position for other in edition.board.squares if other.kind == square.kind]
    return f"svg/icon_{names[same.index(square.position) % len(names)]}.svg"


def corner_of(edition: Edition, square: Square) -> str | None:
    """The asset of a corner's picture, None for other squares."""
    if square.kind not in CORNERS:
        return None
    own = f"svg/corners/{edition.id}_{square.kind}.svg"
    return own if (assets.ROOT / own).is_file() else f"svg/corners/games_to_go_{square.kind}.svg"


def group_colours(group: str | None) -> tuple[Colour, Colour]:
    """A group's colour and what is legible on it."""
    table = assets.theme()["groups"].get(group or "", {})
    return colour(table.get("colour", "#43306b")), colour(table.get("text", "#fff3df"))


def edition_look(edition: str) -> dict[str, object]:
    """An edition's own palette: sky, table, paper, accent, panel."""
    looks = assets.theme()["editions"]
    found: dict[str, object] = looks.get(edition, looks["games_to_go"])
    return found
