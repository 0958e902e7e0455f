"""Opponents after the published fixed-policy agents: all keep 200 dollars, two save for what they like."""

from tests.cpu.bots.fixed import Bot, BuyerBot, OrangeBot, StationBot

__all__ = ["BOTS", "Bot", "BuyerBot", "OrangeBot", "StationBot"]

BOTS: tuple[type[Bot], ...] = (BuyerBot, StationBot, OrangeBot)
