"""Real windows for tests: a screen of their own, real keys and clicks, and pictures of what is seen."""
