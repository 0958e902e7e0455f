import gc
import sys
import weakref

import pytest

from scenes import garbage

pytestmark = pytest.mark.usefixtures("collector_as_before")


class Ring:
    """Holds itself."""

    def __init__(self) -> None:
        self.me = self


def test_cycles_go_when_it_is_time_and_not_before():
    garbage.put_off()
    ring = weakref.ref(Ring())
    assert gc.get_threshold()[0] > 10_000
    assert ring() is not None
    garbage.collect()
    assert ring() is None


def test_what_was_there_at_the_start_is_looked_through_too():
    ring = weakref.ref(Ring())
    garbage.put_off()
    garbage.collect()
    assert ring() is None


def test_handing_back_can_be_asked_for_anywhere(monkeypatch):
    garbage.hand_back()
    monkeypatch.setattr(sys, "platform", "win32")
    garbage.hand_back()
