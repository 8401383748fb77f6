"""The adviser: everything that is said of a position, found by playing its futures."""

from collections.abc import Sequence

from msgspec.structs import replace

from medici.advise.advice import Advice, Candidate, FairPrice, Further
from medici.advise.auction import FIRST_LOOK, LOOKS, can_grow, further_card, price_for, seats_for
from medici.advise.batches import batched
from medici.advise.findings import findings
from medici.advise.moves import Tried, ranked, title_chances
from medici.advise.odds import next_card
from medici.advise.phrases import spoken
from medici.advise.watch import Progress, Watch
from medici.bots.engine import engine_of
from medici.bots.heuristics import weights_for
from medici.bots.weighing import STAY, Weighing
from medici.games.actors import NATURE
from medici.games.board.notation import CARD_NAMES
from medici.games.board.state import AUCTION, LOT, TURN, Board
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
    lot = lot_of(game)
    t = game.state
    buyers = seats_for(t, t.lot_size) if lot else []
    grows = bool(lot) and can_grow(t)
    watch = Watch(1 + LOT_PART * (len(buyers) + grows), futures, seconds, progress)
    weighing, tried = weigh(game, moves, watch, seed)
    prices = [price_for(t, seat, watch, seed) for seat in buyers]
    further = further_of(t, prices, watch, seed) if grows else None
    return told(game, weighing, tried, lot, prices, further, you)


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


def lot_of(game: Game) -> list[str]:
    """The cards that are for sale, or soon will be; none but in the board game."""
    t = game.state
    if game.name != "board" or t.phase not in (TURN, LOT, AUCTION):
        return []
    return [CARD_NAMES[card] for card in t.lot[: t.lot_size]]


def weigh(game: Game, moves: Sequence[str], watch: Watch, seed: int) -> tuple[Weighing, list[int]]:
    """The candidates in common futures, after the position as it stands."""
    actions = candidates(game, moves)
    weighing = Weighing(game.name, game.state, [STAY, *actions], seed)
    watch.play(weighing.play)
    return weighing, actions


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
    named = engine.candidates(t, weights, WIDTH).tolist()
    return sorted({*named, engine.weighed_move(t, weights), *(a for a in asked if a is not None)})


def further_of(t: Board, prices: list[FairPrice], watch: Watch, seed: int) -> Further:
    """What a further card would do to the lot."""
    now = next(price for price in prices if price.seat == t.presenter)
    return further_card(t, now, watch, seed)


def told(
    game: Game,
    weighing: Weighing,
    actions: list[int],
    lot: list[str],
    prices: list[FairPrice],
    further: Further | None,
    you: int | None,
) -> Advice:
    """The advice, and what it says in sentences."""
    alone = len(game.players) == 1
    advice = Advice(
        game=game.name,
        players=list(game.players),
        actor=game.actor,
        futures=weighing.futures,
        chances=weighing.shares[:, 0].mean(axis=0).tolist(),
        totals=weighing.totals[:, 0].mean(axis=0).tolist(),
        titles=title_chances(weighing.totals[:, 0, 0].tolist()) if alone else {},
        candidates=compared(game, weighing, actions) if actions else [],
        lot=lot,
        bid=game.state.high if lot else 0,
        prices=prices,
        further=further,
        odds=next_card(game),
        findings=[],
    )
    return replace(advice, findings=findings(advice, you))


def compared(game: Game, weighing: Weighing, actions: list[int]) -> list[Candidate]:
    """The candidates against each other."""
    alone = len(game.players) == 1
    moves = [
        Tried(
            game.book.move_name(action),
            spoken(game, action),
            title_chances(weighing.totals[:, number, 0].tolist()) if alone else {},
        )
        for number, action in enumerate(actions, start=1)
    ]
    shares, totals = batched(weighing.shares[:, 1:]), batched(weighing.totals[:, 1:])
    return ranked(moves, game.state.actor, shares.tolist(), totals.tolist())
