"""Does the eye help a search? One prince whose futures end with the day, among others whose do not.

python benchmarks/dusk.py board --players 4 --seconds 1200 --part 0/2
python benchmarks/dusk.py board --players 4 --seconds 1200 --part 1/2    # on another core
python benchmarks/dusk.py board --players 4 --seconds 0 --write          # all that was kept
python benchmarks/dusk.py dice --players 2 --think 0.006

It has each seat of every deal once. All have the rollouts of their level, of which the one with the
eye needs less time; with `--think` all have so many seconds instead. `--write` puts what was found
into src/medici/bots/evenings.json, by which the bots go.
"""

import argparse
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec
import numpy as np

import medici.bots
from medici.bots import BOTS, Budget
from medici.bots.arrays import Record
from medici.bots.engine import Engine, engine_of
from medici.bots.evenings import FILE, Evening, Evenings, evenings
from medici.bots.searcher import Searcher, search_through
from medici.games.actors import NATURE, NOBODY
from medici.kernel import seeded
from medici.research.arena.adjust import Deal, adjusted
from medici.research.arena.estimate import Estimate, estimate_share
from medici.research.arena.luck import luck_of

RESULTS = Path(__file__).parent / "results" / "dusk"
WITHOUT, WITH = 0, 1  # the eye
WHOLE = "0/1"  # all deals


class Kept(msgspec.Struct):
    """A deal that was played: of each seating the victory's part of the one, and the moves."""

    number: int
    won: list[float]
    games: list[list[int]]
    seconds: tuple[float, float]  # of processor time for the decisions of either kind,
    decisions: tuple[int, int]  # and how many there were


class Table(NamedTuple):
    """Who plays what, with how much time."""

    engine: Engine
    bot: Searcher
    players: int
    budget: Budget


class Thinker:
    """A bot that may have the eye; it thinks about no position twice."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.known: dict[tuple[bool, tuple[int, ...]], int] = {}
        self.seconds, self.decisions = [0.0, 0.0], [0, 0]

    def move(self, t: Record, moves: list[int], seed: int, *, eye: bool) -> int:
        """What it does in a position to which these moves have led."""
        key = (eye, tuple(moves))
        if key not in self.known:
            began = time.process_time()
            engine, bot, _, budget = self.table
            weighed = bot.begin(engine, t, seed)
            search_through(engine, weighed, budget, eye=eye)
            self.known[key] = weighed.choice
            self.seconds[eye] += time.process_time() - began
            self.decisions[eye] += 1
        return self.known[key]


def played(table: Table, number: int, deal: int) -> Kept:
    """A deal with the one in every seat."""
    thinker = Thinker(table)
    games = [moves_of(thinker, deal, own) for own in range(table.players)]
    won = [part_of(table, moves, own) for own, moves in enumerate(games)]
    (before, after), (few, more) = thinker.seconds, thinker.decisions
    return Kept(number, won, games, (before, after), (few, more))


def moves_of(thinker: Thinker, deal: int, own: int) -> list[int]:
    """The game of a deal with the eye in a seat."""
    engine, _, players, _ = thinker.table
    t = engine.tables(1)[0]
    engine.new(t, players, 0)
    nature, decisions = np.array([deal], np.uint64), 0
    moves: list[int] = []
    while t["actor"] != NOBODY:
        if t["actor"] == NATURE:
            move = int(engine.nature_move(t, nature))
        else:
            decisions += 1
            seed = seeded(deal, decisions) >> 1
            move = thinker.move(t, moves, seed, eye=bool(t["actor"] == own))
        moves.append(move)
        engine.play(t, move)
    return moves


def part_of(table: Table, moves: list[int], own: int) -> float:
    """A seat's part of the victory in a game."""
    book = table.engine.book
    state = book.state()
    book.new(state, table.players, 0)
    for move in moves:
        book.play(state, move)
    winners = [seat for seat in range(table.players) if book.wins(state, seat)]
    return (own in winners) / len(winners)


def deals_in(folder: Path, name: str) -> Iterator[Kept]:
    """What was kept of a contest."""
    for path in sorted(folder.glob(f"{name}-part*.jsonl")):
        for line in path.read_text().splitlines():
            yield msgspec.json.decode(line, type=Kept)


