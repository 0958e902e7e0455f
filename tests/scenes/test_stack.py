import pygame
import pytest

from scenes.ahead import Newest
from scenes.canvas import Canvas
from scenes.context import Context
from scenes.scene import STAY, Below, Next, Pop, Push, Quit, Replace, Reset, Scene
from scenes.stack import Stack
from scenes.studio import Studio
from scenes.ui import Action, Do


class Page(Scene):
    """Answers every action with the same step and remembers when it was entered and drawn."""

    def __init__(self, step: Next = STAY, below: Below = "hidden") -> None:
        self.step, self.below = step, below
        self.entered = self.drawn = 0

    def enter(self) -> None:
        self.entered += 1

    def handle(self, action: Action) -> Next:
        return self.step

    def draw(self, surface: pygame.Surface) -> None:
        self.drawn += 1


def test_push_and_pop_enter_what_comes_on_top(ctx):
    top = Page(Pop())
    bottom = Page(Push(top))
    stack = Stack(ctx, bottom)
    stack.handle(Do("accept"))
    assert stack.top is top
    stack.handle(Do("accept"))
    assert stack.top is bottom
    assert (bottom.entered, top.entered) == (2, 1)


def test_replace_keeps_what_is_below(ctx):
    other = Page()
    bottom = Page(Push(Page(Replace(other))))
    stack = Stack(ctx, bottom)
    stack.handle(Do("accept"))
    stack.handle(Do("accept"))
    assert stack.scenes == [bottom, other]


def test_pop_then_reset_leaves_one_scene(ctx):
    title = Page()
    stack = Stack(ctx, Page(Push(Page(Pop(Reset(title))))))
    stack.handle(Do("accept"))
    stack.handle(Do("accept"))
    assert stack.scenes == [title]


def test_quit_empties_the_stack(ctx):
    stack = Stack(ctx, Page(Quit()))
    stack.handle(Do("accept"))
    assert stack.top is None
    stack.draw(pygame.Surface(ctx.view.size))


def test_a_still_picture_of_what_is_below_is_drawn_once(ctx):
    bottom = Page(Push(Page(below="still")))
    stack = Stack(ctx, bottom)
    stack.handle(Do("accept"))
    surface = pygame.Surface(ctx.view.size)
    for _ in range(3):
        stack.draw(surface)
    assert bottom.drawn == 1


def test_a_still_picture_is_drawn_anew_for_another_size(ctx):
    bottom = Page(Push(Page(below="still")))
    stack = Stack(ctx, bottom)
    stack.handle(Do("accept"))
    stack.draw(pygame.Surface(ctx.view.size))
    ctx.resize((1920, 1080))
    stack.draw(pygame.Surface(ctx.view.size))
    assert bottom.drawn == 2


class Dealer(Page):
    """Draws a card that takes several pictures to render; until it is there it draws the one before."""

    def __init__(self, ctx: Context, step: Next) -> None:
        super().__init__(step)
        self.ctx, self.card = ctx, (200, 0, 0)
        self.newest = Newest(ctx.patience)

    def draw(self, surface: pygame.Surface) -> None:
        surface.blit(self.newest.of(self.card, self.made, (9, 9)), (0, 0))

    def made(self) -> pygame.Surface:
        parts = [self.ctx.shapes.cache.get((self.card, part), lambda: pygame.Surface((9, 9))) for part in range(5)]
        parts[-1].fill(self.card)
        return parts[-1]


def test_a_still_picture_shows_no_card_that_is_out_of_date(ctx):
    ctx.patience.studio = Studio()
    bottom = Dealer(ctx, Push(Page(below="still")))
    stack, canvas = Stack(ctx, bottom), Canvas(ctx.view.size)
    stack.draw(canvas)
    canvas.show()
    bottom.card = (0, 0, 200)
    stack.handle(Do("accept"))
    while not stack.draw(canvas):
        pass
    canvas.show()
    red, _, blue, _ = canvas.get_at((4, 4))
    assert red == 0
    assert blue > 0
    ctx.patience.studio.close()


def test_a_still_picture_is_drawn_anew_for_another_visit(ctx):
    bottom = Page(Push(Page(below="still")))
    stack = Stack(ctx, bottom)
    for _ in range(2):
        stack.handle(Do("accept"))
        stack.draw(pygame.Surface(ctx.view.size))
        stack.follow(Pop())
    assert bottom.drawn == 2


def test_a_live_overlay_draws_what_is_below_every_frame(ctx):
    bottom = Page(Push(Page(below="live")))
    stack = Stack(ctx, bottom)
    stack.handle(Do("accept"))
    for _ in range(3):
        stack.draw(pygame.Surface(ctx.view.size))
    assert bottom.drawn == 3


def test_only_a_change_of_place_has_a_transition(ctx):
    stack = Stack(ctx, Page(Push(Page(below="still"))))
    stack.handle(Do("accept"))
    assert stack.transition is None
    stack.follow(Pop(Replace(Page())))
    assert stack.transition is not None
    for _ in range(60):
        stack.update(1 / 30)
    assert stack.transition is None


def test_a_transition_leads_away_from_what_was_shown_last(ctx):
    bottom = Page()
    stack = Stack(ctx, bottom)
    canvas = Canvas(ctx.view.size)
    stack.draw(canvas)
    canvas.fill((90, 60, 30))
    canvas.show()
    stack.follow(Push(Page()))
    assert bottom.drawn == 1
    assert stack.transition
    assert stack.transition.old.get_at((640, 360))[:3] == (90, 60, 30)


def test_before_the_first_frame_a_transition_leads_away_from_the_scene(ctx):
    bottom = Page()
    stack = Stack(ctx, bottom)
    stack.follow(Push(Page()))
    assert bottom.drawn == 1


