"""The state of a table: what its events add up to, and questions about it."""

# Runs in browsers too: docs/browser-subset.md

from collections import deque
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

from medici.fair import HOUSE_SEED, Proof, Secret
from medici.online.tables.chance import Chance, Nature
from medici.online.tables.citizens import player_of
from medici.online.tables.clock import Clock, to_seconds
from medici.online.tables.errors import TableError
from medici.online.tables.events import Event, Reason, Said, TableCreated
from medici.record import Game
from medici.record.form import Result
from medici.record.undo import can_undo, last_decision

Phase = Literal["open", "running", "over", "cancelled"]
CHAT_KEPT = 50  # messages that a newcomer still sees
UNDOS = 5  # of one decision
UNDOS_IN_GAME = 100  # of a seat


@dataclass(slots=True)
class Seat:
    """A chair: free, or with a person, a bot, or a bot for a person."""

    player: str | None = None
    name: str = ""
    seed: str = HOUSE_SEED
    bot: str | None = None  # who moves here, if it is no person
    lost_by: Reason | None = None  # why the bot plays for the person
    lost_at: float = 0.0  # since when it does
    stand_in: str | None = None  # the citizen who then plays, by name

    @property
    def free(self) -> bool:
        """Whether somebody can sit down."""
        return self.player is None and self.bot is None

    @property
    def played_by(self) -> str | None:
        """The bot that moves here, with the character of the citizen that it is."""
        return None if self.bot is None else player_of(self.bot, self.stand_in or self.name)


class Position(NamedTuple):
    """A game as it was before a decision, so that an undo need not play it from its beginning."""

    moves: int
    days: int
    state: Any


class Outcome(NamedTuple):
    """Where a decision leads: worked out when it is made, and used when its events happen."""

    seq: int  # of the last event before them
    events: list[Event]
    game: Game  # as it stands after them, with their moves and days alone


