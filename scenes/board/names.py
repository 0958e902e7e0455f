"""Names of squares for the narrow places on a board: usual abbreviations, and where long words may break."""

from __future__ import annotations

import re
from functools import lru_cache

SOFT = "\u00ad"

_SHORT = {"Avenue": "Ave", "Street": "St", "Place": "Pl", "Railroad": "R.R.", "Company": "Co.", "Works": "Works"}
_ENDINGS = re.compile(
    r"(gatan|gata|gate|vägen|vägs|veien|vejen|vej|torget|torg|station|stationen|stasjon|staden|plassen|boulevarden"
    r"|boulevard|träde|stræde|gården|banegården|gade|linna|tunturi|järvi|ledningsverket|verket|værket|lanta|ranta"
    r"|koski|parkering|pysäköinti|vankilaan|trädgårds|skatt|skat|vero|kassen|männing|maa|town)$",
    re.IGNORECASE,
)
_VOWELS = "aeiouyåäöæøéü"
_LONG = 9
"""Letters from which a word may need to break."""
_PART = 7
"""Letters from which a part of such a word may."""


@lru_cache(512)
def short_name(name: str) -> str:
    """The name as a board has it, with soft hyphens in its long words."""
    return " ".join(_breakable(_SHORT.get(word, word)) for word in name.split(" "))


@lru_cache(512)
def soft_name(name: str) -> str:
    """The whole name with soft hyphens in its long words, for wider places."""
    return " ".join(_breakable(word) for word in name.split(" "))


def _breakable(word: str, long: int = _LONG) -> str:
    """Soft hyphens at the seams of a word that has so many letters."""
    if len(word) < long:
        return word
    found = _ENDINGS.search(word)
    if found and found.start() >= 3:
        return _breakable(word[: found.start()], _PART) + SOFT + _breakable(found.group(), _PART)
    return _syllables(word)


def _syllables(word: str) -> str:
    """Break where a vowel, consonants and a vowel meet, before the last consonant, leaving three letters at least."""
    out = word[:3]
    for index in range(3, len(word)):
        before, here = word[index - 1].lower(), word[index].lower()
        after = word[index + 1].lower() if index + 1 < len(word) else ""
        seam = here not in _VOWELS and after in _VOWELS and after and before != "-"
        out += (SOFT if seam and index >= 3 and len(word) - index >= 3 else "") + word[index]
    return out
