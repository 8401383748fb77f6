"""The games and numbers of players that environments are tried with."""

from medici.games import GAMES

KINDS = [(name, players) for name, book in GAMES.items() for players in book.seats]
ONE_OF_EACH = [("board", 3), ("card", 4), ("dice", 2), ("dice", 1)]
VARIANTS: list[tuple[str, int, dict[str, bool | str]]] = [
    ("board", 4, {"edition": "classic"}),
    ("card", 3, {"rising_monopoly": True}),
]
