"""Things that fly, flash and fall for a moment over the table. Places are pixels, times seconds.

An effect is told the time that passes and says whether it still goes on; what it shows it draws itself.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

import pygame

from scenes.context import Context
from scenes.i18n import Saying
from scenes.ui.theme import Colour, contrast, mix
from scenes.ui.tween import ease_back, ease_bounce, ease_in, ease_in_out, ease_out, lerp
from scenes.ui.view import Box

Point = tuple[float, float]


class Effect(Protocol):
    """Something that shows for a while."""

    def advance(self, dt: float) -> bool:
        """Let time pass; False once it is over."""

    def draw(self, surface: pygame.Surface) -> None:
        """Draw it in pixels."""


@dataclass
class Coins:
    """Coins and notes that fly from one place to another in an arc, one after the other."""

    ctx: Context
    start: Point
    end: Point
    count: int = 6
    seconds: float = 0.6
    age: float = 0.0

    def advance(self, dt: float) -> bool:
        """Fly on."""
        self.age += dt
        return self.age < self.seconds + 0.05 * self.count

    def draw(self, surface: pygame.Surface) -> None:
        """Every coin that is in the air."""
        side = self.ctx.view.px(28)
        for index in range(self.count):
            t = (self.age - 0.05 * index) / self.seconds
            if not 0 < t < 1:
                continue
            share = ease_in_out(t)
            x = lerp(self.start[0], self.end[0], share)
            bow = self.ctx.view.px(60 + 14 * (index % 3)) * math.sin(math.pi * t)
            y = lerp(self.start[1], self.end[1], share) - bow
            name, size = ("coin", (side, side)) if index % 2 else (f"note_{(index * 3) % 7}", (side * 2, side * 8 // 7))
            picture = self.ctx.sprites.get(f"svg/{name}.svg", size)
            surface.blit(picture, picture.get_rect(center=(round(x), round(y))))


@dataclass
class Rising:
    """Words that rise round a place by `by` units and fade: a sum paid or received; `ends` there, or has its middle."""

    ctx: Context
    words: str
    colour: Colour
    at: Point
    seconds: float = 1.3
    age: float = 0.0
    size: float = 26.0
    by: float = 46.0
    ends: bool = False

    def advance(self, dt: float) -> bool:
        """Rise on."""
        self.age += dt
        return self.age < self.seconds

    def preload(self) -> None:
        """Render the words."""
        self.draw(pygame.Surface((1, 1)))

    def draw(self, surface: pygame.Surface) -> None:
        """The words, dark below, fading towards the end."""
        t = self.age / self.seconds
        view = self.ctx.view
        x, y = self.at[0] / view.scale, self.at[1] / view.scale - self.by * ease_out(t)
        box = Box(x - (260 if self.ends else 130), y - 22, 260, 44)
        box.clamp_ip(view.box)
        solid = 1.0 if t < 0.7 else round((1 - t) / 0.3 * 5) / 5
        self.ctx.text.draw(
            surface,
            self.words,
            box,
            self.size,
            self.colour,
            face="display",
            align="right" if self.ends else "center",
            shadow=(20, 12, 40),
            opacity=solid,
        )


@dataclass
class Flash:
    """Squares that light up a few times."""

    ctx: Context
    rects: list[pygame.Rect]
    colour: Colour
    radius: int
    seconds: float = 1.2
    age: float = 0.0

    def advance(self, dt: float) -> bool:
        """Flash on."""
        self.age += dt
        return self.age < self.seconds

    def draw(self, surface: pygame.Surface) -> None:
        """Light that comes and goes, running along the squares."""
        for index, rect in enumerate(self.rects):
            t = self.age / self.seconds - 0.07 * index
            glow = max(0.0, math.sin(math.pi * 3 * t)) * (1 - 0.4 * t) if 0 < t < 1 else 0.0
            step = round(glow * 6)
            if not step:
                continue
            self.ctx.shapes.card(surface, rect, self.colour, self.radius, opacity=0.12 * step, lit=0)
            wide = max(2, self.ctx.view.px(2))
            self.ctx.shapes.ring(surface, rect.inflate(2 * wide, 2 * wide), (255, 255, 255), self.radius, wide)


@dataclass
class Flying:
    """A picture that slides from one place to another, growing or shrinking in a few steps on the way."""

    ctx: Context
    picture: pygame.Surface
    start: Point
    end: Point
    grow: tuple[float, float] = (1.0, 1.0)
    seconds: float = 0.7
    age: float = 0.0
    _sizes: dict[int, pygame.Surface] = field(default_factory=dict)

    def advance(self, dt: float) -> bool:
        """Slide on."""
        self.age += dt
        return self.age < self.seconds

    def draw(self, surface: pygame.Surface) -> None:
        """The picture at its present place and size."""
        t = ease_in_out(min(1.0, self.age / self.seconds))
        step = round(lerp(self.grow[0], self.grow[1], t) * 12)
        if step not in self._sizes:
            self._sizes[step] = pygame.transform.smoothscale_by(self.picture, max(1, step) / 12)
        picture = self._sizes[step]
        bow = self.ctx.view.px(50) * math.sin(math.pi * t)
        at = lerp(self.start[0], self.end[0], t), lerp(self.start[1], self.end[1], t) - bow
        surface.blit(picture, picture.get_rect(center=(round(at[0]), round(at[1]))))


@dataclass
class Dropping:
    """A building that drops from above and bounces on its lot."""

    picture: pygame.Surface
    rect: pygame.Rect
    height: float
    seconds: float = 0.5
    age: float = 0.0

    def advance(self, dt: float) -> bool:
        """Fall on."""
        self.age += dt
        return self.age < self.seconds

    def draw(self, surface: pygame.Surface) -> None:
        """The building on its way down."""
        t = min(1.0, self.age / self.seconds)
        surface.blit(self.picture, self.rect.move(0, -round(self.height * (1 - ease_bounce(t)))))


@dataclass
class Landing:
    """Nothing to see: calls `touch` when a dropping thing meets the ground, and `stand` when it stands still."""

    stand: Callable[[], None]
    touch: Callable[[], None]
    seconds: float = 0.5
    age: float = 0.0

    def advance(self, dt: float) -> bool:
        """Wait on."""
        meets = self.seconds * 4 / 11
        if self.age < meets <= self.age + dt:
            self.touch()
        self.age += dt
        if self.age >= self.seconds:
            self.stand()
        return self.age < self.seconds

    def draw(self, surface: pygame.Surface) -> None:
        """Nothing."""


@dataclass
class Bars:
    """The bars of the cell: they fall when somebody goes in, and rise when somebody comes out."""

    ctx: Context
    rect: pygame.Rect
    falling: bool = True
    seconds: float = 0.5
    age: float = 0.0

    def advance(self, dt: float) -> bool:
        """Move on."""
        self.age += dt
        return self.age < self.seconds

    def draw(self, surface: pygame.Surface) -> None:
        """The bars, cut at the cell's upper edge."""
        t = min(1.0, self.age / self.seconds)
        share = 1 - ease_bounce(t) if self.falling else ease_in(t)
        picture = self.ctx.sprites.get("svg/jail_bars.svg", self.rect.size)
        clip = surface.get_clip()
        surface.set_clip(self.rect.clip(clip))
        surface.blit(picture, self.rect.move(0, -round(self.rect.h * share)))
        surface.set_clip(clip)


