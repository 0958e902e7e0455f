"""Files that are no boards at all, or were made to do harm, are refused in a line."""

import os
import re
from pathlib import Path

import pytest

import levels
from levels.limits import LARGEST_FILE
from tests.levels.broken import Copy


@pytest.mark.parametrize("name", ["board.tmx", "edition.toml"])
def test_a_file_that_is_missing_a_folder_or_too_big(board: Copy, name: str):
    path = board.folder / name
    path.write_bytes(b" " * (LARGEST_FILE + 1))
    assert board.faults() == [f"{name}: is bigger than {LARGEST_FILE} bytes"]
    path.unlink()
    assert board.faults() == [f"{name}: is missing"]
    path.mkdir()
    assert board.faults() == [f"{name}: is no file"]


def test_both_files_missing(tmp_path: Path):
    assert levels.faults(tmp_path) == ["board.tmx: is missing", "edition.toml: is missing"]
    assert levels.faults(tmp_path / "nowhere") == ["board.tmx: is missing", "edition.toml: is missing"]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
def test_a_pipe_that_nobody_writes_to(board: Copy):
    board.tmx.unlink()
    os.mkfifo(board.tmx)
    assert board.faults() == ["board.tmx: is no file"]


@pytest.mark.parametrize("name", ["board.tmx", "edition.toml"])
def test_a_file_that_is_not_utf_8(board: Copy, name: str):
    path = board.folder / name
    path.write_bytes(b"# caf\xe9" + path.read_bytes())
    assert board.faults() == [f"{name}: is not UTF-8 text (byte 5)"]
    path.write_text("x", encoding="utf-16")
    assert board.faults() == [f"{name}: is not UTF-8 text (byte 0)"]


def test_a_byte_order_mark_does_no_harm(board: Copy):
    board.tmx.write_bytes(b"\xef\xbb\xbf" + board.tmx.read_bytes())
    assert board.faults() == []


@pytest.mark.parametrize(
    "declaration",
    [
        '<!DOCTYPE map [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>',
        '<!DOCTYPE map [<!ENTITY a SYSTEM "file:///etc/passwd">]>',
        '<!DOCTYPE map SYSTEM "http://127.0.0.1:9/map.dtd">',
    ],
)
def test_entities_are_refused_unparsed(board: Copy, declaration: str):
    board.change(board.tmx, "<map", f"{declaration}\n<map")
    assert board.faults() == ["board.tmx: has a DOCTYPE or ENTITY declaration; boards may not"]


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", "is not well-formed XML: no element found"),
        ("GO", "is not well-formed XML: syntax error"),
        ("<map>", "is not well-formed XML: no element found"),
        ("<svg/>", "is no Tiled map: it begins with <svg>"),
        ("<map a='&b;'/>", "is not well-formed XML: undefined entity"),
        ("<map/>", 'map: width must be a whole number from 1 to 10000, not ""'),
        ("\0", "is not well-formed XML: "),
    ],
)
def test_a_map_that_is_none(board: Copy, text: str, fault: str):
    board.tmx.write_text(text, encoding="utf-8")
    assert board.faults()[0].startswith(f"board.tmx: {fault}")


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('infinite="0"', 'infinite="1"', "is infinite; give it a size (Map Properties, Infinite)"),
        ('"orthogonal"', '"hexagonal"', 'orientation must be orthogonal, not "hexagonal"'),
        ('tilewidth="20"', 'tilewidth="0"', 'tilewidth must be a whole number from 1 to 10000, not "0"'),
        ('height="61"', 'height="1e9"', 'height must be a whole number from 1 to 10000, not "1e9"'),
        ('width="61"', 'width="99999"', 'width must be a whole number from 1 to 10000, not "99999"'),
    ],
)
def test_a_map_of_another_form(board: Copy, old: str, new: str, fault: str):
    board.change(board.tmx, old, new)
    assert board.faults() == [f"board.tmx: map: {fault}"]


