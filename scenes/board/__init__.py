"""The board scene: the table seen from above, what happens on it played back from events, and the panel beside it."""
