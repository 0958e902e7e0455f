"""Words and sums in the language chosen. Messages are English sentences with {named} places to fill."""

from __future__ import annotations

import gettext
import os
from collections.abc import Callable
from typing import TYPE_CHECKING

import assets

if TYPE_CHECKING:
    from game.edition import Edition

LANGUAGES = {"en": "English", "sv": "Svenska", "da": "Dansk", "nb": "Norsk bokmål", "fi": "Suomi"}
"""Language codes with what each calls itself."""

_THOUSANDS = {"en": ",", "da": "."}
_SPACE = "\u00a0"


class _Speech:
    """The language in use; one for the program, since every scene speaks the same."""

    code = "en"
    catalogue: gettext.NullTranslations = gettext.NullTranslations()


def use(language: str) -> None:
    """Speak that language from now on; English where a catalogue or message is missing."""
    code = language if language in LANGUAGES else "en"
    _Speech.code = code
    _Speech.catalogue = gettext.translation("trekast", assets.ROOT / "locale", [code], fallback=True)


def language() -> str:
    """The code of the language in use."""
    return _Speech.code


def of_system() -> str:
    """The system's language if it is one of ours, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        found = os.environ.get(name, "")
        if found:
            code = {"no": "nb", "nn": "nb"}.get(found[:2], found[:2])
            return code if code in LANGUAGES else "en"
    return _preferred()


def _preferred() -> str:
    """The first of ours among the languages that a system without such names prefers."""
    import pygame

    wanted = (str(one.get("language")) for one in pygame.system.get_pref_locales())
    codes = ({"no": "nb", "nn": "nb"}.get(name, name) for name in wanted)
    return next((code for code in codes if code in LANGUAGES), "en")


def tr(message: str, **args: object) -> str:
    """The message in the language in use, with its places filled."""
    text = _Speech.catalogue.gettext(message) if message else ""
    return _filled(text, args) if args else text


def ntr(one: str, many: str, n: int, **args: object) -> str:
    """The message in the right number; `{n}` is filled with the number too."""
    return _filled(_Speech.catalogue.ngettext(one, many, n), {"n": number(n), **args})


class Saying:
    """Words that are kept: `say` gives them, once for each language that they are read in.

    Whatever lasts longer than a frame keeps a Saying where a string would stay in the language of its first day.
    """

    def __init__(self, say: Callable[[], str]) -> None:
        self._say = say
        self._text, self._code = "", ""

    def __str__(self) -> str:
        if self._code != _Speech.code:
            self._text, self._code = self._say(), _Speech.code
        return self._text

    def __bool__(self) -> bool:
        return bool(str(self))


SILENCE = Saying(str)
"""Nothing said."""


def _filled(text: str, args: dict[str, object]) -> str:
    """The text with its places filled; what ends in a full stop of its own ("8.000 kr.") needs no second one."""
    for name, value in args.items():
        if isinstance(value, str) and value.endswith("."):
            text = text.replace(f"{{{name}}}.", f"{{{name}}}")
    return text.format(**args)


def number(n: int) -> str:
    """A whole number with the language's separators: 12,345 or 12 345 or 12.345."""
    separator = _THOUSANDS.get(_Speech.code, _SPACE)
    return f"{abs(n):,}".replace(",", separator) if n >= 0 else "−" + number(-n)


def money(edition: Edition, n: int, short: bool = False) -> str:
    """A sum as the edition writes it, separated as the language does: "$1,500", "30 000 kr", "15 000 000 €".

    `short` writes millions as "15 M€" and, in an edition that counts in tens of thousands, thousands as "600 k€".
    """
    if n < 0:
        return "−" + money(edition, -n, short)
    if short and n >= 1_000_000:
        return _written(edition.currency, _decimal(n, 1_000_000), "M")
    if short and edition.unit >= 10_000 and n >= 1_000:
        return _written(edition.currency, _decimal(n, 1_000), "k")
    return _written(edition.currency, number(n), "")


def pointed(number: float, decimals: int) -> str:
    """A number with so many decimals, after the language's own point."""
    digits = f"{number:.{decimals}f}"
    return digits if _Speech.code == "en" else digits.replace(".", ",")


_QUOTES = {"nb": ("«", "»"), "en": ("“", "”")}


def quoted(words: str) -> str:
    """Words in the language's quotation marks."""
    opening, closing = _QUOTES.get(_Speech.code, ("”", "”"))
    return opening + words + closing


def _decimal(n: int, unit: int) -> str:
    """`n` in units, with as many of two decimals as it takes."""
    digits = f"{n / unit:.2f}".rstrip("0").rstrip(".")
    return digits if _Speech.code == "en" else digits.replace(".", ",")


def _written(pattern: str, digits: str, prefix: str) -> str:
    """The sum in the edition's pattern ("$#", "# kr"); a prefix joins a symbol that follows: "15 M€"."""
    before, _, after = pattern.replace(" ", _SPACE).partition("#")
    if not prefix:
        return before + digits + after
    return f"{before}{digits}{_SPACE}{prefix}{after.strip()}"
