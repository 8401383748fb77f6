"""Medici: the digital home of Reiner Knizia's Medici family of games."""

__version__ = "0.1.0"
