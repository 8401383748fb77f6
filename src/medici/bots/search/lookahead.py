"""The search of banker and prince in company: futures played and judged by the network.

The network's odds choose the candidates. After each of them everybody plays on by the odds of the
network, for so many decisions. Before each decision the network says what the chance to win is, and
a future is worth the mean of this: what it says of one position is often wrong, and the end alone
is mostly luck. Its odds also weigh a little in the choice: where a few futures cannot tell two
moves apart, the likelier one is played.
"""

from typing import Any, NamedTuple

from medici.bots.compiled.verbs import act, nature_move, wins
from medici.bots.network.evaluate import Network
from medici.bots.network.policy import (
    action_of,
    chances_said,
    choice_count,
    legal_choices,
    look,
    odds_said,
)
from medici.bots.search.halving import BONUS, Progress, begin_halving, note_payoff
from medici.bots.search.rules import CHANCE_STEPS, PLAYED, ROOT, draw_seed
from medici.games.actors import NATURE, NOBODY
from medici.games.verbs import Action
from medici.games.victory import winners
from medici.kernel import RandomSource, State, logarithm, noinline, rule
from medici.kernel.arrays import Actions, Payoffs, Row, Seeds, Tables
from medici.kernel.chance import below

LEAST_ODDS = 0.0002  # of a candidate: in the card game nearly every choice
MOST_CANDIDATES = 8
ODDS_WORTH = 0.002  # what odds that are e times as high count, beside the chance to win


class Lookahead(NamedTuple):
    """What a search works with; compiled code takes it as it is, and so does a browser."""

    tables: Tables  # the decision at hand, and one to play on
    actions: Actions  # the candidates, those still in question first
    sums: Payoffs  # what is known of each of them: see the columns of ``halving``
    source: Seeds  # draws futures
    nature: Seeds  # the random source of the future being played
    progress: Tables  # a single record: how far the search has come
    network: Network
    odds: Row  # of all choices
    chances: Row  # of all seats to win
    horizon: int  # decisions that are played after a candidate


@rule
def begin_lookahead(search: Lookahead) -> None:
    """Take the likeliest choices as candidates. The progress has been told the limit."""
    root: State = search.tables[ROOT]
    progress: Progress = search.progress[0]
    odds = search.odds
    look(root, root.actor, search.network)
    odds_said(legal_choices(root), search.network, odds)
    progress.count = 0
    best = likeliest(odds)
    while progress.count == 0 or (progress.count < MOST_CANDIDATES and odds[best] >= LEAST_ODDS):
        search.actions[progress.count] = action_of(best)
        search.sums[progress.count, BONUS] = ODDS_WORTH * logarithm(odds[best])
        progress.count += 1
        odds[best] = 0.0
        best = likeliest(odds)
    progress.favourite = search.actions[0]
    progress.doubt = 0.0
    begin_halving(progress, search.sums)


@rule
def likeliest(odds: Any) -> int:
    """The choice with the highest odds; of equal ones the first."""
    best = 0
    for choice in range(1, choice_count()):
        if odds[choice] > odds[best]:
            best = choice
    return best


@noinline
def look_ahead(search: Lookahead, futures: int) -> None:
    """Play every candidate still in question in so many further futures."""
    progress: Progress = search.progress[0]
    root: State = search.tables[ROOT]
    t: State = search.tables[PLAYED]
    for _ in range(futures):
        seed = draw_seed(search.source)
        for number in range(progress.count):
            search.tables[PLAYED] = search.tables[ROOT]
            search.nature[0] = seed
            act(t, t.phase, search.actions[number])
            note_payoff(search.sums, number, mean_chance(t, root.actor, search))
    progress.futures += futures
    progress.rollouts += futures * progress.count


@rule
def mean_chance(t: State, seat: int, search: Lookahead) -> float:
    """Play as far as the horizon, and say what the chance of a seat to win is on the way.

    Where the game ends before that, its result stands for all the rest.
    """
    decisions = 0
    total = 0.0
    while t.actor == NATURE or (t.actor != NOBODY and decisions < search.horizon):
        if t.actor == NATURE:
            act(t, t.phase, nature_move(t, search.nature))
            continue
        look(t, t.actor, search.network)
        chances_said(t.actor, t.players, search.network, search.chances)
        total += search.chances[seat]
        act(t, t.phase, drawn_move(t, search.network, search.odds, search.nature))
        decisions += 1
    if t.actor == NOBODY:
        total += (search.horizon - decisions) * (wins(t, seat) / winners(t))
    return total / search.horizon


@rule
def drawn_move(t: State, network: Network, odds: Any, source: RandomSource) -> Action:
    """A move drawn by the odds of the network, which has looked at the table."""
    odds_said(legal_choices(t), network, odds)
    wish = below(source, CHANCE_STEPS) / CHANCE_STEPS
    chosen = 0
    running = odds[0]
    last = choice_count() - 1
    while running <= wish and chosen < last:
        chosen += 1
        running += odds[chosen]
    while odds[chosen] == 0.0:  # the sum of all odds may be a little less than 1
        chosen -= 1
    return action_of(chosen)
