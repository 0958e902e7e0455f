"""A panel: widgets with one focus among them. It turns actions into presses and says what comes next."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

import pygame

from scenes.scene import STAY, Next
from scenes.ui.actions import DIRECTIONS, GENERAL, Action, Do, Edit, Point, Type
from scenes.ui.focus import neighbour
from scenes.ui.tooltip import draw_tooltip
from scenes.ui.tween import Follower
from scenes.ui.view import Box
from scenes.ui.widgets.base import Widget
from scenes.ui.widgets.field import Field
from scenes.ui.widgets.plain import Card
from scenes.ui.widgets.scroll import Scroll

if TYPE_CHECKING:
    from scenes.context import Context


class Panel:
    """Holds widgets in drawing order, which is tab order too. Only the panel of the top scene gets actions, so a
    modal keeps the focus inside by itself. `first` is the key of the widget that has the focus to begin with."""

    def __init__(self, ctx: Context, widgets: Sequence[Widget] = (), first: str = "") -> None:
        self.ctx = ctx
        self.widgets: list[Widget] = []
        self.focus: Widget | None = None
        self._pressed: Widget | None = None
        self._revision = ctx.revision
        self._ring = [Follower(0.0, 26) for _ in range(4)]
        self._rested = 0.0
        self.tooltips = True
        """False: the scene tells elsewhere what there is to say of the focus."""
        self.catcher = ""
        """Key of the field that letters and digits are written into, anew, while nothing that is typed into has the
        focus. Keys that mean something here keep it."""
        self.set(widgets, first)

    def set(self, widgets: Sequence[Widget], first: str = "") -> None:
        """Take other widgets. Focus, scrolling and motion go over to those with the same keys.

        In a window of another size the focus's ring is where it belongs at once: beneath an overlay nothing glides.
        """
        old = {widget.key: widget for widget in self._all() if widget.key}
        focused = self.focus.key if self.focus else first
        self.widgets = list(widgets)
        for widget in self._all():
            if widget.key in old and type(widget) is type(old[widget.key]):
                widget.adopt(old[widget.key])
        leaves = self.leaves()
        keys = [widget.key for widget in leaves]
        wanted = next((key for key in (focused, first) if key in keys), keys[0] if keys else "")
        self.focus = next((widget for widget in leaves if widget.key == wanted), None)
        self._pressed = next((w for w in leaves if self._pressed and w.key == self._pressed.key), None)
        laid_out_anew, self._revision = self._revision != self.ctx.revision, self.ctx.revision
        self._focus_changed(jump=not old or laid_out_anew)

    def _all(self) -> Iterator[Widget]:
        for widget in self.widgets:
            yield widget
            if isinstance(widget, Scroll):
                yield from widget.children

    def leaves(self) -> list[Widget]:
        """All widgets that can have the focus, in tab order."""
        return [widget for widget in self._all() if widget.focusable]

    def get(self, key: str) -> Widget:
        """The widget of that key. KeyError when there is none."""
        for widget in self._all():
            if widget.key == key:
                return widget
        raise KeyError(key)

    def focus_on(self, key: str, jump: bool = False) -> None:
        """Give the focus to the widget of that key; its ring glides there, or jumps."""
        self._give(self.get(key))
        if jump:
            self._aim_ring(jump)

    def _give(self, widget: Widget) -> None:
        if widget is not self.focus:
            if self.focus:
                self.focus.leave()
            self.focus = widget
            self._rested = 0.0
            self.ctx.sound.play("tick", 0.5)
            self._focus_changed()

    def _focus_changed(self, jump: bool = False) -> None:
        besides = GENERAL.union(*(widget.hot for widget in self._all())) if self.catcher else None
        self.ctx.inputs.type_text(self._typing, None if self._typing else besides)
        scroll = self._scroll_of(self.focus)
        if scroll and self.focus:
            scroll.reveal(self.focus)
        self._aim_ring(jump)

    @property
    def _typing(self) -> bool:
        return bool(self.focus and self.focus.typing and self.focus.enabled)

    def _scroll_of(self, widget: Widget | None) -> Scroll | None:
        return next((s for s in self.widgets if isinstance(s, Scroll) and widget in s.children), None)

    def handle(self, action: Action) -> Next | None:
        """Use an action; None means that it is none of the panel's business."""
        match action:
            case Point():
                return self._point(action)
            case Do(name):
                return self._do(action, name)
            case Type(text) if self.catcher and not self._typing:
                return self._catch(action) if text[:1].isalnum() else None
            case Type() | Edit():
                return self.focus.act(action, self.ctx) if self.focus else None
        return None

    def _catch(self, action: Type) -> Next | None:
        """What was typed begins a new text in the field for it."""
        self._give(self.get(self.catcher))
        if isinstance(self.focus, Field):
            self.focus.empty()  # which may build the panel anew
        return self.focus.act(action, self.ctx) if self.focus else None

    def _do(self, action: Do, name: str) -> Next | None:
        answer = self.focus.act(action, self.ctx) if self.focus else None
        if answer is not None:
            return answer
        if name in DIRECTIONS and self.focus:
            return self._move(name)
        if name in ("tab", "tab_back") and self.focus:
            leaves = self.leaves()
            self._give(leaves[(leaves.index(self.focus) + (1 if name == "tab" else -1)) % len(leaves)])
            return STAY
        if name == "accept" and self.focus and not action.again:
            return self.press(self.focus)
        return self._hot(name)

    def _hot(self, name: str) -> Next | None:
        for widget in self._all():
            if name in widget.hot:
                return self.press(widget, name)
        return None

    def _move(self, direction: str) -> Next:
        if self.focus:
            self._give(self.get(self.towards(self.focus.key, direction)))
        return STAY

    def towards(self, key: str, direction: str) -> str:
        """The key of the widget that a direction leads to from another. What is scrolled out of view is passed over
        from outside its list, so that one enters a list where it can be seen."""
        here = self.get(key)
        inside = self._scroll_of(here)
        reachable = [
            widget
            for widget in self.leaves()
            if (home := self._scroll_of(widget)) is None or home is inside or home.box.contains(widget.box)
        ]
        if here not in reachable:
            return key
        found = neighbour([widget.box for widget in reachable], reachable.index(here), direction)
        return reachable[found].key

    def press(self, widget: Widget, hot: str | None = None) -> Next:
        """Press a widget; a greyed one takes the focus and says why it is."""
        if not widget.enabled:
            if widget.focusable:
                self._give(widget)
            self._rested = 1.0
            self.ctx.sound.play("refused")
            return STAY
        widget.age_pressed = 0.0
        if not widget.silent:
            self.ctx.sound.play("click")
        return widget.hot_pressed(hot, self.ctx) if hot else widget.press(self.ctx)

    def at(self, position: tuple[float, float]) -> Widget | None:
        """The topmost focusable widget at a logical position."""
        for widget in reversed(list(self._all())):
            scroll = self._scroll_of(widget)
            seen = scroll is None or scroll.box.collidepoint(position)
            if widget.focusable and seen and widget.box.collidepoint(position):
                return widget
        return None

    def _point(self, action: Point) -> Next | None:
        if action.kind == "wheel":
            return self._wheel(action)
        if self._pressed and action.kind in ("move", "up"):
            return self._drag(self._pressed, action)
        widget = self.at(action.at)
        bar = self._bar_at(action) if action.kind == "down" else None
        if bar:
            self._pressed = bar
            return bar.point(action, self.ctx)
        if widget is None:
            return None
        if action.kind in ("move", "down"):
            self._give(widget)
        if action.kind == "down":
            self._pressed, widget.held = widget, widget.enabled
            return (widget.point(action, self.ctx) if widget.enabled else None) or STAY
        return STAY

    def _drag(self, widget: Widget, action: Point) -> Next:
        if action.kind == "up":
            self._pressed = None
        answer = widget.point(action, self.ctx)
        if action.kind == "up":
            inside = widget.box.collidepoint(action.at)
            widget.held = False
            if answer is None and inside:
                return self.press(widget)
        else:
            widget.held = widget.enabled and widget.box.collidepoint(action.at)
        return answer or STAY

    def _bar_at(self, action: Point) -> Scroll | None:
        for widget in self.widgets:
            if isinstance(widget, Scroll) and widget.most and widget.box.collidepoint(action.at):
                return widget if action.x >= widget.box.right - 16 else None
        return None

    def _wheel(self, action: Point) -> Next | None:
        for widget in self.widgets:
            if isinstance(widget, Scroll) and widget.box.collidepoint(action.at):
                return widget.point(action, self.ctx)
        return None

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        self._rested += dt
        for widget in self.widgets:
            widget.tick(dt, self.ctx)
        self._aim_ring()
        for part in self._ring:
            part.advance(dt)

    def _aim_ring(self, jump: bool = False) -> None:
        if self.focus:
            box, _ = self.focus.ring(self.ctx)
            jump = jump or self.ctx.settings.reduced_motion or self._scroll_of(self.focus) is not None
            for part, aim in zip(self._ring, (box.x, box.y, box.w, box.h), strict=True):
                part.target = aim
                if jump:
                    part.jump(aim)

    def draw(self, surface: pygame.Surface, ring: bool = True) -> None:
        """Draw the widgets, the ring round the focus and what the tooltip says."""
        for widget in self.widgets:
            if isinstance(widget, Scroll):
                widget.draw_with(surface, self.ctx, self.focus)
            else:
                widget.draw(surface, self.ctx, widget is self.focus)
        if self.focus and ring:
            self._draw_ring(surface, self.focus)
            if self.tooltips and self.focus.remark and self._rested > (0.15 if self.focus.enabled else 0.05):
                about, _radius = self.focus.ring(self.ctx)
                draw_tooltip(surface, self.ctx, about, self.focus.remark, self._beside(self.focus))

    def _beside(self, widget: Widget) -> list[Box]:
        """The boxes of what can be read or pressed beside a widget; cards, which hold others, do not count."""
        boxes = [one.box for one in self.widgets if not isinstance(one, (Card, Scroll))]
        for scroll in (one for one in self.widgets if isinstance(one, Scroll)):
            boxes += [child.box.clip(scroll.box) for child in scroll.children]
        return [box for box in boxes if not box.contains(widget.box)]

    def _draw_ring(self, surface: pygame.Surface, widget: Widget) -> None:
        view = self.ctx.view
        clip = surface.get_clip()
        scroll = self._scroll_of(widget)
        if scroll:
            surface.set_clip(view.rect(scroll.box.inflate(8, 8)).clip(clip))
        box = Box(*(part.value for part in self._ring)).inflate(8, 8)
        width = max(2, view.px(3))
        radius = view.px(widget.ring(self.ctx)[1] + 4)
        self.ctx.shapes.ring(surface, view.rect(box), self.ctx.theme.ring, radius, width)
        surface.set_clip(clip)
