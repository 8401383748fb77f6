"""Watch the minds that a seat of the board game may have, and write down what each pays for a card.

python scripts/acquaintances.py            # writes src/medici/bots/acquaintances.json
python scripts/acquaintances.py --check    # says whether it is as the weights have it

To be run again after the weights of the board game have changed.
"""

import sys
from importlib.resources import files
from pathlib import Path

import numpy as np

from medici.bots.arrays import Row
from medici.bots.engine import Engine, engine_of
from medici.bots.futures import THERE
from medici.bots.heuristics import HEURISTICS
from medici.bots.others import ACQUAINTANCES, START
from medici.bots.population import ancestors_of, draw_minds
from medici.kernel import compiled

FILE = Path(str(files("medici.bots").joinpath("acquaintances.json")))
GAME = "board"
GAMES = 24  # that each of them is watched in
SEED = 5  # of these games


def acquaintances(players: int) -> list[Row]:
    """The weights of those who may sit at a table of so many."""
    minds = np.zeros(1 + ACQUAINTANCES, HEURISTICS[GAME].mind.dtype)
    compiled(draw_minds)(minds, ancestors_of(GAME, players), np.array([START], np.uint64))
    return list(minds["w"][1:])


def price_of(engine: Engine, players: int, row: Row) -> float:
    """What a card costs in games in which all play by this row."""
    search = engine.search(engine.first_decision(players, SEED), row, 0, SEED)
    shortlist = engine.shortlist(search, row, 1)
    search.actions[0] = shortlist["favourite"]
    shortlist["count"] = 1
    paid, cards = 0, 0
    for _ in range(GAMES):
        engine.explore(search, shortlist, 1)
        end = search.tables[THERE]
        paid += int(end["spent"].sum())
        cards += int(end["bought"].sum())
    return round(paid / max(cards, 1), 3)


def prices() -> dict[str, list[float]]:
    """Of every acquaintance, by the number of players."""
    engine = engine_of(GAME)
    return {
        f"{GAME}-{players}": [price_of(engine, players, row) for row in acquaintances(players)]
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
