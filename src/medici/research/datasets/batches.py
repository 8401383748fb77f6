"""Rows in batches, as the games are played; with each batch how its games ended."""

import json
from collections.abc import Iterable, Iterator

from medici.record import Game
from medici.research.arena.ends import Ends, parts_of
from medici.research.arena.simulate import played
from medici.research.datasets.columns import Columns, joined
from medici.research.datasets.decisions import decisions_of
from medici.research.datasets.games import ends_of_games, rows_of_ends
from medici.research.datasets.series import Played
from medici.research.envs.observations import ENCODINGS

BATCH = 100  # games; with their decisions some ten thousand rows

Batch = tuple[Ends, Columns]


def batches_of_ends(series: Played, games: int) -> Iterator[Batch]:
    """Games of random play, at compiled speed, a row to each."""
    first = 1
    parts = parts_of(series.game, series.players, series.variant, games, series.seed)
    for ends in parts:
        yield ends, rows_of_ends(series, first, ends)
        first += len(ends.moves)


def batches_of(series: Played, traces: Iterable[list[int]], decisions: bool) -> Iterator[Batch]:
    """Games given as their moves; rows for games, or for decisions.

    If somebody stops it, the games that were finished by then come before the interruption goes on.
    """
    waiting: list[list[int]] = []
    first = 1
    try:
        for trace in traces:
            waiting.append(trace)
            if len(waiting) == BATCH:
                full, waiting = waiting, []
                yield batch_of(series, first, full, decisions)
                first += BATCH
    except KeyboardInterrupt:
        if waiting:
            yield batch_of(series, first, waiting, decisions)
        raise
    if waiting:
        yield batch_of(series, first, waiting, decisions)


def batch_of(series: Played, first: int, traces: list[list[int]], decisions: bool) -> Batch:
    """The rows of some games, the first of which has this number."""
    games = [played(Game(series.game, series.players, series.options), trace) for trace in traces]
    ends = ends_of_games(games)
    if not decisions:
        return ends, rows_of_ends(series, first, ends)
    parts = [decisions_of(series, number, trace) for number, trace in enumerate(traces, first)]
    return ends, joined(parts)


def notes_of(series: Played, decisions: bool) -> dict[str, str]:
    """What a Parquet file says of itself: its form, and the fields of an observation."""
    if not decisions:
        return {"medici": "games/1"}
    places = [place._asdict() for place in ENCODINGS[series.game].places(series.players)]
    return {"medici": "decisions/1", "observation": json.dumps(places)}
