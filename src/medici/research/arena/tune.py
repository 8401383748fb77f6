"""Find the merchant's weights in the league, and those that beat it."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from time import monotonic
from typing import NamedTuple

import msgspec
import numpy as np

from medici.bots.opponents.league import Member, Rows, champions, exploiters, tuned_against
from medici.bots.policies.heuristics import HEURISTICS, SOLITAIRE, Heuristic
from medici.bots.policies.policy import HEURISTIC_POLICY
from medici.kernel import seeded
from medici.kernel.arrays import Row
from medici.research.arena.bulk import Backend
from medici.research.arena.estimate import Estimate
from medici.research.arena.evolution import Evolution, Snapshot
from medici.research.arena.meeting import meet
from medici.research.arena.objective import fitness, made_of, worst_part
from medici.research.arena.tables import (
    Played,
    Table,
    mixed_tables,
    play_tables,
    sieges,
    tables_of_one,
)

DRAWS = 2  # players of each style that a generation meets
SINGLE = 600  # games of a candidate where there is a single table
MIXED = 6  # tables at which anybody may sit


class Trial(NamedTuple):
    """What a generation is put to."""

    members: Sequence[Member]
    tables: Sequence[Table]


@dataclass(frozen=True)
class Progress:
    """Where the search stands after a generation, and how its mean did there."""

    generation: int
    fitness: float
    share: float  # mean over the tables; alone, the score
    worst: float  # and over the worst quarter of them
    step: float
    mean: Row

    def to_text(self) -> str:
        """A line about it."""
        figure = "{:.1%}" if self.share <= 1 else "{:.1f}"
        share, worst = figure.format(self.share), figure.format(self.worst)
        return (
            f"generation {self.generation}: {share} on the mean, {worst} in the worst quarter, "
            f"fitness {self.fitness:.3f}, step {self.step:.2f}"
        )


class Kept(msgspec.Struct):
    """A search that can be gone on with."""

    generation: int
    search: Snapshot


@dataclass
class Search:
    """A search for weights, generation after generation.

    What a generation does depends on its number and on where the search stands alone: one that
    was interrupted and goes on finds the same.
    """

    game: str
    players: int
    start: Row
    trial_of: Callable[[int, Row], Trial]  # by number, and the mean of the cloud
    judge: Callable[[Played, Sequence[Table], Sequence[Member]], Row]
    games: int = 24  # at each table, for each candidate
    candidates: int = 32
    seed: int = 1
    without: Sequence[int] = ()  # weights that stay 0
    step: float = 1.0  # a small one searches near the start
    generation: int = 0

    def __post_init__(self) -> None:
        self.begin(self.start)

    def begin(self, row: Row) -> None:
        """Search from this row on; what it lacks is as in the row that was given first."""
        start = np.concatenate((row, self.start[len(row) :]))
        scale = 0.25 * np.abs(start) + 0.1
        for number in self.without:
            start[number] = scale[number] = 0.0
        self.evolution = Evolution(start, scale, self.candidates, self.seed)
        self.evolution.step = self.step

    def kept(self) -> Kept:
        """What is needed to go on."""
        return Kept(self.generation, self.evolution.snapshot())

    def go_on(self, kept: Kept) -> None:
        """Go on from there."""
        self.generation = kept.generation
        self.evolution.restore(kept.search)

    def advance(self, backend: Backend) -> Progress:
        """Play a generation: the cloud, and last its mean, all with the same deals."""
        search = self.evolution
        search.random = np.random.default_rng([self.seed, self.generation])
        trial = self.trial_of(self.generation, search.mean)
        cloud = np.vstack([search.ask(), search.mean])
        deals = seeded(self.seed, self.generation)
        played = play_tables(backend, self.game, self.players, cloud, *trial, self.games, deals)
        good = self.judge(played, trial.tables, trial.members)
        search.tell(good[:-1])
        self.generation += 1
        open_tables = [not table.siege for table in trial.tables]
        figures = played.lead if self.players == 1 else played.share
        shares = figures[-1:, open_tables].mean(axis=2)
        share, worst = float(shares.mean()), float(worst_part(shares)[0])
        return Progress(
            self.generation, float(good[-1]), share, worst, search.step, search.mean.copy()
        )

    def run(self, backend: Backend, seconds: float) -> Iterator[Progress]:
        """Improve for a while; the last mean is the result."""
        until = monotonic() + seconds
        while monotonic() < until:
            yield self.advance(backend)


def in_the_league(game: str, players: int, rows: Rows, seed: int) -> Callable[[int, Row], Trial]:
    """Candidates meet the league: its members at tables of their own, mixed, and as besiegers.

    The mean of their cloud is among the rivals.
    """

    def trial(generation: int, mean: Row) -> Trial:
        if players == 1:
            return Trial((), (Table(()),))
        itself = Member("itself", "champion", HEURISTIC_POLICY, mean)
        members = [itself, *tuned_against(game, players, rows, generation, DRAWS)]
        tables = [
            *tables_of_one(members, players),
            *(mixed_tables(members, players, MIXED, seed + generation) if players > 2 else ()),
            *sieges(members, players),
        ]
        return Trial(members, tables)

    return trial


def against_one(champion: Row, players: int) -> Callable[[int, Row], Trial]:
    """Candidates meet nobody but a champion, who never learns."""
    frozen = Member("champion", "champion", HEURISTIC_POLICY, champion)
    trial = Trial((frozen,), tables_of_one((frozen,), players))
    return lambda generation, mean: trial


def to_win(played: Played, tables: Sequence[Table], members: Sequence[Member]) -> Row:
    """What counts at a single table."""
    return made_of(played)[:, 0]


def league_search(
    game: str,
    players: int,
    start: Row,
    rows: Rows,
    seed: int = 1,
    *,
    candidates: int = 32,
    games: int | None = None,
    without: Sequence[int] = (),
    step: float = 1.0,
) -> Search:
    """A search for a merchant that does well in the league; alone, for points."""
    trial = in_the_league(game, players, rows, seed)
    games = games or (SINGLE if players == 1 else 24)
    return Search(game, players, start, trial, fitness, games, candidates, seed, without, step)


def exploiting_search(
    game: str,
    players: int,
    champion: Row,
    seed: int = 1,
    *,
    candidates: int = 32,
    games: int | None = None,
    step: float = 0.5,
) -> Search:
    """A search for weights that beat a champion in all other seats."""
    trial, games = against_one(champion, players), games or SINGLE
    return Search(game, players, champion, trial, to_win, games, candidates, seed=seed, step=step)


def best_start(search: Search, backend: Backend, known: Sequence[Member], games: int) -> Member:
    """The one of these whose row does best in what the first generation is put to."""
    trial = search.trial_of(0, search.evolution.mean)
    cloud = np.zeros((len(known), max(len(member.row) for member in known)))
    for place, member in enumerate(known):  # former rows had fewer weights: the others were 0
        cloud[place, : len(member.row)] = member.row
    played = play_tables(
        backend, search.game, search.players, cloud, *trial, games, seeded(search.seed, -2)
    )
    return known[int(search.judge(played, trial.tables, trial.members).argmax())]


def known_rows(game: str, players: int, rows: Rows, in_use: Row) -> list[Member]:
    """Where a search can start: the row in use, and all that the league keeps."""
    return [
        Member("the weights in use", "champion", HEURISTIC_POLICY, in_use),
        *champions(game, players, rows),
        *exploiters(game, players, rows),
    ]


def heuristic_of(game: str, players: int) -> Heuristic:
    """What the weights of a game with so many players belong to."""
    return SOLITAIRE if players == 1 else HEURISTICS[game]


def first_guess(game: str, players: int) -> Row:
    """Weights made by hand, where a search can start."""
    return np.array(heuristic_of(game, players).first_guess, np.float64)


def compare(
    backend: Backend, game: str, players: int, row: Row, others: Row, games: int = 8000
) -> tuple[Estimate, Estimate]:
    """The share of wins and the lead of one row when all other seats follow another."""
    member = Member("others", "champion", HEURISTIC_POLICY, others)
    [met] = meet(backend, game, players, row, [member], games, seed=99)
    return met.share, met.lead
