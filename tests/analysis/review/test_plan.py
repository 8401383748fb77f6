"""Futures go where a cost is uncertain."""

from random import Random

from medici.analysis.review.costs import measure_behind
from medici.analysis.review.errors import SPREAD
from medici.analysis.review.plan import (
    FIRST,
    MOST_OF_ORDER,
    MOST_OF_POSITION,
    next_orders,
    options_to_play,
)
from medici.analysis.review.stats import (
    STAY,
    DecisionStats,
    GameStats,
    Order,
    add_outcomes,
    new_option,
    new_position,
)


def table(*decisions: list[float]) -> tuple[GameStats, list[list[float]]]:
    """A game with these decisions of seat 0: how often each option wins."""
    options = [
        DecisionStats(number, 0, 0, [new_option(a, f"bid {a}", 0.5) for a in range(len(chances))])
        for number, chances in enumerate(decisions, start=1)
    ]
    count = len(decisions) + 1
    stats = GameStats([new_position([0.5, 0.5], number) for number in range(count)], options, [])
    return stats, list(decisions)


def carry_out(stats: GameStats, order: Order, decisions: list[list[float]], random: Random) -> None:
    """Play as ordered: each option wins as often as it should."""
    row: list[float] = []
    for _ in range(order.futures):
        for action in order.actions:
            luck = random.random()
            chance = 0.5 if action == STAY else decisions[order.position][action]
            row += [float(luck < chance), float(luck >= chance), 0.0, 0.0]
    add_outcomes(stats, order, 2, row, 2)


def test_first_everything_is_tried() -> None:
    stats, _ = table([0.5, 0.5], [0.5, 0.6, 0.4])
    given = next_orders(stats, alone=False, given=10)
    assert [(order.position, order.actions) for order in given] == [
        (0, [0, 1]),
        (1, [0, 1, 2]),
        (0, [STAY]),
        (1, [STAY]),
        (2, [STAY]),
    ]
    assert [order.number for order in given] == list(range(10, 15))
    assert {order.futures for order in given} == {FIRST}


def test_then_futures_go_where_it_is_close_until_all_is_certain() -> None:
    clear, close = [0.2, 0.2, 0.8], [0.50, 0.51, 0.1]
    stats, decisions = table(clear, close)
    random, given = Random(5), 0
    while wanted := next_orders(stats, alone=False, given=given):
        for order in wanted:
            assert 0 < order.futures <= MOST_OF_ORDER
            carry_out(stats, order, decisions, random)
        given += len(wanted)
    easy, hard = (decision.options for decision in stats.decisions)
    assert hard[0].futures > easy[0].futures
    assert hard[2].futures < hard[1].futures  # it was dropped
    assert stats.positions[0].count <= MOST_OF_POSITION  # no move leads to it
    found = measure_behind(stats.decisions[0], SPREAD)
    assert abs(found.behind - 0.6) < 3 * found.error


def test_the_move_played_and_the_best_are_never_dropped() -> None:
    stats, decisions = table([0.1, 0.9, 0.1])
    carry_out(stats, Order(0, [0, 1, 2], 500, 0), decisions, Random(1))
    assert options_to_play(stats.decisions[0], SPREAD) == [0, 1]


def test_the_best_move_keeps_a_rival_to_be_compared_with() -> None:
    stats, decisions = table([0.9, 0.1, 0.2])
    carry_out(stats, Order(0, [0, 1, 2], 500, 0), decisions, Random(1))
    assert options_to_play(stats.decisions[0], SPREAD) == [0, 2]
    assert measure_behind(stats.decisions[0], SPREAD).behind == 0.0
    carry_out(stats, Order(0, [0, 2], 2000, 1), decisions, Random(2))
    assert measure_behind(stats.decisions[0], SPREAD).error > 0.0


def test_a_game_without_choices_needs_no_futures_for_them() -> None:
    stats, _ = table()
    assert [order.actions for order in next_orders(stats, alone=False, given=0)] == [[STAY]]
