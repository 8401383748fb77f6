"""The search of banker and prince: try each move in many futures, keep the better half, repeat.

Every candidate meets the same futures, so that what differs between them is the move and not the
luck: nature draws from the seed of the future. In a future every seat is played by a policy; who
sits where differs from future to future. Python and a browser run the same few lines around these
rules: begin, then search on until it is finished (``engine.py``, web/src/bots/search.ts).
"""

from typing import NamedTuple

from medici.bots.compiled.lineup import Lineup, finish_game, start_game
from medici.bots.compiled.verbs import act, infer, total, wins
from medici.bots.opponents.opponent_model import PRICED_SEED, draw_policies
from medici.bots.search.halving import BONUS, Progress, begin_halving, note_payoff
from medici.games.victory import winners
from medici.kernel import RandomSource, State, below, noinline, rule
from medici.kernel.arrays import Actions, Payoffs, Row, Rows, Seats, Seeds, Tables

ROOT, PLAYED = 0, 1  # of the two tables: the decision at hand, and where its futures are played
OWN = 0  # the policy of the seat that searches
FUTURE = 0  # the number of the game in the lineup, which has one row

LEAD = 0.003  # what a florin ahead of the best other counts beside the victory
POINT = 0.03  # what a point counts alone: so two ends differ about as much as defeat and victory
NOBODYS_TOTAL = -1000  # less than anybody has

CHANCE_STEPS = 1 << 30  # how finely chances are drawn
HALF_SEED = 1 << 32  # a seed is drawn in two halves


class Search(NamedTuple):
    """What a search works with; compiled code takes it as it is, and so does a browser."""

    tables: Tables  # the decision at hand, and one to play on
    policies: Tables  # its own first, then those that others may have
    seats: Seats  # the number of the policy in each seat, in a single row
    chances: Rows  # of each seat, running sums over the others' policies; none: all play alike
    actions: Actions  # the candidates, those still in question first
    sums: Payoffs  # what is known of each of them: see the columns of ``halving``
    source: Seeds  # draws futures
    nature: Seeds  # the random source of the future being played
    policy_source: Seeds  # and that of the policies in it
    bases: Tables  # policies that those of the others are drawn from
    prices: Row  # what the others' policies pay for a card; none: nobody is seen to pay
    progress: Tables  # a single record: how far the search has come


@rule
def begin_search(search: Search) -> None:
    """Draw the policies that others may have, and make ready to try the candidates.

    The progress has been told how many candidates there are, the favourite, the doubt and the
    limit; the search its decision, its own policy, its candidates and the state of its source.
    """
    if len(search.prices) > 0:
        search.policy_source[0] = PRICED_SEED
        draw_policies(search.policies, search.bases, search.policy_source)
        infer(search.tables[ROOT], search.prices, search.chances)
    elif len(search.bases) > 0:
        draw_policies(search.policies, search.bases, search.source)
    progress: Progress = search.progress[0]
    for number in range(progress.count):
        search.sums[number, BONUS] = 0.0
    begin_halving(progress, search.sums)


@noinline  # called once for many rollouts, and also from outside: it need not be compiled twice
def explore(search: Search, futures: int) -> None:
    """Play every candidate still in question in so many further futures."""
    progress: Progress = search.progress[0]
    root: State = search.tables[ROOT]
    t: State = search.tables[PLAYED]
    seat = root.actor
    lineup = lineup_of(search)
    for _ in range(futures):
        seed = draw_future(search, seat)
        for number in range(progress.count):
            start_future(search, seed)
            act(t, t.phase, search.actions[number])
            finish_game(t, search.nature, lineup, FUTURE)
            note_payoff(search.sums, number, payoff(t, seat))
    progress.futures += futures
    progress.rollouts += futures * progress.count


@rule
def lineup_of(search: Search) -> Lineup:
    """Those who play the futures of a search."""
    return Lineup(search.policies, search.seats, search.policy_source)


@rule
def draw_future(search: Search, seat: int) -> int:
    """Draw another future: its seed, and who sits where; a seat has the search's own policy."""
    root: State = search.tables[ROOT]
    seed = draw_seed(search.source)
    draw_seats(search, root.players, seat)
    return seed


@rule
def draw_seed(source: RandomSource) -> int:
    """The seed of another future; never 0."""
    return (below(source, HALF_SEED >> 1) * HALF_SEED + below(source, HALF_SEED)) | 1


@rule
def draw_seats(search: Search, players: int, seat: int) -> None:
    """Who sits where in another future; those of whom nothing is known play alike."""
    alike = OWN
    others = len(search.policies) - 1
    known = len(search.chances) > 0
    if others > 0 and not known:
        alike = 1 + below(search.source, others)
    for other in range(players):
        policy = alike
        if other == seat:
            policy = OWN
        elif known:
            policy = 1 + draw_policy(search.chances, other, others, search.source)
        search.seats[FUTURE, other] = policy


@rule
def draw_policy(chances: Rows, seat: int, others: int, source: RandomSource) -> int:
    """One of so many policies, by the chances of a seat."""
    last = others - 1
    drawn = chances[seat, last] * (below(source, CHANCE_STEPS) / CHANCE_STEPS)
    policy = 0
    while policy < last and chances[seat, policy] <= drawn:
        policy += 1
    return policy


@rule
def start_future(search: Search, seed: int) -> None:
    """Go back to the decision at hand, before a move is played in a future."""
    root: State = search.tables[ROOT]
    search.tables[PLAYED] = root
    search.nature[0] = seed
    search.policy_source[0] = seed
    start_game(lineup_of(search), FUTURE, root.players)


@rule
def payoff(t: State, seat: int) -> float:
    """How good an end is for a seat: its part of the victory, and a little for the lead."""
    if t.players == 1:
        return float(POINT * total(t, seat))
    best = NOBODYS_TOTAL
    for other in range(t.players):
        if other != seat:
            best = max(best, total(t, other))
    share = wins(t, seat) / winners(t)
    return float(share + LEAD * (total(t, seat) - best))
