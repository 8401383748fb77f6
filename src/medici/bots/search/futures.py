"""Futures of several moves in which everybody plays equally well: what analyses compare moves in.

All moves meet the same luck, and all seats play alike: by the network where it has learned the
game, else by one row of the heuristic's weights. So a fresh game gives everybody an equal chance.
"""

from collections.abc import Callable
from typing import Any

from medici.bots.compiled.lineup import finish_game
from medici.bots.compiled.verbs import act, choose_move, nature_move, total, wins
from medici.bots.network.policy import chances_said, look
from medici.bots.search.lookahead import Lookahead, drawn_move
from medici.bots.search.rules import (
    FUTURE,
    PLAYED,
    ROOT,
    Search,
    draw_seed,
    lineup_of,
    start_future,
)
from medici.games.actors import NATURE, NOBODY, SEATS
from medici.games.verbs import Action
from medici.games.victory import winners
from medici.kernel import State, noinline, rule, unbound
from medici.kernel.arrays import Payoffs
from medici.kernel.rule import Rule

NO_MOVE = -1  # in place of a move: the game goes on from here as it may

# What the players of futures bind; ``search`` is a ``Search`` or a ``Lookahead``.
begin_future: Callable[[Any, int], None] = unbound("begin_future")  # (search, seed)
choose_in_future: Callable[[State, Any], Action] = unbound("choose_in_future")
# (t, search, whole, ends, future, option): play on, and write what comes of it
end_future: Callable[[State, Any, int, Payoffs, int, int], None] = unbound("end_future")


@noinline
def evaluate_moves(search: Any, count: int, whole: int, ends: Payoffs) -> None:
    """Play each of the first moves of a search in as many futures as there are rows for.

    ``ends`` gets a row to a future: option by option the chances of all six seats, then their
    totals. Totals at the end are known of ``whole`` futures alone; others may stop earlier.
    """
    t: State = search.tables[PLAYED]
    for future in range(len(ends)):
        seed = draw_seed(search.source)
        for number in range(count):
            begin_future(search, seed)
            action = search.actions[number]
            if action >= 0:
                act(t, t.phase, action)
            end_future(t, search, whole, ends, future, number)


@rule
def write_result(t: State, ends: Payoffs, future: int, option: int) -> None:
    """What every seat came to: its part of the victory, and its total."""
    at = option * 2 * SEATS
    sharers = winners(t)
    for seat in range(t.players):
        ends[future, at + seat] = wins(t, seat) / sharers
        ends[future, at + SEATS + seat] = total(t, seat)


@rule
def choose_by_weights(t: State, search: Search) -> Action:
    """What the heuristic does."""
    return choose_move(t, lineup_of(search), FUTURE)


@rule
def end_by_weights(
    t: State, search: Search, whole: int, ends: Payoffs, future: int, option: int
) -> None:
    """Play to the end by the heuristic, which is quick."""
    finish_game(t, search.nature, lineup_of(search), FUTURE)
    write_result(t, ends, future, option)


@rule
def begin_by_network(search: Lookahead, seed: int) -> None:
    """Go back to the decision at hand."""
    search.tables[PLAYED] = search.tables[ROOT]
    search.nature[0] = seed


@rule
def choose_by_network(t: State, search: Lookahead) -> Action:
    """A move drawn by the odds of the network."""
    look(t, t.actor, search.network)
    return drawn_move(t, search.network, search.odds, search.nature)


@rule
def end_by_network(
    t: State, search: Lookahead, whole: int, ends: Payoffs, future: int, option: int
) -> None:
    """Play on by the odds of the network, as far as its horizon or to the end.

    Chances are the mean of what the network says before each decision up to the horizon; where the
    game ends before that, its result stands for the rest. That scatters half as far as results.
    """
    at = option * 2 * SEATS
    for seat in range(t.players):
        ends[future, at + seat] = 0.0
    decisions = 0
    while t.actor != NOBODY and (whole > 0 or decisions < search.horizon):
        if t.actor == NATURE:
            act(t, t.phase, nature_move(t, search.nature))
            continue
        look(t, t.actor, search.network)
        if decisions < search.horizon:
            chances_said(t.actor, t.players, search.network, search.chances)
            for seat in range(t.players):
                ends[future, at + seat] += search.chances[seat]
        act(t, t.phase, drawn_move(t, search.network, search.odds, search.nature))
        decisions += 1
    rest = max(search.horizon - decisions, 0)
    for seat in range(t.players):
        if rest > 0:
            ends[future, at + seat] += rest * (wins(t, seat) / winners(t))
        ends[future, at + seat] /= search.horizon
        ends[future, at + SEATS + seat] = total(t, seat)


BY_WEIGHTS: dict[str, Rule] = {
    "begin_future": start_future,
    "choose_in_future": choose_by_weights,
    "end_future": end_by_weights,
}
BY_NETWORK: dict[str, Rule] = {
    "begin_future": begin_by_network,
    "choose_in_future": choose_by_network,
    "end_future": end_by_network,
}

# Decisions before which the network's word counts. A longer way scatters more, a shorter one
# believes the network more: it takes some positions for up to 8 points better than they are. With
# these, chances are off by a point or two (benchmarks/scale.py horizons).
HORIZON = {"board": 80, "card": 100, "dice": 60}
