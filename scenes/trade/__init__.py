"""The trade: two hands of deeds, a table between them, and what the deal makes and breaks."""

from scenes.trade.scene import Trade

__all__ = ["Trade"]
