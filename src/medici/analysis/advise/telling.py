"""The advice, put together out of what the futures came to: the same in Python and in a browser."""

from msgspec import Struct

from medici.analysis.advise.advice import Advice, Candidate, FairPrice, Further
from medici.analysis.advise.findings import findings
from medici.analysis.advise.lots import lot_of
from medici.analysis.advise.moves import Ends, Tried, ranked, title_chances
from medici.analysis.advise.odds import next_card
from medici.analysis.advise.phrases import spoken
from medici.record import Game


class Weighed(Struct, frozen=True):
    """What a position, as it stands, and the moves in it led to in common futures."""

    futures: int
    actions: list[int]  # none when nature is to act
    chances: list[float]  # of each seat as the position stands, over all futures
    totals: list[float]
    scores: list[list[float]]  # alone: every end, first of the position, then of each action
    move_shares: Ends  # in batches, of the actions alone
    move_totals: Ends


def told(
    game: Game, weighed: Weighed, prices: list[FairPrice], further: Further | None, you: int | None
) -> Advice:
    """The advice, and what it says in sentences."""
    lot = lot_of(game)
    advice = Advice(
        game=game.name,
        players=game.players[:],
        actor=game.actor,
        futures=weighed.futures,
        chances=weighed.chances,
        totals=weighed.totals,
        titles=title_chances(weighed.scores[0]) if weighed.scores else {},
        candidates=compared(game, weighed) if weighed.actions else [],
        lot=lot,
        bid=game.state.high if lot else 0,
        prices=prices,
        further=further,
        odds=next_card(game),
        findings=[],
    )
    advice.findings.extend(findings(advice, you))
    return advice


def compared(game: Game, weighed: Weighed) -> list[Candidate]:
    """The candidates against each other."""
    moves = []
    for number, action in enumerate(weighed.actions, start=1):
        titles = title_chances(weighed.scores[number]) if weighed.scores else {}
        moves.append(Tried(game.book.move_name(action), spoken(game, action), titles))
    return ranked(moves, game.state.actor, weighed.move_shares, weighed.move_totals)
