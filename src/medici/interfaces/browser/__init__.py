"""What the pages are built with: the rules for the bots, the Python that they share, and texts."""
