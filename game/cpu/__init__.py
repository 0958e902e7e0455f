"""Opponents. They see a position, what a seat may see, and answer with commands."""

from game.cpu.mind import Mind

__all__ = ["Mind"]
