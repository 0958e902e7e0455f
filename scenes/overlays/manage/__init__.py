"""Managing deeds: build, sell, mortgage, lift; also to raise money for a debt, on receipt of mortgaged deeds, and to
place a piece of a building call."""

from scenes.overlays.manage.scene import Manage

__all__ = ["Manage"]
