"""The protocol ``medici-eval/1``: who is met, in which deals, from which seats.

It is frozen: a test has its fingerprint for each game, and whoever changes anything here makes
``medici-eval/2``. One seat is the bot's and goes round the table: a deal is played as often as
there are seats, and is one observation. The company of a deal is the same for every bot.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from random import Random

from medici.bots import LEVELS, answers_at_once
from medici.bots.levels import WEAKEST
from medici.bots.opponents.league import held_out

NAME = "medici-eval/1"
SEED = 27_000_000
TABLES_APART = 1_000_003  # between the seeds of tables
PLAYERS = {"board": 4, "card": 4, "dice": 3}  # where no number is given

AMONG_EQUALS = (WEAKEST, *LEVELS[:2])  # in all other seats
SEARCHERS = LEVELS[2:]  # one of them, among merchants: they take their time
COMPANY = "merchant"
SLOWEST = LEVELS[-1]
HELD_OUT = "held-out"
# Plain players who take or pay little, and much; those of these letters were never tuned against.
STYLES = {
    "cheap": {"board": "miser", "card": "sipper", "dice": "one"},
    "dear": {"board": "spendthrift", "card": "grabber", "dice": "three"},
}
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
TABLES = (*AMONG_EQUALS, *SEARCHERS, HELD_OUT, *STYLES)


@dataclass(frozen=True)
class Deals:
    """How many deals a table is played with: fewer where bots think, fewest where princes do."""

    at_once: int
    thinking: int
    prince: int

    def among(self, names: tuple[str, ...]) -> int:
        """The number for all who sit at a table."""
        if any(name.partition(":")[0] == SLOWEST for name in names):
            return self.prince
        return self.at_once if all(map(answers_at_once, names)) else self.thinking


FULL = Deals(16, 4, 2)
QUICK = Deals(8, 2, 2)


@dataclass(frozen=True)
class Meeting:
    """A deal of a table: the company, and the seed of the table."""

    table: str
    deal: int
    others: tuple[str, ...]
    seed: int


def company(game: str, players: int, table: str, deal: int) -> tuple[str, ...]:
    """Who has the other seats in a deal, in order after the bot.

    >>> company("dice", 3, "prince", 0), company("dice", 3, "cheap", 1)
    (('prince', 'merchant'), ('plain:one-C', 'plain:one-D'))
    """
    others = range(players - 1)
    if table in AMONG_EQUALS:
        return (table,) * len(others)
    if table in SEARCHERS:
        return (table, *(COMPANY,) * (len(others) - 1))
    if table in STYLES:
        style = STYLES[table][game]
        first = deal * len(others)
        return tuple(f"plain:{style}-{LETTERS[(first + seat) % len(LETTERS)]}" for seat in others)
    names = held_out_names(game)
    source = Random(f"{NAME} {game} {deal}")
    return tuple(names[int(source.random() * len(names))] for _ in others)


@cache
def held_out_names(game: str) -> list[str]:
    """Plain players of styles, or draws, that nothing was ever tuned against."""
    return [f"plain:{member.name.replace(' ', '-')}" for member in held_out(game)]


def meetings(game: str, players: int, bot: str, *, quick: bool) -> Iterator[Meeting]:
    """All deals of an evaluation; a bot among nothing but itself is an equal without playing.

    Quick ones leave out the princes, unless the bot is one.
    """
    deals = QUICK if quick else FULL
    for number, table in enumerate(TABLES):
        if quick and table == SLOWEST:
            continue
        first = company(game, players, table, 0)
        if {*first} == {bot}:
            continue
        for deal in range(deals.among((bot, *first))):
            others = company(game, players, table, deal)
            yield Meeting(table, deal, others, SEED + number * TABLES_APART)


def description(game: str, players: int) -> dict[str, object]:
    """All that the protocol fixes at a table of so many."""
    return {
        "protocol": NAME,
        "game": game,
        "players": players,
        "deals": [FULL.at_once, FULL.thinking, FULL.prince],
        "quick": [QUICK.at_once, QUICK.thinking, QUICK.prince],
        "tables": {
            table: {
                "seed": SEED + number * TABLES_APART,
                "company": [company(game, players, table, deal) for deal in range(FULL.at_once)],
            }
            for number, table in enumerate(TABLES)
        },
    }