@pytest.mark.parametrize(
    ("element", "named"),
    [
        ('<tileset firstgid="1" source="../../../etc/passwd.tsx"/>', 'tileset "../../../etc/passwd.tsx"'),
        ('<tileset firstgid="1" name="t"><image source="/etc/passwd"/></tileset>', 'tileset "t"'),
        ('<imagelayer id="9" name="sky"><image source="sky.png"/></imagelayer>', 'imagelayer 9 "sky"'),
        ('<layer id="9" name="ground" width="61" height="61"><data/></layer>', 'layer 9 "ground"'),
        ('<group id="9" name="all"><objectgroup id="10" name="squares"/></group>', 'group 9 "all"'),
        ('<properties><property name="author" value="me"/></properties>', "properties"),
    ],
)
def test_only_object_layers_are_read(board: Copy, element: str, named: str):
    board.change(board.tmx, "</map>", f"{element}</map>")
    only = "a board has object layers only: no tilesets, tiles, images, groups or properties"
    assert board.faults() == [f"board.tmx: {named}: {only}"]


@pytest.mark.parametrize(
    ("attributes", "inside", "fault"),
    [
        ('template="../../x.tx"', "", "is made from a template or a tile; draw a plain rectangle instead"),
        ('gid="1"', "", "is made from a template or a tile; draw a plain rectangle instead"),
        ('class="token"', "", "has class= as Tiled 1.9 wrote it; save the map in the format of Tiled 1.10 or later"),
        ('rotation="45"', "", "must not be rotated"),
        ("", "<ellipse/>", "must be a plain rectangle, without <ellipse>"),
        ("", "<point/>", "must be a plain rectangle, without <point>"),
        ("", '<polygon points="0,0 a,b"/>', "must be a plain rectangle, without <polygon>"),
    ],
)
def test_objects_are_plain_rectangles(board: Copy, attributes: str, inside: str, fault: str):
    thing = f'<object id="900" type="token" x="500" y="500" width="9" height="9" {attributes}>{inside}</object>'
    board.change(board.tmx, 'name="tokens">', f'name="tokens">{thing}')
    assert board.faults() == [f'board.tmx: object 900 "token": {fault}']


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('x="760"', 'x="left"', 'x must be a number, not "left"'),
        ('x="760"', 'x="nan"', 'x must be a number, not "nan"'),
        ('x="760"', 'x="1e999"', 'x must be a number, not "1e999"'),
        ('width="100"', 'width="0"', "width must be more than 0"),
        ('height="160"', "", "height must be more than 0"),
        ('id="4"', 'id="3"', "a second object has this id"),
        ('id="4"', 'id="four"', 'id must be a whole number, not "four"'),
    ],
)
def test_an_object_with_a_wrong_number(board: Copy, old: str, new: str, fault: str):
    board.change_square("Baltic Avenue", old, new)
    name = re.sub('id="(.*)"', r"\1", new) if old.startswith("id") else "4"
    assert board.faults()[0] == f'board.tmx: object {name} "Baltic Avenue": {fault}'


def test_an_attribute_that_would_replace_a_method_does_nothing(board: Copy):
    board.change_square("Baltic Avenue", 'id="4"', 'id="4" parse_xml="x" properties="y" opacity="1"')
    assert board.faults() == []


def test_what_tiled_writes_besides_does_no_harm(board: Copy):
    """A hidden or locked layer, a map of an older Tiled, where it was exported to."""
    board.change(board.tmx, 'name="areas"', 'name="areas" visible="0" locked="1" opacity="0.5"')
    board.change(board.tmx, 'version="1.10" tiledversion="1.10.2"', 'version="1.8" tiledversion="1.8.2"')
    board.change(board.tmx, "</map>", '<editorsettings><export target="x.json"/></editorsettings></map>')
    assert board.faults() == []


