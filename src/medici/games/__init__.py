"""The three games, by name."""

# Runs in browsers too: docs/browser-subset.md

from collections.abc import Mapping
from typing import Any

from medici.games.board import BOARD
from medici.games.card import CARD
from medici.games.dice import DICE
from medici.games.rulebook import Option, Rulebook

GAMES: Mapping[str, Rulebook[Any]] = {book.name: book for book in (BOARD, CARD, DICE)}

__all__ = ["GAMES", "Option", "Rulebook"]
