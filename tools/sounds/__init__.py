"""How the game's sounds are made: tones and noise by arithmetic, no recordings."""
