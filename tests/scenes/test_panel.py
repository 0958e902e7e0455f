import pygame
import pytest

from scenes.scene import STAY, Next, Push, Quit
from scenes.stack import Stack
from scenes.ui import (
    Answer,
    Box,
    Button,
    Dialog,
    Do,
    Edit,
    Field,
    Panel,
    Point,
    Scroll,
    Slider,
    Stepper,
    Tabs,
    Toggle,
    Type,
)  # fmt: skip
from scenes.ui.letters import Letters
from scenes.ui.tooltip import place


@pytest.fixture
def said():
    return []


@pytest.fixture
def panel(ctx, said):
    """Three buttons below each other; the middle one is greyed, the last one has a hot key."""
    return Panel(
        ctx,
        [
            Button("a", Box(100, 100, 200, 50), "A", lambda: said.append("a")),
            Button("b", Box(100, 160, 200, 50), "B", lambda: said.append("b"), enabled=False, why="Not now"),
            Button("c", Box(100, 220, 200, 50), "C", lambda: said.append("c"), hot="roll"),
        ],
    )


def focused(panel: Panel) -> str:
    return panel.focus.key if panel.focus else ""


def click(panel: Panel, x: float, y: float) -> Next | None:
    panel.handle(Point("move", x, y))
    panel.handle(Point("down", x, y))
    return panel.handle(Point("up", x, y))


def test_directions_and_accept(panel, said):
    panel.handle(Do("down"))
    panel.handle(Do("down"))
    panel.handle(Do("accept"))
    assert focused(panel) == "c"
    assert said == ["c"]


def test_tab_goes_in_order_and_round(panel):
    keys = []
    for name in ("tab", "tab", "tab", "tab_back"):
        panel.handle(Do(name))
        keys.append(focused(panel))
    assert keys == ["b", "c", "a", "c"]


def test_a_greyed_button_takes_the_focus_and_does_nothing(panel, said):
    click(panel, 150, 180)
    assert focused(panel) == "b"
    assert panel.focus.remark == "Not now"
    assert said == []


def test_a_hot_key_presses_from_anywhere(panel, said):
    assert panel.handle(Do("roll")) == STAY
    assert said == ["c"]


def test_an_unknown_action_is_left_to_the_scene(panel):
    assert panel.handle(Do("back")) is None
    assert panel.handle(Point("down", 5, 5)) is None


def test_a_click_presses_and_a_slip_does_not(panel, said):
    click(panel, 150, 120)
    panel.handle(Point("down", 150, 120))
    panel.handle(Point("up", 150, 500))
    assert said == ["a"]


def test_building_anew_keeps_the_focus_by_key(panel):
    panel.handle(Do("tab_back"))
    panel.set([Button("c", Box(0, 0, 90, 40), "C", lambda: None), Button("x", Box(0, 60, 90, 40), "X", lambda: None)])
    assert focused(panel) == "c"


def test_a_held_accept_presses_once(panel, said):
    panel.handle(Do("accept"))
    panel.handle(Do("accept", again=True))
    assert said == ["a"]


def test_a_modal_keeps_the_focus_inside(ctx, panel, said):
    below = Dialog(ctx, "Below", "", [Answer("One"), Answer("Two")])
    stack = Stack(ctx, below)
    dialog = Dialog(ctx, "Leave?", "", [Answer("Quit", Quit()), Answer("Stay")])
    stack.follow(Push(dialog))
    for name in ("right", "down", "tab", "up", "left", "tab", "tab"):
        stack.handle(Do(name))
        assert focused(dialog.panel) in ("answer_0", "answer_1")
    assert focused(below.panel) == "answer_0"


def test_a_dialog_does_what_was_answered(ctx):
    stack = Stack(ctx, Dialog(ctx, "Below", "", [Answer("One")]))
    stack.follow(Push(Dialog(ctx, "Leave?", "", [Answer("Quit", Quit()), Answer("Stay")])))
    stack.handle(Do("back"))
    assert len(stack.scenes) == 1
    stack.follow(Push(Dialog(ctx, "Leave?", "", [Answer("Quit", Quit()), Answer("Stay")])))
    stack.handle(Do("accept"))
    assert stack.top is None


def test_toggle_by_accept_and_directions(ctx, said):
    panel = Panel(ctx, [Toggle("t", Box(0, 0, 400, 50), "T", False, said.append)])
    for name in ("accept", "left", "left", "right"):
        panel.handle(Do(name))
    assert said == [True, False, True]


def test_stepper_goes_round_and_takes_clicks(ctx, said):
    panel = Panel(ctx, [Stepper("s", Box(0, 0, 400, 50), "S", [(1, "one"), (2, "two"), (3, "three")], 1, said.append)])
    panel.handle(Do("left"))
    panel.handle(Do("right"))
    click(panel, 390, 25)
    click(panel, 210, 25)
    assert said == [3, 1, 2, 1]


def test_slider_by_directions_and_dragging(ctx, said):
    panel = Panel(ctx, [Slider("s", Box(0, 0, 400, 50), "S", 10, said.append)])
    panel.handle(Do("right"))
    panel.handle(Do("left"))
    slider = panel.get("s")
    assert isinstance(slider, Slider)
    track = slider.track
    panel.handle(Point("down", track.x, 25))
    panel.handle(Point("move", track.centerx, 25))
    panel.handle(Point("up", track.centerx, 25))
    assert said == [9, 0, 5]


