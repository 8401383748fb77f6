"""A company: the minds that play a game, and which of them sits where."""

from typing import NamedTuple

from medici.bots.arrays import Seats, Seeds, Tables
from medici.bots.heuristics.mind import Mind, forget
from medici.bots.verbs import act, advance, nature_move, plain_move, random_move, weighed_move
from medici.games.actors import NATURE, NOBODY
from medici.games.verbs import Action
from medici.kernel import RandomSource, State, rule

# How a mind chooses: by its weights, by chance, or by the habits of a plain player
WEIGHED, AT_RANDOM, BY_HABIT = range(3)


class Company(NamedTuple):
    """Who plays a series of games; compiled code takes it as it is."""

    minds: Tables
    lineup: Seats  # the number of the mind in each seat, one row to a game
    luck: Seeds  # the random source of those who leave something to chance


@rule
def gather(company: Company, game: int, players: int) -> None:
    """The minds turn to a new game."""
    for seat in range(players):
        forget(company.minds[company.lineup[game, seat]])


@rule
def move_of(t: State, company: Company, game: int) -> Action:
    """What the seat to act chooses in the game of this number."""
    mind: Mind = company.minds[company.lineup[game, t.actor]]
    if mind.kind == AT_RANDOM:
        return random_move(t, company.luck)
    if mind.kind == BY_HABIT:
        return plain_move(t, mind)
    return weighed_move(t, mind)


@rule
def step(t: State, nature: RandomSource, company: Company, game: int) -> None:
    """Play one move of nature or of the seat to act."""
    phase = t.phase
    if t.actor == NATURE:
        act(t, phase, nature_move(t, nature))
    else:
        act(t, phase, move_of(t, company, game))


@rule
def finish(t: State, nature: RandomSource, company: Company, game: int) -> None:
    """Play to the end, each seat by its own mind."""
    while t.actor != NOBODY:
        advance(t, nature, company, game)
