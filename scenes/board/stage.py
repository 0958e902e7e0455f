"""The board with everything on it, in a box of the window. It shows; what happens on it the play-back says."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pygame

from game.state import BANK
from levels import Layout, Rect
from scenes.board.dice import Dice, directions
from scenes.board.effects import Banner, Effect, Shake
from scenes.board.ground import Ground, inset
from scenes.board.hollow import Hollow
from scenes.board.icons import edition_look
from scenes.board.price_tags import PriceTags
from scenes.board.session import Session
from scenes.board.squares import GAP, RADIUS
from scenes.board.table import Table
from scenes.board.task_card import TaskCard, TaskCards
from scenes.board.tokens import Tokens
from scenes.context import Context
from scenes.i18n import SILENCE, Saying
from scenes.ui.theme import colour, mix
from scenes.ui.tween import Follower, pulse
from scenes.ui.view import Box

_BARS = Rect(48.0, 0.0, 112.0, 112.0)
"""The bars of the cell, from the corner of the jail square."""


class Stage:
    """Draws the board of a session. `resize` before the first frame and whenever the window changes.

    `anchor` says where a seat's money is on screen, in pixels; by itself that is where its token stands. `beside` says
    where words about it may end.
    """

    def __init__(self, ctx: Context, session: Session, layout: Layout) -> None:
        self.ctx, self.session, self.layout = ctx, session, layout
        self.effects: list[Effect] = []
        self.shake: Shake | None = None
        self._still: tuple[pygame.Surface, int] | None = None
        self.card: TaskCard | None = None
        self.headline = SILENCE
        self._bare: Counter[int] = Counter()
        self.lit: tuple[int, ...] = ()
        """Squares to point out with a ring of light."""
        self.anchor: Callable[[int], tuple[float, float]] | None = None
        self.beside: Callable[[int], tuple[float, float]] | None = None
        self.seconds = 0.0
        self.throws = 0
        self._light = Follower(0.0, 6)
        self._cards = TaskCards(ctx, session.edition)
        self.ground = Ground(layout, Box(0, 0, 100, 100), ctx.view)
        self.tokens = Tokens(ctx, self.ground, session.position, session.shown)
        self.dice = Dice(ctx, self.ground)

    def resize(self, box: Box) -> None:
        """Draw into that box of the window from now on; everything is rendered anew."""
        self.ground = Ground(self.layout, box, self.ctx.view)
        self.table = Table(self.ctx, self.ground, self.session.position)
        look = edition_look(self.session.edition.id)
        base = mix(colour(str(look["panel"])), self.ctx.theme.plum, 0.35)
        self.hollow = Hollow(self.ctx, self.ground, self.session.edition.id, base, self._light.value)
        self.tags = PriceTags(self.ctx, self.ground, self.session.position)
        self.tokens.use(self.ground)
        self.dice.use(self.ground)
        self._preload()
        self.effects = [effect for effect in self.effects if isinstance(effect, Banner)]
        self._bare.clear()
        self._still = None

    def _preload(self) -> None:
        """Render what will fly, so that nothing waits for it."""
        self.dice.preload()
        self.tokens.preload()
        side = self.ctx.view.px(28)
        self.ctx.sprites.get("svg/coin.svg", (side, side))
        for note in range(7):
            self.ctx.sprites.get(f"svg/note_{note}.svg", (side * 2, side * 8 // 7))
        rect = self.bars_rect()
        self.ctx.sprites.get("svg/jail_bars.svg", rect.size)
        scratch = pygame.Surface((1, 1))
        self._cards.draw(scratch, TaskCard("chance", 0, 3, 1.0), self._card_room())
        self._draw_tray(scratch)
        for lines in (1, 2):
            self._draw_halo(scratch, self.middle(0.03, 0.1, 0.94, 0.2), max(22.0, 46 * self.ground.units) * lines)

    # Places.

    def foot(self, seat: int) -> tuple[float, float]:
        """Where a seat's token stands, in pixels."""
        return self.tokens.foot(seat)

    def centre(self) -> tuple[float, float]:
        """The middle of the board in pixels: where the bank is."""
        return self.ground.point(*self.layout.middle.center)

    def purse(self, seat: int) -> tuple[float, float]:
        """Where money of a seat or of the bank comes from and goes to, in pixels."""
        return self.centre() if seat == BANK else (self.anchor or self.foot)(seat)

    def square(self, position: int) -> pygame.Rect:
        """A square in pixels."""
        return self.ground.rect(inset(self.layout.squares[position].rect, GAP))

    def bars_rect(self) -> pygame.Rect:
        """The cell's bars in pixels."""
        jail = self.layout.squares[self.session.position.board.jail].rect
        return self.ground.rect(Rect(jail.x + _BARS.x, jail.y + _BARS.y, _BARS.width, _BARS.height))

    def middle(self, x: float, y: float, width: float, height: float) -> Box:
        """A part of the open middle by shares of it, in logical units."""
        box = self.ground.to_box(self.layout.middle)
        return Box(box.x + box.w * x, box.y + box.h * y, box.w * width, box.h * height)

    # What play-back does to it.

    def tell(self, words: Callable[[], str]) -> None:
        """Write above the dice what `words` says, in the language in use when it is read."""
        self.headline = Saying(words)

    def add(self, effect: Effect) -> None:
        """Let an effect play beside whatever else goes on."""
        self.effects.append(effect)

    def throw(self, faces: tuple[int, ...], seat: int) -> None:
        """Throw dice from a seat's side of the table."""
        self.throws += 1
        side = directions(len(self.session.shown.cash))[seat]
        self.dice.throw(faces, side, self.throws)

    def lift_off(self, lot: int) -> None:
        """The buildings of a lot are drawn by an effect until they stand."""
        self._bare[lot] += 1

    def stand(self, lot: int) -> None:
        """They do."""
        self._bare[lot] -= 1

    def settle(self) -> None:
        """Everything as it is shown, at once: tokens in their places, nothing in the air."""
        self.effects.clear()
        self.shake = None
        self._bare.clear()
        if self.dice.dice:
            self.dice.progress = 1.0
        self.tokens.settle(self.session.shown, jump=True)

    def clear_middle(self) -> None:
        """Take dice, card and headline away."""
        self.card, self.headline = None, SILENCE
        self.dice.clear()

    # Frames.

    def update(self, dt: float, rate: float = 1.0) -> None:
        """Let time pass; effects and cards run `rate` times as fast, the world at its own pace."""
        self.seconds += dt
        self.effects = [effect for effect in self.effects if effect.advance(dt * rate)]
        if self.shake and not self.shake.advance(dt * rate):
            self.shake = None
        if self.card:
            self.card.age += dt * rate
        self.tokens.settle(self.session.shown)
        self.tokens.advance(dt * rate)
        self._light.target = 1.0 if self.dice.dice or self.card or self.headline else 0.0
        self.hollow.light = self._light.advance(dt)
        self.hollow.advance(dt)

    def task_picture(self, card: TaskCard) -> pygame.Surface:
        """The card of a task."""
        return self._cards.picture(card, self._card_room())

    def draw(self, surface: pygame.Surface) -> None:
        """Table, middle, tokens, dice and whatever flies over them."""
        self.table.show(self.session.shown, frozenset(+self._bare))
        if self.shake:
            self._draw_shaken(surface, self.shake)
        else:
            self._still = None
            self._draw_board(surface)

    def _draw_board(self, surface: pygame.Surface) -> None:
        shown = self.session.shown
        surface.blit(self.table.picture, (0, 0))
        self.hollow.draw(surface)
        self._point_out(surface)
        self.tokens.draw(surface, shown.turn, pulse(self.seconds, 1.2))
        self.tags.draw(surface, shown)
        if any(shown.jailed):
            rect = self.bars_rect()
            surface.blit(self.ctx.sprites.get("svg/jail_bars.svg", rect.size), rect)
        self._draw_middle(surface)

    def draw_effects(self, surface: pygame.Surface) -> None:
        """What flies over board and panel alike; drawn last."""
        for effect in self.effects:
            effect.draw(surface)

    def _point_out(self, surface: pygame.Surface) -> None:
        wide = max(2, self.ctx.view.px(3))
        step = round(pulse(self.seconds, 1.1) * 4)
        for position in self.lit:
            rect = self.square(position).inflate(2 * wide + step, 2 * wide + step)
            self.ctx.shapes.ring(surface, rect, self.ctx.theme.lamp, self.ground.px(RADIUS) + wide, wide)

    def _draw_middle(self, surface: pygame.Surface) -> None:
        if headline := str(self.headline):
            size = max(22.0, 46 * self.ground.units)
            room = self.middle(0.03, 0.1, 0.94, 0.2)
            lines = 1 if self.ctx.text.width(headline, size, "display") < room.w * 1.25 else 2
            self._draw_halo(surface, room, size * lines)
            self.ctx.text.draw(
                surface,
                headline,
                room,
                size,
                self.ctx.theme.paper,
                face="display",
                align="center",
                valign="bottom",
                lines=lines,
                shadow=(16, 10, 40),
            )
        if self.dice.dice:
            self._draw_tray(surface)
        self.dice.draw(surface)
        if self.card:
            self._cards.draw(surface, self.card, self._card_room())

    def _draw_halo(self, surface: pygame.Surface, room: Box, tall: float) -> None:
        """Dusk behind the headline, so that it can be read before whatever the middle shows."""
        inner = Box(room.x + room.w * 0.02, room.bottom - tall * 1.25, room.w * 0.96, tall * 1.2)
        rect = self.ctx.view.rect(inner)
        self.ctx.shapes.shadow(surface, rect, rect.h // 2, self.ctx.view.px(16), 0.7)

    def _card_room(self) -> Box:
        return self.middle(0.04, 0.625, 0.92, 0.3)

    def _draw_tray(self, surface: pygame.Surface) -> None:
        """The tray that the dice land in."""
        x, y = self.layout.middle.center
        rect = self.ground.rect(Rect(x - 280, y - 142, 560, 227))
        surface.blit(self.ctx.sprites.get("svg/tray.svg", rect.size), rect)

    def _draw_shaken(self, surface: pygame.Surface, shake: Shake) -> None:
        """The board a few pixels off its place, over itself without marks: that is what its edges uncover.

        While it shakes it is a picture, taken anew only when a mark on it changes.
        """
        rect, version = self.table.rect, self.table.picture.version
        if self._still is None or self._still[1] != version:
            picture = pygame.Surface(surface.get_size())
            picture.set_clip(rect)
            self._draw_board(picture)
            self._still = picture, version
        surface.blit(self.table.picture, (0, 0))
        for rim in _rims(self.table.bare.get_rect(), round(shake.reach) + 1):
            surface.blit(self.table.bare, rim.move(rect.topleft), rim)
        clip = surface.get_clip()
        surface.set_clip(rect)
        surface.blit(self._still[0], rect.move(shake.offset), rect)
        surface.set_clip(clip)


def _rims(rect: pygame.Rect, edge: int) -> tuple[pygame.Rect, ...]:
    """Its four edges, so thick."""
    upper, left = pygame.Rect(rect.x, rect.y, rect.w, edge), pygame.Rect(rect.x, rect.y, edge, rect.h)
    return upper, upper.move(0, rect.h - edge), left, left.move(rect.w - edge, 0)
