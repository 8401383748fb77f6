"""Whether what analyses tell is of one fair scale, and how certain it is.

python benchmarks/scale.py symmetry               what everybody has in fresh games
python benchmarks/scale.py horizons --game card   what it means to believe the network
python benchmarks/scale.py seeds --game board     the same review with ten seeds
"""

import argparse
from collections.abc import Iterator
from random import Random

import numpy as np
from numpy.typing import NDArray

from medici.analysis.candidates import candidate_actions
from medici.analysis.review import Review, review
from medici.bots import BOTS
from medici.bots.search import futures
from medici.bots.search.futures import NO_MOVE
from medici.bots.search.move_rollouts import MoveRollouts
from medici.games import GAMES
from medici.kernel import seeded
from medici.record import Game

HORIZONS = (1, 4, 16, 40, 80, 160, 10_000)  # the last is nearly the result alone
SEEDS = 10
WITHIN = 1.96  # standard errors on either side that hold a figure 95 times out of 100

Numbers = NDArray[np.float64]


def fresh(name: str, players: int, number: int) -> Game:
    """A game at its first decision."""
    game, random = Game(name, players), Random(f"fresh {name} {players} {number}")
    while game.actor == "nature":
        game.let_nature_act(random)
    return game


def fresh_shares(name: str, players: int, games: int, few: int) -> tuple[Numbers, Numbers]:
    """Everybody's chances at the first decisions of games, by game and seat; and of who acts."""
    shares, own = [], []
    for number in range(games):
        game = fresh(name, players, number)
        played = MoveRollouts(name, game.state, [NO_MOVE], number, whole=False)
        played.play(few)
        shares.append(played.shares[:, 0].mean(axis=0))
        own.append(shares[-1][game.state.actor])
    return np.array(shares), np.array(own)


def symmetry(games: int, few: int) -> None:
    """The mean chance of every seat, and of who is to act, at the first decision of games."""
    for name, book in GAMES.items():
        for players in book.seats:
            if players > 1:
                shares, own = fresh_shares(name, players, games, few)
                off = 100 * shares.std(axis=0, ddof=1).max() / games**0.5
                told = ", ".join(f"{100 * chance:.1f}" for chance in shares.mean(axis=0))
                acts = 100 * own.mean()
                print(
                    f"{name} {players}: {told} (+-{off:.2f}); who is to act {acts:.1f}", flush=True
                )


def merchants_game(name: str, players: int, number: int) -> list[Game]:
    """A whole game between merchants: at each of its decisions, and at its end."""
    game, random, found = Game(name, players), Random(f"{name} {number}"), list[Game]()
    while not game.over:
        if game.actor == "nature":
            game.let_nature_act(random)
        else:
            found.append(game.copy())
            seed = seeded(number + 1, len(game.moves))
            game.play(BOTS["merchant"].move(name, game.state, seed))
    return [*found, game]


def decisions_of(name: str, players: int, count: int) -> Iterator[Game]:
    """Decisions out of games between merchants, four of each game."""
    for number in range((count + 3) // 4):
        *found, _ = merchants_game(name, players, number)
        yield from Random(number).sample(found, min(4, count - 4 * number))


def horizons(name: str, players: int, positions: int, many: int) -> None:
    """How far futures scatter, and how far they are off, by how long the network is believed."""
    noise: dict[int, list[float]] = {h: [] for h in HORIZONS}
    off: dict[int, list[Numbers]] = {h: [] for h in HORIZONS}
    for number, game in enumerate(decisions_of(name, players, positions)):
        actions = [NO_MOVE, *sorted(candidate_actions(game))]
        means: dict[int, Numbers] = {}
        for horizon in HORIZONS:
            futures.HORIZON[name] = horizon
            played = MoveRollouts(name, game.state, actions, number)
            played.play(many)
            own = played.shares[:, :, game.state.actor]
            means[horizon] = own.mean(axis=0)
            noise[horizon].append(float(own.std(axis=0).mean()))
        for horizon in HORIZONS:
            off[horizon].append(means[horizon] - means[HORIZONS[-1]])
    for horizon in HORIZONS:
        apart = np.concatenate(off[horizon])
        print(
            f"{name} {players}, horizon {horizon}: a future scatters {np.mean(noise[horizon]):.3f},"
            f" off by {100 * apart.mean():+.2f} points on the mean,"
            f" {100 * float((apart**2).mean()) ** 0.5:.2f} in a position"
        )


def figures_of(found: Review) -> tuple[Numbers, Numbers]:
    """All figures of a review that have an error, and the errors."""
    pairs = [
        (chance, error)
        for chances, errors in zip(found.curve, found.errors, strict=True)
        for chance, error in zip(chances, errors, strict=True)
    ]
    pairs += [(decision.cost, decision.error) for decision in found.decisions]
    for account in found.accounts:
        pairs += [(account.luck, account.luck_error), (account.skill, account.skill_error)]
    both = np.array(pairs, float)
    return both[:, 0], both[:, 1]


def seeds(name: str, players: int, games: int, many: int) -> None:
    """How often figures of reviews lie within 1.96 errors of their mean over ten seeds."""
    inside: list[bool] = []
    for number in range(games):
        game = merchants_game(name, players, number)[-1]
        told = [
            figures_of(review(game, seconds=None, futures=many, seed=seed))
            for seed in range(1, SEEDS + 1)
        ]
        values, errors = (np.array(part) for part in zip(*told, strict=True))
        unsure = (errors > 0).all(axis=0)
        apart = values[:, unsure] - values[:, unsure].mean(axis=0)
        # the mean of ten has a tenth of each in it
        bound = WITHIN * errors[:, unsure] * (1 - 1 / SEEDS) ** 0.5
        inside += (abs(apart) <= bound).ravel().tolist()
        print(f"game {number}: {len(inside)} figures, {np.mean(inside):.1%} within", flush=True)


def main() -> None:
    """Measure what was asked for."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("what", choices=["symmetry", "horizons", "seeds"])
    parser.add_argument("--game", default="board", choices=list(GAMES))
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, help="300 fresh ones, or 2 that are reviewed")
    parser.add_argument("--positions", type=int, default=40)
    parser.add_argument("--futures", type=int, help="of a game, a position or a review")
    args = parser.parse_args()
    if args.what == "symmetry":
        symmetry(args.games or 300, args.futures or 8)
    elif args.what == "horizons":
        horizons(args.game, args.players, args.positions, args.futures or 500)
    else:
        seeds(args.game, args.players, args.games or 2, args.futures or 20_000)


if __name__ == "__main__":
    main()
