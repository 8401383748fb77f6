"""Whole tournaments without tables: results are drawn, or made up by a test."""

from collections.abc import Callable, Iterable
from random import Random

from medici.fair import Secret
from medici.online.community.tournaments import decide
from medici.online.community.tournaments import events as ev
from medici.online.community.tournaments.plan import Plan
from medici.online.community.tournaments.state import Tournament
from medici.online.tables.clock import TimeControl
from medici.online.tables.commands import Player

SECRET = Secret(bytes(range(32)))
CLOCK = TimeControl("decision", 30)
Play = Callable[[ev.PairedTable], list[ev.SeatOutcome]]


def plan(game: str = "dice", size: int = 2, **settings: object) -> Plan:
    """A plan with a clock, and no pause between rounds."""
    return Plan("Spring", game, size, **{"clock": CLOCK, "pause": 0.0, **settings})  # type: ignore[arg-type]


def name_of(number: int) -> str:
    """The id of an entrant."""
    return f"p{number:03}"


class Simulation:
    """A tournament with the log of its events."""

    def __init__(self, planned: Plan, people: int, name: str = "t1") -> None:
        created = decide.create(name, planned, Player("host", "Host"), SECRET, 0.0)
        self.log: list[ev.Event] = [created]
        self.tournament = Tournament(created)
        for number in range(people):
            player = Player(name_of(number), name_of(number))
            self.take(decide.enter(self.tournament, player, float(-number), 0.0))

    def take(self, events: Iterable[ev.Event]) -> None:
        """Carry events out."""
        for event in events:
            self.log.append(event)
            self.tournament.apply(event)

    def step(self) -> None:
        """Let happen what happens by itself."""
        self.take(decide.advance(self.tournament, SECRET, 1.0))

    def play_round(self, play: Play) -> None:
        """Begin the next round if none is under way, and end all its tables."""
        self.step()
        if self.tournament.phase != "running" or self.tournament.round is None:
            return
        for table in self.tournament.round.waiting:
            paired = self.tournament.round.tables[table]
            self.take(decide.end_table(self.tournament, table, play(paired), False, 1.0))
        self.step()

    def play(self, play: Play, most: int = 40) -> None:
        """Play until it is over."""
        for _ in range(most):
            self.play_round(play)
            if self.tournament.phase in ("ended", "cancelled"):
                return
        raise AssertionError(f"still {self.tournament.phase} after {most} rounds")


def drawn(random: Random) -> Play:
    """Results at random, often equal."""

    def play(paired: ev.PairedTable) -> list[ev.SeatOutcome]:
        florins = [random.randrange(20) for _ in paired.seats]
        return ranked(florins)

    return play


def ranked(florins: list[int]) -> list[ev.SeatOutcome]:
    """The outcome of a table where nobody left."""
    return [
        ev.SeatOutcome(place=1 + sum(other > own for other in florins), florins=own)
        for own in florins
    ]


def strongest(paired: ev.PairedTable) -> list[ev.SeatOutcome]:
    """Whoever entered first wins; bots lose."""
    order = sorted(paired.seats, key=lambda player: player or "z")
    return ranked([50 - 5 * order.index(player) for player in paired.seats])
