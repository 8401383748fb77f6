"""Does the eye help a search? One prince whose futures end with the day, among others whose do not.

python benchmarks/dusk.py board --players 4 --seconds 200
python benchmarks/dusk.py dice --players 2 --think 0.02

It has each seat of every deal once, and all have the same time for a decision.
"""

import argparse
import time
from collections.abc import Callable

import numpy as np

from medici.arena.estimate import estimate_share
from medici.bots import BOTS
from medici.bots.arrays import Record
from medici.bots.dusk import Seeing, explore_until_dusk
from medici.bots.engine import Engine, engine_of
from medici.bots.futures import Search
from medici.bots.halving import LOOK
from medici.bots.search import search_on
from medici.bots.searcher import Searcher
from medici.eye.gaze import gaze_of
from medici.eye.gaze import verbs_of as sees
from medici.games.actors import NATURE, NOBODY
from medici.kernel import bind, bound, compiled, seeded

SearchOn = Callable[[Search | Seeing, Record, int, float], int]


class Thinker:
    """A prince with so many seconds for a decision, who may have the eye."""

    def __init__(self, engine: Engine, players: int, seconds: float) -> None:
        prince = BOTS["prince"]
        assert isinstance(prince, Searcher)
        self.engine, self.prince, self.seconds = engine, prince, seconds
        self.gaze = gaze_of(engine.book.name, players)
        verbs = engine._verbs | sees(engine.book.name, self.gaze.view)
        explore = bound(explore_until_dusk, verbs)
        self.with_eye: SearchOn = compiled(bind(bound(search_on, verbs), explore=explore))

    def move(self, t: Record, seed: int, *, eye: bool) -> int:
        """What it does in a position."""
        plain, shortlist = self.prince.begin(self.engine, t, seed)
        sight = self.gaze.sight
        search: Search | Seeing = Seeing(*plain, *sight) if eye else plain
        go_on: SearchOn = self.with_eye if eye else self.engine.search_on  # type: ignore[assignment]
        start, finished = time.perf_counter(), int(shortlist["finished"])
        while not finished:
            spent = (time.perf_counter() - start) / self.seconds
            finished = go_on(search, shortlist, LOOK, spent)
        return int(search.actions[0])


def part_of(thinker: Thinker, players: int, deal: int, own: int) -> float:
    """The part of the victory of the one with the eye in a seat of a deal."""
    engine = thinker.engine
    t = engine.tables(1)[0]
    engine.new(t, players, 0)
    nature, decisions = np.array([deal], np.uint64), 0
    while t["actor"] != NOBODY:
        if t["actor"] == NATURE:
            engine.play(t, engine.nature_move(t, nature))
        else:
            decisions += 1
            seed = seeded(deal, decisions) >> 1
            engine.play(t, thinker.move(t, seed, eye=t["actor"] == own))
    state = engine.book.state.read(t)
    winners = [seat for seat in range(players) if engine.book.wins(state, seat)]
    return (own in winners) / len(winners)


def main() -> None:
    """Play deals as long as is asked for, and tell."""
    parser = argparse.ArgumentParser(description="Does the eye help a search?")
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--think", type=float, default=0.006, help="seconds for a decision")
    parser.add_argument("--seconds", type=float, default=200.0)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    thinker = Thinker(engine_of(asked.game), asked.players, asked.think)
    thinker.engine.warm_up()
    thinker.move(thinker.engine.first_decision(asked.players, 1), 1, eye=True)
    deals: list[tuple[float, int]] = []
    end = time.monotonic() + asked.seconds
    while time.monotonic() < end:
        deal = seeded(asked.seed, len(deals))
        seats = range(asked.players)
        won = sum(part_of(thinker, asked.players, deal, own) for own in seats)
        deals.append((won, asked.players))
    found = estimate_share(deals)
    print(
        f"{asked.game} for {asked.players}, {len(deals) * asked.players} games: "
        f"{found.mean:.1%} ({found.low:.1%} - {found.high:.1%}); even: {1 / asked.players:.1%}"
    )


if __name__ == "__main__":
    main()
