"""The standard dataset ``medici-data/1``: decisions of strong and mixed players (docs/data.md).

Fixed seeds decide everything: the same version gives the same rows on any machine, and fewer
decisions are the beginning of more.
"""

from collections.abc import Iterator
from itertools import count

from medici.bots.policies.plain import PLAIN
from medici.research.arena.contest import Contest
from medici.research.arena.play import play_game
from medici.research.datasets.batches import notes_of
from medici.research.datasets.columns import Columns, joined
from medici.research.datasets.decisions import decisions_of
from medici.research.datasets.series import Played

NAME = "medici-data/1"
SEED = 28_000_000
LINEUPS_APART = 1_000_003  # between the seeds of lineups
DECISIONS = 1_000_000
PLAYERS = {"board": 4, "card": 4, "dice": 3}
BATCH = 100  # games that are written at a time


def lineups(game: str) -> list[tuple[str, ...]]:
    """Who plays, in turn: half of the tables strong, half mixed; nobody who is held out.

    >>> lineups("dice")[0], lineups("dice")[4]
    (('merchant', 'merchant', 'merchant'), ('merchant', 'plain:numbers-1', 'plain:crosses-1'))
    """
    styles = [style.name for style in PLAIN[game].styles if not style.unseen]
    strangers = [f"plain:{style}-1" for style in styles]
    full = [
        ("merchant",) * 4,
        ("merchant", "merchant:bold", "merchant:thrifty", "merchant:brisk"),
        ("merchant:bold", "merchant", "apprentice", "merchant:thrifty"),
        ("apprentice", "merchant", "random", "apprentice"),
        ("merchant", *strangers[:3]),
        ("merchant", *strangers[-3:]),
    ]
    return [names[: PLAYERS[game]] for names in full]


def series_of(game: str) -> list[Played]:
    """A series for each lineup."""
    return [
        Played(game, PLAYERS[game], SEED + number * LINEUPS_APART, names)
        for number, names in enumerate(lineups(game))
    ]


def games_of(game: str) -> Iterator[Columns]:
    """The decisions of game after game, of each lineup in turn, without an end."""
    every = series_of(game)
    contests = [Contest(game, series.bots, series.seed) for series in every]
    for number in count():
        for series, contest in zip(every, contests, strict=True):
            played = play_game(contest, contest.bots, number, 0)
            assert not played.failures, "our own bots do not fail"
            yield decisions_of(series, number + 1, played.moves)


def standard_rows(game: str, decisions: int = DECISIONS) -> Iterator[Columns]:
    """Whole games until there are so many decisions, in batches."""
    waiting: list[Columns] = []
    left = decisions
    for columns in games_of(game):
        waiting.append(columns)
        left -= len(columns["move"])  # type: ignore[arg-type]
        if left <= 0 or len(waiting) == BATCH:
            yield joined(waiting)
            waiting = []
        if left <= 0:
            return


def notes(game: str) -> dict[str, str]:
    """What a Parquet file says of itself."""
    return notes_of(series_of(game)[0], decisions=True) | {"dataset": NAME}
