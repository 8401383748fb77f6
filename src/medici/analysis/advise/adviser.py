"""The adviser: everything that is said of a position, found by playing its futures."""

from collections.abc import Sequence

from medici.analysis.advise.advice import Advice, FairPrice, Further
from medici.analysis.advise.auction import further_card, price_for
from medici.analysis.advise.batches import batched
from medici.analysis.advise.lots import buyers_of, grows
from medici.analysis.advise.phrases import distinct
from medici.analysis.advise.pricing import FIRST_LOOK, LOOKS
from medici.analysis.advise.telling import Weighed, told
from medici.analysis.advise.watch import Progress, Watch
from medici.bots.compiled.engine import engine_of
from medici.bots.policies.heuristics import weights_for
from medici.bots.search.move_rollouts import MoveRollouts
from medici.bots.search.rules import NO_MOVE
from medici.games.actors import NATURE
from medici.games.board.state import Board
from medici.record import Game, IllegalMove, MediciError

FUTURES = 1000  # for each question, unless another number or a time is given
WIDTH = 4  # how far from the merchant's bid others are tried
LOT_PART = 1 + LOOKS * FIRST_LOOK  # what finding a price takes, in questions


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
    """What can be said of a position.

    Each question (which move? what is the lot worth to whom?) is put to so many ``futures``; with
    ``seconds`` to as many as there is time for in all, but at least a few. The same seed and
    number of futures give the same advice. ``moves`` are weighed too, whether or not they are worth
    it; ``you`` is the seat that the sentences are meant for; ``progress`` is told from time to time
    which part of the work is done.
    """
    check(game, futures, seconds, you)
    t, buyers, growing = game.state, buyers_of(game), grows(game)
    watch = Watch(1 + LOT_PART * (len(buyers) + growing), futures, seconds, progress)
    tried = weigh(game, moves, watch, seed)
    prices = [price_for(t, seat, watch, seed) for seat in buyers]
    further = further_of(t, prices, watch, seed) if growing else None
    return told(game, tried, prices, further, you)


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


def weigh(game: Game, moves: Sequence[str], watch: Watch, seed: int) -> Weighed:
    """The candidates in common futures, after the position as it stands."""
    actions = candidates(game, moves)
    weighing = MoveRollouts(game.name, game.state, [NO_MOVE, *actions], seed)
    watch.play(weighing.play)
    return weighed(weighing, actions)


def candidates(game: Game, moves: Sequence[str]) -> list[int]:
    """The actions worth weighing, and those that were asked for; none when nature is to act."""
    asked = [game.action_of(move) for move in moves]
    for move, action in zip(moves, asked, strict=True):
        if action is None or not game.book.can(game.state, action) or game.actor == "nature":
            raise IllegalMove(move, game.actor, game.legal())
    if game.state.actor == NATURE:
        return []
    engine = engine_of(game.name)
    t, weights = engine.record_of(game.state), weights_for(game.name, len(game.players))
    named = {*engine.candidates(t, weights, WIDTH).tolist(), engine.heuristic_move(t, weights)}
    worth_it = distinct(game, sorted(named))
    return sorted({*worth_it, *(a for a in asked if a is not None)})


def further_of(t: Board, prices: list[FairPrice], watch: Watch, seed: int) -> Further:
    """What a further card would do to the lot."""
    now = next(price for price in prices if price.seat == t.presenter)
    return further_card(t, now, watch, seed)


def weighed(weighing: MoveRollouts, actions: list[int]) -> Weighed:
    """What the position and the moves in it led to."""
    shares, totals = weighing.shares, weighing.totals
    alone = weighing.players == 1
    return Weighed(
        futures=weighing.futures,
        actions=actions,
        chances=shares[:, 0].mean(axis=0).tolist(),
        totals=totals[:, 0].mean(axis=0).tolist(),
        scores=totals[:, :, 0].T.tolist() if alone else [],
        move_shares=batched(shares[:, 1:]).tolist() if actions else [],
        move_totals=batched(totals[:, 1:]).tolist() if actions else [],
    )