class TableState:
    """Everything that is known of a table."""

    def __init__(self, created: TableCreated, secret: Chance | None = None) -> None:
        self.created = created
        self.secret = secret  # the server's; it shows in no view and no event before the end
        # Whether the game counts for a rating, or others wait for what it comes to.
        self.is_binding = created.rated or bool(created.event)
        self.nature: Nature | None = None
        self.seq = 0
        self.phase: Phase = "open"
        self.seats = [Seat() for _ in range(created.seats)]
        self.game: Game | None = None
        self.by_bot: list[bool] = []  # for each recorded move, whether a bot made it
        self.movers: list[int | None] = []  # and whose seat it was; None: nature's
        self.natures = 0  # how many of those were nature's
        self.earlier: list[Position] = []  # before each decision since chance has acted
        self.undos = [0] * created.seats  # how often each seat has taken something back
        self.undone: list[int] = []  # to how many moves, since chance or another has acted,
        self.undoer = -1  # by this seat
        self.clock: Clock | None = None  # of a game with a time control, once it has begun
        self.chat: deque[Said] = deque(maxlen=CHAT_KEPT)
        self.talk = created.talk  # who may talk now
        self.silenced: list[str] = []  # people whom the host lets talk no more
        self.result: Result | None = None
        self.revealed: str | None = None  # the secret, once it may be known
        self.pace = created.pace  # seconds that a bot lets pass; None: as the server does it
        self.rematch: str | None = None  # the id of the next table
        self.outcome: Outcome | None = None  # what the last decision would lead to

    @property
    def id(self) -> str:
        """The table's id."""
        return self.created.table

    @property
    def proven(self) -> bool:
        """Whether the server has promised a proof of its chance."""
        return self.created.commitment != ""

    @property
    def seeds(self) -> list[str]:
        """The seeds in the order of the seats; bots have the server's."""
        return [seat.seed for seat in self.seats]

    def running(self) -> Game:
        """The game that is being played; refuses before and after."""
        if self.phase != "running" or self.game is None:
            if self.phase == "open":
                raise TableError("not-running", expected="a running game", got="an open table")
            raise TableError("over", expected="a running game", got=f"a table that is {self.phase}")
        return self.game

    def seats_of(self, player: str) -> list[int]:
        """Where a person sits: in several seats, if people share a device."""
        return [number for number, seat in enumerate(self.seats) if seat.player == player]

    def present(self) -> list[str]:
        """Everybody who is here, by name: people, bots, and those who stand in."""
        return [name for seat in self.seats for name in (seat.name, seat.stand_in) if name]

    @property
    def is_held_back(self) -> bool:
        """Whether onlookers see this table later than those who play."""
        created = self.created
        if self.phase != "running":
            return False
        if self.is_binding or created.deal:
            return True
        if not created.public:
            return False
        people = [seat.player for seat in self.seats if seat.player is not None]
        return len(set(people)) > 1

    def actor(self) -> int | None:
        """The seat to act, while the game runs."""
        if self.phase != "running" or self.game is None:
            return None
        actor = self.game.actor
        return actor if isinstance(actor, int) else None

    @property
    def paused(self) -> bool:
        """Whether bots have the seats of all people, and somebody did not ask for that.

        The game then waits for one of them: bots do not finish it among themselves. Where others
        wait for the end, as in a tournament, they do; and where it counts, so that nobody keeps
        it from its end.
        """
        if self.is_binding or not self.deserted:
            return False
        return any(seat.player and seat.lost_by != "resigned" for seat in self.seats)

    @property
    def deserted(self) -> bool:
        """Whether bots have the seats of all people."""
        lost = [seat.lost_by for seat in self.seats if seat.player is not None]
        return self.phase == "running" and len(lost) > 0 and None not in lost

    def bot_to_move(self) -> int | None:
        """The seat to act, if a bot plays it; bots wait for free seats and for absent people."""
        actor = self.actor()
        if actor is None or not self.seats[actor].bot or self.paused:
            return None
        return None if any(seat.free for seat in self.seats) else actor

    def person_to_move(self) -> int | None:
        """The seat to act, if a person plays it: then its clock runs."""
        actor = self.actor()
        return None if actor is None or self.seats[actor].bot else actor

    @property
    def clocks(self) -> list[float] | None:
        """The seconds that every seat had when the turn began; None without a time control."""
        return None if self.clock is None else self.clock.seconds()

    def due(self) -> tuple[int, float] | None:
        """Whose clock runs, and when it will have run out."""
        seat = self.person_to_move()
        if self.clock is None or seat is None:
            return None
        return seat, to_seconds(self.clock.deadline(seat))

    def why_not_undo(self, seat: int) -> str | None:
        """Why a seat cannot take its last decision back, time apart; None if it can."""
        game = self.running()
        reason = can_undo(game, seat, self.bots())
        decision = last_decision(game, seat) or 0
        if reason is None and self.by_bot[decision]:
            return "a bot made this move"
        if reason is None and self.company > 1 and any(self.by_bot[decision:]):
            return "a bot has answered it, and others play too"
        again = [moves for moves in self.undone if moves == decision]
        if reason is None and self.undoer == seat and len(again) >= UNDOS:
            return f"one decision is taken back {UNDOS} times at most"
        if reason is None and self.undos[seat] >= UNDOS_IN_GAME:
            return f"one player takes back {UNDOS_IN_GAME} decisions of a game at most"
        return reason

    @property
    def company(self) -> int:
        """How many people have seats; those who share a device are one."""
        return len({seat.player for seat in self.seats if seat.player is not None})

    def bots(self) -> list[int]:
        """The seats of bots; one that plays for a person is that person's."""
        return [
            number for number, seat in enumerate(self.seats) if seat.bot and seat.player is None
        ]

    def people(self) -> list[int]:
        """The seats that people play themselves."""
        return [
            number
            for number, seat in enumerate(self.seats)
            if seat.player is not None and seat.bot is None
        ]

    def required_nature(self) -> Nature:
        """Chance, as the secret and the seeds decide it."""
        return self.nature or self.required_secret().nature(self.id, self.seeds)

    def required_secret(self) -> Chance:
        """The secret, for those who may decide; a table that only follows events has none."""
        if self.secret is None:
            raise ValueError("expected the table's secret: only its server can decide")
        return self.secret

    def record(self) -> dict[str, Any]:
        """The record of the game with its proof, in which the secret stands once it is told."""
        if self.game is None:
            raise TableError("not-running", expected="a game", got="a table without one")
        if not self.proven:
            return self.game.record()
        secret = Secret(bytes.fromhex(self.revealed)) if self.revealed else None
        proof = Proof(self.id, self.created.commitment, tuple(self.seeds), secret)
        return self.game.record() | {"fair": proof.entry()}
