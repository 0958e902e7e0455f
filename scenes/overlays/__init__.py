"""What comes over a scene and goes again: pause, settings, help."""
