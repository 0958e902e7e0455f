"""Reads board.tmx through pytmx and hands on its objects as plain marks; nothing else imports pytmx."""

from __future__ import annotations

import logging
import os
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game.board import SIZE
from levels.fault import Report, quoted
from levels.layout import Rect
from levels.source import read_text
from levels.tidy import tidy

if TYPE_CHECKING:
    from xml.etree.ElementTree import Element


@dataclass(frozen=True, slots=True)
class Mark:
    """An object of the map: its layer, Tiled's id, name and type, its rectangle and its properties."""

    layer: str
    id: int
    name: str
    kind: str
    rect: Rect
    properties: dict[str, Any]

    @property
    def position(self) -> int | None:
        """The place on the board that it claims as a square, None without a valid one."""
        value = self.properties.get("pos")
        return value if isinstance(value, int) and 0 <= value < SIZE else None

    @property
    def where(self) -> str:
        """How faults name this object; the id is the one Tiled shows."""
        return f"object {self.id} {quoted(self.name or self.kind)}"


@dataclass(frozen=True, slots=True)
class Drawing:
    """All marks of a map, in its order, and its size in logical units."""

    width: float
    height: float
    marks: tuple[Mark, ...]

    def layer(self, name: str) -> list[Mark]:
        """The marks of one layer, in the map's order."""
        return [mark for mark in self.marks if mark.layer == name]


def read_drawing(path: Path, report: Report) -> Drawing | None:
    """The map at `path` less the objects whose faults are reported; None for a file that is no map at all."""
    text = read_text(path, report)
    if text is None:
        return None
    root = _parse(text, report)
    if root is None or not tidy(root, report):
        return None
    return _through_pytmx(root, report)


def _parse(text: str, report: Report) -> Element | None:
    from xml.etree import ElementTree  # not before a board is read: importing levels stays cheap

    # A document type is all that entity bombs and external entities need, and no map has one.
    if "<!DOCTYPE" in text or "<!ENTITY" in text:
        report("", "has a DOCTYPE or ENTITY declaration; boards may not")
        return None
    try:
        return ElementTree.fromstring(text)
    except (ElementTree.ParseError, ValueError, RecursionError) as error:
        report("", f"is not well-formed XML: {error}")
        return None


def _through_pytmx(root: Element, report: Report) -> Drawing | None:
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # pytmx imports pygame, which prints a greeting
    import pytmx

    logging.getLogger("pytmx").setLevel(logging.CRITICAL)  # faults are told in our words alone
    try:
        level = pytmx.TiledMap().parse_xml(root)
    except (ValueError, TypeError, AttributeError, KeyError) as error:
        report("", f"cannot be read as a Tiled map: {error}")
        return None
    marks = tuple(
        Mark(layer.name, item.id, item.name or "", item.type or "", _rect(item), item.properties)
        for layer in level.objectgroups
        for item in layer
    )
    return Drawing(level.width * level.tilewidth, level.height * level.tileheight, marks)


def _rect(item: Any) -> Rect:
    return Rect(item.x, item.y, item.width, item.height)
