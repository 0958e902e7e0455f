"""The auction: the lot, the standing bid in its draining ring, a paddle for every bidder, the gavel."""

from scenes.auction.scene import Auction

__all__ = ["Auction"]
