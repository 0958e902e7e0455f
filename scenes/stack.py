"""The stack of scenes: the top one acts, those it lets shine through are drawn beneath it."""

from __future__ import annotations

from contextlib import nullcontext
from typing import TYPE_CHECKING

import pygame

from scenes.canvas import Canvas
from scenes.scene import Next, Pop, Push, Quit, Replace, Reset, Scene, Stay
from scenes.transition import Transition

if TYPE_CHECKING:
    from scenes.context import Context
    from scenes.ui.actions import Action

_DIM = (96, 88, 116)
_READYING = 0.003
"""Seconds of a frame after which no other picture is begun while a transition covers the scene."""

_IN_TIME = 0.008
"""Seconds of a frame after which no other picture is begun."""
_MOST_HELD = 10
"""Frames for which a picture stays because the next is not rendered yet, at most."""


class Stack:
    """Scenes from the bottom up. Empty means the program is over."""

    def __init__(self, ctx: Context, first: Scene) -> None:
        self.ctx = ctx
        self.scenes: list[Scene] = [first]
        self.transition: Transition | None = None
        self._still: tuple[list[Scene], int, pygame.Surface] | None = None
        self._shown: Canvas | None = None
        self._held = 0
        first.enter()

    @property
    def top(self) -> Scene | None:
        """The scene that acts, None when all is over."""
        return self.scenes[-1] if self.scenes else None

    @property
    def place(self) -> Scene | None:
        """Where one is: the topmost scene that is no overlay."""
        return _base(self.scenes)

    def handle(self, action: Action) -> None:
        """Hand an action to the top scene and follow its answer."""
        if self.top:
            self.follow(self.top.handle(action))

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass for the top scene and for a transition under way."""
        if self.transition and not self.transition.advance(dt):
            self.transition = None
        if self.top:
            self.follow(self.top.update(dt))

    def follow(self, step: Next, at_once: bool = False) -> None:
        """Carry out what a scene answered; `at_once` does without a transition."""
        if isinstance(step, Stay):
            return
        before = list(self.scenes)
        self._change(step)
        if self.top and self.top is not before[-1]:
            if _base(before) is not _base(self.scenes):
                if not (self.top.quiet or at_once):
                    self.transition = Transition.over(self.ctx, lambda surface: self._draw_old(before, surface))
                for scene in self.scenes[: self.scenes.index(_base(self.scenes) or self.top)]:
                    scene.rest()
            self.top.enter()
        if len(self.scenes) < len(before):
            # What was beneath goes on, and is another picture when something is laid over it the next time
            self._still = None

    def _change(self, step: Next) -> None:
        match step:
            case Push(scene):
                self.scenes.append(scene)
            case Pop(then):
                self.scenes.pop()
                self._change(then)
            case Replace(scene):
                self.scenes[-1:] = [scene]
            case Reset(scene):
                self.scenes[:] = [scene]
            case Quit():
                self.scenes.clear()

    def draw(self, surface: pygame.Surface) -> bool:
        """Compose the frame: the top scene over what it lets be seen, and a transition over all.

        False if too much of it has to be rendered for one frame: the one before is to stay until it is.
        """
        self.ctx.turn()
        self._shown = surface if isinstance(surface, Canvas) and not self.transition else None
        patience = self.ctx.patience
        if self.transition and self.transition.covers:
            patience.behind = not self._make_ready(surface, self.transition)
        else:
            patience.behind = False
            if not self._draw_in_time(surface):
                return False
        if self.transition:
            self.transition.draw(surface)
        return True

    def _draw_in_time(self, surface: pygame.Surface) -> bool:
        """Draw the scenes; False if that was broken off. Where nothing is shown yet there is time for all."""
        hurried = isinstance(surface, Canvas) and surface.shown and self.ctx.patience.studio is not None
        if not hurried or self._held >= _MOST_HELD:
            self._draw(self.scenes, surface)
        elif not self.ctx.patience.try_for(_IN_TIME, lambda: self._draw(self.scenes, surface)):
            assert isinstance(surface, Canvas)
            surface.drop()
            self._held += 1
            return False
        self._held = 0
        return True

    def _make_ready(self, surface: pygame.Surface, transition: Transition) -> bool:
        """Under cover of a transition, some of what the scenes are about to show is rendered; whether all is there.

        Not in its first frame, which has enough to do with the old picture.
        """
        if not transition.elapsed:
            return False
        with surface.unseen() if isinstance(surface, Canvas) else nullcontext():
            ready = self.ctx.patience.try_for(_READYING, lambda: self._draw(self.scenes, surface))
        surface.set_clip(None)
        return ready

    def _draw(self, scenes: list[Scene], surface: pygame.Surface) -> None:
        if not scenes:
            return
        if scenes[-1].below == "still":
            self._draw_still(scenes[:-1], surface)
        elif scenes[-1].below == "live":
            self._draw(scenes[:-1], surface)
        scenes[-1].draw(surface)

    def _draw_old(self, scenes: list[Scene], picture: pygame.Surface) -> None:
        """What a transition leads away from: the last frame as it was shown, else those scenes drawn."""
        if self._shown and self._shown.shown and self._shown.get_size() == picture.get_size():
            picture.blit(self._shown.pixels, (0, 0))
        else:
            self._draw(scenes, picture)

    def _draw_still(self, scenes: list[Scene], surface: pygame.Surface) -> None:
        """The scenes beneath, dimmed; drawn once and kept, since they stand still meanwhile."""
        kept = self._still
        if not kept or kept[0] != scenes or kept[1] != self.ctx.revision:
            picture = pygame.Surface(surface.get_size())
            with self.ctx.patience.for_all():
                self._draw(scenes, picture)
            picture.fill(_DIM, special_flags=pygame.BLEND_RGB_MULT)
            kept = self._still = (list(scenes), self.ctx.revision, picture)
        surface.blit(kept[2], (0, 0))


def _base(scenes: list[Scene]) -> Scene | None:
    """The topmost scene that is no overlay: when it changes, so does the place one is at."""
    return next((scene for scene in reversed(scenes) if scene.below == "hidden"), None)
