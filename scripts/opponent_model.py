"""Let the policies of the opponent model play the board game, and write what each pays for a card.

python scripts/opponent_model.py            # writes src/medici/bots/opponents/opponent_model.json
python scripts/opponent_model.py --check    # says whether it is as the weights have it

To be run again after the weights of the board game have changed.
"""

import sys
from importlib.resources import files
from pathlib import Path

import numpy as np

from medici.bots.compiled.engine import Engine, engine_of
from medici.bots.opponents.opponent_model import (
    PRICED_POLICIES,
    PRICED_SEED,
    base_policies,
    draw_policies,
)
from medici.bots.policies.heuristics import HEURISTICS
from medici.bots.search.engine import search_engine
from medici.bots.search.rules import PLAYED
from medici.kernel import compiled
from medici.kernel.arrays import Row

FILE = Path(str(files("medici.bots.opponents").joinpath("opponent_model.json")))
GAME = "board"
GAMES = 24  # that each of them plays
SEED = 5  # of these games


def policy_rows(players: int) -> list[Row]:
    """The weights of those who may sit at a table of so many."""
    policies = np.zeros(1 + PRICED_POLICIES, HEURISTICS[GAME].policy.dtype)
    compiled(draw_policies)(
        policies, base_policies(GAME, players), np.array([PRICED_SEED], np.uint64)
    )
    return list(policies["w"][1:])


def price_of(engine: Engine, players: int, row: Row) -> float:
    """What a card costs in games in which all play by this row."""
    searches = search_engine(GAME)
    search = searches.begin(engine.first_decision(players, SEED), row, 1, SEED, alike=True)
    progress = search.progress[0]
    search.actions[0] = progress["favourite"]
    progress["count"] = 1
    paid, cards = 0, 0
    for _ in range(GAMES):
        searches.explore(search, 1)
        end = search.tables[PLAYED]
        paid += int(end["spent"].sum())
        cards += int(end["bought"].sum())
    return round(paid / max(cards, 1), 3)


def prices() -> dict[str, list[float]]:
    """What every policy pays, by the number of players."""
    engine = engine_of(GAME)
    return {
        f"{GAME}-{players}": [price_of(engine, players, row) for row in policy_rows(players)]
        for players in engine.book.seats
    }


def main() -> None:
    lines = [f'"{table}": {known}' for table, known in prices().items()]
    text = "{\n" + ",\n".join(lines) + "\n}\n"
    if "--check" not in sys.argv:
        FILE.write_text(text, "utf-8")
    elif not FILE.exists() or FILE.read_text("utf-8") != text:
        raise SystemExit(f"expected {FILE.name} as the weights have it: run {sys.argv[0]}")


if __name__ == "__main__":
    main()
