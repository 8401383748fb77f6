"""Advice on a position in Python: plays the futures and builds the advice from them."""

from collections.abc import Sequence

from medici.analysis.advise.advice import Advice
from medici.analysis.advise.budget import FutureBudget, Progress, means_of_batches
from medici.analysis.advise.lot_futures import find_further, find_price
from medici.analysis.advise.lots import buyers_of, can_grow
from medici.analysis.advise.prices import FIRST_LOOK, LOOKS
from medici.analysis.advise.summary import Trial, build_advice, distinct_actions
from medici.analysis.candidates import candidate_actions
from medici.bots.search.futures import NO_MOVE
from medici.bots.search.move_rollouts import MoveRollouts
from medici.games.actors import NATURE
from medici.record import Game, IllegalMove, MediciError

FUTURES = 200  # for each question, unless another number or a time is given
LOT_PART = 1 + LOOKS * FIRST_LOOK  # work for a price, in questions


def advise(
    game: Game,
    *,
    futures: int = FUTURES,
    seconds: float | None = None,
    seed: int = 1,
    moves: Sequence[str] = (),
    you: int | None = None,
    progress: Progress | None = None,
) -> Advice:
    """Advise on a position.

    Each question (which move? what is the lot worth to whom?) gets so many ``futures``; with
    ``seconds`` as many as there is time for in all, but at least a few. The same seed and number of
    futures give the same advice. ``moves`` are compared too, even if they are not worth it;
    ``you`` is the seat that the sentences address; ``progress`` is called from time to time with
    the part of the work that is done.
    """
    check(game, futures, seconds, you)
    t, buyers, growing = game.state, buyers_of(game), can_grow(game)
    budget = FutureBudget(1 + LOT_PART * (len(buyers) + growing), futures, seconds, progress)
    trial = try_moves(game, moves, budget, seed)
    prices = {seat: find_price(t, seat, budget, seed)[0] for seat in buyers}
    further = find_further(t, prices[t.presenter], budget, seed) if growing else None
    return build_advice(game, trial, list(prices.values()), further, you)


def check(game: Game, futures: int, seconds: float | None, you: int | None) -> None:
    """Refuse what cannot be advised."""
    if game.over:
        raise MediciError("expected a game that is not over; got one that is")
    if futures < 1:
        raise MediciError(f"expected at least 1 future; got {futures}")
    if seconds is not None and not seconds > 0:
        raise MediciError(f"expected more than 0 seconds; got {seconds}")
    if you is not None and you not in range(len(game.players)):
        raise MediciError(f"expected a seat from 0 to {len(game.players) - 1}; got {you}")


def try_moves(game: Game, moves: Sequence[str], budget: FutureBudget, seed: int) -> Trial:
    """Play the position as it stands, and its candidates, in common futures."""
    actions = actions_to_try(game, moves)
    weighing = MoveRollouts(game.name, game.state, [NO_MOVE, *actions], seed)
    budget.play(weighing.play)
    shares, totals = weighing.shares, weighing.totals
    alone = weighing.players == 1
    return Trial(
        futures=weighing.futures,
        actions=actions,
        chances=shares[:, 0].mean(axis=0).tolist(),
        shares=means_of_batches(shares[:, 0]).tolist(),
        totals=totals[:, 0].mean(axis=0).tolist(),
        scores=totals[:, :, 0].T.tolist() if alone else [],
        move_shares=means_of_batches(shares[:, 1:]).tolist() if actions else [],
        move_totals=means_of_batches(totals[:, 1:]).tolist() if actions else [],
    )


def actions_to_try(game: Game, moves: Sequence[str]) -> list[int]:
    """The candidates, and the moves that were asked for; none when nature is to act."""
    asked = [game.action_of(move) for move in moves]
    for move, action in zip(moves, asked, strict=True):
        if action is None or not game.book.can(game.state, action) or game.actor == "nature":
            raise IllegalMove(move, game.actor, game.legal())
    if game.state.actor == NATURE:
        return []
    worth_it = distinct_actions(game, sorted(candidate_actions(game)))
    return sorted({*worth_it, *(action for action in asked if action is not None)})
