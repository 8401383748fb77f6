"""Sums over the futures of a game, made up at random, without an eye and without futures."""

from random import Random

from medici.analysis.review.stats import (
    STAY,
    DecisionStats,
    GameStats,
    Order,
    add_outcomes,
    new_option,
    new_position,
)
from medici.record import Game

OPTIONS = 4  # of a decision
FEW = 4  # futures of a position


def made_up(game: Game, seed: int, futures: int = 8) -> GameStats:
    """Sums over futures of a game, with so many of them for every choice."""
    random, players = Random(seed), len(game.players)
    stats = GameStats(
        positions=[
            new_position(chances(random, players), number) for number in range(len(game.moves) + 1)
        ],
        decisions=[],
        titles=[{"Cook": random.random()}] if players == 1 else [],
    )
    now = game.before(0)
    for number, (seat, move) in enumerate(game.moves, start=1):
        if isinstance(seat, int) and len(now.legal_actions()) > 1:
            stats.decisions.append(decision(now, number, move, random))
        now.play(move)
    if futures:
        for number in range(len(stats.positions)):
            order = Order(number, [STAY], FEW, 0)
            add_outcomes(stats, order, players, ends(random, order, players, 0), players)
        for each in stats.decisions:
            order = Order(each.n - 1, [option.action for option in each.options], futures, 0)
            add_outcomes(stats, order, players, ends(random, order, players, each.seat), players)
    return stats


def chances(random: Random, players: int) -> list[float]:
    """Chances, or alone a score."""
    if players == 1:
        return [random.uniform(80, 180)]
    parts = [random.random() ** 2 + 1e-9 for _ in range(players)]
    return [part / sum(parts) for part in parts]


def decision(now: Game, number: int, move: str, random: Random) -> DecisionStats:
    """A decision with a few of its options, the move played among them."""
    played = now.book.parse_move(move)
    others = [action for action in now.legal_actions() if action != played]
    chosen = sorted([played, *random.sample(others, min(len(others), OPTIONS - 1))])
    options = [new_option(action, now.book.move_name(action), random.random()) for action in chosen]
    return DecisionStats(number, int(now.state.actor), chosen.index(played), options)


def ends(random: Random, order: Order, players: int, seat: int) -> list[float]:
    """Ends of games: a winner and totals for each future and action; some actions are better."""
    good = [random.random() for _ in order.actions]
    row: list[float] = []
    for _ in range(order.futures):
        for quality in good:
            winner = seat if random.random() < quality else random.randrange(players)
            row += [float(number == winner) for number in range(players)]
            row += [100 + 60 * quality * random.random() for _ in range(players)]
    return row
