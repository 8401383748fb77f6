"""What the pages are built with: the rules for the bots, and the Python that they share."""
