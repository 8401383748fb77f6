"""A house for the tests: people, tables, and a way to see everything that a table is."""

from collections.abc import Mapping
from copy import deepcopy
from typing import Any

from msgspec.structs import replace

from medici.bots import BOTS
from medici.fair import Secret
from medici.online.tables import (
    Event,
    LiveTable,
    Player,
    TableError,
    Terms,
    TimeControl,
    decode_event,
    encode_event,
)
from medici.online.tables import commands as cmd
from medici.online.tables.bounded_table import BoundedTable
from medici.record import Game

SECRET = Secret(bytes(range(100, 132)))
HIDDEN = SECRET.reveal().hex()
ADA, BRUNO, CHEN, DORA = (
    Player(f"id-{name.lower()}", name) for name in ("Ada", "Bruno", "Chen", "Dora")
)
KEEPER = Player("", "The house")


class House:
    """A table with its log, moved by commands at given times."""

    def __init__(
        self,
        game: str = "board",
        seats: int = 2,
        clock: TimeControl | None = None,
        bots: Mapping[int, str] | None = None,
        options: Mapping[str, bool | str] | None = None,
    ) -> None:
        self.now = 1000.0
        terms = Terms(
            game,
            seats,
            options=dict(options or {}),
            clock=clock or TimeControl(),
            bots={str(seat): bot for seat, bot in (bots or {}).items()},
        )
        self.table, self.log = BoundedTable.create("florence-1", terms, ADA, SECRET, self.now)

    def send(
        self, player: Player | None, command: cmd.Command, after: float = 1.0, **extra: Any
    ) -> list[Event]:
        """Carry a command out some time later."""
        self.now += after
        events = self.table.decide(command, player, self.now, **extra)
        for event in events:
            self.table.apply(event)
        self.log += events
        return events

    def happen(self, event: Event) -> None:
        """Something happens that nobody asked for."""
        self.table.apply(event)
        self.log.append(event)

    def refused(
        self, player: Player | None, command: cmd.Command, after: float = 1.0, **extra: Any
    ) -> str:
        """The code with which a command is refused; the table must not have changed."""
        before = facts(self.table)
        try:
            self.table.decide(command, player, self.now + after, **extra)
        except TableError as error:
            assert facts(self.table) == before
            return error.code
        return "accepted"

    def seat(self, *people: Player) -> "House":
        """Have people sit down in the free seats, in order."""
        for person in people:
            self.send(person, cmd.Join(seed=f"{person.name}'s seed"))
        return self

    def start(self) -> "House":
        """Begin."""
        self.send(ADA, cmd.Start())
        return self

    def play(self, moves: int = 1000) -> None:
        """Let everybody play so many moves, or to the end: people like the merchant, bots too."""
        for _ in range(moves):
            if self.table.phase != "running":
                return
            seat = self.actor
            name = self.choice(len(self.log))
            if self.table.bot_to_move() == seat:
                self.send(None, cmd.BotMove(seat, name))
            else:
                self.send(self.on_turn, cmd.Move(name))

    def choice(self, seed: int, bot: str = "merchant") -> str:
        """What a bot would do for the seat to act."""
        game = self.game
        return game.book.move_name(BOTS[bot].move(game.name, game.state, seed))

    def left(self, seat: int, at: float) -> float:
        """The seconds that a seat has left at a moment."""
        clock = self.table.clock
        return 0.0 if clock is None else clock.left(seat, at, self.table.person_to_move()) / 1000

    @property
    def game(self) -> Game:
        """The running game."""
        assert self.table.game is not None
        return self.table.game

    @property
    def actor(self) -> int:
        """The seat to act."""
        actor = self.table.actor()
        assert actor is not None
        return actor

    @property
    def on_turn(self) -> Player:
        """The person to act."""
        return self.person(self.actor)

    def person(self, seat: int) -> Player:
        """Who owns a seat."""
        owner = self.table.seats[seat].player
        return next(person for person in (ADA, BRUNO, CHEN, DORA) if person.id == owner)


def kept(*people: Player, event: str = "") -> House:
    """A table whose seats are kept for people, in this order, by a house that does not play."""
    house = House("card", len(people))
    reserved = tuple(person.id for person in people)
    created = replace(house.log[0], by="", reserved=reserved, event=event)
    house.table, house.log = BoundedTable.from_events([created], SECRET), [created]
    return house


def facts(table: LiveTable) -> dict[str, Any]:
    """Everything that a table is, as plain figures."""
    known = dict(vars(table))
    game = known.pop("game")
    known.pop("nature")
    known.pop("secret")
    known.pop("outcome")  # both spare work, and say nothing new
    known["earlier"] = [(earlier.moves, earlier.days) for earlier in table.earlier]
    known["undos"], known["undone"] = table.undos[:], table.undone[:]
    known["seats"] = [
        (seat.player, seat.name, seat.seed, seat.bot, seat.lost_by) for seat in table.seats
    ]
    known["by_bot"] = table.by_bot[:]
    known["clock"] = deepcopy(table.clock and vars(table.clock))
    known["chat"] = list(table.chat)
    if game is not None:
        known["game"] = (game.record(), game.state.as_dict())
    return known


def folded(events: list[Event]) -> LiveTable:
    """The table that a log makes after a trip over the wire, for somebody without the secret."""
    return BoundedTable.from_events([decode_event(encode_event(event)) for event in events])


def playing(
    game: str = "board", clock: TimeControl | None = None, people: tuple[Player, ...] = (ADA, BRUNO)
) -> House:
    """A running game of people only."""
    return House(game, len(people), clock).seat(*people).start()
