"""How often bots play a best move in endings that are solved exactly, and what their moves lose.

Two players of one level play; every decision of the last day that can be solved within the bound is
put to all levels. What a move loses is counted in points of a hundred of the victory. It also says
how far back from the end positions can be solved.

    python benchmarks/endings.py --game board --games 200
    python benchmarks/endings.py --levels merchant prince --states 500000
"""

import argparse
from collections import defaultdict
from itertools import count
from random import Random

from medici.analysis.solve import STATES, Solution, TooLargeError, solve
from medici.bots import LEVELS, bot_named
from medici.games import GAMES
from medici.record import Game

PLAYERS = 2
PLAYED_BY = "merchant"  # who leads to the endings: quick, and good enough


def played_game(name: str, seed: int) -> Game:
    """A game between two bots."""
    game, source, bot = Game(name, PLAYERS), Random(seed), bot_named(PLAYED_BY)
    while game.actor is not None:
        if game.actor == "nature":
            game.let_nature_act(source)
        else:
            move = bot.move(name, game.state.copy(), source.getrandbits(32))
            game.play(game.book.move_name(move))
    return game


def solved_endings(game: Game, states: int) -> list[tuple[Game, Solution]]:
    """The last decisions of a game that can be solved, the very last first."""
    found = []
    for number in range(len(game.moves) - 1, -1, -1):
        before = game.before(number)
        if before.actor == "nature":
            continue
        try:
            found.append((before, solve(before, states)))
        except TooLargeError:
            break
    return found


def is_choice(solution: Solution) -> bool:
    """Whether moves differ in what they are worth."""
    return len(solution.best) < len(solution.moves)


class Score:
    """How a level does."""

    def __init__(self) -> None:
        self.asked = self.right = 0
        self.lost = 0.0

    def add(self, solution: Solution, move: str) -> None:
        """Count a move."""
        worth = {one.move: one.value for one in solution.moves}
        self.asked += 1
        self.right += move in solution.best
        self.lost += 100 * (max(worth.values()) - worth[move])

    def to_text(self) -> str:
        """As people read it."""
        asked = max(self.asked, 1)
        return f"best {self.right / asked:.1%}, loses {self.lost / asked:.2f} points"


def measure(name: str, asked: argparse.Namespace) -> None:
    """Play, solve and ask, and say how it goes now and then."""
    scores: dict[str, Score] = defaultdict(Score)
    moves: list[int] = []
    seeds = count()
    for number in range(1, asked.games + 1):
        endings = solved_endings(played_game(name, asked.seed * 100_000 + number), asked.states)
        moves.append(len(endings))
        for game, solution in filter(lambda one: is_choice(one[1]), endings):
            for level in asked.levels:
                action = bot_named(level).move(name, game.state.copy(), next(seeds))
                scores[level].add(solution, game.book.move_name(action))
        if number % 20 == 0 or number == asked.games:
            report(name, number, moves, scores)


def report(name: str, games: int, moves: list[int], scores: dict[str, Score]) -> None:
    """What is known so far."""
    choices = max((score.asked for score in scores.values()), default=0)
    print(
        f"{name}, 2 players, {games} games: on average the last {sum(moves) / games:.1f} decisions "
        f"are solved; {choices} real choices"
    )
    for level, score in scores.items():
        print(f"  {level}: {score.to_text()}", flush=True)


def main() -> None:
    """Measure the games that are asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", nargs="*", choices=GAMES, default=list(GAMES))
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--levels", nargs="*", default=list(LEVELS))
    parser.add_argument("--states", type=int, default=STATES)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    for name in asked.game:
        measure(name, asked)


if __name__ == "__main__":
    main()
