"""What was wrong with a decision, and its options, as sentences without a language.

The messages are in ``review.ftl`` and ``reasons.ftl``. In them ``$who`` stands first
and ``$whom`` within the sentence.
"""

# Runs in browsers too: docs/browser-subset.md

from medici.analysis.moves import extra_items, items_of, move_line
from medici.analysis.reasons.explain import why_better
from medici.analysis.review.schema import Decision
from medici.games.actors import NOBODY
from medici.games.board.notation import CARD_NAMES
from medici.games.board.state import WARES
from medici.games.goods import GOODS
from medici.presentation.story.line import Arg, Line, Part, cards, lines, seat
from medici.record import Game
from medici.record.game import Move

MANY = 3  # cards of a good aboard: from there on the number of a further one is told
TAKEN = ("cards", "review-left", "review-took-too-much", "review-took-other")
ENTERED = (
    "dice",
    "review-entered-too-few",
    "review-entered-too-many",
    "review-entered-other",
)


def add_sentences(game: Game, decisions: list[Decision], reasons: dict[str, Line]) -> None:
    """Write into every decision its day, its options in words, and what would have been better.

    ``reasons`` are kept from one review of a game to the next.
    """
    before = game.before(0)
    by_number = {decision.n: decision for decision in decisions}
    for number, (_, move) in enumerate(game.moves, start=1):
        decision = by_number.get(number)
        if decision is not None:
            decision.day = before.day
            for option in decision.options:
                option.told = move_line(before, option.move, "review", "bid")
            decision.finding = find(before, game.moves, decision, reasons)
        before.play(move)


def find(
    before: Game, moves: list[Move], decision: Decision, reasons: dict[str, Line]
) -> list[Line]:
    """What would have been better than a mistake, and why; of a doubt only what is doubted."""
    if decision.behind == 0 or decision.best == decision.move:
        return []
    if not decision.mistake:
        args: dict[str, Arg] = {"who": seat(decision.seat)}
        args["move"] = lines([move_line(before, decision.move, "review", "bid")])
        args["better"] = lines([move_line(before, decision.best, "review", "bid")])
        return [Line("review-doubt", args)]
    key = f"{decision.n} {decision.best}"
    why = reasons.get(key)
    if why is None:
        why = why_better(before, decision.best, decision.move)
        reasons[key] = why
    found = [explain(before, moves, decision)]
    if why.id == "reason-why" or not decision.exact:  # what is solved is not said by futures
        found.append(why)
    return found


def explain(before: Game, moves: list[Move], decision: Decision) -> Line:
    """What would have been better than the move played, in the game as it was before."""
    if before.name == "board":
        return explain_board(before, moves, decision)
    if before.name == "dice":
        return explain_items(before, decision, ENTERED)
    args: dict[str, Arg] = {"who": seat(decision.seat)}
    if decision.move == "reveal":
        args["cards"] = cards(*items_of(before, decision.best))
        return Line("review-revealed", args)
    if decision.best == "reveal":
        args["cards"] = cards(*items_of(before, decision.move))
        return Line("review-took-early", args)
    return explain_items(before, decision, TAKEN)


def explain_items(before: Game, decision: Decision, messages: tuple[str, str, str, str]) -> Line:
    """Cards or dice were left that should have been taken, or the other way round."""
    key, too_few, too_many, other = messages
    played, better = items_of(before, decision.move), items_of(before, decision.best)
    missed = extra_items(better, decision.best, decision.move)
    needless = extra_items(played, decision.move, decision.best)
    args: dict[str, Arg] = {"who": seat(decision.seat), key: cards(*played)}
    if not needless:
        args["better"] = cards(*missed)
        return Line(too_few, args)
    if not missed:
        args["better"] = cards(*needless)
        return Line(too_many, args)
    args["better"] = cards(*better)
    return Line(other, args)


def explain_board(before: Game, moves: list[Move], decision: Decision) -> Line:
    """What a bid, a pass or another card cost in the board game."""
    t = before.state
    lot = [CARD_NAMES[card] for card in t.lot[: t.lot_size]]
    args: dict[str, Arg] = {"who": seat(decision.seat), "lot": cards(*lot)}
    if decision.move == "draw":
        return Line("review-drew", args)
    if decision.move == "auction":
        return Line("review-opened", args)
    winner, price = sale_after(before, moves, decision.n)
    if decision.move == "pass":
        return explain_pass(before, decision, lot, args, winner, price)
    args["bid"] = amount(decision.move)
    won = winner == decision.seat
    if not won:
        args["whom"] = seat(winner)
        args["price"] = price
    if decision.best == "pass":
        return Line("review-bought-dear" if won else "review-bid-idle", args)
    args["better"] = amount(decision.best)
    low = amount(decision.best) > amount(decision.move)
    if not won:
        return Line("review-outbid-low" if low else "review-outbid-high", args)
    if low:
        return Line("review-bid-low", args)
    speaks_last = t.presenter == decision.seat
    return Line("review-overpaid" if speaks_last else "review-bid-high", args)


def explain_pass(
    before: Game, decision: Decision, lot: list[str], args: dict[str, Arg], winner: int, price: int
) -> Line:
    """Passing gave the lot to somebody, or to nobody."""
    args["bid"] = amount(decision.best)
    if winner == NOBODY:
        return Line("review-passed-unsold", args)
    args["whom"] = seat(winner)
    args["price"] = price
    good, count = largest_good(before, lot, winner)
    if count >= MANY:
        args["good"] = Part(good=good)
        args["n"] = count
        return Line("review-passed-heap", args)
    return Line("review-passed", args)


def amount(move: str) -> int:
    """The florins of a bid; 0 for a pass."""
    return int(move.removeprefix("bid ")) if move.startswith("bid ") else 0


def sale_after(before: Game, moves: list[Move], number: int) -> tuple[int, int]:
    """The buyer of the lot and the price, if the auction goes on from this move."""
    winner, price = before.state.leader, before.state.high
    for actor, move in moves[number - 1 :]:
        if not isinstance(actor, int) or not (move == "pass" or move.startswith("bid ")):
            break
        if amount(move) > 0:
            winner, price = actor, amount(move)
    return winner, price


def largest_good(before: Game, lot: list[str], buyer: int) -> tuple[str, int]:
    """The good of the lot of which its buyer then has most aboard, and how many."""
    aboard = before.state.aboard[buyer * WARES :]
    best, most = "", 0
    for number, good in enumerate(GOODS):
        added = len([name for name in lot if name.startswith(good)])
        if added and aboard[number] + added > most:
            best, most = good, aboard[number] + added
    return best, most


def address(found: list[Line], reader: int | None) -> list[Line]:
    """The same sentences with "you" in place of the name of the reader, who has this seat."""
    return [
        Line(line.id, {key: call(key, arg, reader) for key, arg in line.args.items()})
        for line in found
    ]


def call(key: str, arg: Arg, reader: int | None) -> Arg:
    """An argument, with "you" in place of the reader."""
    if reader is not None and isinstance(arg, Part) and arg.seat == reader:
        return lines([Line("review-you" if key == "who" else "review-you-within")])
    if isinstance(arg, Part) and arg.lines is not None:
        return lines(address(arg.lines, reader))
    return arg
