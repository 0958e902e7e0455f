"""What went wrong with keeping matches, as a message id with its values: told in the language in use."""

from __future__ import annotations

import sqlite3
from typing import Any

from game.reading import Fault
from game.refusal import _
from scenes.i18n import Saying, tr

REFUSED: dict[Fault, str] = {
    "": _("{file} cannot be imported: something in it is not as it should be ({reason})."),
    "alien": _("{file} cannot be imported: it is no match of Trekast."),
    "altered": _("{file} cannot be imported: it tells what cannot have happened ({reason})."),
    "board": _("{file} cannot be imported: its board is not here ({reason})."),
    "damaged": _("{file} cannot be imported: it is damaged ({reason})."),
    "large": _("{file} cannot be imported: it is too large."),
    "newer": _("{file} cannot be imported: it is of a newer Trekast."),
}
"""Why a file is not taken in, by what is wrong with it; what stands in brackets is for whoever looks into the file."""


class StoreError(Exception):
    """Something cannot be kept or read. `text` is an English message id with {named} places, `args` fill them."""

    def __init__(self, text: str, **args: Any) -> None:
        super().__init__(text.format(**args))
        self.text = text
        self.args_told = args

    def told(self) -> str:
        """The message in the language in use."""
        return tr(self.text, **self.args_told)

    @property
    def saying(self) -> Saying:
        """The message, to be kept."""
        return Saying(self.told)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, StoreError) and (self.text, self.args_told) == (other.text, other.args_told)

    def __hash__(self) -> int:
        return hash(self.text)


class DamagedError(Exception):
    """The file is no sound database of ours."""


DAMAGED = frozenset({sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_FORMAT, sqlite3.SQLITE_MISMATCH})
FULL = frozenset({sqlite3.SQLITE_FULL})
BUSY = frozenset({sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED})
READ_ONLY = frozenset({sqlite3.SQLITE_READONLY, sqlite3.SQLITE_PERM, sqlite3.SQLITE_AUTH})


def code_of(error: BaseException) -> int:
    """SQLite's primary result code behind an error, 0 where there is none."""
    code = getattr(error, "sqlite_errorcode", 0)
    return code & 0xFF if isinstance(code, int) else 0


def is_damage(error: BaseException) -> bool:
    """Whether an error says that the file itself is broken, not that it cannot be reached."""
    if isinstance(error, (DamagedError, UnicodeDecodeError)):
        return True
    if not isinstance(error, sqlite3.Error):
        return False
    return code_of(error) in DAMAGED or "decode to UTF-8" in str(error)


def of_error(error: BaseException) -> StoreError:
    """What a failed write means for the player, in one line."""
    code = code_of(error)
    if code in FULL or getattr(error, "errno", 0) == 28:
        return StoreError(_("The disk is full: the match goes on, and is saved as soon as there is room."))
    if code in BUSY:
        return StoreError(_("Another window is holding the saved matches: this one is saved as soon as it lets go."))
    if code in READ_ONLY or isinstance(error, PermissionError):
        return StoreError(_("The saved matches cannot be written: the match goes on, but is kept only while it runs."))
    reason = str(error).splitlines()[0] if str(error) else type(error).__name__
    return StoreError(_("The match goes on but cannot be saved now ({reason})."), reason=reason)
