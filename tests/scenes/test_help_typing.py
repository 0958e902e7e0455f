"""Typing in "How to play" begins a search, wherever the focus is."""

import pygame

import levels
from game.setup import SeatSetup, Setup
from scenes.board.session import Session
from scenes.context import Context
from scenes.overlays.help import Help
from scenes.overlays.pause import Pause
from scenes.scene import Push
from scenes.stack import Stack
from scenes.ui.actions import Action, Do
from scenes.ui.panel_scene import PanelScene


def tap(ctx: Context, scene: PanelScene, scancode: int, text: str = "") -> list[Action]:
    """Press a key that writes that, and let it go; gives what it said."""
    down, up = (
        pygame.Event(kind, scancode=scancode, key=0, mod=0, unicode="") for kind in (pygame.KEYDOWN, pygame.KEYUP)
    )
    said: list[Action] = []
    for event in (down, *([pygame.Event(pygame.TEXTINPUT, text=text)] if text else []), up):
        for action in ctx.inputs.translate(event, ctx.view.units):
            scene.handle(action)
            said.append(action)
    return said


def opened(ctx: Context) -> Help:
    scene = Help(ctx, topic="jail")
    scene.enter()
    return scene


def at(scene: Help) -> tuple[str, str]:
    """What has the focus, and what is searched for."""
    return scene.panel.focus.key if scene.panel.focus else "", scene.words


def test_typing_begins_a_search(ctx):
    scene = opened(ctx)
    for scancode, text in ((pygame.KSCAN_R, "r"), (pygame.KSCAN_E, "e")):
        tap(ctx, scene, scancode, text)
    assert at(scene) == ("search", "re")


def test_after_a_look_at_what_was_found_it_begins_another(ctx):
    scene = opened(ctx)
    tap(ctx, scene, pygame.KSCAN_R, "r")
    tap(ctx, scene, pygame.KSCAN_DOWN)
    assert at(scene)[0] != "search"
    tap(ctx, scene, pygame.KSCAN_V, "V")
    tap(ctx, scene, pygame.KSCAN_7, "7")
    assert at(scene) == ("search", "V7")


def test_keys_that_mean_something_here_keep_it(ctx):
    ctx.settings.keys = {"down": ("key:J",)}
    ctx.apply()
    scene = opened(ctx)
    tap(ctx, scene, pygame.KSCAN_J, "j")
    assert at(scene) == ("topic_task", "")
    tap(ctx, scene, pygame.KSCAN_SPACE, " ")
    tap(ctx, scene, pygame.KSCAN_MINUS, "-")
    assert at(scene) == ("topic_task", "")


def test_what_is_beneath_hears_keys_as_before(ctx):
    match = Session.start(Setup(levels.load("oslo"), (SeatSetup("A"), SeatSetup("B"))))
    below = Pause(ctx, match)
    stack = Stack(ctx, below)
    stack.follow(Push(opened(ctx)))
    stack.handle(Do("back"))
    assert tap(ctx, below, pygame.KSCAN_R, "r") == [Do("roll")]
