"""Corrections of a recorded game: what was entered after the mistake is kept as far as it fits."""

# Runs in browsers too: docs/browser-subset.md

from msgspec import Struct

from medici.games.actors import NATURE_NAME
from medici.record import Game, MediciError
from medici.record.game import Move

SKIP = 4  # entries that a correction may leave out by itself: two more cards, drawn and turned up


class Corrected(Struct, frozen=True):
    """A game after a correction, and what became of the entries after it."""

    game: Game
    fit: int  # how many of them were made again before the first that does not fit
    left_out: int  # how many after those were left out, so that all the rest fits
    waiting: int  # or else how many wait, from there on, for what is missing to be entered


def correct(game: Game, number: int, text: str | None, waiting: list[Move]) -> Corrected:
    """Another entry in the place of one, the first being number 1; None takes it out.

    >>> game = Game("board", players=2)
    >>> for move in ["first 0", "card fur3", "auction", "bid 7", "bid 8"]:
    ...     game.play(move)
    >>> better = correct(game, 4, "bid 5", [])
    >>> better.game.scores, better.waiting
    ([32, 40], 0)
    >>> correct(game, 4, "bid 9", []).waiting
    1
    """
    if not 1 <= number <= len(game.moves):
        raise MediciError(f"expected an entry from 1 to {len(game.moves)}; got {number}")
    now = game.before(number - 1)
    if text is not None:
        now.play(text)
    return resume(now, [*game.moves[number:], *waiting])


def resume(game: Game, later: list[Move]) -> Corrected:
    """Make entries again, each by the same actor and legal; what then follows waits.

    A few that do not fit are left out if everything after them does, and is more than they are.
    """
    now = game.copy()
    fit = fitting(now, later)
    rest = later[fit:]
    for skipped in range(1, SKIP + 1):
        if len(rest) <= 2 * skipped:
            break
        tried = now.copy()
        if fitting(tried, rest[skipped:]) == len(rest) - skipped:
            return Corrected(tried, fit, skipped, 0)
    return Corrected(now, fit, 0, len(rest))


def fitting(game: Game, later: list[Move]) -> int:
    """Make entries in a game up to the first that does not fit; how many those were."""
    for position, (actor, move) in enumerate(later):
        if game.actor != actor:
            return position
        try:
            game.play(move)
        except MediciError:
            return position
    return len(later)


def only_start(game: Game) -> str | None:
    """The start of a day if the rules leave no choice: a single seat has the fewest florins."""
    if game.actor != NATURE_NAME or not game.moves or game.name == "dice":
        return None  # the dice game has one start, and many rolls
    moves = game.legal()
    return moves[0] if len(moves) == 1 and moves[0].startswith("first ") else None
