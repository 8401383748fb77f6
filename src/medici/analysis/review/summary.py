"""The whole review of a game, computed from the sums over its futures; browsers run this too."""

# Runs in browsers too: docs/browser-subset.md

from math import sqrt

from medici.analysis.review.costs import IDLE, decisions_of
from medici.analysis.review.luck import account_of, curve_of, jokers_of, turning_point
from medici.analysis.review.schema import Account, Decision, Review
from medici.analysis.review.sentences import add_sentences
from medici.analysis.review.stats import GameStats
from medici.analysis.review.units import millionths, nearest, point, title_for
from medici.record import Game

COSTLIEST = 3  # decisions named


def build_review(game: Game, stats: GameStats) -> Review:
    """All that can be said of a game by what is known of it."""
    alone = len(game.players) == 1
    curve = curve_of(game, stats)
    decisions = decisions_of(game, stats, curve)
    add_sentences(game, decisions)
    accounts = [account_of(game, curve, seat) for seat in range(len(game.players))]
    for account in accounts:
        own = [decision for decision in decisions if decision.seat == account.seat]
        add_costs(account, own, alone)
    on_choices = sum(option.futures for each in stats.decisions for option in each.options)
    return Review(
        game=game.name,
        players=game.players[:],
        over=game.over,
        alone=alone,
        futures=sum(stats.counts) + on_choices,
        curve=curve,
        decisions=decisions,
        accounts=accounts,
        jokers=jokers_of(game, curve),
        turning=turning_point(curve),
        costliest=costliest_of(decisions, alone),
        titles=[
            {title: millionths(chance) for title, chance in chances.items()}
            for chances in stats.titles
        ],
    )


def add_costs(account: Account, own: list[Decision], alone: bool) -> None:
    """Write into an account what a seat's decisions cost."""
    choices = [decision for decision in own if decision.choice]
    account.decisions = len(own)
    account.choices = len(choices)
    account.mistakes = len([decision for decision in choices if decision.mistake])
    account.cost = sum(decision.cost for decision in choices)
    account.florins = sum(decision.florins for decision in choices)
    account.cost_error = nearest(sqrt(sum(decision.error**2 for decision in choices)))
    account.costliest = costliest_of(own, alone)
    if choices:
        account.rate = nearest(account.cost / len(choices))
        account.title = title_for(account.rate, alone)


def costliest_of(decisions: list[Decision], alone: bool) -> list[int]:
    """The numbers of the moves that cost most, mistakes before what is uncertain."""
    costly = [decision for decision in decisions if decision.cost >= IDLE * point(alone)]
    ordered = sorted(costly, key=lambda each: (not each.mistake, -each.cost))
    return [decision.n for decision in ordered[:COSTLIEST]]
