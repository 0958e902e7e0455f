"""The window's picture: scenes draw all of it every frame, and only what differs from the last frame is painted.

Scenes draw on a surface and need not know what has changed. Where that surface is a `Canvas`, what they draw is first
noted down. `show` compares the notes with those of the frame before, paints the regions that differ, and tells which
they are: a still scene costs no pixel, a token on its way costs those it leaves and those it enters.

The same picture at the same place has to show the same pixels, so pictures are painted once and then left alone. One
that is painted on while it is in use, as the living middle of the board, is a `Changing` and is told where.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import pygame
from pygame.typing import ColorLike, Point, RectLike

_REMEMBERED = 64
"""Changes that a picture remembers: more than happen to it between two frames."""
_MANY = 200
"""From so many changes on they are taken for one."""
_NEAR = 32
_WASTE = 1.3
_SMALL = 2000
"""Regions less than `_NEAR` pixels apart are joined if that makes them no larger than so much of both, and a little."""

Paint = Callable[[pygame.Surface], object]
Note = tuple[Hashable, ...]
"""What is drawn: picture, x, y, part, flags, opacity, clip; or, for a fill and other paint, None, key, clip."""


class Changing(pygame.Surface):
    """A surface that is painted on while it is shown; whoever does so says where."""

    def __init__(self, size: tuple[int, int]) -> None:
        super().__init__(size)
        self.version = 0
        self._changes: deque[pygame.Rect] = deque(maxlen=_REMEMBERED)

    def changed(self, *regions: pygame.Rect) -> None:
        """Its pixels are others there now; without regions, everywhere."""
        for region in regions or (self.get_rect(),):
            self.version += 1
            self._changes.append(pygame.Rect(region))

    def since(self, version: int) -> list[pygame.Rect]:
        """Where it has changed since it had that version."""
        count = self.version - version
        if count > len(self._changes):
            return [self.get_rect()]
        return list(self._changes)[len(self._changes) - count :]


class _Frame:
    """All that is drawn in a frame, in order, with the pixels that each reaches."""

    def __init__(self) -> None:
        self.notes: list[Note] = []
        self.bounds: list[pygame.Rect] = []
        self.paints: dict[int, Paint] = {}
        self.versions: dict[Changing, int] = {}

    def add(self, note: Note, bounds: pygame.Rect) -> None:
        self.notes.append(note)
        self.bounds.append(bounds)


class Canvas(Changing):
    """Draw a frame on it, then `show` it. `pixels` has the frame that was shown last: its own, or those of `onto`.

    `onto` is a surface that keeps what is painted on it, as that of a window does: a picture less to copy.
    """

    def __init__(self, size: tuple[int, int], onto: pygame.Surface | None = None) -> None:
        super().__init__(size if onto is None else (1, 1))
        self.pixels: pygame.Surface = self if onto is None else onto
        self._whole = pygame.Rect((0, 0), size)
        self._clip = self._whole
        self._frame = _Frame()
        self._last: _Frame | None = None

    def get_size(self) -> tuple[int, int]:
        """Width and height of the frame."""
        return self._whole.size

    def get_width(self) -> int:
        """Its width."""
        return self._whole.w

    def get_height(self) -> int:
        """Its height."""
        return self._whole.h

    def get_rect(self, **place: Any) -> pygame.Rect:
        """Its rectangle, at its own corner or placed as said."""
        rect = self._whole.copy()
        for name, value in place.items():
            setattr(rect, name, value)
        return rect

    # Drawing, as on any surface.

    def blit(
        self,
        source: pygame.Surface,
        dest: Point | RectLike = (0, 0),
        area: RectLike | None = None,
        special_flags: int = 0,
    ) -> pygame.Rect:
        """Draw a picture, or a part of it; gives the pixels that it reaches."""
        x, y = int(dest[0]), int(dest[1])  # type: ignore[index, arg-type]
        part = None
        size = source.get_size()
        if area is not None:
            wanted = pygame.Rect(area)
            cut = wanted.clip(source.get_rect())
            x, y = x + cut.x - wanted.x, y + cut.y - wanted.y
            part, size = tuple(cut), cut.size
        bounds = self._clip.clip((x, y, *size))
        if bounds.w and bounds.h:
            clip = None if self._clip is self._whole else tuple(bounds)
            self._frame.add((source, x, y, part, special_flags, source.get_alpha(), clip), bounds)
            if isinstance(source, Changing):
                self._frame.versions[source] = source.version
        return bounds

    def fill(self, color: ColorLike, rect: RectLike | None = None, special_flags: int = 0) -> pygame.Rect:
        """Fill a rectangle; gives the pixels that it reaches."""
        bounds = pygame.Rect(self._whole if rect is None else rect)
        if bounds.w <= 0 or bounds.h <= 0:
            return pygame.Rect(bounds.topleft, (0, 0))
        bounds = self._clip.clip(bounds)

        def paint(surface: pygame.Surface) -> None:
            pygame.Surface.fill(surface, color, bounds, special_flags)

        self.paint(("fill", tuple(pygame.Color(color)), special_flags), bounds, paint)
        return bounds

    def paint(self, key: Hashable, bounds: pygame.Rect, paint: Paint) -> None:
        """Draw anything else: `paint` does so within `bounds` whenever it is needed. One key, one look."""
        bounds = self._clip.clip(bounds)
        if bounds.w and bounds.h:
            self._frame.paints[len(self._frame.notes)] = paint
            self._frame.add((None, key, tuple(bounds)), bounds)

    def set_clip(self, rect: RectLike | None, /) -> None:
        """Draw only there from now on."""
        clip = self._whole if rect is None else self._whole.clip(rect)
        self._clip = self._whole if clip == self._whole else clip

    def get_clip(self) -> pygame.Rect:
        """Where is drawn now."""
        return self._clip.copy()

    @contextmanager
    def unseen(self) -> Iterator[None]:
        """What is drawn within is forgotten: it only has pictures rendered that will be needed."""
        frame, clip = self._frame, self._clip
        self._frame = _Frame()
        try:
            yield
        finally:
            self._frame, self._clip = frame, clip

    # Showing.

    @property
    def shown(self) -> bool:
        """Whether there is a frame to be seen."""
        return self._last is not None

    def lost(self) -> None:
        """What was painted may be gone: all of the next frame is painted."""
        self._last = None

    def drop(self) -> None:
        """Forget what was drawn since the last frame: that one stays."""
        self._clip, self._frame = self._whole, _Frame()

    def show(self) -> list[pygame.Rect]:
        """Paint what differs from the last frame and tell where; then the next frame begins."""
        frame, last = self._frame, self._last
        regions = joined(list(_differences(last, frame))) if last else [self._whole]
        for region in regions:
            self._repaint(region, frame)
        pygame.Surface.set_clip(self.pixels, None)
        self._clip, self._frame, self._last = self._whole, _Frame(), frame
        if regions:
            self.changed(*regions)
        return regions

    def _repaint(self, region: pygame.Rect, frame: _Frame) -> None:
        """Paint a region from the topmost picture that covers all of it upwards."""
        reaching = region.collidelistall(frame.bounds)
        lowest = _lowest(region, reaching, frame)
        if lowest is None:
            pygame.Surface.fill(self.pixels, (0, 0, 0), region)
        for index in reaching[lowest or 0 :]:
            pygame.Surface.set_clip(self.pixels, region.clip(frame.bounds[index]))
            if index in frame.paints:
                frame.paints[index](self.pixels)
            else:
                self._put(*frame.notes[index][:6])

    def _put(self, source: Any, x: Any, y: Any, part: Any, flags: Any, alpha: Any) -> None:
        """A picture as opaque as it was when it was noted."""
        now = source.get_alpha()
        if alpha != now:
            source.set_alpha(alpha)
        pygame.Surface.blit(self.pixels, source, (x, y), part, flags)
        if alpha != now:
            source.set_alpha(now)


def paint(surface: pygame.Surface, key: Hashable, bounds: pygame.Rect, function: Paint) -> None:
    """Let a function draw within `bounds`, on a canvas or on any surface. One key, one look."""
    if isinstance(surface, Canvas):
        surface.paint(key, bounds, function)
    else:
        function(surface)


def _differences(last: _Frame, now: _Frame) -> Iterator[pygame.Rect]:
    """The pixels of whatever has come, gone, changed, or lies above or below something else now."""
    if last.notes != now.notes:
        yield from _moved(last, now)
    for picture, version in now.versions.items():
        before = last.versions.get(picture, version)
        if before != version:
            yield from _spots(picture, picture.since(before), now)


def _spots(picture: Changing, changes: Sequence[pygame.Rect], frame: _Frame) -> Iterator[pygame.Rect]:
    """Where changes of a picture are seen."""
    for note, bounds in zip(frame.notes, frame.bounds, strict=True):
        if note[0] is picture:
            _, x, y, part, *_ = note
            left, top = part[:2] if isinstance(part, tuple) else (0, 0)
            assert isinstance(x, int)
            assert isinstance(y, int)
            for change in changes:
                seen = change.move(x - left, y - top).clip(bounds)
                if seen.w and seen.h:
                    yield seen


def _moved(last: _Frame, now: _Frame) -> Iterator[pygame.Rect]:
    old, new = set(last.notes), set(now.notes)
    yield from (bounds for note, bounds in zip(last.notes, last.bounds, strict=True) if note not in new)
    yield from (bounds for note, bounds in zip(now.notes, now.bounds, strict=True) if note not in old)
    stayed = [note for note in last.notes if note in new]
    order = [(note, bounds) for note, bounds in zip(now.notes, now.bounds, strict=True) if note in old]
    if len(stayed) != len(order):
        yield from (bounds for _, bounds in order)
    else:
        yield from (bounds for before, (note, bounds) in zip(stayed, order, strict=True) if before != note)


def _lowest(region: pygame.Rect, reaching: Sequence[int], frame: _Frame) -> int | None:
    """Which of those that reach into a region is the topmost that hides all below it."""
    for place in range(len(reaching) - 1, -1, -1):
        index = reaching[place]
        if frame.bounds[index].contains(region) and _hides(frame.notes[index]):
            return place
    return None


def _hides(note: Note) -> bool:
    """Whether nothing shines through."""
    picture = note[0]
    if not isinstance(picture, pygame.Surface):
        return False
    clear = picture.get_flags() & pygame.SRCALPHA or picture.get_colorkey() is not None
    return not clear and note[4] == 0 and note[5] in (None, 255)


def joined(regions: Sequence[pygame.Rect]) -> list[pygame.Rect]:
    """Fewer regions that cover the same: those that lie close together become one where that adds little."""
    if len(regions) > _MANY:
        return [regions[0].unionall(list(regions[1:]))]
    found: list[pygame.Rect] = []
    for region in regions:
        for index in reversed(region.inflate(_NEAR, _NEAR).collidelistall(found)):
            whole = region.union(found[index])
            if _area(whole) <= _WASTE * (_area(region) + _area(found[index])) + _SMALL:
                region = whole
                del found[index]
        found.append(region)
    return found


def _area(region: pygame.Rect) -> int:
    return region.w * region.h
