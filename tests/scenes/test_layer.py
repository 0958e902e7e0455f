"""Pictures that cover the whole window, painted when something about them has changed."""

import pygame

from scenes.layer import Layer
from scenes.patience import Later


def test_a_layer_is_painted_anew_after_another_look_of_it_was_broken_off(ctx):
    layer, surface = Layer(ctx), pygame.Surface((4, 4))

    def red(picture: pygame.Surface) -> None:
        picture.fill("red")

    def half_blue(picture: pygame.Surface) -> None:
        picture.fill("blue", (0, 0, 4, 2))
        raise Later

    layer.draw(surface, "red", red)
    assert not ctx.patience.try_for(1, lambda: layer.draw(surface, "blue", half_blue))
    layer.draw(surface, "red", red)
    assert surface.get_at((1, 1)) == pygame.Color("red")
