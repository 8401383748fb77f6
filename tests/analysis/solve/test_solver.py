"""Exact endings: against a plain recursion that leaves nothing out and forgets nothing."""

from random import Random

import pytest

from medici.analysis.solve import STATES, TooLargeError, exact_values, solve
from medici.bots.compiled.engine import engine_of
from medici.bots.solve.ending_solver import best_of_ending
from medici.games import GAMES
from medici.games.actors import NATURE, NOBODY
from medici.kernel import State
from medici.record import Game

FEW = {"board": 3_000, "card": 3_000, "dice": 60_000}  # states for the plain recursion


class TooSlowError(Exception):
    """The plain recursion has looked at enough."""


class Plain:
    """The value of a position by the rules alone."""

    def __init__(self, name: str) -> None:
        self.book = GAMES[name]
        self.left = FEW[name]

    def value(self, t: State) -> float:
        """The first seat's share of the victory; alone, the score."""
        if t.actor == NOBODY:
            if t.players == 1:
                return float(self.book.total(t, 0))
            won = [self.book.wins(t, seat) for seat in range(t.players)]
            return won[0] / sum(won)
        after = self.after(t)
        if t.actor == NATURE:
            ways = self.book.ways(t)
            return sum(self.book.weight(t, move) * value for move, value in after.items()) / ways
        return max(after.values()) if t.actor == 0 else min(after.values())

    def after(self, t: State) -> dict[int, float]:
        """The values after all moves."""
        found = {}
        for move in self.book.legal_moves(t):
            self.left -= 1
            if self.left < 0:
                raise TooSlowError
            later = t.copy()
            self.book.play(later, move)
            found[move] = self.value(later)
        return found


def best_for_bots(game: Game) -> list[str]:
    """All best moves, as bots find them: without the worth of all others."""
    t = engine_of(game.name).record_of(game.state)
    best = best_of_ending(game.name, t, STATES)
    return [game.book.move_name(int(action)) for action in best]


def random_game(name: str, players: int, seed: int) -> Game:
    """A game of random moves to its end."""
    game, source = Game(name, players), Random(seed)
    while game.actor is not None:
        if game.actor == "nature":
            game.let_nature_act(source)
        else:
            game.play(source.choice(game.legal()))
    return game


def endings(name: str, players: int, seed: int) -> list[tuple[Game, dict[int, float]]]:
    """The last positions of a game, as far back as the plain recursion reaches."""
    whole = random_game(name, players, seed)
    found = []
    for back in range(1, len(whole.moves) + 1):
        game = Game(name, players)
        for _, move in whole.moves[:-back]:
            game.play(move)
        try:
            found.append((game, Plain(name).after(game.state)))
        except TooSlowError:
            break
    return found


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "players", "games"),
    [
        ("board", 2, 8),
        ("card", 2, 8),
        pytest.param("dice", 2, 2, marks=pytest.mark.long),
        ("dice", 1, 2),
    ],
)
def test_endings_are_worth_what_a_plain_recursion_says(name: str, players: int, games: int) -> None:
    compared = 0
    for seed in range(games):
        for game, after in endings(name, players, seed):
            found = solve(game)
            values = {game.book.move_name(move): value for move, value in after.items()}
            if game.actor == 1:
                values = {move: 1 - value for move, value in values.items()}
            assert {one.move: one.value for one in found.moves} == pytest.approx(values)
            if game.actor != "nature":
                best = max(values.values())
                assert set(found.best) == {m for m, value in values.items() if value > best - 1e-9}
                assert set(best_for_bots(game)) == set(found.best)
            compared += 1
    assert compared > games


def test_what_is_out_of_reach_is_refused() -> None:
    with pytest.raises(TooLargeError, match="one or two players; got 3"):
        solve(Game("board", 3))
    with pytest.raises(TooLargeError, match="the last day; got day 1 of 3"):
        solve(Game("board", 2))
    whole = random_game("dice", 2, 1)
    with pytest.raises(TooLargeError, match="the game is over"):
        solve(whole)


def test_a_position_with_too_many_states_is_refused() -> None:
    whole = random_game("card", 2, 3)
    game = Game("card", 2)
    for _, move in whole.moves:
        if game.state.day == 2 and game.actor == "nature":
            break
        game.play(move)
    with pytest.raises(TooLargeError, match="at most 10 states; far too much is left"):
        solve(game, states=10)


@pytest.mark.slow
def test_a_record_is_solved_where_it_ends_or_before_a_move() -> None:
    whole = random_game("board", 2, 5)
    last = max(number for number, (actor, _) in enumerate(whole.moves, 1) if actor != "nature")
    found = solve(whole.record(), before=last)
    assert found == solve(whole.before(last - 1).record())
    with pytest.raises(TooLargeError, match=r"or more by what is left.* a later move would"):
        solve(whole.record(), states=1, before=last - 6)


@pytest.mark.slow
def test_exact_values_are_those_of_the_solution() -> None:
    game, _ = endings("board", 2, 5)[-1]
    exact, solution = exact_values(game, 100_000), solve(game)
    assert exact is not None
    assert exact.values == pytest.approx(solution.values)
    assert exact.moves == pytest.approx({one.move: one.value for one in solution.moves})
    if game.actor != "nature":
        assert set(exact.best) == set(solution.best)


def test_exact_values_of_what_is_out_of_reach_are_none() -> None:
    assert exact_values(Game("board", 3), 1_000) is None
    assert exact_values(Game("dice", 1), 1_000) is None
    assert exact_values(random_game("dice", 2, 1), 1_000) is None
