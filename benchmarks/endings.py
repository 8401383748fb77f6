"""How often bots play a best move in endings that are solved exactly, and what their moves lose.

Two players of one level play; every decision of the last day that can be solved within the bound is
put to all levels. What a move loses is counted in points of a hundred of the victory, on average
over decisions in which moves differ in worth, with a 95 % interval by games. It also says how far
back from the end positions can be solved.

    python benchmarks/endings.py --endings 2000
    python benchmarks/endings.py --game board --levels merchant prince --states 500000
    python benchmarks/endings.py --reach --games 20
"""

import argparse
from collections import defaultdict
from dataclasses import dataclass, field
from itertools import count
from math import sqrt
from random import Random
from time import perf_counter

from medici.analysis.solve import Exact, exact_values
from medici.bots import BOTS, bot_named
from medici.bots.compiled.engine import engine_of
from medici.bots.players.quick import AT_ONCE
from medici.games import GAMES
from medici.record import Game

PLAYED_BY = "merchant"  # who leads to the endings: quick, and good enough
STATES = 200_000
NORMAL = 1.96  # standard errors in a 95 % interval
BLOCK = 20  # games between two reports


def played_game(name: str, seed: int, players: int = 2) -> Game:
    """A game between bots of one level."""
    game, source, bot = Game(name, players), Random(seed), BOTS[PLAYED_BY]
    engine = engine_of(name)
    while game.actor is not None:
        if game.actor == "nature":
            game.let_nature_act(source)
        else:
            t = engine.record_of(game.state)
            game.play(bot.choose(engine, t, AT_ONCE, source.getrandbits(32)))
    return game


def solved_endings(game: Game, states: int) -> list[tuple[Game, Exact]]:
    """The last decisions of a game that can be solved, the very last first."""
    found = []
    for number in range(len(game.moves) - 1, -1, -1):
        before = game.before(number)
        if before.actor == "nature":
            continue
        exact = exact_values(before, states)
        if exact is None:
            break
        found.append((before, exact))
    return found


def is_choice(exact: Exact) -> bool:
    """Whether moves differ in what they are worth."""
    return len(exact.best) < len(exact.moves)


@dataclass
class Score:
    """How a level does: of each game the choices, those that were best, and what was lost."""

    games: list[tuple[int, int, float]] = field(default_factory=list)

    def part(self, column: int) -> tuple[float, float]:
        """A mean over choices, and half its 95 % interval: a game is one observation."""
        choices = sum(game[0] for game in self.games)
        mean = sum(game[column] for game in self.games) / max(choices, 1)
        squares = sum((game[column] - mean * game[0]) ** 2 for game in self.games)
        return mean, NORMAL * sqrt(squares) / max(choices, 1)

    def to_text(self) -> str:
        """As people read it."""
        best, best_error = self.part(1)
        lost, lost_error = self.part(2)
        return f"best {best:.1%} +- {best_error:.1%}, loses {lost:.2f} +- {lost_error:.2f} points"


class Measurement:
    """What is measured of a game."""

    def __init__(self, name: str, asked: argparse.Namespace) -> None:
        self.name, self.asked = name, asked
        self.scores: dict[str, Score] = defaultdict(Score)
        self.games = self.endings = self.choices = 0
        self.seeds = count()

    @property
    def is_done(self) -> bool:
        """Whether there are as many endings as were asked for."""
        return self.endings >= int(self.asked.endings)

    def play(self) -> None:
        """Play a game, solve its ending, and ask all levels."""
        self.games += 1
        whole = played_game(self.name, self.asked.seed * 100_000 + self.games)
        endings = solved_endings(whole, self.asked.states)
        choices = [(game, exact) for game, exact in endings if is_choice(exact)]
        self.endings += len(endings)
        self.choices += len(choices)
        for level in self.asked.levels:
            right, lost = 0, 0.0
            for game, exact in choices:
                action = bot_named(level).move(self.name, game.state.copy(), next(self.seeds))
                move = game.book.move_name(action)
                right += move in exact.best
                lost += 100 * (max(exact.moves.values()) - exact.moves[move])
            self.scores[level].games.append((len(choices), right, lost))

    def report(self) -> None:
        """What is known so far."""
        print(
            f"{self.name}, 2 players, {self.games} games: {self.endings} decisions are solved, "
            f"{self.endings / self.games:.1f} of a game; in {self.choices} moves differ in worth"
        )
        for level, score in self.scores.items():
            print(f"  {level}: {score.to_text()}", flush=True)


def measure(asked: argparse.Namespace) -> None:
    """Measure the games in turns, and say how it goes now and then."""
    open_ones = [Measurement(name, asked) for name in asked.game]
    while open_ones:
        for one in open_ones:
            while not one.is_done:
                one.play()
                if one.games % BLOCK == 0:
                    break
            one.report()
        open_ones = [one for one in open_ones if not one.is_done]


def left(name: str, game: Game) -> int:
    """What is still to come: cards of the board game, free spaces of the others."""
    state = game.state
    return state.deck if name == "board" else sum(state.room[: state.players])


def reach(name: str, players: int, asked: argparse.Namespace) -> None:
    """How far back positions are solved within a bound of states, and how long that takes."""
    moves, decisions, to_come, slowest = [], [], [], 0.0
    for number in range(asked.games):
        whole = played_game(name, asked.seed * 100_000 + number, players)
        started = perf_counter()
        endings = solved_endings(whole, asked.states)
        slowest = max(slowest, (perf_counter() - started) / (len(endings) + 1))
        earliest = endings[-1][0] if endings else whole
        moves.append(len(whole.moves) - len(earliest.moves))
        decisions.append(len(endings))
        to_come.append(left(name, earliest))
    what = "cards to come" if name == "board" else "free spaces"
    for label, numbers in (("moves", moves), ("decisions", decisions), (what, to_come)):
        numbers.sort()
        low, middle, high = (numbers[len(numbers) * part // 10] for part in (1, 5, 9))
        print(f"{name}, {players} players, {label}: {middle}, 80 % within {low} to {high}")
    print(f"  at most {slowest:.2f} s a position, on average over a game", flush=True)


def main() -> None:
    """Measure the games that are asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", nargs="*", choices=GAMES, default=list(GAMES))
    parser.add_argument("--endings", type=int, default=2_000, help="solved decisions of each game")
    parser.add_argument("--levels", nargs="*", default=list(BOTS))
    parser.add_argument("--states", type=int, default=STATES)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--reach", action="store_true", help="how far back alone")
    parser.add_argument("--games", type=int, default=40, help="with --reach: games to look at")
    asked = parser.parse_args()
    if not asked.reach:
        measure(asked)
        return
    for name in asked.game:
        for players in [players for players in (2, 1) if players in GAMES[name].seats]:
            reach(name, players, asked)


if __name__ == "__main__":
    main()
