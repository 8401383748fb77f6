"""Whom the bots are tuned against, and whom a search expects to meet."""
