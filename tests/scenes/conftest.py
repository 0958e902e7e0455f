"""A window's context without a window."""

from pathlib import Path
from typing import Any

import pygame
import pytest

from scenes import i18n
from scenes.context import Context
from scenes.settings import Settings
from scenes.ui import View
from scenes.ui.text import Text

SIZES = [(960, 540), (1280, 720), (1024, 768), (1920, 1080), (2560, 1080), (3840, 2160)]


@pytest.fixture(autouse=True)
def unseen():
    """SDL's video without a display, fonts, and English, whatever was spoken before."""
    pygame.display.init()
    pygame.font.init()
    i18n.use("en")


@pytest.fixture
def make_ctx(tmp_path: Path):
    """Makes contexts: `make_ctx((960, 540), text_size=2)`; settings are those of English speakers."""

    def make(size: tuple[int, int] = (1280, 720), **settings: Any) -> Context:
        return Context(View(size), Settings(**{"language": "en", **settings}), tmp_path)

    return make


@pytest.fixture
def ctx(make_ctx):
    return make_ctx()


@pytest.fixture
def cut(monkeypatch):
    """The texts that did not fit even at the smallest size."""
    texts: list[str] = []
    whole = Text._cut

    def record(self, wanted, lines, px):
        texts.append(wanted.text)
        return whole(self, wanted, lines, px)

    monkeypatch.setattr(Text, "_cut", record)
    return texts
