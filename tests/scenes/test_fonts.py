"""Every character that can come on screen exists in the font it is written in."""

import pytest

import levels
from scenes.i18n import LANGUAGES
from scenes.ui.actions import ACTIONS, Type
from scenes.ui.bindings import Bindings
from scenes.ui.letters import _LETTERS
from scenes.ui.text import _faces, has_sign
from scenes.ui.view import Box
from scenes.ui.widgets import Field
from tools.messages import LANGUAGES as TRANSLATED
from tools.messages import read

SIGNS = "0123456789 ,.:%$€+−–—×→↑↓←·…≈“”‘’\u00a0\u00adkr"
"""What is put together from figures, sums and keys."""


def lacking(texts) -> set[str]:
    """The characters of these texts that would be empty boxes, whatever face they are written in."""
    found = set()
    for text in texts:
        for face in ("display", "body", "bold"):
            for part, used in _faces(text.replace("\u00ad", "").replace("\n", " "), face):
                found |= {char for char in part if not has_sign(used, char)}
    return found


def test_a_sign_that_is_not_there_is_known_to_be_lacking():
    assert [char for char in "aÅ→中" if not has_sign("bold", char)] == ["中"]
    assert not has_sign("display", "→")


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_character_of_a_catalogue(language):
    texts = []
    for message in read(language):
        for said in (message.id, message.string):
            texts += [said] if isinstance(said, str) else list(said or ())
    assert len(texts) > 500
    assert lacking(texts) == set()


@pytest.mark.parametrize("edition", levels.names())
def test_every_character_of_a_board(edition):
    loaded = levels.load(edition)
    texts = [loaded.title, *(square.name for square in loaded.board.squares)]
    assert lacking(texts) == set()


def test_signs_languages_and_letters_on_screen():
    caps = [Bindings().written(code) for binding in ACTIONS.values() for code in binding.codes]
    assert lacking([SIGNS, _LETTERS, _LETTERS.lower(), *LANGUAGES.values(), *caps]) == set()


def test_a_name_takes_only_what_can_be_written(ctx):
    field = Field("name", Box(0, 0, 300, 40), "", lambda text: None, most=20)
    field.act(Type("Åsa\u4e2d\n\U0001f600 Žižek"), ctx)
    assert field.text == "Åsa Žižek"