def less_luck(table: Table, deals: Sequence[Kept]) -> Estimate:
    """What the one has won, luck apart."""
    game, freed = table.engine.book.name, []
    for deal in deals:
        lucks = [luck_of(game, table.players, moves) for moves in deal.games]
        days = zip(*([row[own] for row in luck] for own, luck in enumerate(lucks)), strict=True)
        freed.append(Deal(sum(deal.won), table.players, [sum(day) for day in days]))
    return adjusted(freed)


def tell(table: Table, deals: Sequence[Kept]) -> Evening:
    """Print what came of the deals; as a row of what the bots go by."""
    plain = estimate_share([(sum(deal.won), table.players) for deal in deals])
    found = less_luck(table, deals)
    print(
        f"{table.engine.book.name} for {table.players}, {len(deals) * table.players} games: "
        f"{plain.mean:.1%} ({plain.low:.1%} - {plain.high:.1%}); less luck {found.mean:.1%} "
        f"({found.low:.1%} - {found.high:.1%}); even: {1 / table.players:.1%}"
    )
    for kind, name in ((WITHOUT, "without"), (WITH, "with")):
        seconds = sum(deal.seconds[kind] for deal in deals)
        decisions = sum(deal.decisions[kind] for deal in deals)
        print(f"{name} the eye {1e3 * seconds / max(decisions, 1):.1f} ms for a decision")
    return Evening(
        table.bot.name,
        table.engine.book.name,
        table.players,
        table.budget.rollouts or 0,
        len(deals) * table.players,
        round(found.mean, 4),
        (round(found.low, 4), round(found.high, 4)),
    )


def write(row: Evening) -> None:
    """Put a row in the place of what was known of such a table."""
    same = (row.level, row.game, row.players)
    others = [old for old in evenings().rows if (old.level, old.game, old.players) != same]
    rows = sorted([*others, row], key=lambda one: (one.level, one.game, one.players))
    lines = ",\n".join(msgspec.json.encode(one).decode() for one in rows)
    path = Path(medici.bots.__file__).with_name(FILE)
    msgspec.json.decode(text := f'{{"rows": [\n{lines}\n]}}\n', type=Evenings)
    path.write_text(text)


def table_of(asked: argparse.Namespace) -> Table:
    """The table that was asked for."""
    bot = BOTS[asked.level]
    assert isinstance(bot, Searcher), "only banker and prince search"
    own = Budget(rollouts=bot.budget_for(asked.game, asked.players).rollouts)
    budget = Budget(seconds=asked.think) if asked.think else own
    return Table(engine_of(asked.game), bot, asked.players, budget)


def main() -> None:
    """Play deals as long as is asked for, and tell."""
    parser = argparse.ArgumentParser(description="Does the eye help a search?")
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--level", default="prince")
    parser.add_argument("--think", type=float, help="seconds for a decision, in place of rollouts")
    parser.add_argument("--seconds", type=float, default=200.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--part", default=WHOLE, help="which of how many parts of the deals")
    parser.add_argument("--keep", type=Path, default=RESULTS, help="a folder of deals")
    parser.add_argument("--write", action="store_true", help="let the bots go by it")
    asked = parser.parse_args()
    if asked.write and asked.think:
        parser.error("only what was measured with a level's own rollouts decides")
    table = table_of(asked)
    name = f"{asked.level}-{asked.game}-{asked.players}-{asked.think or table.budget.rollouts}"
    asked.keep.mkdir(parents=True, exist_ok=True)
    play_on(table, asked, name)
    deals = list(deals_in(asked.keep, name))
    if deals and asked.part == WHOLE:
        row = tell(table, deals)
        if asked.write:
            write(row)


def play_on(table: Table, asked: argparse.Namespace, name: str) -> None:
    """Play further deals of a part, and keep each."""
    part, parts = map(int, asked.part.split("/"))
    known = [deal.number for deal in deals_in(asked.keep, name) if deal.number % parts == part]
    number = max(known, default=part - parts) + parts
    table.engine.warm_up()
    table.engine.warm_up(eye=True)
    end = time.monotonic() + asked.seconds
    while time.monotonic() < end:
        deal = played(table, number, seeded(asked.seed, number))
        with (asked.keep / f"{name}-part{part}.jsonl").open("ab") as file:
            file.write(msgspec.json.encode(deal) + b"\n")
        number += parts


if __name__ == "__main__":
    main()
