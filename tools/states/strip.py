"""Animations as strips for `screenshots.py`: their moments side by side in one picture."""

from __future__ import annotations

import pygame

from game.phases.auction import open_auction
from scenes.auction import Auction
from scenes.scene import STAY, Next, Scene
from scenes.ui.actions import Action
from scenes.ui.view import Box
from tools.states import board, match
from tools.states.motion import move
from tools.states.registry import Shot, state
from tools.states.seats import Seats
from tools.states.tables import hear, roll

ROOM: Seats = (("Astrid", None), ("Bo", "hard"), ("Chi", "normal"), ("Dag", "easy"))
"""A person who looks on, and three who bid."""


class Strip(Scene):
    """Moments of an animation side by side, in one picture: a part of the window taken every few frames."""

    ACROSS, DOWN = 4, 3

    def __init__(self, shot: Shot, scene: Scene, every: float, part: Box | None = None) -> None:
        self.part = part or shot.ctx.view.box
        self.cell = shot.ctx.view.size[0] // self.ACROSS, shot.ctx.view.size[1] // self.DOWN
        self.moments = [self._moment(shot, scene, every) for _moment in range(self.ACROSS * self.DOWN)]

    def _moment(self, shot: Shot, scene: Scene, every: float) -> pygame.Surface:
        move(scene, every)
        whole = pygame.Surface(shot.ctx.view.size)
        scene.draw(whole)
        part = shot.ctx.view.rect(self.part)
        share = min(self.cell[0] / part.w, self.cell[1] / part.h)
        return pygame.transform.smoothscale(whole.subsurface(part), (round(part.w * share), round(part.h * share)))

    def handle(self, action: Action) -> Next:
        """Nothing to do."""
        return STAY

    def draw(self, surface: pygame.Surface) -> None:
        """Every moment in its cell, from left to right."""
        for index, moment in enumerate(self.moments):
            cell = pygame.Rect(index % self.ACROSS * self.cell[0], index // self.ACROSS * self.cell[1], *self.cell)
            surface.blit(moment, moment.get_rect(center=cell.center))


@state("strip_dice", seconds=0)
def _strip_dice(shot: Shot) -> Scene:
    """A throw, from the hand to rest."""
    session = board.table(shot)
    scene = board.opened(shot, session)
    roll(session, (6, 4))
    return Strip(shot, scene, 0.1, scene.side.places.board)


@state("strip_walk", seconds=0)
def _strip_walk(shot: Shot) -> Scene:
    """Four squares on foot."""
    session = board.table(shot)
    scene = board.opened(shot, session)
    roll(session, (1, 3))
    move(scene, 1.0)
    return Strip(shot, scene, 1 / 15, scene.side.places.board)


@state("strip_auction", seconds=0)
def _strip_auction(shot: Shot) -> Scene:
    """CPUs bid against each other until the hammer falls."""
    session = match.deal(match.table(shot, ROOM))
    open_auction(session.match, 26, session.position.playing())
    hear(session)
    scene = Auction(shot.ctx, session)
    scene.enter()
    return Strip(shot, scene, 0.55)
