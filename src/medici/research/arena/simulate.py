"""Random play in bulk, in compiled code; each game depends on the seed and its number alone."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np

from medici.bots import BotFailure
from medici.bots.compiled.playout import playouts
from medici.bots.policies.random_moves import RANDOM
from medici.games import GAMES
from medici.kernel import compiled, seeded
from medici.record import Game, write_record
from medici.research.arena.contest import Contest
from medici.research.arena.ends import Ends
from medici.research.arena.play import play_game

WHOLE = 60  # parts of a victory: any number of players can share it
LONGEST = 4096  # moves; the longest games of six players stay below half of it


@dataclass
class Summary:
    """What a series of games came to; whole numbers, so that no order of adding matters."""

    players: int
    games: int = 0
    decisions: int = 0
    sixtieths: list[int] = field(default_factory=list)  # of victories, of each seat
    totals: list[int] = field(default_factory=list)  # of the scores of each seat
    alone: Counter[int] = field(default_factory=Counter)  # the scores of those who played alone

    def __post_init__(self) -> None:
        self.sixtieths = self.sixtieths or [0] * self.players
        self.totals = self.totals or [0] * self.players

    @property
    def wins(self) -> list[float]:
        """The victories of each seat; a shared one counts as its part."""
        return [sixtieths / WHOLE for sixtieths in self.sixtieths]

    @property
    def scores(self) -> list[float]:
        """The mean of each seat."""
        return [total / max(self.games, 1) for total in self.totals]

    def add(self, decisions: int, winners: Sequence[int], scores: Sequence[int]) -> None:
        """Count one game."""
        self.games += 1
        self.decisions += decisions
        for seat in winners:
            self.sixtieths[seat] += WHOLE // len(winners)
        for seat, score in enumerate(scores):
            self.totals[seat] += score
        if self.players == 1:
            self.alone.update(scores)

    def add_all(self, ends: Ends) -> None:
        """Count many games at once."""
        self.games += len(ends.moves)
        self.decisions += int(ends.decisions.sum())
        parts = ends.won * (WHOLE // ends.won.sum(axis=1, keepdims=True, dtype=np.int64))
        for seat in range(self.players):
            self.sixtieths[seat] += int(parts[:, seat].sum())
            self.totals[seat] += int(ends.scores[:, seat].sum())
        if self.players == 1:
            self.alone.update(ends.scores[:, 0].tolist())

    def as_dict(self) -> dict[str, float | list[float]]:
        """A JSON-ready form; whoever plays alone has nobody to win against."""
        shares = [round(wins / max(self.games, 1), 4) for wins in self.wins]
        return {
            "games": self.games,
            "decisions_per_game": round(self.decisions / max(self.games, 1), 2),
            **({} if self.players == 1 else {"wins": shares}),
            "scores": [round(score, 2) for score in self.scores],
        }


def traces(
    name: str, players: int, games: int, seed: int, options: dict[str, bool | str] | None = None
) -> Iterator[list[int]]:
    """The moves of games of random legal play; the same seed, the same games."""
    book = GAMES[name]
    trace_game = compiled(playouts(book, RANDOM[name])[2])
    trace = np.zeros(LONGEST, np.int16)
    start = Game(name, players, options).state
    for number in range(games):
        table = np.zeros(1, book.state.dtype)
        start.write(table[0])
        length = trace_game(table[0], np.array([seeded(seed, number)], np.uint64), trace)
        yield trace[:length].tolist()


def bot_traces(contest: Contest, games: int) -> Iterator[list[int]]:
    """The moves of games between bots, each in its own seat throughout.

    There is none in which a bot has failed.
    """
    for number in range(games):
        result = play_game(contest, contest.bots, number, 0)
        for failure in result.failures:
            raise BotFailure(
                f"{contest.bots[failure.seat]} failed in game {number + 1}",
                f"{failure.reason}: {failure.detail}",
            )
        yield list(result.moves)


def simulate(
    name: str, players: int, games: int, seed: int, options: dict[str, bool | str] | None = None
) -> Iterator[Game]:
    """Games of random legal play, one after the other; the same seed, the same games."""
    for trace in traces(name, players, games, seed, options):
        yield played(Game(name, players, options), trace)


def simulate_bots(
    contest: Contest, games: int, options: dict[str, bool | str] | None = None
) -> Iterator[Game]:
    """Games between bots, one after the other."""
    for trace in bot_traces(contest, games):
        yield played(Game(contest.game, list(contest.bots), options), trace)


def played(game: Game, actions: Iterable[int]) -> Game:
    """A game in which these moves were made."""
    for action in actions:
        game.play(action)
    return game


def deciders(game: Game) -> list[int]:
    """The seats that have decided, decision by decision."""
    return [actor for actor, _ in game.moves if isinstance(actor, int)]


def summarise(games: Iterable[Game], players: int) -> Summary:
    """Sum up games of the same number of players."""
    summary = Summary(players)
    for game in games:
        summary.add(len(deciders(game)), game.winners, game.scores)
    return summary


def summarise_ends(parts: Iterable[Ends], players: int) -> Summary:
    """Sum up games of which only the ends are known."""
    summary = Summary(players)
    for ends in parts:
        summary.add_all(ends)
    return summary


def keep(games: Iterator[Game], folder: Path) -> Iterator[Game]:
    """Write a record of each game as it passes by: 000001.json, 000002.json, ..."""
    folder.mkdir(parents=True, exist_ok=True)
    for number, game in enumerate(games, start=1):
        write_record(game, folder / record_name(number))
        yield game


def record_name(number: int) -> str:
    """The file of a game in a series.

    >>> record_name(1)
    '000001.json'
    """
    return f"{number:06}.json"
