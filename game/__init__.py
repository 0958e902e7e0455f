"""The rules of Trekast: a deterministic match that advances by ticks. Standard library only."""
