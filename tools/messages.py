#!/usr/bin/env python3
"""The catalogues of messages: gather what the code says, and compile what was translated.

Without an option: add new messages to every catalogue in assets/locale, drop the old ones, compile, and say what
is missing. --check changes nothing and fails (1) when a catalogue is behind the code or a .mo behind its .po.
"""

from __future__ import annotations

from _venv import reenter

reenter()

import io
import sys
from datetime import UTC, datetime
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_dir
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

from tools._options import Options

ROOT = Path(__file__).resolve().parents[1]
LOCALE = ROOT / "assets" / "locale"
LANGUAGES = ("sv", "da", "nb", "fi")
KEYWORDS = {"tr": None, "_": None, "ntr": (1, 2)}
"""Functions whose first words are messages; of `ntr` the first two, one and many."""
SOURCES = ("game", "scenes")
TAGS = ("Translators:",)
HEADER = "# Trekast in this language. The English sentences come from the code by tools/messages.py."
BORN = datetime(2026, 1, 1, tzinfo=UTC)
"""The date that every compiled catalogue bears."""
CHANGING = (b'"POT-Creation-Date', b'"PO-Revision-Date', b'"Generated-By', b'"Report-', b'"Last-', b'"Language-T')


def main(argv: list[str] | None = None) -> int:
    """Update or check the catalogues; the exit status."""
    parser = Options("messages.py", __doc__)
    parser.add_argument("--check", action="store_true", help="change nothing; fail when something is behind")
    check = parser.parse_args(argv).check
    template = gather()
    behind = [language for language in LANGUAGES if not bring_up(language, template, check)]
    for language in LANGUAGES:
        lacking = missing(read(language))
        if lacking:
            print(f"{language}: {len(lacking)} messages are not translated, such as {lacking[0]!r}", file=sys.stderr)
    if check and behind:
        print(f"run tools/messages.py: {', '.join(behind)} are behind the code", file=sys.stderr)
    return 1 if check and behind else 0


def gather() -> Catalog:
    """Every message in the code, each with the files that say it."""
    template = Catalog(project="trekast", charset="utf-8")
    for source in SOURCES:
        found = extract_from_dir(ROOT / source, [("**.py", "python")], keywords=KEYWORDS, comment_tags=TAGS)
        for file, _line, message, comments, _context in sorted(found, key=lambda item: (item[0], item[1])):
            if not message:
                continue
            template.add(message, locations=[(f"{source}/{Path(file).as_posix()}", 0)], auto_comments=comments)
    return template


def po_path(language: str) -> Path:
    """Where a language's catalogue is."""
    return LOCALE / language / "LC_MESSAGES" / "trekast.po"


def read(language: str) -> Catalog:
    """A language's catalogue, empty if there is none yet."""
    path = po_path(language)
    if not path.exists():
        return Catalog(locale=language, project="trekast", charset="utf-8")
    with path.open("rb") as file:
        return read_po(file, locale=language, charset="utf-8")


def bring_up(language: str, template: Catalog, check: bool) -> bool:
    """Update and compile a catalogue, or only say whether it needs it; whether it was up to date."""
    catalogue = read(language)
    catalogue.update(template, no_fuzzy_matching=True, update_creation_date=False)
    catalogue.obsolete.clear()
    path = po_path(language)
    wanted = {path: as_po(catalogue), path.with_suffix(".mo"): as_mo(catalogue)}
    current = all(file.exists() and file.read_bytes() == data for file, data in wanted.items())
    if not check and not current:
        path.parent.mkdir(parents=True, exist_ok=True)
        for file, data in wanted.items():
            file.write_bytes(data)
    return current


def as_po(catalogue: Catalog) -> bytes:
    """The catalogue as text, in the order of its messages, without lines that change by themselves."""
    out = io.BytesIO()
    catalogue.header_comment, catalogue.fuzzy = HEADER, False
    write_po(out, catalogue, width=110, sort_output=True, ignore_obsolete=True, no_location=True)
    lines = out.getvalue().splitlines(keepends=True)
    return b"".join(line for line in lines if not line.startswith(CHANGING))


def as_mo(catalogue: Catalog) -> bytes:
    """The catalogue compiled for gettext, with no date that changes by itself."""
    catalogue.creation_date = BORN
    out = io.BytesIO()
    write_mo(out, catalogue)
    return out.getvalue()


def missing(catalogue: Catalog) -> list[str]:
    """Messages without a translation."""
    return [str(message.id) for message in catalogue if message.id and not all_said(message.string)]


def all_said(string: object) -> bool:
    """Whether every form of a translation is there."""
    return all(string) if isinstance(string, (tuple, list)) else bool(string)


if __name__ == "__main__":
    sys.exit(main())
