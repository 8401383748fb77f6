"""Reasons that one can see on the table for a move being better than another (docs/review.md)."""
