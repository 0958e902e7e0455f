"""However a board's files are damaged, the answer is faults in lines or a sound board, never anything else."""

import re
import tempfile
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import levels
from levels.loading import HOME

FILES = ("board.tmx", "edition.toml")
ODD = [
    "",
    "-1",
    "0",
    "1e9",
    "nan",
    "9" * 30,
    "true",
    "[]",
    "{}",
    "ä",
    "\u202e",
    "&lt;",
    "\x00",
    "../..",
    "x" * 99,
    '""',
]
WHOLE = {name: (HOME / "suomi" / name).read_bytes() for name in FILES}


def outcome(changed: dict[str, bytes]) -> list[str]:
    """The faults of a board with these files, after checking that loading says the same."""
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place) / "suomi"
        folder.mkdir()
        for name in FILES:
            (folder / name).write_bytes(changed.get(name, WHOLE[name]))
        found = levels.faults(folder)
        assert all(line.isprintable() and line.startswith(FILES) for line in found)
        if found:
            with pytest.raises(levels.LevelError, match=re.escape(f"suomi/{found[0]}")):
                levels.load_folder(folder)
        else:
            assert len(levels.load_folder(folder).layout.squares) == 40
    return found


@pytest.mark.parametrize("name", FILES)
@given(data=st.data())
def test_bytes_that_flipped(name: str, data: st.DataObject):
    damaged = bytearray(WHOLE[name])
    for at in data.draw(st.lists(st.integers(0, len(damaged) - 1), min_size=1, max_size=4)):
        damaged[at] ^= 1 << data.draw(st.integers(0, 7))
    outcome({name: bytes(damaged)})


@pytest.mark.parametrize("name", FILES)
@given(data=st.data())
def test_a_part_that_is_gone_or_there_twice(name: str, data: st.DataObject):
    whole = WHOLE[name]
    start, end = sorted(data.draw(st.tuples(*[st.integers(0, len(whole))] * 2)))
    outcome({name: whole[:start] + whole[end:]})
    outcome({name: whole[:end] + whole[start:]})


@pytest.mark.parametrize("name", FILES)
@given(share=st.floats(0, 1))
def test_a_file_that_ends_too_early(name: str, share: float):
    whole = WHOLE[name]
    end = int(len(whole.rstrip()) * share) - 1
    if end > 0 and (name == "board.tmx" or whole[end : end + 1] != b"\n"):
        assert outcome({name: whole[:end]})


@pytest.mark.parametrize(
    ("name", "value"), [("board.tmx", rb'(?<=")[^"\n]*(?=")'), ("edition.toml", rb"(?<== )[^,\n}#]+")]
)
@given(data=st.data())
def test_values_that_became_something_else(name: str, value: bytes, data: st.DataObject):
    places = list(re.finditer(value, WHOLE[name]))
    start, end = data.draw(st.sampled_from(places)).span()
    new = data.draw(st.sampled_from(ODD) | st.text(max_size=9)).encode("utf-8", "surrogatepass")
    outcome({name: WHOLE[name][:start] + new + WHOLE[name][end:]})


@pytest.mark.parametrize("name", FILES)
@given(data=st.data())
def test_lines_that_changed_places(name: str, data: st.DataObject):
    lines = WHOLE[name].splitlines(keepends=True)
    one, other = data.draw(st.tuples(*[st.integers(0, len(lines) - 1)] * 2))
    lines[one], lines[other] = lines[other], lines[one]
    outcome({name: b"".join(lines)})


@pytest.mark.parametrize("name", FILES)
@given(text=st.text() | st.binary())
def test_any_file_at_all(name: str, text: str | bytes):
    data = text if isinstance(text, bytes) else text.encode("utf-8", "surrogatepass")
    assert outcome({name: data})
