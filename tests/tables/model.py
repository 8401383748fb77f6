"""A table in the plainest words, to compare the real one with.

Time is kept the other way round: not what is left, but what every decision has cost.
"""

from dataclasses import dataclass, field

from medici.bots import BOTS
from medici.fair import HOUSE_SEED, FairNature, derive_key
from medici.record import Game
from medici.tables import Clock, Player
from medici.tables import commands as cmd
from tests.tables.house import ADA, SECRET


@dataclass
class Chair:
    owner: str | None = None
    bot: str | None = None
    name: str = ""
    seed: str = HOUSE_SEED
    lost: str | None = None
    pending: float = 0  # time spent on the decision to be made
    gift: float = 0  # time got for coming back to an empty bank

    @property
    def empty(self) -> bool:
        return self.owner is None and self.bot is None


@dataclass
class Model:
    kind: str
    seats: int
    clock: Clock
    phase: str = "open"
    chairs: list[Chair] = field(default_factory=list)
    game: Game | None = None
    costs: list[tuple[int, float, bool]] = field(default_factory=list)  # seat, time, by a bot
    turn_began: float = 0
    sayings: list[tuple[str, float]] = field(default_factory=list)
    rematch: bool = False

    def __post_init__(self) -> None:
        self.chairs = [Chair() for _ in range(self.seats)]

    # Time

    def running_for(self, seat: int, now: float) -> float:
        ticking = self.actor() == seat and self.chairs[seat].bot is None
        return now - self.turn_began if ticking else 0

    def left(self, seat: int, now: float) -> float:
        chair = self.chairs[seat]
        owned = self.clock.seconds - chair.pending
        if self.clock.kind == "bank":
            mine = [(cost, bot) for owner, cost, bot in self.costs if owner == seat]
            owned += chair.gift - sum(cost for cost, _ in mine)
            owned += self.clock.increment * sum(not bot for _, bot in mine)
        return max(0, owned - self.running_for(seat, now))

    def charge(self, seat: int, now: float) -> None:
        spent = self.left(seat, self.turn_began) - self.left(seat, now)
        self.chairs[seat].pending += spent

    # Who is who

    def actor(self) -> int | None:
        if self.phase != "running" or self.game is None or not isinstance(self.game.actor, int):
            return None
        return self.game.actor

    def seats_of(self, player: Player) -> list[int]:
        return [n for n, chair in enumerate(self.chairs) if chair.owner == player.id]

    def sits(self, player: Player) -> bool:
        return bool(self.seats_of(player))

    def free(self) -> list[int]:
        return [number for number, chair in enumerate(self.chairs) if chair.empty]

    # What a command does: the code of its refusal, or None once it is carried out

    def join(self, command: cmd.Join, player: Player, now: float) -> str | None:
        if self.phase != "open":
            return "not-open" if self.phase == "running" else "over"
        name = command.name or player.name
        if name == "\u202eBea":
            return "bad-name"
        if any(chair.owner == player.id and chair.name == name for chair in self.chairs):
            return "seat-taken"
        seat = self.sit(command.seat)
        if isinstance(seat, str):
            return seat
        if "|" in command.seed:
            return "bad-command"
        self.chairs[seat] = Chair(player.id, None, name, command.seed)
        return None

    def sit(self, wanted: int | None) -> int | str:
        if wanted is None:
            return self.free()[0] if self.free() else "full"
        if wanted not in range(self.seats):
            return "bad-command"
        return wanted if wanted in self.free() else "seat-taken"

    def hosting(self, player: Player) -> str | None:
        if self.phase != "open":
            return "not-open" if self.phase == "running" else "over"
        return None if player == ADA else "forbidden"

    def seat_bot(self, command: cmd.SeatBot, player: Player, now: float) -> str | None:
        if refusal := self.hosting(player):
            return refusal
        seat = self.sit(command.seat)
        if isinstance(seat, str):
            return seat
        if command.bot not in BOTS:
            return "unknown-bot"
        same = [chair for chair in self.chairs if chair.bot == command.bot]
        name = command.bot.title() + (f" {len(same) + 1}" if same else "")
        self.chairs[seat] = Chair(None, command.bot, name)
        return None

    def unseat(self, command: cmd.Unseat, player: Player, now: float) -> str | None:
        if refusal := self.hosting(player):
            return refusal
        if command.seat not in range(self.seats) or command.seat in self.free():
            return "bad-command"
        self.chairs[command.seat] = Chair()
        return None

    def start(self, command: cmd.Start, player: Player, now: float) -> str | None:
        if self.phase != "open":
            return "not-open" if self.phase == "running" else "over"
        if player != ADA and not self.sits(player):
            return "not-seated"
        if self.free():
            return "bad-command"
        self.phase = "running"
        self.game = Game(self.kind, [chair.name for chair in self.chairs])
        self.nature_acts(now)
        return None

    def nature_acts(self, now: float) -> None:
        assert self.game is not None
        seeds = [chair.seed for chair in self.chairs]
        FairNature(derive_key(SECRET, "florence-1", seeds)).act(self.game)
        self.turn_began = now
        if self.game.over:
            self.phase = "over"

    def at_play(self, player: Player, named: int | None = None) -> list[int] | str:
        if self.phase != "running":
            return "not-running" if self.phase == "open" else "over"
        own = self.seats_of(player)
        if not own or named not in (None, *own):
            return "not-seated"
        playing = [n for n in own if self.chairs[n].bot is None and named in (None, n)]
        return playing or "not-your-turn"

    def move(self, command: cmd.Move, player: Player, now: float) -> str | None:
        seats = self.at_play(player)
        if isinstance(seats, str):
            return seats
        actor = self.actor()
        if actor is None or actor not in seats:
            return "not-your-turn"
        return self.played(actor, command.move, now, by_bot=False)

    def bot_move(self, command: cmd.BotMove, player: Player | None, now: float) -> str | None:
        if player:
            return "forbidden"
        if self.phase != "running":
            return "not-running" if self.phase == "open" else "over"
        if command.seat != self.actor() or not self.chairs[command.seat].bot:
            return "not-your-turn"
        return self.played(command.seat, command.move, now, by_bot=True)

    def played(self, seat: int, text: str, now: float, by_bot: bool) -> str | None:
        assert self.game is not None
        if self.actor() != seat:
            return "not-your-turn"
        if text not in self.game.legal():
            return "illegal-move"
        self.charge(seat, now)
        self.costs.append((seat, self.chairs[seat].pending, by_bot))
        self.chairs[seat].pending = 0
        self.game.play(text)
        self.nature_acts(now)
        return None

    def undo(self, command: cmd.Undo, player: Player, now: float) -> str | None:
        seats = self.at_play(player)
        if isinstance(seats, str):
            return seats
        assert self.game is not None
        seat = self.game.moves[-1][0]
        if seat == "nature" or seat not in seats or self.costs[-1][2]:
            return "no-undo"
        _, cost, _ = self.costs[-1]
        bank = self.clock.kind == "bank"
        back = self.left(seat, now) - (self.clock.increment if bank else cost)
        if self.clock.kind != "none" and back <= 0:
            return "no-undo"
        self.chairs[seat].pending += cost + self.running_for(seat, now)
        self.costs.pop()
        self.game = self.game.before(len(self.game.moves) - 1)
        self.turn_began = now
        return None

    def resign(self, command: cmd.Resign, player: Player, now: float) -> str | None:
        seats = self.at_play(player, command.seat)
        if isinstance(seats, str):
            return seats
        seats.sort(key=lambda seat: seat != self.actor())
        self.lose(seats[0], "resigned", now)
        return None

    def lose(self, seat: int, reason: str, now: float) -> None:
        if self.clock.kind != "none":
            self.charge(seat, now)
        self.chairs[seat].bot = "merchant"
        self.chairs[seat].lost = reason

    def leave(self, command: cmd.Leave, player: Player, now: float) -> str | None:
        own = self.seats_of(player)
        if self.phase != "open":
            playing = self.at_play(player, command.seat)
            if isinstance(playing, str):
                return playing
            for seat in playing:
                self.lose(seat, "left", now)
            return None
        if not own or command.seat not in (None, *own):
            return "not-seated"
        for seat in own:
            if command.seat in (None, seat):
                self.chairs[seat] = Chair()
        return None

    def come_back(self, command: cmd.Return, player: Player, now: float) -> str | None:
        if self.phase != "running":
            return "not-running" if self.phase == "open" else "over"
        own = self.seats_of(player)
        if not own or command.seat not in (None, *own):
            return "not-seated"
        lost = [n for n in own if self.chairs[n].bot and command.seat in (None, n)]
        if not lost:
            return "forbidden"
        actor = self.actor()
        if actor in lost and self.clock.kind != "none" and self.left(actor, now) == 0:
            lost.remove(actor)  # too late for this decision
        if not lost:
            return "not-your-turn"
        seat = actor if actor in lost else lost[0]
        chair = self.chairs[seat]
        if seat == actor:
            self.turn_began = now
        elif chair.lost == "clock":
            little = min(15, self.clock.seconds)
            chair.gift += max(0, little - self.left(seat, now))
            if self.clock.kind == "decision":
                chair.pending = min(chair.pending, self.clock.seconds - little)
        chair.bot = chair.lost = None
        return None

    def expire(self, command: cmd.Expire, player: Player | None, now: float) -> str | None:
        if self.phase != "running":
            return "not-running" if self.phase == "open" else "over"
        if command.seat != self.actor() or self.chairs[command.seat].bot:
            return "stale"
        if self.clock.kind == "none" or self.left(command.seat, now) > 0:
            return "stale"
        self.lose(command.seat, "clock", now)
        return None

    def chat(self, command: cmd.Chat, player: Player, now: float) -> str | None:
        if self.phase == "cancelled":
            return "over"
        if not command.text.strip():
            return "bad-command"
        if sum(who == player.id and at > now - 10 for who, at in self.sayings[-50:]) >= 5:
            return "flood"
        self.sayings.append((player.id, now))
        return None

    def offer(self, command: cmd.Rematch, player: Player, now: float) -> str | None:
        played = player == ADA or self.sits(player)
        if self.phase != "over" or not played or self.rematch:
            return "forbidden"
        self.rematch = True
        return None

    def cancel(self, command: cmd.Cancel, player: Player | None, now: float) -> str | None:
        if self.phase in ("over", "cancelled"):
            return "over"
        if player is not None and self.phase == "open" and player != ADA:
            return "forbidden"
        if player is not None and self.phase == "running":
            if not self.sits(player):
                return "not-seated"
            others = [chair for chair in self.chairs if chair.owner not in (None, player.id)]
            if any(chair.lost not in ("resigned", "left") for chair in others):
                return "forbidden"
        self.phase = "cancelled"
        return None
