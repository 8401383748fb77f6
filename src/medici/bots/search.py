"""The search of banker and prince: try each move in many futures, keep the better half, repeat.

Every candidate meets the same futures, so that what differs between them is the move and not
the luck. Python and a browser run the same few lines around these rules: begin, then search on
until it is finished (``searcher.py``).
"""

from medici.bots.arrays import Row, Tables
from medici.bots.company import finish, gather
from medici.bots.futures import (
    FUTURE,
    HERE,
    THERE,
    Search,
    company_of,
    draw_lineup,
    draw_seed,
    payoff,
)
from medici.bots.halving import Shortlist, halvings, look
from medici.bots.others import START
from medici.bots.population import draw_minds
from medici.bots.verbs import act, expect
from medici.kernel import State, cold, rule


@rule
def begin_search(search: Search, shortlist: Shortlist, ancestors: Tables, prices: Row) -> None:
    """Get to know those who may sit at the table, and make ready to weigh the candidates.

    The shortlist has been told how many candidates there are, the favourite, the doubt and the
    limit; the search its decision, its own mind, its candidates and the state of its source.
    """
    if len(prices) > 0:
        search.luck[0] = START
        draw_minds(search.minds, ancestors, search.luck)
        expect(search.tables[HERE], prices, search.chances)
    elif len(ancestors) > 0:
        draw_minds(search.minds, ancestors, search.source)
    for number in range(shortlist.count):
        search.sums[number, 0] = 0.0
        search.sums[number, 1] = 0.0
    shortlist.futures = 0
    shortlist.rollouts = 0
    shortlist.part = 1
    shortlist.parts = halvings(shortlist.count)
    shortlist.due = 0
    shortlist.finished = 1 if shortlist.count == 1 else 0


@cold  # called once for many rollouts, and also from outside: it need not be compiled twice
def explore(search: Search, shortlist: Shortlist, futures: int) -> None:
    """Play every candidate still in question in so many further futures."""
    tables = search.tables
    nature = search.nature
    company = company_of(search)
    root: State = tables[HERE]
    t: State = tables[THERE]
    seat = root.actor
    for _ in range(futures):
        seed = draw_seed(search.source)
        draw_lineup(search, root.players, seat)
        for number in range(shortlist.count):
            tables[THERE] = root
            nature[0] = seed
            search.luck[0] = seed
            gather(company, FUTURE, t.players)
            act(t, t.phase, search.actions[number])
            finish(t, nature, company, FUTURE)
            gain = payoff(t, seat)
            search.sums[number, 0] += gain
            search.sums[number, 1] += gain * gain
    shortlist.futures += futures
    shortlist.rollouts += futures * shortlist.count


@rule
def search_on(search: Search, shortlist: Shortlist, rollouts: int, spent: float) -> int:
    """Play about so many rollouts, and say with 1 that the search is finished.

    ``spent`` is the part of the time that is gone, 0 without a clock. Then the choice is the same
    whatever number of rollouts is played at one go.
    """
    until = shortlist.rollouts + rollouts
    if spent * shortlist.parts >= shortlist.part:
        shortlist.due = 0
    while shortlist.finished == 0 and shortlist.rollouts < until:
        if shortlist.due == 0:
            look(shortlist, search.actions, search.sums, spent)
        else:
            most = max(1, (until - shortlist.rollouts) // shortlist.count)
            futures = min(shortlist.due, most)
            explore(search, shortlist, futures)
            shortlist.due -= futures
    return shortlist.finished
