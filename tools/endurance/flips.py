"""Flip bytes in saves, exports, levels, settings and scenarios, or cut them short: never a traceback."""

from __future__ import annotations

import random
import shutil
import tempfile
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import levels
from game.dice import DiceError
from game.reading import ReadError
from scenes import settings
from scenes.board.session import Session
from scenes.store import Store, StoreError, exchange
from scenes.store.opening import FILE
from tools import scenario
from tools.endurance.table import setup_of

SCENARIO = """{"edition": "games_to_go", "seed": 7, "rules": {"speed": false, "live_auctions": true},
 "players": [{"name": "A", "cash": 1500, "square": 0, "deeds": {"park_place": {"houses": 2}, "boardwalk": {"houses": 1},
 "short_line": {"mortgaged": true}}}, {"name": "B", "cash": 40, "square": 10, "jail": 1, "cpu": "normal"}],
 "turn": "A", "bank": {"houses": 29, "hotels": 12}, "dice": [[1, 2]],
 "commands": [{"by": "A", "do": "roll"}, {"wait": 10}, {"by": "A", "do": "buy"}]}"""


def damaged(data: bytes, chance: random.Random) -> bytes:
    """Some bytes changed, or the end cut off, or both."""
    changed = bytearray(data)
    if chance.random() < 0.8:
        for _flip in range(chance.choice((1, 1, 2, 8, 100))):
            changed[chance.randrange(len(changed))] ^= 1 << chance.randrange(8)
    if chance.random() < 0.3:
        del changed[chance.randrange(len(changed)) :]
    return bytes(changed)


Try = Callable[[random.Random], str]
"""Damages one thing and uses it; the word is what came of it."""


def run(count: int, seed: int, say: Any) -> dict[str, Any]:
    """Do it `count` times, each kind in turn; how each went, counted. Any exception but the expected ones ends it."""
    place = Path(tempfile.mkdtemp(prefix="trekast-flips-"))
    chance = random.Random(seed)
    kinds = prepared(place)
    outcomes: dict[str, Counter[str]] = {name: Counter() for name in kinds}
    for number in range(count):
        name = list(kinds)[number % len(kinds)]
        outcomes[name][kinds[name](chance)] += 1
        if (number + 1) % 500 == 0:
            say(f"{number + 1} of {count}")
    shutil.rmtree(place)
    return {"tried": count, "tracebacks": 0, **{name: dict(found) for name, found in outcomes.items()}}


def prepared(place: Path) -> dict[str, Try]:
    """The things to be damaged, in a folder of their own."""
    folder = place / "sound"
    store = Store(folder)
    session = Session.start(setup_of(3))
    store.keep(session)
    for _tick in range(400):
        session.tick()
    export = store.export(store.matches()[0].id).read_bytes()
    store.close()
    settings.save(settings.Settings(keys={"roll": ("key:R",)}, last_setup={"edition": "suomi"}), place / "set")
    kept, text = (folder / FILE).read_bytes(), (place / "set" / settings.FILE).read_bytes()
    return {
        "saves": lambda chance: try_save(place / "work", kept, chance),
        "exports": lambda chance: try_export(export, chance),
        "levels": lambda chance: try_level(place / "level", chance),
        "settings": lambda chance: try_settings(place / "settings", text, chance),
        "scenarios": try_scenario,
    }


def try_save(folder: Path, kept: bytes, chance: random.Random) -> str:
    """A folder with a broken file: opened, listed, its matches resumed and a new one kept."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    broken = damaged(kept, chance)
    (folder / FILE).write_bytes(broken)
    store = Store(folder)
    word = "as it was"
    try:
        for match in store.matches():
            word = "resumed"
            session = store.resume(match.id)
            for _tick in range(3):
                session.tick()
            if session.match.state.tick < 390:
                word = "resumed in part"
        store.finished()
    except StoreError:
        word = "refused"
    aside = folder / f"{FILE}.damaged-1"
    if aside.exists():
        word = f"set aside, {word}"
        if aside.read_bytes() != broken:
            raise RuntimeError("the damaged file was changed")
    store.close()
    return word


def try_export(export: bytes, chance: random.Random) -> str:
    """A broken file, or a broken text within a sound one."""
    import gzip

    inner = chance.random() < 0.5
    data = gzip.compress(damaged(gzip.decompress(export), chance)) if inner else damaged(export, chance)
    try:
        _name, record, claimed = exchange.read_match(data)
        exchange.verify(record, claimed)
    except ReadError:
        return "refused"
    return "read"


def try_level(folder: Path, chance: random.Random) -> str:
    """A board with a broken file."""
    source = Path(levels.__file__).parent / chance.choice(levels.names())
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(source, folder)
    path = folder / chance.choice(("board.tmx", "edition.toml"))
    path.write_bytes(damaged(path.read_bytes(), chance))
    try:
        levels.load_folder(folder)
    except levels.LevelError:
        return "refused"
    return "read"


def try_settings(folder: Path, text: bytes, chance: random.Random) -> str:
    """A broken file of settings."""
    folder.mkdir(exist_ok=True)
    (folder / settings.FILE).write_bytes(damaged(text, chance))
    warnings: list[str] = []
    settings.save(settings.load(folder, warnings.append), folder)
    return "with a warning" if warnings else "read"


def try_scenario(chance: random.Random) -> str:
    """A broken scenario."""
    try:
        text = damaged(SCENARIO.encode(), chance).decode("utf-8-sig")
        scenario.play(scenario.load(text))
    except (ReadError, DiceError, UnicodeDecodeError):
        return "refused"
    return "played"
