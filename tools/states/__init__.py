"""The fixed states that `screenshots.py` takes pictures of, that tests lay out and the bench measures.

Whoever imports this has them all, by name, in `STATES`. To add one, write a function in the module of its scene that
takes a `Shot` and gives the scene (or the scenes from the bottom up), and put `@state("board_buy")` above it; names
begin with the scene's. Nothing in a state may depend on the clock or on chance.
"""

from tools.states import advice, board, match, menus, store, strip, told
from tools.states.registry import STATES, Shot, State, state

__all__ = ["STATES", "Shot", "State", "advice", "board", "match", "menus", "state", "store", "strip", "told"]