def test_a_layer_that_is_there_twice_or_was_moved(board: Copy):
    board.change(board.tmx, "</map>", '<objectgroup id="9" name="tokens"/></map>')
    board.change(board.tmx, 'name="areas"', 'name="areas" offsetx="5"')
    board.change(board.tmx, 'name="buildings">', 'name="buildings"><properties/>')
    assert board.faults() == [
        'board.tmx: layer "areas": offsetx must be 0: move the objects, not their layer',
        'board.tmx: layer "buildings": <properties> does not belong in a layer',
        'board.tmx: layer "tokens": there is a second layer of this name',
    ]


@pytest.mark.parametrize("depth", [2_000, 100_000])
def test_deep_nesting(board: Copy, depth: int):
    board.tmx.write_text("<map>" + "<a>" * depth + "</a>" * depth + "</map>", encoding="utf-8")
    board.toml.write_text("a = " + "[" * depth + "]" * depth, encoding="utf-8")
    found = board.faults()
    assert found[0].startswith("board.tmx: map: width")
    assert found[-1] == "edition.toml: is not readable TOML: nested too deeply"


@pytest.mark.parametrize("text", ["title = ", 'title = "a"\ntitle = "b"', f"unit = {'9' * 5_000}", "\0", "[a]\n[a]"])
def test_toml_that_is_none(board: Copy, text: str):
    board.toml.write_text(text, encoding="utf-8")
    (found,) = board.faults()
    assert found.startswith("edition.toml: is not readable TOML: ")
    assert "\n" not in found


def test_a_fault_is_one_line_whatever_stands_in_the_file(board: Copy):
    board.change_fact(
        "Baltic Avenue", "price", f'<property name="pr&#10;&#9;&#8232;&#8238;ice{"x" * 500}" value="60"/>'
    )
    assert all(line.isprintable() and len(line) < 200 for line in board.faults())
    assert len(board.faults()) == 2


def test_load_folder_gives_a_board_or_its_first_fault(board: Copy):
    assert levels.load_folder(board.folder).edition == levels.load("games_to_go")
    board.drop_fact("Baltic Avenue", "price")
    board.drop_fact("Boardwalk", "price")
    with pytest.raises(levels.LevelError) as told:
        levels.load_folder(board.folder)
    assert str(told.value) == 'games_to_go/board.tmx: object 4 "Baltic Avenue": price is missing'


def test_the_folder_names_the_edition(board: Copy, monkeypatch: pytest.MonkeyPatch):
    folder = board.folder.rename(board.folder.with_name("my board"))
    assert levels.load_folder(folder).edition.id == "my board"
    monkeypatch.chdir(folder)
    assert levels.load_folder(Path()).edition.id == "my board"
    odd = folder.rename(folder.with_name("my\nboard"))
    assert levels.faults(odd) == ["folder: its name must be of printable characters"]
    with pytest.raises(levels.LevelError, match=r"^my\?board/folder: its name"):
        levels.load_folder(odd)


def test_a_file_that_may_not_be_read(board: Copy, monkeypatch: pytest.MonkeyPatch):
    def denied(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "open", denied)
    cannot = "cannot be read: Permission denied"
    assert board.faults() == [f"board.tmx: {cannot}", f"edition.toml: {cannot}"]


def test_a_map_that_pytmx_refuses_for_reasons_of_its_own(board: Copy, monkeypatch: pytest.MonkeyPatch):
    def refuse(*_: object) -> None:
        raise ValueError("not today")

    monkeypatch.setattr("pytmx.TiledMap.parse_xml", refuse)
    assert board.faults() == ["board.tmx: cannot be read as a Tiled map: not today"]


def test_many_objects_are_not_all_compared(board: Copy):
    square = '<object id="{}" name="x" type="chest" x="160" y="160" width="9" height="9"/>'
    token = '<object id="{}" type="token" x="500" y="500" width="9" height="9"/>'
    board.change(board.tmx, 'name="squares">', 'name="squares">' + "".join(map(square.format, range(1_000, 6_000))))
    board.change(board.tmx, 'name="tokens">', 'name="tokens">' + "".join(map(token.format, range(6_000, 9_000))))
    found = board.faults()
    assert found[-1] == 'board.tmx: layer "squares": must have 40 objects, not 5040'
    assert len(found) == 2 * 5_000 + 1
