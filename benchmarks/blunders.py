"""Whether reviews find blunders of known size, and call no sound move one.

python benchmarks/blunders.py plant --game board   games of strangers with blunders in them
python benchmarks/blunders.py check --game board   what reviews of these games say

Strangers are plain players that nothing was ever tuned against. In each of their games one decision
is replaced by a blunder, and others by the best move; both are known by a long search, far longer
than any review's. The games are kept in ``tests/analysis/blunders``, where the tests find them too.
"""

import argparse
import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy as np

from medici.analysis.candidates import candidate_actions
from medici.analysis.review import review
from medici.bots import bot_named
from medici.bots.search.move_rollouts import MoveRollouts
from medici.games import GAMES
from medici.kernel import seeded
from medici.record import Game, replay
from medici.research.evaluation.protocol import PLAYERS, held_out_names

FOLDER = Path(__file__).resolve().parents[1] / "tests" / "analysis" / "blunders"
LEAST = 10.0  # points of a hundred that a blunder costs for certain
BLATANT = 14.0  # points that it seems to cost at first
SURE = 3.0  # standard errors
LONG = 1_000  # futures of each move in the long search
SCREENED = 100  # futures in which moves are compared first
KEPT = 4  # moves, the best of these, that are searched on
SOUND = 5  # moves of a game that are replaced by the best
PER_GAME = 20
USUAL = 20_000  # futures: about what a review of fifteen seconds has on two quiet cores
POINT = 100.0


class Searched(NamedTuple):
    """What a long search knows of a position: in points behind the best move."""

    best: int
    behind: dict[int, tuple[float, float]]  # by action, with the standard error


