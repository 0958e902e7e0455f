"""Who sits at the tables of the states."""

from __future__ import annotations

from collections.abc import Sequence

from game.commands import Level

Seats = Sequence[tuple[str, Level | None]]
"""Names, and the level of those that are CPUs."""

SEED = 7
TOKENS = ("lighthouse", "tram", "fox", "teapot", "whale", "acorn")
FOUR: Seats = (("Astrid", None), ("Bo", "hard"), ("Chi", None), ("Dag", "easy"))
"""In most pictures."""
CPUS: Seats = (("Astrid", "normal"), ("Bo", "hard"), ("Chi", "normal"), ("Dag", "easy"))
SIX: Seats = (
    ("Wilhelmina Åsa", None),
    ("Bartholomäus", "hard"),
    ("Øyvind-Kristian", None),
    ("Dag", "easy"),
    ("Elin", "normal"),
    ("Finn", "hard"),
)
LONG: Seats = (
    ("Wilhelmina Åsa", None),
    ("Bartholomäus B.", None),
    ("Øyvind-Kristian", None),
    ("Christabel Mae", None),
    ("Elin", "normal"),
    ("Finn-Alexander", "hard"),
)
"""Long names, and four people among them."""
