"""A table in the plainest words, to compare the real one with.

Time is kept the other way round: not what is left, but what every decision has cost.
"""

from dataclasses import dataclass, field

from medici.bots import BOTS
from medici.fair import HOUSE_SEED, FairNature, derive_key
from medici.record import Game
from medici.tables import Clock, Player
from medici.tables import commands as cmd
from medici.tables.citizens import citizen
from tests.tables.house import ADA, SECRET


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
class Model:
    kind: str
    seats: int
    clock: Clock
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

    def go_on(self, command: cmd.GoOn, player: Player, now: float) -> str | None:
        seats = self.at_play(player)
        if isinstance(seats, str):
            return seats
        seen = self.looking.intersection(seats)
        if self.clock.kind == "none" or self.scored is None or now >= self.scored + 45 or not seen:
            return "stale"
        for seat in seen:
            self.look_away(seat, now)
        return None

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
        here = [chair.name for chair in self.chairs if chair.name]
        name = citizen(command.bot, "florence-1", seat, here)
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
        days, moves = len(self.game.days), len(self.game.moves)
        self.game.play(text)
        if not by_bot:
            self.look_away(seat, now)
        self.nature_acts(now)
        if len(self.game.moves) > moves + 1 or not (by_bot or seat == self.hesitant):
            self.undos = []
        if len(self.game.days) > days:
            self.look(now)
        return None

    def undo(self, command: cmd.Undo, player: Player, now: float) -> str | None:
        seats = self.at_play(player)
        if isinstance(seats, str):
            return seats
        assert self.game is not None
        back = self.decided_last()
        if back is None or back[0] not in seats or self.costs[-back[1]][2]:
            return "no-undo"
        seat, count = back
        if seat == self.hesitant and self.undos.count(len(self.game.moves) - count) >= 5:
            return "no-undo"
        gone = [cost for owner, cost, _ in self.costs[-count:] if owner == seat]
        bank = self.clock.kind == "bank"
        left = self.left(seat, now) - (self.clock.increment if bank else sum(gone))
        if self.clock.kind != "none" and left <= 0:
            return "no-undo"
        self.chairs[seat].pending += self.running_for(seat, now)
        for owner, cost, _ in self.costs[-count:]:
            self.chairs[owner].pending += cost
        del self.costs[-count:]
        self.game = self.game.before(len(self.game.moves) - count)
        self.turn_began = now
        self.undos = [*(self.undos if seat == self.hesitant else ()), len(self.game.moves)]
        self.hesitant = seat
        return None

    def decided_last(self) -> tuple[int, int] | None:
        """The last person to decide, and how many moves ago; none if chance came after."""
        assert self.game is not None
        for ago, (actor, _) in enumerate(reversed(self.game.moves), start=1):
            if actor == "nature":
                return None
            if self.chairs[actor].owner:
                return actor, ago
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
        self.chairs[seat].lost_at = now
        self.look_away(None, now)

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
        if actor in lost and self.clock.kind != "none" and not self.left_on_return(actor, now):
            lost.remove(actor)  # too late for this decision
        if not lost:
            return "not-your-turn"
        if self.clock.kind != "none":
            lost = [n for n in lost if self.left(n, now) or self.chairs[n].gifts < 3]
        if not lost:
            return "forbidden"
        seat = actor if actor in lost else lost[0]
        chair = self.chairs[seat]
        if seat == actor:
            self.turn_began = max(self.turn_began, chair.lost_at)
        elif chair.lost == "clock":
            little = min(15, self.clock.seconds)
            gift = max(0, little - self.left(seat, now))
            chair.gift, chair.gifts = chair.gift + gift, chair.gifts + (gift > 0)
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
        if not self.may_talk(player):
            return "silent"
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

    def set_pace(self, command: cmd.SetPace, player: Player, now: float) -> str | None:
        if self.phase in ("over", "cancelled"):
            return "over"
        owners = {chair.owner for chair in self.chairs} - {None}
        if player != ADA and owners != {player.id}:
            return "forbidden"
        return "bad-command" if command.pace not in (None, 0.0, 2.5) else None

    def set_talk(self, command: cmd.SetTalk, player: Player, now: float) -> str | None:
        if player != ADA:
            return "forbidden"
        self.talk = command.talk
        return None

    def silence(self, command: cmd.Silence, player: Player, now: float) -> str | None:
        if player != ADA:
            return "forbidden"
        other = command.player
        heard = {who for who, _ in self.sayings[-50:]} | {chair.owner for chair in self.chairs}
        if other not in heard:
            return "bad-command"
        self.silenced = self.silenced | {other} if command.silent else self.silenced - {other}
        return None

    def may_talk(self, player: Player) -> bool:
        if self.talk == "nobody" or player.id in self.silenced:
            return False
        here = player == ADA or self.sits(player)
        return here or (self.talk == "all" and self.phase in ("open", "running"))

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
