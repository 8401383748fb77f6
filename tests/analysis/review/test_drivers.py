"""What Python's driver finds of games, for web/tests/reviewing.test.ts to find the same.

After a change that is meant: ``python -m tests.analysis.review.test_drivers`` writes it anew.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from medici.analysis.review import Reviewer
from medici.record import read_record, replay

HERE = Path(__file__).parent
GOLDEN = HERE.parents[1] / "golden"
FILE = HERE / "drivers.json"
ORDERS = 16  # carried out: all first ones of the moves below, and some more
MOVES = 10  # of each game
GAMES = ("board-3", "card-4", "dice-2", "dice-1")


def found(name: str) -> dict[str, Any]:
    """Costs, counts and the curve after so many orders."""
    game = replay(read_record(GOLDEN / f"{name}-whole.json"))
    reviewer = Reviewer(game.before(MOVES), seed=1, workers=1)
    looked = reviewer.run(seconds=None)
    for _ in range(ORDERS):
        next(looked, None)
    seen = reviewer.review()
    return {
        "curve": seen.curve,
        "decisions": [
            [d.n, d.best, d.cost, d.error, d.behind, d.behind_error, d.futures]
            for d in seen.decisions
        ],
        "options": [[[o.move, o.chance, o.error] for o in d.options] for d in seen.decisions],
    }


@pytest.mark.parametrize("name", GAMES)
def test_the_file_that_browsers_are_compared_with_is_up_to_date(name: str) -> None:
    assert json.loads(FILE.read_text("utf-8"))[name] == found(name)


if __name__ == "__main__":
    FILE.write_text(json.dumps({name: found(name) for name in GAMES}, indent=None) + "\n", "utf-8")
