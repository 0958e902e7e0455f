"""The results: who won with what, how worth went over time, where everyone landed, how the dice fell, highlights."""

from scenes.results.scene import Results

__all__ = ["Results"]
