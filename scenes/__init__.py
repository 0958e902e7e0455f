"""The window: scenes that show a match and turn what a person does into commands. They never decide a rule."""

import os

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # pygame greets on standard output as it is imported
