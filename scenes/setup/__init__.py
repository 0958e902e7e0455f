"""Setting a match up: three cards side by side over evening light."""

from scenes.setup.scene import SetUp

__all__ = ["SetUp"]