def long_search(game: Game, actions: Sequence[int], futures: int, seed: int) -> Searched:
    """The moves in common futures: the best by half of them, the others behind it by the rest."""
    played = MoveRollouts(game.name, game.state, actions, seed, whole=False)
    played.play(futures)
    own = POINT * played.shares[:, :, game.state.actor]
    best = int(own[: futures // 2].mean(axis=0).argmax())
    apart = own[futures // 2 :, best][:, None] - own[futures // 2 :]
    errors = apart.std(axis=0, ddof=1) / len(apart) ** 0.5
    behind = zip(apart.mean(axis=0).tolist(), errors.tolist(), strict=True)
    return Searched(actions[best], dict(zip(actions, behind, strict=True)))


def all_moves(game: Game, random: Random) -> list[int]:
    """What a search would try, and some other legal moves."""
    legal = game.legal_actions()
    others = random.sample(sorted(legal), min(4, len(legal)))
    return sorted({*candidate_actions(game), *others})


def sound_move(game: Game, actions: Sequence[int], seed: int) -> int:
    """The best move by a long search, among those that were the best at first."""
    kept = ranked(game, actions, seed)[:KEPT]
    return long_search(game, [action for _, action in kept], LONG, seed + 1).best


def ranked(game: Game, actions: Sequence[int], seed: int) -> list[tuple[float, int]]:
    """The moves by what they seem to cost, the best first."""
    found = long_search(game, actions, SCREENED, seed)
    return sorted((found.behind[action][0], action) for action in actions)


def blunder(game: Game, actions: Sequence[int], seed: int) -> tuple[int, float, float] | None:
    """The least blunder of a position that is one for certain: the action, its cost, the error."""
    moves = ranked(game, actions, seed)
    bad = [action for cost, action in moves[1:] if cost > BLATANT]
    if not bad:
        return None
    good = [action for _, action in moves[:KEPT] if action != bad[0]]
    cost, error = long_search(game, [*good, bad[0]], LONG, seed + 1).behind[bad[0]]
    return (bad[0], cost, error) if cost - SURE * error > LEAST else None


def planted_game(name: str, number: int) -> dict[str, Any] | None:
    """A game of strangers with a blunder in it; None if no blunder was found where it was due."""
    random, players = Random(f"planted {name} {number}"), PLAYERS[name]
    bots = [bot_named(random.choice(held_out_names(name))) for _ in range(players)]
    length = sum(isinstance(actor, int) for actor, _ in played_on(name, bots, number).moves)
    first = random.randrange(length // 2)  # from there on a blunder is looked for
    at = random.sample(range(length * 9 // 10), SOUND)
    game, nature = Game(name, players), Random(f"{name} {number}")
    found: dict[str, Any] = {"blunder": None, "sound": []}
    decisions = -1
    while not game.over:
        if game.actor == "nature":
            game.let_nature_act(nature)
            continue
        decisions += 1
        action = bots[game.state.actor].move(name, game.state, seeded(number, len(game.moves)))
        actions = all_moves(game, random)
        if found["blunder"] is None and decisions >= first and len(actions) > 1:
            planted = blunder(game, actions, number)
            if planted is not None:
                action, cost, error = planted
                found["blunder"] = len(game.moves) + 1
                found["cost"], found["error"] = round(cost, 1), round(error, 1)
        elif decisions in at and len(actions) > 1:
            action = sound_move(game, actions, number)
            found["sound"].append(len(game.moves) + 1)
        game.play(action)
    return {**found, "record": game.record()} if found["blunder"] else None


def played_on(name: str, bots: Sequence[Any], number: int) -> Game:
    """The game as the strangers would play it without anything planted."""
    game, nature = Game(name, len(bots)), Random(f"{name} {number}")
    while not game.over:
        if game.actor == "nature":
            game.let_nature_act(nature)
        else:
            seed = seeded(number, len(game.moves))
            game.play(bots[game.state.actor].move(name, game.state, seed))
    return game


def plant(name: str, count: int) -> None:
    """Write games with blunders; those that are there already stay."""
    path = FOLDER / f"{name}.jsonl"
    FOLDER.mkdir(parents=True, exist_ok=True)
    lines = path.read_text().splitlines() if path.exists() else []
    number = json.loads(lines[-1])["number"] + 1 if lines else 0
    while len(lines) < count:
        found = planted_game(name, number)
        if found is not None:
            lines.append(json.dumps({"number": number, **found}, separators=(",", ":")))
            path.write_text("\n".join(lines) + "\n")
            told = f"move {found['blunder']} costs {found['cost']} +-{found['error']}"
            print(f"{name} {number}: {told}; sound {found['sound']}", flush=True)
        number += 1


class Checked(NamedTuple):
    """What a review says of a planted game."""

    flagged: bool  # the blunder is called a mistake
    behind: float  # points that it is said to cost
    called: list[int]  # sound moves that are called mistakes


def planted_games(name: str) -> Iterator[dict[str, Any]]:
    """The games that were written."""
    return map(json.loads, (FOLDER / f"{name}.jsonl").read_text().splitlines())


def checked(planted: dict[str, Any], futures: int, *, whole: bool = True) -> Checked:
    """Review a game, or its beginning up to the blunder, and look at what was planted."""
    game = replay(planted["record"])
    reviewed = game if whole else game.before(planted["blunder"])
    found = review(reviewed, seconds=None, futures=futures)
    decisions = {decision.n: decision for decision in found.decisions}
    own = decisions[planted["blunder"]]
    called = [n for n in planted["sound"] if n in decisions and decisions[n].mistake]
    return Checked(own.mistake, own.behind / 10_000, called)


def check(name: str, count: int, futures: int) -> None:
    """How many blunders are flagged, how far their costs are off, and what else is flagged."""
    flagged, off, sound, called = 0, [], 0, 0
    for number, planted in enumerate(planted_games(name)):
        if number == count:
            break
        found = checked(planted, futures)
        flagged += found.flagged
        off.append(found.behind - planted["cost"])
        sound += len(planted["sound"])
        called += len(found.called)
        print(
            f"{name} {planted['number']}: {planted['cost']} by the long search, {found.behind:.1f}"
            f" by the review{'' if found.flagged else ', NOT FLAGGED'};"
            f" sound moves called mistakes: {found.called}",
            flush=True,
        )
    print(f"{name}: {flagged} of {len(off)} blunders flagged with {futures} futures a review,")
    print(f"costs off by {np.mean(off):+.1f} points on the mean, {np.std(off):.1f} apart;")
    print(f"{called} of {sound} sound moves called mistakes")


def main() -> None:
    """Plant, or check."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("what", choices=["plant", "check"])
    parser.add_argument("--game", choices=list(GAMES), help="all, where none is named")
    parser.add_argument("--count", type=int, default=PER_GAME)
    parser.add_argument("--futures", type=int, default=USUAL)
    args = parser.parse_args()
    for name in [args.game] if args.game else GAMES:
        if args.what == "plant":
            plant(name, args.count)
        else:
            check(name, args.count, args.futures)


if __name__ == "__main__":
    main()
