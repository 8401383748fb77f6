"""The bots: those that answer at once, and those that search."""
