"""Solving endings: exact values of what is left of a game, over its verbs."""
