import pygame
import pytest

from scenes.ui import Box, Text, rows, span
from scenes.ui.tween import Follower, Tween, ease_back, ease_bounce, ease_in, ease_in_out, ease_out, linear
from scenes.ui.wrap import plain, runs, shorten, wrap


def lines(text: str, width: float) -> list[str]:
    """Wrapped with every letter one wide."""
    return ["".join(run.text for run in line) for line in wrap(text, width, len)]


def test_lines_break_at_spaces_and_line_breaks():
    assert lines("one two three", 7) == ["one two", "three"]
    assert lines("one\ntwo three", 20) == ["one", "two three"]


def test_sums_keep_together():
    assert lines("pay 30\u00a0000\u00a0kr now", 10) == ["pay", "30\u00a0000\u00a0kr", "now"]


def test_soft_hyphens_show_only_where_a_line_ends():
    assert lines("Mediter\u00adranean Avenue", 9) == ["Mediter-", "ranean", "Avenue"]
    assert lines("Mediter\u00adranean", 20) == ["Mediterranean"]


def test_spans_keep_their_colours_across_lines():
    red = (255, 0, 0)
    text = "now " + span("Astrid Lind", red) + ", pay"
    assert plain(text) == "now Astrid Lind, pay"
    assert [run.colour for run in runs(text)] == [None, red, None]
    coloured = [[run.text for run in line if run.colour] for line in wrap(text, 11, len)]
    assert coloured == [[" Astrid"], ["Lind"]]


def test_shorten_ends_in_an_ellipsis():
    assert shorten("Mediterranean", 6, len) == "Medit…"
    assert shorten("Baltic", 6, len) == "Baltic"


def test_text_never_leaves_its_box(ctx):
    surface = pygame.Surface(ctx.view.size)
    words = "Pohjoisesplanadi ja Mannerheimintie " * 3
    for box in (Box(10, 10, 200, 30), Box(10, 10, 90, 80), Box(10, 10, 400, 20)):
        covered = ctx.text.draw(surface, words, box, 24, (255, 255, 255), lines=3)
        assert ctx.view.rect(box).inflate(2, 8).contains(covered)


def test_text_shrinks_before_it_is_cut(ctx):
    wide = ctx.text.width("Continue", 30, "display")
    small = ctx.text.picture("Continue", Box(0, 0, wide / 2, 40), 30, (255, 255, 255), face="display")
    assert wide / 2 * 0.9 < small.get_width() <= wide / 2 + 1


def test_the_text_size_of_the_settings_counts(make_ctx):
    small, large = (make_ctx(text_size=step).text.width("Rent", 20) for step in (0, 2))
    assert 1.2 < large / small < 1.4


def test_a_text_is_rendered_once(ctx):
    one, other = (ctx.text.picture("Rent", Box(0, 0, 90, 30), 20, (0, 0, 0)) for _ in range(2))
    assert one is other


def test_signs_the_display_face_lacks_come_from_the_other(ctx):
    both = ctx.text.width("a→b", 40, "display")
    assert both > ctx.text.width("ab", 40, "display")


def test_rows_share_what_is_left():
    assert [row.h for row in rows(Box(0, 0, 10, 100), (20, 1, 1), gap=10)] == [20, 30, 30]


def test_easings_start_at_nothing_and_arrive():
    for ease in (linear, ease_out, ease_in, ease_in_out, ease_back, ease_bounce):
        assert abs(ease(0.0)) < 1e-6
        assert abs(ease(1.0) - 1) < 1e-6


def test_tween_waits_moves_and_arrives():
    tween = Tween(10, 20, 1.0, linear, delay=0.5)
    values = []
    for _ in range(4):
        tween.advance(0.5)
        values.append(tween.value)
    assert values == [10, 15, 20, 20]


def test_follower_arrives_without_passing_its_target():
    follower = Follower(0.0)
    follower.target = 1.0
    seen = [follower.advance(1 / 60) for _ in range(120)]
    assert seen == sorted(seen)
    assert seen[-1] == 1.0


def test_a_word_is_broken_only_where_it_would_be_much_smaller_whole(ctx):
    seen = []
    whole = Text._draw_line

    def record(self, line, face, px, colour):
        seen.append(("".join(run.text for run in line), px))
        return whole(self, line, face, px, colour)

    text = Text(ctx.view)
    size = 24
    wide = text.width("Connecticut", size, "display")
    name = "Con\u00adnec\u00adti\u00adcut Avenue"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Text, "_draw_line", record)
        for share in (1.02, 0.86, 0.6):
            text.picture(name, Box(0, 0, wide * share, 80), size, (0, 0, 0), face="display", lines=2)
    lines = [line for line, _px in seen]
    assert lines[:4] == ["Connecticut", "Avenue", "Connecticut", "Avenue"]
    assert seen[0][1] == 24 > seen[2][1]
    assert lines[4].endswith("-")


def test_a_shadow_fades_with_its_words(ctx):
    surface = pygame.Surface(ctx.view.size)
    surface.fill((200, 200, 200))
    covered = ctx.text.draw(surface, "+$200", Box(20, 20, 200, 40), 26, (255, 0, 0), shadow=(0, 0, 0), opacity=0.2)
    reds = {surface.get_at((x, y)).r for x in range(covered.x, covered.right) for y in range(covered.y, covered.bottom)}
    assert 155 <= min(reds) < 200
