"""Positions to judge the eye by, out of games between players that it never learned from."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from medici.bots.arrays import Actions, Payoffs, Row, Seeds, Tables
from medici.bots.company import Company, gather, move_of
from medici.bots.series import APART, minds_of
from medici.bots.verbs import act, nature_move, new, random_move
from medici.games import GAMES
from medici.games.actors import NATURE, NOBODY
from medici.kernel import State, below, bound, compiled, rule, seeded
from medici.learn.judge.guests import Guest, seated
from medici.learn.judge.verbs import verbs_in, write_end

SEEDS = 1 << 50  # from here on: no other games of the house are drawn from these
SLIP = 1 << 16  # a chance in so many
MONEY = {"board": "florins", "card": "florins", "dice": "points"}
Numbers = NDArray[np.int64]


class Gathering(NamedTuple):
    """Games from which positions are taken; compiled code takes it as it is."""

    tables: Tables  # two empty ones
    company: Company  # who plays
    slips: Actions  # of each mind: how often it moves at random, of SLIP times
    seeds: Seeds  # of nature, one for each game
    fortunes: Seeds  # and of players who leave something to chance
    nature: Seeds  # the random source of the game being played
    picks: Seeds  # and that of the positions
    positions: Tables  # out: as many of each game, one game after another
    share: Payoffs  # out: of each game, the part of the victory of each seat
    totals: Payoffs  # out: and what it had at the end


@rule
def gather_positions(gathering: Gathering, players: int) -> None:
    """Play every game, and keep some positions of each, all as likely as the others."""
    tables = gathering.tables
    company = gathering.company
    each = len(gathering.positions) // len(gathering.seeds)
    t: State = tables[0]
    for game in range(len(gathering.seeds)):
        tables[0] = tables[1]
        new(t, players, 0)
        gathering.nature[0] = gathering.seeds[game]
        company.luck[0] = gathering.fortunes[game]
        gather(company, game, players)
        seen = 0
        while t.actor != NOBODY:
            seen += 1
            for place in range(each):
                if below(gathering.picks, seen) == 0:
                    gathering.positions[game * each + place] = tables[0]
            move_on(t, gathering, game)
        write_end(t, gathering.share, gathering.totals, game)


@rule
def move_on(t: State, gathering: Gathering, game: int) -> None:
    """A move of nature, of the seat to act, or of its inattention."""
    company = gathering.company
    phase = t.phase
    if t.actor == NATURE:
        act(t, phase, nature_move(t, gathering.nature))
    elif below(company.luck, SLIP) < gathering.slips[company.lineup[game, t.actor]]:
        act(t, phase, random_move(t, company.luck))
    else:
        act(t, phase, move_of(t, company, game))


@cache
def gathering_of(game: str) -> Callable[[Gathering, int], None]:
    """``gather_positions`` of a game, as machine code."""
    gather_all: Callable[[Gathering, int], None] = compiled(
        bound(gather_positions, verbs_in(game))
    )
    return gather_all


class Seen(NamedTuple):
    """Positions, and how their games ended."""

    positions: Tables
    games: Numbers  # the number of each position's game
    share: Payoffs  # of each position: every seat's part of the victory at the end
    totals: Payoffs  # and what it had


def seen_in(
    game: str, players: int, sorts: Sequence[Sequence[Guest]], games: int, each: int, seed: int
) -> Seen:
    """So many positions of each of so many games between guests of all sorts."""
    everybody = [guest for sort in sorts for guest in sort]
    minds = minds_of(game, [(guest.member.kind, guest.member.row) for guest in everybody])
    source = np.random.default_rng([seed, players])
    gathering = Gathering(
        np.zeros(2, GAMES[game].state.dtype),
        Company(minds, seated(sorts, games, players, source), np.ones(1, np.uint64)),
        np.array([round(guest.slips * SLIP) for guest in everybody], np.int64),
        *fates(games, seed),
        *np.full((2, 1), seeded(seed, SEEDS - 1), np.uint64),
        np.zeros(games * each, GAMES[game].state.dtype),
        *np.zeros((2, games, players)),
    )
    gathering_of(game)(gathering, players)
    numbers = np.repeat(np.arange(games), each)
    return Seen(
        gathering.positions, numbers, gathering.share[numbers], gathering.totals[numbers]
    )


def fates(games: int, seed: int) -> tuple[Seeds, Seeds]:
    """Seeds of nature and of the players, for each game."""
    seeds = np.array([seeded(seed, SEEDS + number) for number in range(games)], np.uint64)
    return seeds, seeds ^ APART


def present(game: str, players: int, positions: Tables) -> tuple[Row, Numbers]:
    """What each seat has in each position, and the day."""
    money = positions[MONEY[game]][:, :players].astype(np.float64)
    return money, positions["day"].astype(np.int64)
