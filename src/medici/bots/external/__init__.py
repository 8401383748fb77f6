"""Bots of somebody else's."""
