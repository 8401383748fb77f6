"""Bulk play: contests, environments for learners, datasets."""