@dataclass
class Crumble:
    """A picture that breaks into pieces which tumble down and away."""

    picture: pygame.Surface
    at: tuple[int, int]
    gravity: float
    seconds: float = 1.3
    parts: int = 5
    age: float = 0.0

    def advance(self, dt: float) -> bool:
        """Fall on."""
        self.age += dt
        return self.age < self.seconds

    def draw(self, surface: pygame.Surface) -> None:
        """Every piece, thrown a little and falling."""
        w, h = self.picture.get_size()
        wide, tall = -(-w // self.parts), -(-h // self.parts)
        for column in range(self.parts):
            for row in range(self.parts):
                wait = 0.25 * (self.parts - row) / self.parts
                t = max(0.0, self.age - wait)
                vx = (column - self.parts / 2 + 0.5) * w * 0.5 + ((column * 7 + row * 3) % 5 - 2) * w * 0.12
                x = self.at[0] + column * wide + vx * t
                y = self.at[1] + row * tall - h * 0.9 * t + self.gravity * t * t
                surface.blit(self.picture, (round(x), round(y)), (column * wide, row * tall, wide, tall))


@dataclass
class Banner:
    """A line in the display face that pops up in the middle of the board and goes again.

    `place` says where it is, in logical units, for as long as it is there: the window may change.
    """

    ctx: Context
    words: Saying
    colour: Colour
    place: Callable[[], Box]
    seconds: float = 1.1
    age: float = 0.0

    def advance(self, dt: float) -> bool:
        """Stay a while."""
        self.age += dt
        return self.age < self.seconds

    def draw(self, surface: pygame.Surface) -> None:
        """A ribbon across the middle with the words on it."""
        come = min(1.0, self.age / 0.28)
        leave = min(1.0, max(0.0, self.seconds - self.age) / 0.18)
        grow = ease_back(come) if come < 1 else leave
        step = round(grow * 12) / 12
        if step <= 0:
            return
        whole = self.place()
        box = Box(0, 0, whole.w * min(1.0, step), whole.h)
        box.center = whole.center
        rect = self.ctx.view.rect(box)
        self._ribbon(surface, rect, self.ctx.view.rect(whole).size)
        if step > 0.6:
            clip = surface.get_clip()
            surface.set_clip(rect.clip(clip))
            self._write(surface, whole)
            surface.set_clip(clip)

    def preload(self) -> None:
        """Render what it is made of."""
        scratch, whole = pygame.Surface((1, 1)), self.place()
        rect = self.ctx.view.rect(whole)
        self._ribbon(scratch, rect, rect.size)
        self._write(scratch, whole)

    def _ribbon(self, surface: pygame.Surface, rect: pygame.Rect, full: tuple[int, int]) -> None:
        """Its two ends, of a slab of its full size: that is the same all along."""
        view = self.ctx.view
        edge = mix(self.colour, self.ctx.theme.ink, 0.55)
        left = pygame.Rect(rect.x, rect.y, rect.w // 2, rect.h + view.px(6))
        right = pygame.Rect(left.right, rect.y, rect.right - left.right, left.h)
        clip = surface.get_clip()
        for end, x in ((left, rect.x), (right, rect.right - full[0])):
            surface.set_clip(end.clip(clip))
            slab = pygame.Rect(x, rect.y, *full)
            self.ctx.shapes.slab(surface, slab, self.colour, edge, view.px(18), view.px(6))
        surface.set_clip(clip)

    def _write(self, surface: pygame.Surface, whole: Box) -> None:
        room = Box(whole.x + 16, whole.y, whole.w - 32, whole.h - 6)
        ink = max((self.ctx.theme.ink, self.ctx.theme.paper), key=lambda choice: contrast(choice, self.colour))
        self.ctx.text.draw(surface, str(self.words), room, 34, ink, face="display", align="center")


class Shake:
    """How far the board is off its place, in pixels, dying away."""

    def __init__(self, reach: float, seconds: float = 0.5) -> None:
        self.reach, self.seconds, self.age = reach, seconds, 0.0

    def advance(self, dt: float) -> bool:
        """Shake on."""
        self.age += dt
        return self.age < self.seconds

    @property
    def offset(self) -> tuple[int, int]:
        """Where the board is now."""
        left = max(0.0, 1 - self.age / self.seconds) ** 2 * self.reach
        return round(left * math.sin(self.age * 71)), round(left * math.cos(self.age * 53) * 0.7)

    def draw(self, surface: pygame.Surface) -> None:
        """Nothing of its own."""