def test_transition_covers_the_change_and_ends(ctx):
    stack = Stack(ctx, Page())
    stack.follow(Push(Page()))
    surface = pygame.Surface(ctx.view.size)
    for _ in range(16):
        stack.update(1 / 60)
        stack.draw(surface)
    colours = {surface.get_at((x, 360))[:3] for x in range(0, 1280, 40)}
    assert len(colours) >= 4


def test_what_another_place_covers_may_let_its_pictures_go(ctx):
    rested: list[Scene] = []

    class Resting(Page):
        def rest(self) -> None:
            rested.append(self)

    title, overlay, board = Resting(), Resting(below="still"), Resting()
    stack = Stack(ctx, title)
    stack.follow(Push(overlay))
    assert rested == []
    stack.follow(Push(board))
    assert rested == [title, overlay]
    stack.follow(Pop())
    assert rested == [title, overlay]


def test_a_step_at_once_has_no_transition(ctx):
    stack = Stack(ctx, Page())
    stack.follow(Push(Page()), at_once=True)
    assert stack.transition is None


class Painted(Page):
    """Shows three pictures, each of which takes longer than there is time for."""

    def __init__(self, ctx: Context) -> None:
        super().__init__()
        self.ctx = ctx
        self.seen: list[int] = []

    def draw(self, surface: pygame.Surface) -> None:
        for number in range(3):
            surface.blit(self.ctx.shapes.cache.get(number, self._slowly), (0, 0))
            self.seen.append(number)

    def _slowly(self) -> pygame.Surface:
        if self.ctx.patience._ends is not None:
            self.ctx.patience._ends = 0.0  # time is up
        red = pygame.Surface((8, 8))
        red.fill("red")
        return red


@pytest.mark.parametrize("kind", [Canvas, pygame.Surface])
def test_under_cover_of_a_transition_what_comes_is_rendered_bit_by_bit(ctx, kind):
    page = Painted(ctx)
    stack = Stack(ctx, Page(Push(page)))
    stack.handle(Do("accept"))
    surface = kind(ctx.view.size)
    for _frame in range(5):
        stack.draw(surface)
        stack.update(0.01)
        if isinstance(surface, Canvas):
            surface.show()
        assert surface.get_at((4, 4)) != pygame.Color("red")
        assert surface.get_clip() == surface.get_rect()
    assert page.seen == [0, 0, 1, 0, 1, 2, 0, 1, 2][: len(page.seen)]
    assert page.seen[-1] == 2


@pytest.fixture
def hurried(ctx):
    """A context that has no more time for a frame than the program has."""
    ctx.patience.studio = Studio()
    yield ctx
    ctx.patience.studio.close()


def shown(stack: Stack, canvas: Canvas) -> bool:
    """A frame as the program makes it; whether it was shown."""
    drawn = stack.draw(canvas)
    if drawn:
        canvas.show()
    return drawn


def test_the_picture_stays_until_the_next_is_rendered(hurried):
    page = Painted(hurried)
    stack = Stack(hurried, Page())
    canvas = Canvas(hurried.view.size)
    canvas.fill("blue")
    assert shown(stack, canvas)
    stack.follow(Push(page), at_once=True)
    for seen in ([0], [0, 0, 1]):
        assert not shown(stack, canvas)
        assert page.seen == seen
        assert canvas.get_at((4, 4)) == pygame.Color("blue")
        assert canvas.get_clip() == canvas.get_rect()
    assert shown(stack, canvas)
    assert page.seen == [0, 0, 1, 0, 1, 2]
    assert canvas.get_at((4, 4)) == pygame.Color("red")


def test_the_first_picture_has_all_the_time_it_takes(hurried):
    page = Painted(hurried)
    assert shown(Stack(hurried, page), Canvas(hurried.view.size))
    assert page.seen == [0, 1, 2]


def test_a_picture_does_not_stay_for_ever(hurried):
    class Restless(Painted):
        """Never shows the same picture twice."""

        def draw(self, surface: pygame.Surface) -> None:
            hurried.shapes.cache.clear()
            super().draw(surface)

    stack = Stack(hurried, Page())
    canvas = Canvas(hurried.view.size)
    assert shown(stack, canvas)
    stack.follow(Push(Restless(hurried)), at_once=True)
    frames = [shown(stack, canvas) for _frame in range(24)]
    assert frames.index(True) == 10
    assert frames[11:22] == frames[:11]


def test_what_a_transition_does_not_cover_is_drawn_whole(ctx):
    ctx.settings.reduced_motion = True
    page = Painted(ctx)
    stack = Stack(ctx, Page(Push(page)))
    stack.handle(Do("accept"))
    stack.draw(pygame.Surface(ctx.view.size))
    assert page.seen == [0, 1, 2]


def test_strips_wait_until_what_they_cover_is_rendered(ctx):
    page = Painted(ctx)
    stack = Stack(ctx, Page(Push(page)))
    stack.handle(Do("accept"))
    surface = pygame.Surface(ctx.view.size)
    seen = []
    for _frame in range(12):  # 0.05 s each: without waiting they uncover in the sixth
        stack.draw(surface)
        seen.append(tuple(page.seen))
        page.seen.clear()
        stack.update(0.1)
    assert (0, 1, 2) in seen
    assert stack.transition is None or stack.transition.waited <= 0.1


def test_strips_do_not_wait_for_ever(ctx):
    stack = Stack(ctx, Page(Push(Page())))
    stack.handle(Do("accept"))
    ctx.patience.behind = True
    frames = 0
    while stack.transition and frames < 100:
        stack.update(0.05)
        frames += 1
    assert 20 < frames < 30
