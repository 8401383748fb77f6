"""The whole review of a game, computed from the sums over its futures; browsers run this too."""

# Runs in browsers too: docs/browser-subset.md

from math import sqrt

from medici.analysis.review.costs import IDLE, decisions_of
from medici.analysis.review.luck import account_of, curve_of, jokers_of, turning_point
from medici.analysis.review.schema import Account, Decision, Review
from medici.analysis.review.sentences import add_sentences
from medici.analysis.review.stats import GameStats, stays
from medici.analysis.review.units import millionths, nearest, point, title_for
from medici.record import Game

COSTLIEST = 3  # decisions named


def build_review(game: Game, stats: GameStats) -> Review:
    """All that can be said of a game by what is known of it."""
    alone = len(game.players) == 1
    curve = curve_of(game, stats)
    decisions = decisions_of(game, stats, curve)
    add_sentences(game, decisions, stats.reasons)
    accounts = [account_of(game, curve, seat) for seat in range(len(game.players))]
    for account in accounts:
        own = [decision for decision in decisions if decision.seat == account.seat]
        add_choices(account, own, alone)
    on_choices = sum(option.futures for each in stats.decisions for option in each.options)
    return Review(
        game=game.name,
        players=game.players[:],
        over=game.over,
        alone=alone,
        futures=stays(stats) + on_choices,
        unsure=len([each for each in decisions if each.choice and not each.enough]),
        curve=curve.chances,
        errors=curve.errors,
        exact=[position.exact for position in stats.positions],
        decisions=decisions,
        accounts=accounts,
        jokers=jokers_of(game, curve),
        turning=turning_point(curve.chances),
        costliest=costliest_of(decisions, alone),
        titles=[
            {title: millionths(chance) for title, chance in chances.items()}
            for chances in stats.titles
        ],
    )


def add_choices(account: Account, own: list[Decision], alone: bool) -> None:
    """Write into an account how far behind the best a seat's decisions were."""
    choices = [decision for decision in own if decision.choice]
    account.decisions = len(own)
    account.choices = len(choices)
    account.mistakes = len([decision for decision in choices if decision.mistake])
    account.behind = sum(decision.behind_measured for decision in choices)
    account.behind_error = nearest(sqrt(sum(decision.behind_error**2 for decision in choices)))
    account.costliest = costliest_of(own, alone)
    if choices:
        account.rate = nearest(account.behind / len(choices))
        account.rate_error = nearest(account.behind_error / len(choices))
        account.title = title_for(account.rate, alone)


def costliest_of(decisions: list[Decision], alone: bool) -> list[int]:
    """The numbers of the moves furthest behind the best, mistakes before what is uncertain."""
    costly = [decision for decision in decisions if decision.behind >= IDLE * point(alone)]
    ordered = sorted(costly, key=lambda each: (not each.mistake, -each.behind))
    return [decision.n for decision in ordered[:COSTLIEST]]
