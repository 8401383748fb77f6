"""What somebody saw of a table with their own eyes, and whether a proof fits it.

Both the browser and ``medici.online.client`` keep this from the moment when they send a seed. It is
plain data, so that it can be kept anywhere: the commitment that was seen before, the seeds that
were sent, and who sat where when the game began.
"""

# Runs in browsers too: docs/browser-subset.md

from collections.abc import Mapping, Sequence
from typing import Any

from medici.fair.commit import HOUSE_SEED

Kept = dict[str, Any]


class Witness:
    """Sees a table from its first event on.

    >>> witness = Witness("t1")
    >>> witness.promised("ab" * 32)
    >>> witness.sends("my seed")
    True
    >>> witness.hears({"type": "seat-taken", "seat": 1, "seed": "my seed"})
    >>> witness.kept["seats"]
    {'1': 'my seed'}
    """

    def __init__(self, table: str, kept: Kept | None = None) -> None:
        self.table = table
        self.kept: Kept = {} if kept is None else kept  # empty until a seed is sent
        self._commitment = ""  # what the house says now
        self._bots: list[int] = []

    def promised(self, commitment: str) -> None:
        """The house says what it promises; only what it said before the seed will count."""
        self._commitment = commitment

    def sends(self, seed: str) -> bool:
        """A seed is about to be sent; whether there is a promise that it can be held against."""
        if self._commitment == "" and not self.kept:
            return False
        if not self.kept:
            self.kept = {
                "table": self.table,
                "commitment": self._commitment,
                "drawn": [],
                "joined": [],
                "seats": {},
                "bots": self._bots,
                "seeds": None,
            }
        self.kept["drawn"] = [*self.kept["drawn"], seed]
        return True

    def joined(self, seed: str) -> None:
        """The house says that this seed got its seat."""
        if self.kept and self.kept["seeds"] is None and seed in self.kept["drawn"]:
            self.kept["joined"] = [*self.kept["joined"], seed]

    def hears(self, event: Mapping[str, Any]) -> None:
        """An event of the table, as the house tells it; what comes after the start is no matter."""
        kind = event["type"]
        if kind == "table-created":
            self.promised(event["commitment"])
            self._bots = []
            self._seat(None, None)
        elif kind == "bot-seated":
            self._bots = [*self._bots, event["seat"]]
        elif kind == "seat-taken":
            self._seat(event["seat"], event["seed"])
        elif kind == "seat-left":
            self._bots = [seat for seat in self._bots if seat != event["seat"]]
            self._left(event["seat"])
        elif kind == "started":
            self._close(event.get("without", []))
            self._started(event["seeds"])
        self._note_bots()

    def sees(self, commitment: str, bots: list[int]) -> None:
        """The table as a whole, while it is open: for those who are not told its events."""
        self.promised(commitment)
        self._bots = bots
        self._note_bots()

    def _waits(self) -> bool:
        """Whether something is kept, and the game has not begun."""
        if not self.kept:
            return False
        waits: bool = self.kept["seeds"] is None
        return waits

    def _note_bots(self) -> None:
        if self._waits():
            self.kept["bots"] = self._bots

    def _seat(self, seat: int | None, seed: str | None) -> None:
        """A seed of one's own has its seat; without any, all is told once more."""
        if not self._waits():
            return
        if seat is None:
            self.kept["seats"] = {}
        elif seed in self.kept["drawn"]:
            self.kept["seats"][str(seat)] = seed

    def _left(self, seat: int) -> None:
        """Whoever gets up takes the seed along."""
        if self._waits() and str(seat) in self.kept["seats"]:
            seats: dict[str, str] = self.kept["seats"]
            gone = seats[str(seat)]
            self.kept["seats"] = {at: seed for at, seed in seats.items() if at != str(seat)}
            self.kept["joined"] = [seed for seed in self.kept["joined"] if seed != gone]

    def _close(self, gone: Sequence[int]) -> None:
        """Seats to which nobody came are gone, and those behind them move up."""
        self._bots = [moved_up(seat, gone) for seat in self._bots]
        if self._waits():
            seats: dict[str, str] = self.kept["seats"]
            self.kept["seats"] = {
                str(moved_up(int(seat), gone)): seed for seat, seed in seats.items()
            }

    def _started(self, seeds: list[str]) -> None:
        if self._waits():
            self._note_bots()
            self.kept["seeds"] = list(seeds)


def moved_up(seat: int, gone: Sequence[int]) -> int:
    """Where a seat is once others are gone.

    >>> moved_up(3, [0, 2]), moved_up(1, [2])
    (1, 1)
    """
    return seat - len([each for each in gone if each < seat])


def misfits(kept: Kept, proof: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Where the proof of a record is not what was seen; each with what it is about.

    >>> kept = {"table": "t1", "commitment": "ab", "drawn": ["mine"], "joined": ["mine"],
    ...         "seats": {"0": "mine"}, "bots": [1], "seeds": None}
    >>> misfits(kept, {"table": "t1", "commitment": "ab", "seeds": ["mine", "house"]})
    []
    >>> misfits(kept, {"table": "t1", "commitment": "ab", "seeds": ["other", "house"]})
    [{'what': 'own-seed', 'seat': 0, 'expected': 'mine', 'got': 'other'}]
    """
    found: list[dict[str, Any]] = []
    for what in ("table", "commitment"):
        if proof[what] != kept[what]:
            found.append(misfit(what, None, kept[what], proof[what]))
    due: dict[int, tuple[str, str]] = {}
    for seat, seed in enumerate(kept["seeds"] or []):
        due[seat] = ("seed", seed)
    for seat in kept["bots"]:
        due[seat] = ("house-seed", HOUSE_SEED)
    seats: dict[str, str] = kept["seats"]
    for text, seed in seats.items():
        due[int(text)] = ("own-seed", seed)
    seeds = proof["seeds"]
    for seat in sorted(due):
        what, seed = due[seat]
        got = seeds[seat] if seat < len(seeds) else ""
        if got != seed:
            found.append(misfit(what, seat, seed, got))
    placed = list(seats.values())
    for seed in kept["joined"]:
        if seed not in placed:
            found.append(misfit("own-seed", None, seed, ""))
    return found


def misfit(what: str, seat: int | None, expected: str, got: str) -> dict[str, Any]:
    """One thing that is not as it was seen."""
    return {"what": what, "seat": seat, "expected": expected, "got": got}
