import pygame

import levels
from scenes.board.task_card import TaskCard, TaskCards
from scenes.ui.view import Box


def test_a_card_pops_up_with_the_words_of_its_own_edition(ctx) -> None:
    looks = set()
    for name in ("stockholm", "suomi"):
        surface = pygame.Surface(ctx.view.size)
        TaskCards(ctx, levels.load(name)).draw(surface, TaskCard("chance", 0, 0, age=0.1), Box(100, 100, 600, 180))
        looks.add(pygame.image.tobytes(surface, "RGB"))
    assert len(looks) == 2
