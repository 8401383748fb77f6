"""A table in the plainest words, to compare the real one with."""

from copy import deepcopy

from medici.bots import BOTS
from medici.fair import FairNature, derive_key
from medici.online.tables import Player
from medici.online.tables import commands as cmd
from medici.online.tables.citizens import choose_citizen
from medici.record import Game
from tests.online.tables.chairs import Chair, Chairs
from tests.online.tables.house import ADA, SECRET


class Model(Chairs):
    """What a command does: the code of its refusal, or None once it is carried out."""

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
        name = choose_citizen(command.bot, "florence-1", seat, here)
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
        actor = self.actor()
        if actor in self.seats_of(player) and self.chairs[actor].bot:
            return self.return_and_move(actor, command, player, now)
        seats = self.at_play(player)
        if isinstance(seats, str):
            return seats
        if actor is None or actor not in seats:
            return "not-your-turn"
        return self.played(actor, command.move, now, by_bot=False)

    def return_and_move(
        self, seat: int, command: cmd.Move, player: Player, now: float
    ) -> str | None:
        later = deepcopy(self)
        refusal = later.come_back(cmd.Return(seat), player, now)
        refusal = refusal or later.played(seat, command.move, now, by_bot=False)
        if refusal is None:
            self.__dict__.update(later.__dict__)
        return refusal

    def bot_move(self, command: cmd.BotMove, player: Player | None, now: float) -> str | None:
        if player:
            return "forbidden"
        if self.phase != "running":
            return "not-running" if self.phase == "open" else "over"
        if command.seat != self.actor() or not self.chairs[command.seat].bot or self.paused():
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
        company = {chair.owner for chair in self.chairs if chair.owner}
        if len(company) > 1 and any(by_bot for _, _, by_bot in self.costs[-count:]):
            return "no-undo"
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
        actor, paused = self.actor(), self.paused()
        timed = self.clock.kind != "none" and not paused
        if actor in lost and timed and not self.left_on_return(actor, now):
            lost.remove(actor)  # too late for this decision
        if not lost:
            return "not-your-turn"
        if timed:
            lost = [n for n in lost if self.left(n, now) or self.chairs[n].gifts < 3]
        if not lost:
            return "forbidden"
        seat = actor if actor in lost else lost[0]
        chair = self.chairs[seat]
        if seat == actor and paused:
            self.turn_began = now
            if self.clock.kind == "decision":
                chair.pending = 0
            else:
                self.give_time(seat, now)
        elif seat == actor:
            self.turn_began = max(self.turn_began, chair.lost_at)
        elif chair.lost == "clock":
            self.give_time(seat, now)
        chair.bot = chair.lost = None
        return None

    def give_time(self, seat: int, now: float) -> None:
        chair, little = self.chairs[seat], min(15, self.clock.seconds)
        gift = max(0, little - self.left(seat, now))
        chair.gift, chair.gifts = chair.gift + gift, chair.gifts + (gift > 0)
        if self.clock.kind == "decision":
            chair.pending = min(chair.pending, self.clock.seconds - little)

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
        for seat in self.seats_of(player):
            lost = self.phase == "running" and self.chairs[seat].lost == "clock"
            if lost and self.come_back(cmd.Return(seat), player, now) is None:
                break
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
