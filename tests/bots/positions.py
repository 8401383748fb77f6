"""Positions out of random games, and seats full of bots, for the tests of bots and arena."""

from collections.abc import Iterator
from random import Random

from medici.bots import BOTS
from medici.bots.players.quick import QuickBot
from medici.bots.players.rollout_searcher import RolloutSearcher
from medici.bots.players.searcher import Searcher
from medici.bots.policies.random_moves import RANDOM
from medici.games import GAMES
from medici.games.actors import NATURE, NOBODY
from medici.kernel import State
from medici.research.arena.contest import Contest
from medici.research.arena.play import GameResult

QUICK = [name for name, bot in BOTS.items() if isinstance(bot, QuickBot)]
SEARCHERS = [name for name, bot in BOTS.items() if isinstance(bot, Searcher)]
TABLES = [(name, players) for name, book in GAMES.items() for players in book.seats]


def by_rollouts(bot: str) -> RolloutSearcher:
    """How a bot searches where no network has learned the game."""
    found = BOTS[bot]
    assert isinstance(found, Searcher)
    return found.by_rollouts


def decisions(game: str, players: int, seed: int) -> Iterator[State]:
    """The states of a random game in which a seat decides."""
    book = GAMES[game]
    source = Random(seed)
    state = book.state()
    book.new(state, players, 0)
    while state.actor != NOBODY:
        if state.actor == NATURE:
            book.play(state, book.nature_move(state, source))
        else:
            yield state.copy()
            book.play(state, RANDOM[game](state, source))


def legal_moves(game: str, state: State) -> list[int]:
    """Every legal action of the actor."""
    book = GAMES[game]
    out = [0] * book.most_legal
    return out[: book.legal(state, out)]


def check_legal(contest: Contest, seats: tuple[str, ...], result: GameResult) -> None:
    """Play a game again on objects; every move must be legal and the end the same."""
    book = GAMES[contest.game]
    state = book.state()
    book.new(state, len(seats), contest.variant)
    for action in result.moves:
        who = seats[state.actor] if state.actor < len(seats) else "nature"
        assert book.can(state, action), f"{who}: {book.move_name(action)} in {state}"
        book.play(state, action)
    assert state.actor == NOBODY
    everybody = range(len(seats))
    assert result.scores == tuple(book.total(state, seat) for seat in everybody)
    assert result.winners == tuple(seat for seat in everybody if book.wins(state, seat))
