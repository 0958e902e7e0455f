"""Reads a board's files as text, and refuses what no board needs before anything parses it."""

from __future__ import annotations

from pathlib import Path

from levels.fault import Report
from levels.limits import LARGEST_FILE


def read_text(path: Path, report: Report) -> str | None:
    """The file as text; None, and a fault reported, if it is missing, no file, too big or not UTF-8."""
    try:
        if not path.is_file():
            report("", "is no file" if path.exists() else "is missing")
            return None
        with path.open("rb") as file:
            data = file.read(LARGEST_FILE + 1)
    except (OSError, ValueError) as error:
        report("", f"cannot be read: {getattr(error, 'strerror', None) or error}")
        return None
    if len(data) > LARGEST_FILE:
        report("", f"is bigger than {LARGEST_FILE} bytes")
        return None
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        report("", f"is not UTF-8 text (byte {error.start})")
        return None
