"""The cards of the card game, by kind (C2)."""

# Runs in browsers too: docs/browser-subset.md

from medici.games.card.state import KINDS

# Plain cards good by good, then the doubles, then the green ones: of the goods, and neutral.
PLAIN = 20
GREEN = 25
NEUTRAL = 30  # from here on a kind bears no good, and 0 stands in for it
KIND_GOOD = (*(kind // 4 if kind < PLAIN else kind % 5 for kind in range(NEUTRAL)), 0, 0)
KIND_VALUE = (*(2 + kind % 4 if kind < PLAIN else 0 for kind in range(NEUTRAL)), 2, 7)
KIND_ICONS = (*(2 if PLAIN <= kind < GREEN else 1 for kind in range(NEUTRAL)), 0, 0)
KIND_SPACE = tuple(1 if kind < GREEN else 0 for kind in range(KINDS))  # C3
COPIES = (*(4 for _ in range(20)), *(2 for _ in range(5)), *(1 for _ in range(5)), 5, 10)
EACH_CARD = tuple(kind for kind in range(KINDS) for _ in range(COPIES[kind]))  # all 110
WHICH_COPY = tuple(copy for kind in range(KINDS) for copy in range(COPIES[kind]))
