"""Long runs that show that nothing is lost: kills, flipped bytes, a soak, frames with and without saving."""
