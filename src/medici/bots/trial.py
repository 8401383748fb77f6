"""Trying moves out: each is played in the same futures, and what every seat comes to is written."""

from medici.bots.arrays import Payoffs
from medici.bots.company import finish, gather
from medici.bots.futures import FUTURE, HERE, THERE, Search, company_of, draw_lineup, draw_seed
from medici.bots.verbs import act, total, wins
from medici.games.actors import NOBODY, SEATS
from medici.games.victory import winners
from medici.kernel import State, cold, rule

STAY = -1  # in place of a move: the game goes on from here as it may


@cold
def weigh(search: Search, count: int, first: int, futures: int, ends: Payoffs) -> None:
    """Play each of the first moves of a search in so many futures, from one number on.

    ``ends`` gets a row to a future. In it stand, for each move, the parts of the victory of all
    six seats, then their totals. A position that is weighed by itself, without a move, favours
    nobody: whoever is to act is one of the people like all others.
    """
    tables = search.tables
    nature = search.nature
    company = company_of(search)
    root: State = tables[HERE]
    t: State = tables[THERE]
    seat = root.actor
    if count == 1 and search.actions[0] < 0:
        seat = NOBODY
    for future in range(first, first + futures):
        seed = draw_seed(search.source)
        draw_lineup(search, root.players, seat)
        for number in range(count):
            tables[THERE] = root
            nature[0] = seed
            search.luck[0] = seed
            gather(company, FUTURE, t.players)
            action = search.actions[number]
            if action >= 0:
                act(t, t.phase, action)
            finish(t, nature, company, FUTURE)
            write_end(t, ends, future, number * 2 * SEATS)


@rule
def write_end(t: State, ends: Payoffs, future: int, at: int) -> None:
    """What every seat came to."""
    sharers = winners(t)
    for seat in range(t.players):
        ends[future, at + seat] = wins(t, seat) / sharers
        ends[future, at + SEATS + seat] = total(t, seat)
