"""The chairs of the model, and their time.

It is kept the other way round: not what is left, but what every decision has cost.
"""

from dataclasses import dataclass, field

from medici.fair import HOUSE_SEED
from medici.online.tables import Player, TimeControl
from medici.record import Game


@dataclass
class Chair:
    owner: str | None = None
    bot: str | None = None
    name: str = ""
    seed: str = HOUSE_SEED
    lost: str | None = None
    pending: float = 0  # time spent on the decision to be made
    gift: float = 0  # time got for coming back to an empty bank,
    gifts: int = 0  # so many times
    lost_at: float = 0  # when a bot sat down for the person

    @property
    def empty(self) -> bool:
        return self.owner is None and self.bot is None


@dataclass
class Chairs:
    """Who sits where, and how much time each has left."""

    kind: str
    seats: int
    clock: TimeControl
    phase: str = "open"
    chairs: list[Chair] = field(default_factory=list)
    game: Game | None = None
    costs: list[tuple[int, float, bool]] = field(default_factory=list)  # seat, time, by a bot
    turn_began: float = 0
    scored: float | None = None  # when a day was, as long as people look at it
    looking: set[int] = field(default_factory=set)  # the seats that have not gone on
    rested: float = 0  # when the last rest was over
    sayings: list[tuple[str, float]] = field(default_factory=list)
    rematch: bool = False
    hesitant: int | None = None  # who has taken something back last,
    undos: list[int] = field(default_factory=list)  # and where, since others or chance acted
    talk: str = "all"
    silenced: set[str] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.chairs = [Chair() for _ in range(self.seats)]

    # Time

    def running_for(self, seat: int, now: float) -> float:
        ticking = self.actor() == seat and self.chairs[seat].bot is None
        return max(0, now - max(self.turn_began, self.rest_ends())) if ticking else 0

    def rest_ends(self) -> float:
        """The clocks stand still for 45 seconds after a scoring, unless all people go on."""
        return self.rested if self.scored is None else self.scored + 45

    def look(self, now: float) -> None:
        """A day was scored: everybody who plays looks at it."""
        self.scored = now
        self.looking = {n for n, chair in enumerate(self.chairs) if chair.owner}
        self.look_away(None, now)

    def look_away(self, seat: int | None, now: float) -> None:
        self.looking.discard(-1 if seat is None else seat)
        if self.scored is not None and not any(not self.chairs[n].bot for n in self.looking):
            self.rested, self.scored = min(now, self.scored + 45), None

    def left(self, seat: int, now: float) -> float:
        chair = self.chairs[seat]
        owned = self.clock.seconds - chair.pending
        if self.clock.kind == "bank":
            mine = [(cost, bot) for owner, cost, bot in self.costs if owner == seat]
            owned += chair.gift - sum(cost for cost, _ in mine)
            owned += self.clock.increment * sum(not bot for _, bot in mine)
        return max(0, owned - self.running_for(seat, now))

    def left_on_return(self, seat: int, now: float) -> float:
        """What somebody has who comes back to a decision: its time has gone on."""
        gone = now - max(self.turn_began, self.chairs[seat].lost_at, self.rest_ends())
        return max(0, self.left(seat, now) - max(0, gone))

    def charge(self, seat: int, now: float) -> None:
        spent = self.left(seat, self.turn_began) - self.left(seat, now)
        self.chairs[seat].pending += spent

    # Who is who

    def actor(self) -> int | None:
        if self.phase != "running" or self.game is None or not isinstance(self.game.actor, int):
            return None
        return self.game.actor

    def paused(self) -> bool:
        """Whether all people have lost their seats, and one of them did not mean to."""
        lost = [chair.lost for chair in self.chairs if chair.owner]
        absent = "clock" in lost or "left" in lost
        return self.phase == "running" and absent and None not in lost

    def seats_of(self, player: Player) -> list[int]:
        return [n for n, chair in enumerate(self.chairs) if chair.owner == player.id]

    def sits(self, player: Player) -> bool:
        return bool(self.seats_of(player))

    def free(self) -> list[int]:
        return [number for number, chair in enumerate(self.chairs) if chair.empty]
