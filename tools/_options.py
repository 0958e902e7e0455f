"""The options of a tool."""

from __future__ import annotations

import argparse
from typing import NoReturn


class Options(argparse.ArgumentParser):
    """Says what is wrong in one line and leaves with status 2; a tool's docstring is shown as it is written."""

    def __init__(self, prog: str, description: str | None) -> None:
        super().__init__(prog, description=description, formatter_class=argparse.RawDescriptionHelpFormatter)

    def error(self, message: str) -> NoReturn:
        """One line on stderr, exit status 2."""
        self.exit(2, f"{self.prog}: {message}\n")
