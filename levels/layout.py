"""Where things are on a board, in the logical units of its map: frozen facts for drawing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Side = Literal["bottom", "left", "top", "right", "corner"]


@dataclass(frozen=True, slots=True)
class Rect:
    """A rectangle from its top left corner, in logical units, y growing downwards."""

    x: float
    y: float
    width: float
    height: float

    @property
    def center(self) -> tuple[float, float]:
        """The point in the middle."""
        return self.x + self.width / 2, self.y + self.height / 2

    def contains(self, x: float, y: float) -> bool:
        """Whether the point lies inside; the right and lower edges belong to the neighbours."""
        return self.x <= x < self.x + self.width and self.y <= y < self.y + self.height

    def overlaps(self, other: Rect) -> bool:
        """Whether the two share more than an edge."""
        return (
            self.x < other.x + other.width
            and other.x < self.x + self.width
            and self.y < other.y + other.height
            and other.y < self.y + self.height
        )

    def within(self, other: Rect) -> bool:
        """Whether all of this one lies in the other."""
        return (
            other.x <= self.x
            and other.y <= self.y
            and self.x + self.width <= other.x + other.width
            and self.y + self.height <= other.y + other.height
        )


@dataclass(frozen=True, slots=True)
class SquareLayout:
    """One square and the places in it.

    `side`: the edge of the board it lies at, so which way is inward. `tokens`: six places to stand, the best
    first; `jailed`: six more for seats in jail (jail square only). `name`, `price`, `icon`: room for what is
    printed. Streets have `band`, four `houses` and a `hotel`; deeds have a `flag` for the owner's colour.
    """

    position: int
    rect: Rect
    side: Side
    tokens: tuple[Rect, ...]
    name: Rect
    jailed: tuple[Rect, ...] = ()
    houses: tuple[Rect, ...] = ()
    hotel: Rect | None = None
    band: Rect | None = None
    flag: Rect | None = None
    price: Rect | None = None
    icon: Rect | None = None


@dataclass(frozen=True, slots=True)
class Layout:
    """A whole board: its size, the forty squares by position, and the open middle where dice land."""

    width: float
    height: float
    middle: Rect
    squares: tuple[SquareLayout, ...]

    def at(self, x: float, y: float) -> int | None:
        """The position of the square under a point, None beside the squares."""
        return next((square.position for square in self.squares if square.rect.contains(x, y)), None)


def side_of(rect: Rect, width: float, height: float) -> Side:
    """The board's edge nearest to a square's centre; "corner" where two are equally near."""
    x, y = rect.center
    gaps: list[tuple[float, Side]] = [(height - y, "bottom"), (x, "left"), (y, "top"), (width - x, "right")]
    (nearest, side), (second, _) = sorted(gaps)[:2]
    return "corner" if second - nearest < 1 else side
