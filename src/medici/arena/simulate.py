"""Random play in bulk, in compiled code; each game depends on the seed and its number alone."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from medici.arena.contest import Contest
from medici.arena.play import play_game
from medici.bots import BotFailure
from medici.bots.playout import playouts
from medici.bots.random import RANDOM
from medici.games import GAMES
from medici.kernel import compiled, seeded
from medici.record import Game, write_record

LONGEST = 4096  # moves; the longest games of six players stay below half of it


@dataclass
class Summary:
    """What a series of games came to."""

    games: int
    decisions: int
    wins: list[float]  # of each seat; a shared victory counts as its part
    scores: list[float]  # the mean of each seat

    def as_dict(self) -> dict[str, float | list[float]]:
        """A JSON-ready form."""
        return {
            "games": self.games,
            "decisions_per_game": round(self.decisions / max(self.games, 1), 2),
            "wins": [round(wins / max(self.games, 1), 4) for wins in self.wins],
            "scores": [round(score, 2) for score in self.scores],
        }


def simulate(
    name: str, players: int, games: int, seed: int, options: dict[str, bool | str] | None = None
) -> Iterator[Game]:
    """Games of random legal play, one after the other; the same seed, the same games."""
    book = GAMES[name]
    trace_game = compiled(playouts(book, RANDOM[name])[2])
    trace = np.zeros(LONGEST, np.int16)
    for number in range(games):
        game = Game(name, players, options)
        table = np.zeros(1, book.state.dtype)
        game.state.write(table[0])
        length = trace_game(table[0], np.array([seeded(seed, number)], np.uint64), trace)
        for action in trace[:length].tolist():
            game.play(action)
        yield game


def simulate_bots(
    contest: Contest, games: int, options: dict[str, bool | str] | None = None
) -> Iterator[Game]:
    """Games between bots, each in its own seat throughout; none in which a bot has failed."""
    for number in range(games):
        game = Game(contest.game, list(contest.bots), options)
        result = play_game(contest, contest.bots, number, 0)
        for failure in result.failures:
            raise BotFailure(
                f"{contest.bots[failure.seat]} failed in game {number + 1}",
                f"{failure.reason}: {failure.detail}",
            )
        for action in result.moves:
            game.play(action)
        yield game


def summarise(games: Iterable[Game], players: int) -> Summary:
    """Sum up games of the same number of players."""
    summary = Summary(0, 0, [0.0] * players, [0.0] * players)
    for game in games:
        summary.games += 1
        summary.decisions += sum(actor != "nature" for actor, _ in game.moves)
        for seat in game.winners:
            summary.wins[seat] += 1 / len(game.winners)
        for seat, score in enumerate(game.scores):
            summary.scores[seat] += (score - summary.scores[seat]) / summary.games
    return summary


def keep(games: Iterator[Game], folder: Path) -> Iterator[Game]:
    """Write a record of each game as it passes by: 000001.json, 000002.json, ..."""
    folder.mkdir(parents=True, exist_ok=True)
    for number, game in enumerate(games, start=1):
        write_record(game, folder / f"{number:06}.json")
        yield game
