"""What characters do: one seat of each among steady bots of its level, and how its ways differ.

python benchmarks/characters.py --game board --players 4 --games 2000
python benchmarks/characters.py --game dice --players 3 --level banker --games 200
"""

import argparse
from collections import defaultdict
from statistics import fmean

import numpy as np

from medici.bots import LEVELS, bot_named, budget_of
from medici.bots.compiled.engine import engine_of
from medici.bots.network.characters import CHARACTERS
from medici.games import GAMES
from medici.games.actors import NATURE, NOBODY
from medici.games.board.actions import DRAW, PASS
from medici.games.board.state import AUCTION
from medici.games.card.actions import REVEAL, TAKE
from medici.games.dice.actions import CHOOSE
from medici.games.dice.state import CHOOSING
from medici.kernel import seeded
from medici.kernel.arrays import Record
from medici.research.arena.estimate import estimate_share

Ways = dict[str, list[float]]  # what was seen of each, to be averaged
NATURES_SEEDS = 1 << 40  # apart from the seeds of the bots
MOST_DECISIONS = 1 << 12  # of a game


def note_decision(game: str, t: Record, action: int, ways: Ways) -> None:
    """Note what a decision shows of somebody's ways."""
    if game == "board" and t["phase"] == AUCTION:
        ways["bids, of 100 chances"].append(100 * (action != PASS))
    elif game == "board" and action != DRAW:
        ways["cards in a lot of its own"].append(float(t["lot_size"]))
    elif game == "card" and action == REVEAL:
        ways["reveals, of 100 decisions"].append(100)
    elif game == "card":
        ways["reveals, of 100 decisions"].append(0)
        ways["cards taken in a turn"].append((action - TAKE).bit_count())
    elif game == "dice" and t["phase"] == CHOOSING:
        ways["dice entered as roller"].append((action - CHOOSE).bit_count())


def play(game: str, seats: list[str], own: int, number: int, ways: tuple[Ways, Ways]) -> float:
    """One game; the share of the victory of a seat. Its ways are noted first, then the others'."""
    engine = engine_of(game)
    t = engine.tables(1)[0]
    engine.new(t, len(seats), 0)
    nature = np.array([seeded(1, NATURES_SEEDS + number)], np.uint64)
    thought = number * MOST_DECISIONS
    while (actor := int(t["actor"])) != NOBODY:
        if actor == NATURE:
            engine.play(t, int(engine.nature_move(t, nature)))
            continue
        bot = bot_named(seats[actor])
        thought += 1
        action = bot.choose(engine, t, budget_of(bot, game, len(seats)), seeded(1, thought))
        note_decision(game, t, action, ways[actor != own])
        engine.play(t, action)
    if game == "board":
        for seat in range(len(seats)):
            if t["bought"][seat]:
                price = t["spent"][seat] / t["bought"][seat]
                ways[seat != own]["florins for a card"].append(float(price))
    state = engine.book.state.read(t)
    winners = [seat for seat in range(len(seats)) if engine.book.wins(state, seat)]
    return (own in winners) / len(winners)


def measure(game: str, players: int, level: str, character: str, games: int) -> None:
    """Play, and say what came of it."""
    ways: tuple[Ways, Ways] = defaultdict(list), defaultdict(list)
    shares = []
    for number in range(games):
        own = number % players
        bot = f"{level}:{character}"
        seats = [bot if seat == own else level for seat in range(players)]
        shares.append((play(game, seats, own, number, ways), 1))
    won = estimate_share(shares)
    line = f"{bot} won {won.mean:.1%} ({won.low:.1%} to {won.high:.1%}; equal {1 / players:.1%})"
    for way, seen in ways[0].items():
        line += f"; {way}: {fmean(seen):.2f} (others {fmean(ways[1][way]):.2f})"
    print(line, flush=True)


def main() -> None:
    """Measure all characters in a game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=GAMES, default="board")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--level", choices=LEVELS, default="merchant")
    parser.add_argument("--games", type=int, default=2000)
    asked = parser.parse_args()
    for character in CHARACTERS:
        measure(asked.game, asked.players, asked.level, character, asked.games)


if __name__ == "__main__":
    main()