def test_tabs_by_page_keys_from_anywhere(ctx, said):
    panel = Panel(ctx, [Button("b", Box(0, 100, 90, 40), "B", lambda: None),
                        Tabs("t", Box(0, 0, 400, 50), [(1, "one"), (2, "two")], 1, said.append)])  # fmt: skip
    for name in ("next", "next", "previous"):
        panel.handle(Do(name))
    assert said == [2, 1, 2]
    assert focused(panel) == "b"


def test_field_edits_at_the_caret(ctx, said):
    panel = Panel(ctx, [Field("f", Box(0, 0, 300, 40), "Bo", said.append)])
    assert ctx.inputs.typing
    for action in (
        Type("ö"),
        Edit("left"),
        Edit("backspace"),
        Type("x", composing=True),
        Type("\n"),
        Edit("home"),
        Edit("delete"),
    ):
        panel.handle(action)
    field = panel.get("f")
    assert isinstance(field, Field)
    assert field.text == "ö"
    assert said[:2] == ["Boö", "Bö"]


@pytest.fixture
def heard(ctx, monkeypatch):
    """The sounds that were played."""
    played: list[str] = []
    monkeypatch.setattr(ctx.sound, "play", lambda name, volume=1.0: played.append(name))
    return played


def test_a_full_field_refuses_what_is_too_much(ctx, said, heard):
    panel = Panel(ctx, [Field("f", Box(0, 0, 300, 40), "Bo", said.append, most=4)])
    panel.handle(Type("rg"))
    panel.handle(Edit("home"))
    panel.handle(Type("x"))
    assert (said, heard) == (["Borg"], ["refused"])


def test_of_a_long_text_a_field_takes_what_fits(ctx, said, heard):
    panel = Panel(ctx, [Field("f", Box(0, 0, 300, 40), "Bo", said.append, most=4)])
    panel.handle(Type("rgås"))
    assert (said, heard) == (["Borg"], ["refused"])


def test_a_full_field_counts_its_letters(ctx, monkeypatch):
    field = Field("f", Box(0, 0, 300, 40), "Bor", lambda text: None, most=4)
    panel, surface = Panel(ctx, [field]), pygame.Surface(ctx.view.size)
    written: list[str] = []
    monkeypatch.setattr(ctx.text, "draw", lambda surface, text, *rest, **more: written.append(text))
    panel.draw(surface)
    panel.handle(Type("g"))
    panel.draw(surface)
    assert written == ["Bor", "4/4", "Borg"]


def test_letters_on_screen_refuse_what_is_too_much(ctx, heard):
    letters = Letters(ctx, "Bor", 4, lambda text: None)
    letters.enter()
    for _ in range(2):
        letters.handle(Type("g"))
    assert (letters.text, heard) == ("Borg", ["refused"])
    shown = letters.panel.get("text")
    assert isinstance(shown, Field)
    assert shown.refusing


def test_field_lets_go_of_typing_when_the_focus_leaves(ctx):
    panel = Panel(
        ctx, [Field("f", Box(0, 0, 300, 40), "", lambda t: None), Button("b", Box(0, 60, 90, 40), "B", lambda: None)]
    )
    panel.handle(Do("down"))
    assert not ctx.inputs.typing


@pytest.fixture
def scroll(ctx):
    rows = [Button(f"r{i}", Box(10, 10 + 50 * i, 280, 44), f"Row {i}", lambda: None) for i in range(10)]
    return Panel(ctx, [Scroll("s", Box(0, 0, 300, 200), rows), Button("out", Box(0, 300, 90, 40), "Out", lambda: None)])


def settle(panel: Panel) -> None:
    for _ in range(60):
        panel.update(1 / 30)


def test_scroll_brings_the_focus_into_view(scroll):
    for _ in range(9):
        scroll.handle(Do("down"))
    settle(scroll)
    assert focused(scroll) == "r9"
    assert scroll.get("s").box.contains(scroll.focus.box)


def test_from_outside_only_rows_in_view_can_be_reached(scroll):
    scroll.focus_on("out")
    scroll.handle(Do("up"))
    assert focused(scroll) in ("r2", "r3")


def test_the_wheel_scrolls_and_rows_out_of_view_take_no_clicks(scroll):
    scroll.handle(Point("wheel", 100, 100, -2))
    settle(scroll)
    assert scroll.get("r0").box.bottom < 0
    assert scroll.at((100, 230)) is None


def test_a_panel_draws_with_the_ring_outside_its_widget(ctx, panel):
    surface = pygame.Surface(ctx.view.size)
    panel.update(0.1)
    panel.draw(surface)
    assert surface.get_at((200, 97))[:3] == ctx.theme.ring


@pytest.mark.parametrize(("another", "there"), [(False, False), (True, True)])
def test_the_ring_glides_to_a_button_that_moves_but_not_when_all_is_laid_out_anew(ctx, panel, another, there):
    panel.update(1)
    if another:
        ctx.apply()
    panel.set([Button("a", Box(100, 400, 200, 50), "A", lambda: None)])
    surface = pygame.Surface(ctx.view.size)
    panel.draw(surface)
    assert (surface.get_at((200, 397))[:3] == ctx.theme.ring) == there


def test_a_tooltip_goes_where_it_covers_nothing():
    window, about = Box(0, 0, 400, 400), Box(150, 180, 100, 40)
    above, below = Box(0, 0, 400, 170), Box(0, 230, 400, 170)
    assert place(about, (100, 60), window, []).bottom < about.top
    assert place(about, (100, 60), window, [above]).top > about.bottom
    assert place(about, (100, 60), window, [above, below]).left > about.right
    assert place(about, (100, 60), window, [above, below, Box(260, 170, 140, 60)]).right < about.left
    assert window.contains(place(Box(0, 0, 100, 40), (300, 60), window, []))
