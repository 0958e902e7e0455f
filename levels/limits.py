"""Bounds on what a board's files may hold, so that a wrong file is told and never clogs the game."""

import re

LARGEST_FILE = 1_000_000
"""Bytes of a file that are still read; a shipped board has about 60,000."""

LARGEST_MAP = 10_000
"""Tiles, and units a tile, along a side of the map."""

MOST_MONEY = 10**12
"""More than any sum of money on a board."""

LONGEST_NAME = 40
"""Characters of a title or of a square's name."""

ID = re.compile(r"[a-z][a-z0-9_]{0,47}")
"""Ids of squares and tasks, as scenarios and saved matches name them."""
