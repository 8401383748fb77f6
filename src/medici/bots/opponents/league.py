"""The league: whom the merchant must beat, in each game and with each number of players.

Its members are former champions (rows of weights that were in use), cousins of theirs (every
weight a little off), exploiters (rows tuned for nothing but to beat a champion), and plain
players, drawn from styles. Some members are held out: nothing is ever tuned against them.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

import msgspec
import numpy as np

from medici.bots.policies.plain import PLAIN
from medici.bots.policies.policy import HEURISTIC_POLICY, PLAIN_POLICY
from medici.kernel.arrays import Row

Origin = Literal["champion", "cousin", "exploiter", "plain"]

FILE = Path(__file__).with_name("league.json")
DRAWS = 3  # players of each style that a table of the league shows
STRAY = 0.25  # the standard deviation of the logarithm of what a cousin's weights are times
COUSINS = 3
HELD_OUT = 1 << 30  # numbers from here on are never drawn for tuning


@dataclass(frozen=True)
class Member:
    """Somebody to play against."""

    name: str
    origin: Origin
    kind: int  # of its policy
    row: Row
    held_out: bool = False

    @property
    def is_rival(self) -> bool:
        """Whether it was once the best at something, and should not become so again."""
        return self.origin in ("champion", "exploiter")


class Rows(msgspec.Struct, forbid_unknown_fields=True):
    """What the file of the league keeps: rows by game and number of players, then by name."""

    champions: dict[str, dict[str, list[float]]] = {}
    exploiters: dict[str, dict[str, list[float]]] = {}

    def add(
        self, origin: Literal["champions", "exploiters"], key: str, row: Sequence[float]
    ) -> str:
        """Keep a row under the next free number; one that is there already keeps its name."""
        rows: dict[str, list[float]] = getattr(self, origin).setdefault(key, {})
        for name, known in rows.items():
            if known == list(row):
                return name
        name = f"{origin[:-1]} {key}.{len(rows) + 1}"
        rows[name] = list(row)
        return name


def read_rows(path: Path = FILE) -> Rows:
    """The rows that the league keeps."""
    return msgspec.json.decode(path.read_bytes(), type=Rows)


def write_rows(rows: Rows, path: Path = FILE) -> None:
    """Keep them."""
    path.write_bytes(msgspec.json.format(msgspec.json.encode(rows), indent=1) + b"\n")


def champions(game: str, players: int, rows: Rows) -> Iterator[Member]:
    """Former champions: of this number of players, and of others.

    Those who play alone are no company, and company does not help who plays alone.
    """
    for key, named in sorted(rows.champions.items()):
        name, number, *_ = key.split("-")
        if name == game and (number == "1") == (players == 1):
            for title, row in named.items():
                yield Member(title, "champion", HEURISTIC_POLICY, np.array(row))


def exploiters(game: str, players: int, rows: Rows) -> Iterator[Member]:
    """Those who beat a champion at this table."""
    for title, row in rows.exploiters.get(f"{game}-{players}", {}).items():
        yield Member(title, "exploiter", HEURISTIC_POLICY, np.array(row))


def cousins(relatives: Sequence[Member], first: int, count: int) -> Iterator[Member]:
    """Members that play nearly as one of these do."""
    for number in range(first, first + count):
        source = np.random.default_rng([7, number])
        kin = relatives[int(source.integers(len(relatives)))]
        row = kin.row * np.exp(STRAY * source.standard_normal(len(kin.row)))
        yield Member(f"cousin {number + 1}", "cousin", HEURISTIC_POLICY, row)


def plain_players(game: str, first: int, count: int, *, unseen: bool) -> Iterator[Member]:
    """So many players of each style that tuning may see; with ``unseen``, of each other style.

    Numbers from HELD_OUT on are held out whatever their style.
    """
    plain = PLAIN[game]
    for style in plain.styles:
        if style.unseen == unseen:
            for number in range(first, first + count):
                row = style.drawn(number, plain.habits)
                title = f"{style.name} {called(number)}"
                apart = unseen or number >= HELD_OUT
                yield Member(title, "plain", PLAIN_POLICY, row, apart)


def called(number: int) -> str:
    """What a player is called beside its style: those that are held out by letters.

    >>> called(0), called(HELD_OUT)
    ('1', 'A')
    """
    return chr(ord("A") + number - HELD_OUT) if number >= HELD_OUT else str(number + 1)


def tuned_against(
    game: str, players: int, rows: Rows, generation: int = 0, draws: int = DRAWS
) -> list[Member]:
    """Whom a generation of candidates meets: each has other cousins and plain players."""
    kin = list(champions(game, players, rows))
    return [
        *kin,
        *exploiters(game, players, rows),
        *cousins(kin, generation * COUSINS, COUSINS),
        *plain_players(game, generation * draws, draws, unseen=False),
    ]


def held_out(game: str) -> list[Member]:
    """Whom no candidate ever meets: styles of their own, and other players of the known ones."""
    return [
        *plain_players(game, HELD_OUT, 1, unseen=False),
        *plain_players(game, HELD_OUT, DRAWS, unseen=True),
    ]
