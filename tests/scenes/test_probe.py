"""What the probe tells a program that plays from outside."""

import json

import pytest

from scenes.probe import VARIABLE, Probe
from scenes.scene import Scene
from scenes.ui import Answer, Box, Dialog, PanelScene
from scenes.ui.widgets import Button, Scroll


@pytest.fixture
def dialog(ctx) -> Dialog:
    scene = Dialog(ctx, "Leave?", "", [Answer("Yes"), Answer("No", hot="primary")])
    scene.enter()
    return scene


def test_it_says_nothing_unless_asked(ctx, dialog, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):
    monkeypatch.delenv(VARIABLE, raising=False)
    Probe(ctx).tell(dialog)
    assert capsys.readouterr().out == ""


def test_it_says_a_thing_once(ctx, dialog, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):
    monkeypatch.setenv(VARIABLE, "1")
    probe = Probe(ctx)
    probe.tell(dialog)
    probe.tell(dialog)
    probe.tell(None)
    dialog.panel.focus_on("answer_1")
    probe.tell(dialog)
    first, second = map(json.loads, capsys.readouterr().out.splitlines())
    assert (first["scene"], first["focus"], second["focus"]) == ("Dialog", "answer_0", "answer_1")


def test_a_widget_has_its_place_and_its_keys(ctx, dialog):
    yes, no = Probe(ctx).seen(dialog)["widgets"]
    assert yes["at"] == list(ctx.view.rect(dialog.panel.get("answer_0").box).center)
    assert (yes["enabled"], yes["keys"], no["keys"]) == (True, [], ["F5"])


def test_what_cannot_be_seen_is_left_out(ctx):
    class Lists(PanelScene):
        def build(self):
            rows = [Button(f"row_{n}", Box(0, 40 * n, 100, 40), "", lambda: None) for n in range(9)]
            return [Scroll("list", Box(0, 0, 120, 100), rows), Button("far", Box(-300, 0, 99, 40), "", lambda: None)]

    scene = Lists(ctx)
    scene.enter()
    assert [widget["key"] for widget in Probe(ctx).seen(scene)["widgets"]] == ["row_0", "row_1"]


def test_a_scene_without_a_panel_has_no_widgets(ctx):
    class Bare(Scene):
        def handle(self, action):
            raise NotImplementedError

        def draw(self, surface):
            raise NotImplementedError

    assert Probe(ctx).seen(Bare()) == {"scene": "Bare", "busy": False, "focus": "", "widgets": []}
