"""Opponents. They see a position, what a seat may see, and answer with commands."""

from game.cpu.advice import Adviser
from game.cpu.characters import CHARACTERS, Character
from game.cpu.memory import NOTED
from game.cpu.mind import Mind
from game.cpu.reasons import Reason

__all__ = ["CHARACTERS", "NOTED", "Adviser", "Character", "Mind", "Reason"]
