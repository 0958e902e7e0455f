"""The catalogues: whole, up to date, with the places of their messages, in characters that the fonts have."""

import string

import pytest
from babel.messages.catalog import Catalog

from tools import messages
from tools.messages import LANGUAGES, main, missing, read


def places(text: str) -> set[str]:
    """The {named} places of a message."""
    return {name for _, name, _, _ in string.Formatter().parse(text) if name}


def forms(catalogue: Catalog) -> list[tuple[tuple[str, ...], tuple[str, ...]]]:
    """Every message's English forms with the translated ones."""
    pairs = []
    for message in catalogue:
        if message.id:
            ids = message.id if isinstance(message.id, (tuple, list)) else (message.id,)
            said = message.string if isinstance(message.string, (tuple, list)) else (message.string,)
            pairs.append((tuple(ids), tuple(str(text) for text in said)))
    return pairs


def test_the_catalogues_are_up_to_date_and_compiled():
    assert main(["--check"]) == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_missing(language: str):
    assert missing(read(language)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_translations_fill_the_same_places(language: str):
    for ids, said in forms(read(language)):
        for text in said:
            assert places(text) in [places(form) for form in ids], (ids, text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_translations_begin_and_end_as_their_messages(language: str):
    """A full stop, a colon or a space at the end is part of how a line is put together."""
    for ids, said in forms(read(language)):
        for text in said:
            assert text.strip() == text or ids[-1].strip() != ids[-1], (ids, text)
            assert (text[-1] in ".!?:") == (ids[-1][-1] in ".!?:"), (ids, text)


def test_the_tool_names_what_is_behind(monkeypatch: pytest.MonkeyPatch, tmp_path, capsys):
    monkeypatch.setattr(messages, "LOCALE", tmp_path)
    assert main(["--check"]) == 1
    assert "behind the code" in capsys.readouterr().err
    assert main([]) == 0
    assert main(["--check"]) == 0
