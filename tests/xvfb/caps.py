"""A window that prints what is written on the keys that roll, bid and leave, before any of them is pressed."""

import pygame

from scenes.ui.bindings import Bindings

pygame.init()
window = pygame.Window("caps", (200, 100))
window.get_surface()
bindings = Bindings()
bindings.learn_layout()
print(*(bindings.cap(name) for name in ("roll", "bid_1", "bid_3", "bid_4", "claim_1", "back")))
