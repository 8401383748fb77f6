"""The cards of the board game, by kind (B2): six values of each good, then gold."""

# Runs in browsers too: docs/browser-subset.md

from medici.games.board.state import KINDS
from medici.games.goods import GOLD

KIND_GOOD = (*(good for good in range(5) for _ in range(6)), GOLD)
KIND_VALUE = (*(value for _ in range(5) for value in range(6)), 10)
COPIES = (*(2 if value == 5 else 1 for _ in range(5) for value in range(6)), 1)
EACH_CARD = tuple(kind for kind in range(KINDS) for _ in range(COPIES[kind]))  # all 36
WHICH_COPY = tuple(copy for kind in range(KINDS) for copy in range(COPIES[kind]))
