"""A row for each game: how it ended."""

from collections.abc import Sequence

import numpy as np

from medici.games.dice.solitaire import title_for
from medici.record import Game
from medici.research.arena.ends import Ends
from medici.research.arena.simulate import deciders
from medici.research.datasets.columns import Column, Ragged, repeated
from medici.research.datasets.series import Played


def ends_of_games(games: Sequence[Game]) -> Ends:
    """How finished games ended."""
    scores = np.array([game.scores for game in games], np.int32)
    won = np.zeros(scores.shape, np.int8)
    for number, game in enumerate(games):
        won[number, game.winners] = 1
    return Ends(
        moves=np.array([len(game.moves) for game in games], np.int32),
        decisions=np.array([len(deciders(game)) for game in games], np.int32),
        scores=scores,
        won=won,
        began=np.array([deciders(game)[0] for game in games], np.int8),
    )


def rows_of_ends(series: Played, first: int, ends: Ends) -> dict[str, Column]:
    """The rows of games one after the other, the first of them with this number, from 1."""
    count = len(ends.moves)
    alone = series.players == 1
    return {
        **repeated(series.same(), count),
        "number": np.arange(first, first + count, dtype=np.int64),
        **repeated({"bots": list(series.bots)}, count),
        "moves": ends.moves,
        "decisions": ends.decisions,
        "began": ends.began,
        "scores": ends.scores,
        "winners": winners_of(ends),
        "title": [title_for(score) for score in ends.scores[:, 0].tolist()]
        if alone
        else repeated({"title": None}, count)["title"],
    }


def winners_of(ends: Ends) -> Ragged:
    """The seats that have won each game, in ascending order."""
    seats = np.nonzero(ends.won)[1].astype(np.int8)
    return Ragged(np.cumsum(ends.won.sum(axis=1), dtype=np.int32), seats)
