"""A match as one small file: zipped JSON with proofs, read with every care."""

from __future__ import annotations

import gzip
import io
import json
import re
import unicodedata
import zlib
from pathlib import Path

from game.reading import Json, ReadError, parse, shown
from game.record import Proof, Record, prove, read_record
from scenes.store.ledger import program
from scenes.store.restore import edition_of

ENDING = ".trekast"
FOLDER = "exchange"
"""Within the data folder: exports go there, and what lies there can be imported."""

MOST_BYTES = 4_000_000
MOST_UNPACKED = 16_000_000


def pack(name: str, record: Record) -> bytes:
    """The file of a match; equal matches give equal bytes. Raises ReadError if it cannot be played again."""
    proof = prove(record)
    data = {**record.to_json(), "name": name, "program": program(), "events": proof.events}
    text = json.dumps({**data, "digest": proof.digest}, separators=(",", ":"), ensure_ascii=False)
    return gzip.compress(text.encode(), 9, mtime=0)


def unpack(data: bytes) -> Json:
    """The JSON in a file, zipped or plain. Raises ReadError in one line for whatever is wrong with it."""
    if len(data) > MOST_BYTES:
        raise ReadError(f"the file is larger than {MOST_BYTES} bytes", "large")
    if data[:2] == b"\x1f\x8b":
        data = _inflated(data)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise ReadError("the file is no text", "damaged") from None
    found = parse(text)
    if not isinstance(found, dict):
        raise ReadError("this is no match of Trekast", "alien")
    return found


def _inflated(data: bytes) -> bytes:
    try:
        with gzip.GzipFile(fileobj=io.BytesIO(data)) as file:
            found = file.read(MOST_UNPACKED + 1)
    except (OSError, EOFError, zlib.error) as error:
        raise ReadError(f"the file is damaged: {error}", "damaged") from None
    if len(found) > MOST_UNPACKED:
        raise ReadError(f"the file holds more than {MOST_UNPACKED} bytes", "large")
    return found


def read_match(data: bytes) -> tuple[str, Record, Proof | None]:
    """Name, record and claimed proof of a file. Raises ReadError."""
    found = unpack(data)
    record = read_record(found, edition_of)
    name = found.get("name", "")
    if not isinstance(name, str):
        raise ReadError("name: text is needed")
    events, digest = found.get("events"), found.get("digest")
    if events is None and digest is None:
        return name, record, None
    if not isinstance(events, str) or not isinstance(digest, str):
        raise ReadError("events, digest: both are needed as text")
    return name, record, Proof(events, digest)


def verify(record: Record, claimed: Proof | None) -> Proof:
    """Play it again and compare. Raises ReadError if it comes to anything else than what was claimed."""
    proof = prove(record)
    if claimed and claimed.events != proof.events:
        raise ReadError(f"events: what happens is not what was written ({shown(claimed.events[:16])})", "altered")
    if claimed and claimed.digest != proof.digest:
        raise ReadError(f"digest: it ends elsewhere than was written ({shown(claimed.digest[:16])})", "altered")
    return proof


def read_file(path: Path) -> bytes:
    """At most a little more than the most bytes of a plain file. Raises ReadError."""
    try:
        if not path.is_file():
            raise ReadError("this is no file", "alien")
        with path.open("rb") as file:
            return file.read(MOST_BYTES + 1)
    except OSError as error:
        raise ReadError(error.strerror or type(error).__name__) from None


def file_name(name: str) -> str:
    """A file name from a match's: letters, digits and dashes alone."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
    return re.sub(r"[^A-Za-z0-9]+", "-", plain).strip("-").lower()[:40] or "match"


def free_path(folder: Path, name: str) -> Path:
    """A path for an export that is not taken."""
    stem, number = file_name(name), 1
    path = folder / f"{stem}{ENDING}"
    while path.exists() or path.is_symlink():
        number += 1
        path = folder / f"{stem}-{number}{ENDING}"
    return path


def importable(folder: Path) -> list[Path]:
    """What lies in the exchange folder, the newest names last; links are left out."""
    try:
        found = sorted(folder.glob(f"*{ENDING}"))
        return [path for path in found if path.is_file() and not path.is_symlink()][:200]
    except OSError:
        return []
