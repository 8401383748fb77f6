"""What the pages are built with: rules for the bots, and the Python that they share with us."""
