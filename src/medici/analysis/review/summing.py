"""A review, made of what has been seen of a game: the same in Python and in a browser."""

from medici.analysis.review.curve import account_of, curve_of, jokers_of, seats_of, turning_point
from medici.analysis.review.decisions import IDLE, decisions_of
from medici.analysis.review.findings import put_into_words
from medici.analysis.review.form import Account, Decision, Review
from medici.analysis.review.points import millionths, nearest, point, root
from medici.analysis.review.scales import futures_of
from medici.analysis.review.sight import Sight
from medici.analysis.review.titles import title_for
from medici.record import Game

COSTLIEST = 3  # decisions named


def review_of(game: Game, sight: Sight) -> Review:
    """All that can be said of a game by what has been seen of it."""
    alone = len(game.players) == 1
    curve = curve_of(game, sight)
    decisions = decisions_of(game, sight, curve)
    put_into_words(game, decisions)
    accounts = [account_of(game, curve, seat) for seat in seats_of(game)]
    for account in accounts:
        own = [decision for decision in decisions if decision.seat == account.seat]
        add_costs(account, own, alone)
    return Review(
        game=game.name,
        players=game.players[:],
        over=game.over,
        alone=alone,
        futures=futures_in(sight),
        curve=curve,
        decisions=decisions,
        accounts=accounts,
        jokers=jokers_of(game, curve),
        turning=turning_point(curve),
        costliest=costliest_of(decisions, alone),
        titles=[titled(chances) for chances in sight.titles],
    )


def add_costs(account: Account, own: list[Decision], alone: bool) -> None:
    """Write into an account what a seat's decisions cost."""
    choices = [decision for decision in own if decision.choice]
    account.decisions = len(own)
    account.choices = len(choices)
    account.mistakes = len([decision for decision in choices if decision.mistake])
    account.cost = sum(decision.cost for decision in choices)
    account.florins = sum(decision.florins for decision in choices)
    account.cost_error = nearest(root(sum(decision.error**2 for decision in choices)))
    account.costliest = costliest_of(own, alone)
    if choices:
        account.rate = nearest(account.cost / len(choices))
        account.title = title_for(account.rate, alone)


def costliest_of(decisions: list[Decision], alone: bool) -> list[int]:
    """The numbers of the moves that cost most, mistakes before what is uncertain."""
    least = IDLE * point(alone)
    costly = [decision for decision in decisions if decision.cost >= least]
    surely = sorted([each for each in costly if each.mistake], key=lambda each: -each.cost)
    maybe = sorted([each for each in costly if not each.mistake], key=lambda each: -each.cost)
    return [decision.n for decision in [*surely, *maybe][:COSTLIEST]]


def futures_in(sight: Sight) -> int:
    """How many futures were played in all."""
    weighed = sum(futures_of(pan) for scales in sight.scales for pan in scales.pans)
    return sum(sight.counts) + weighed


def titled(chances: dict[str, float]) -> dict[str, int]:
    """The chance of each title in millionths."""
    return {title: millionths(chance) for title, chance in chances.items()}
