"""A series of games between minds on a GPU, all at once: one game to a thread.

Minds keep notes, so each thread has copies of those that sit at its table for itself.
"""

from functools import cache
from typing import NamedTuple

import numpy as np

from medici.bots.arrays import Payoffs, Seats, Seeds, Tables
from medici.bots.company import Company, move_of
from medici.bots.heuristics import HEURISTICS
from medici.bots.heuristics.mind import forget
from medici.bots.plain import PLAIN
from medici.bots.random import RANDOM
from medici.bots.series import APART, Outcome, reckon
from medici.bots.verbs import act, nature_move, new, verbs_of
from medici.games import GAMES
from medici.games.actors import NATURE, NOBODY
from medici.kernel import RandomSource, State, bound, rule
from medici.kernel.cuda import Grid, Launch


class SideBySide(NamedTuple):
    """What all threads are told, and where they write what came of their games."""

    players: int
    minds: Tables
    lineup: Seats  # the number of the mind in each seat, one row to a game
    places: Seats  # and of the copy of it that the thread has
    fortunes: Seeds  # for players who leave something to chance
    share: Payoffs  # out: as in ``medici.bots.series.Series``
    lead: Payoffs


@rule
def play_between(
    t: State, source: RandomSource, luck: Seeds, own: Tables, number: int, what: SideBySide
) -> int:
    """Play the game of this number; return how many decisions there were.

    The rules stand in the loop once: see ``medici.bots.side_by_side``.
    """
    for seat in range(what.players):
        place = what.places[number, seat]
        if place == seat:
            own[place] = what.minds[what.lineup[number, seat]]
            forget(own[place])
    company = Company(own, what.places, luck)
    luck[0] = what.fortunes[number]
    new(t, what.players, 0)
    decisions = 0
    while t.actor != NOBODY:
        phase = t.phase
        if t.actor == NATURE:
            action = nature_move(t, source)
        else:
            action = move_of(t, company, number)
            decisions += 1
        act(t, phase, action)
    reckon(t, what.share, what.lead, number)
    return decisions


def places_in(lineup: Seats) -> Seats:
    """For each seat the first one of the game that has the same mind: they share its notes.

    >>> places_in(np.array([[7, 3, 7, 3]], np.int16)).tolist()
    [[0, 1, 0, 1]]
    """
    same = lineup[:, :, None] == lineup[:, None, :]
    places: Seats = same.argmax(axis=2).astype(np.int16)
    return places


@cache
def grid_of(game: str) -> Grid:
    """The games of a series on the GPU."""
    verbs = verbs_of(
        GAMES[game],
        weighed_move=HEURISTICS[game].weighed_move,
        random_move=RANDOM[game],
        plain_move=PLAIN[game].move,
    )
    book = GAMES[game]
    play = bound(play_between, verbs)
    return Grid(play, book.state.dtype, HEURISTICS[game].mind.dtype, book.seats[-1])


def laid(game: str, players: int, minds: Tables, lineup: Seats, seeds: Seeds) -> Launch:
    """A series that lies on the device."""
    share, lead = np.zeros((2, len(seeds), players))
    places = places_in(lineup)
    fortunes = seeds ^ APART
    told = (np.ascontiguousarray(part) for part in (minds, lineup, places, fortunes, share, lead))
    return grid_of(game).lay(seeds, SideBySide(players, *told), keep=False)


def outcome_of(launch: Launch) -> Outcome:
    """What came of a series that was played."""
    launch.wait()
    return Outcome(launch.what.share.copy_to_host(), launch.what.lead.copy_to_host())


def play_on_gpu(game: str, players: int, minds: Tables, lineup: Seats, seeds: Seeds) -> Outcome:
    """Play a series in one launch, as ``medici.bots.series.play_games`` does on a CPU."""
    launch = laid(game, players, minds, lineup, seeds)
    launch.play()
    return outcome_of(launch)
