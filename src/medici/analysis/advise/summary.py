"""The whole advice, computed from the outcomes of futures; browsers run this too."""

# Runs in browsers too: docs/browser-subset.md

from msgspec import Struct

from medici.analysis.advise.advice import Advice, Candidate, FairPrice, Further
from medici.analysis.advise.lots import lot_of
from medici.analysis.advise.odds import next_card
from medici.analysis.advise.sentences import findings
from medici.analysis.advise.statistics import Rows, column, difference, error, mean
from medici.analysis.moves import items_of, move_line
from medici.analysis.reasons.explain import why_better, why_worth
from medici.games.dice.solitaire import TITLES, title_for
from medici.presentation.story.line import Line
from medici.record import Game

Outcomes = list[list[list[float]]]  # by batch of futures, move and seat


class Trial(Struct, frozen=True):
    """What a position as it stands, and the moves in it, led to in common futures."""

    futures: int
    actions: list[int]  # none when nature is to act
    chances: list[float]  # of each seat as the position stands, over all futures
    shares: Rows  # the same by batch and seat
    totals: list[float]
    scores: list[list[float]]  # alone: every final score, first of the position, then by action
    move_shares: Outcomes  # of the actions
    move_totals: Outcomes


class TriedMove(Struct, frozen=True):
    """A move before it is compared: as the record writes it, in words, and its titles."""

    move: str
    words: Line
    titles: dict[str, float] = {}


def build_advice(
    game: Game, trial: Trial, prices: list[FairPrice], further: Further | None, you: int | None
) -> Advice:
    """The advice, and what it says in sentences."""
    lot = lot_of(game)
    candidates = candidates_of(game, trial) if trial.actions else []
    best = [candidate.move for candidate in candidates[:2]]
    advice = Advice(
        game=game.name,
        players=game.players[:],
        actor=game.actor,
        futures=trial.futures,
        chances=trial.chances,
        errors=[error(column(trial.shares, seat)) for seat in range(len(trial.chances))],
        totals=trial.totals,
        titles=title_chances(trial.scores[0]) if trial.scores else {},
        candidates=candidates,
        lot=lot,
        bid=game.state.high if lot else 0,
        prices=prices,
        further=further,
        odds=next_card(game),
        findings=[],
        why=why_better(game, best[0], best[1]) if len(best) > 1 else None,
        why_worth=[why_worth(game, price.seat, not price.unwanted) for price in prices],
    )
    advice.findings.extend(findings(advice, you))
    return advice


def candidates_of(game: Game, trial: Trial) -> list[Candidate]:
    """The moves of a trial compared with each other."""
    moves = []
    for number, action in enumerate(trial.actions, start=1):
        move = game.book.move_name(action)
        titles = title_chances(trial.scores[number]) if trial.scores else {}
        moves.append(TriedMove(move, move_line(game, move, "advise"), titles))
    return rank_moves(moves, game.state.actor, trial.move_shares, trial.move_totals)


def rank_moves(
    moves: list[TriedMove], seat: int, shares: Outcomes, totals: Outcomes
) -> list[Candidate]:
    """The moves of a seat, the best first: by its chance; alone by its score."""
    chances, florins = of_seat(shares, seat), of_seat(totals, seat)
    alone = len(shares[0][0]) == 1
    decisive = florins if alone else chances
    order = best_first(decisive, florins)
    rivals = best_by_other_half(decisive, florins)
    found = []
    for move in order:
        other = order[0] if move != order[0] else order[min(1, len(order) - 1)]
        ahead = difference(decisive, move, other)
        cost = cost_of(chances, move, rivals)
        total_cost = cost_of(florins, move, rivals)
        found.append(
            Candidate(
                move=moves[move].move,
                words=moves[move].words,
                chances=means_of(shares, move),
                error=error(column(chances, move)),
                totals=means_of(totals, move),
                cost=0.0 if move == order[0] else max(mean(cost), 0.0),
                cost_error=error(cost),
                lead=mean(ahead),
                lead_error=error(ahead),
                total_cost=0.0 if move == order[0] else mean(total_cost),
                total_cost_error=error(total_cost),
                titles=moves[move].titles,
            )
        )
    return found


def of_seat(outcomes: Outcomes, seat: int) -> Rows:
    """The outcomes of one seat: by batch and move."""
    return [[move[seat] for move in batch] for batch in outcomes]


def means_of(outcomes: Outcomes, move: int) -> list[float]:
    """The mean outcome of a move for every seat."""
    seats = range(len(outcomes[0][move]))
    return [mean([batch[move][seat] for batch in outcomes]) for seat in seats]


def best_first(rows: Rows, florins: Rows) -> list[int]:
    """The moves from the best to the worst; equals by florins."""
    count = len(rows[0])
    return sorted(
        range(count),
        key=lambda move: (-mean(column(rows, move)), -mean(column(florins, move)), move),
    )


def best_by_other_half(rows: Rows, florins: Rows) -> list[int]:
    """For each batch the best move by the other half of the batches.

    A move that is chosen by the same futures that it is measured in looks better than it is.
    """
    if len(rows) < 2:
        return [best_first(rows, florins)[0]] * len(rows)
    best = [best_first(rows[half::2], florins[half::2])[0] for half in (0, 1)]
    return [best[1 - number % 2] for number in range(len(rows))]


def cost_of(rows: Rows, move: int, rivals: list[int]) -> list[float]:
    """By how much a move falls behind the best, batch by batch."""
    return [rows[batch][rivals[batch]] - rows[batch][move] for batch in range(len(rows))]


def title_chances(scores: list[float]) -> dict[str, float]:
    """How often each title was earned by these final scores, best first.

    >>> title_chances([205.0, 85.0, 90.0, 99.0])
    {'Medici': 0.25, 'Dish Washer': 0.75}
    """
    earned: dict[str, int] = {}
    for score in scores:
        title = title_for(score)
        earned[title] = earned.get(title, 0) + 1
    return {title: earned[title] / len(scores) for _, title in TITLES if title in earned}


def distinct_actions(game: Game, actions: list[int]) -> list[int]:
    """The actions, but only the first of those that name the same cards or faces of dice.

    >>> game = Game("dice", players=2)
    >>> game.play("first 0")
    >>> game.play("roll dye0 gold5 gold5 grain2 dye4")
    >>> [game.book.move_name(action) for action in distinct_actions(game, [1, 2, 3, 4, 5])]
    ['choose 1', 'choose 2', 'choose 1 2']
    """
    kept: list[int] = []
    known: list[str] = []
    for action in actions:
        move = game.book.move_name(action)
        named = " ".join(sorted(items_of(game, move))) or move
        if named not in known:
            known.append(named)
            kept.append(action)
    return kept
