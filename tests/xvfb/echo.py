"""A window that prints what reaches it, a line each: keys, clicks and sizes. Its halves are red and blue."""

import pygame

pygame.init()
window = pygame.Window("echo", (400, 200), resizable=True)
running = True
while running:
    for event in [pygame.event.wait(50), *pygame.event.get()]:
        if event.type == pygame.QUIT:
            running = False
        elif event.type == pygame.KEYDOWN:
            print("key", pygame.key.name(event.key), flush=True)
        elif event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            way = "down" if event.type == pygame.MOUSEBUTTONDOWN else "up"
            print(way, event.button, *event.pos, flush=True)
        elif event.type == pygame.WINDOWSIZECHANGED:
            print("size", event.x, event.y, flush=True)
    surface = window.get_surface()
    surface.fill("red")
    surface.fill("blue", (surface.get_width() // 2, 0, surface.get_width(), surface.get_height()))
    window.flip()
