"""Clients that play at random at live tables, each as quick as a program can be."""

import argparse
import asyncio
import random
import time
from collections import deque

from followed_game import FollowedGame
from sockets import ACTOR, FIRST, LEGAL, SEQ, SocketProtocol, open_socket, post

LAST = 200  # bytes at the end of a message, in which it says who is to act


class Seat:
    """One client at one table, who plays at random."""

    def __init__(self, game: "Game", number: int, session: str, url: str) -> None:
        self.game = game
        self.url = url
        self.number = b"%d" % number
        self.session = session
        self.socket: SocketProtocol | None = None
        self.seq = 0
        self.greeted: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def enter(self) -> None:
        """Connect, and wait for all that has happened, or for what was missed."""
        self.greeted = asyncio.get_running_loop().create_future()
        self.socket = await open_socket(
            self.url, self.game.table, self.session, self.hear, self.lost
        )
        log = b"false" if self.game.held is None else b"true"
        seq = b"%d" % self.seq if self.seq else b"null"
        self.socket.send(b'{"type":"hello","seq":%b,"log":%b}' % (seq, log))
        await self.greeted

    def hear(self, message: bytes) -> None:
        """Note a message, and answer it if it is this client's turn."""
        kind = message[9:12]
        if kind == b"eve":
            first = int(FIRST.search(message, 0, 60)[1])  # type: ignore[index]
            count = message.count(b'"at":')
            self.seq = first - 1 + count
            self.game.arrived(first)
            if self.game.held is not None:
                self.game.held.follow(first, count, message)
            if b'"type":"ended"' in message:
                self.game.ended()
            elif self.to_act(message):
                if self.game.playing:
                    self.game.turn(self, message)
                else:
                    self.game.first = (self, message)
        elif kind == b"sna":
            self.seq = int(SEQ.search(message)[1])  # type: ignore[index]
            if b'"legal":["' in message:
                self.game.first = (self, message)
        elif kind == b"err":
            self.game.load.errors += 1
        if not self.greeted.done():
            self.greeted.set_result(None)

    def to_act(self, message: bytes) -> bool:
        """Whether it is this client's turn after a message."""
        if self.game.held is None:
            return b'"legal":[' in message
        actor = ACTOR.search(message, max(0, len(message) - LAST))
        return actor is not None and actor[1] == self.number

    def move(self, message: bytes) -> None:
        """Send one of the legal moves."""
        if self.game.held is not None:
            move = self.game.held.any_move()
        else:
            moves = LEGAL.search(message)[1].split(b",")  # type: ignore[index]
            move = moves[int(random.random() * len(moves))]
        assert self.socket is not None
        self.game.flying[self.seq + 1] = time.perf_counter()
        self.game.load.sent += 1
        self.socket.send(
            b'{"type":"move","cmd_id":"%d","seq":%d,"move":%s}'
            % (self.game.load.sent, self.seq, move)
        )

    def lost(self) -> None:
        """The socket is gone."""
        self.socket = None


class Game:
    """A table with its clients."""

    def __init__(self, load: "Load", table: str, sessions: list[str], urls: list[str]) -> None:
        self.load = load
        self.table = table
        self.held = FollowedGame(load.game, len(sessions)) if load.browsers else None
        self.seats = [
            Seat(self, number, session, urls[number]) for number, session in enumerate(sessions)
        ]
        self.first: tuple[Seat, bytes] | None = None
        self.playing = False
        self.thinking: asyncio.TimerHandle | None = None  # until the next move
        self.flying: dict[int, float] = {}  # when a move was sent, by the seq of its first event
        self.landed: set[int] = set()  # what one of the two has heard of

    def arrived(self, first: int) -> None:
        """A client has heard of a move: the second to do so ends its flight."""
        if first not in self.flying:
            return
        if first in self.landed:
            self.landed.remove(first)
            self.load.times.append(time.perf_counter() - self.flying.pop(first))
        else:
            self.landed.add(first)

    def play(self) -> None:
        """Make the first move."""
        self.playing = True
        if self.first is not None:
            self.turn(*self.first)

    def turn(self, seat: Seat, message: bytes) -> None:
        """Move at once, or after some thought."""
        pause = self.load.pause
        if pause:
            self.thinking = asyncio.get_running_loop().call_later(
                pause * random.uniform(0.5, 1.5), seat.move, message
            )
        else:
            seat.move(message)

    def stop(self) -> None:
        """Make no move any more."""
        self.playing = False
        if self.thinking is not None:
            self.thinking.cancel()

    def ended(self) -> None:
        """Go on at the next table."""
        if self.playing:
            self.playing = False
            self.load.finished += 1
            if self.load.ready:
                self.load.ready.popleft().play()
            else:
                self.load.short = True


class Load:
    """All clients."""

    def __init__(self, urls: list[str], options: argparse.Namespace, pause: float) -> None:
        self.urls = urls
        self.apart: bool = options.apart
        self.game: str = options.game
        self.browsers: bool = options.clients == "browsers"
        self.pause = pause
        self.times: list[float] = []
        self.sent = self.errors = self.finished = 0
        self.ready: deque[Game] = deque()
        self.short = False

    async def prepare(self, tables: int) -> None:
        """Create tables, sit down, begin and wait."""
        for start in range(0, tables, 50):
            games = await asyncio.gather(
                *(self.one(n) for n in range(start, min(start + 50, tables)))
            )
            self.ready.extend(games)

    async def one(self, number: int) -> Game:
        """A table on which the game has begun."""
        places = (number, number + 1) if self.apart else (number, number)
        urls = [self.urls[place % len(self.urls)] for place in places]

        def create() -> tuple[str, list[str]]:
            names = ("Ada", "Bruno")
            sessions = [post(f"{urls[0]}/api/guests", {"name": name})["session"] for name in names]
            wanted = {"game": self.game, "players": 2}
            return post(f"{urls[0]}/api/tables", wanted, sessions[0])["table"], sessions

        game = Game(self, *await asyncio.to_thread(create), urls)
        for seat in game.seats:
            await seat.enter()
            assert seat.socket is not None
            seat.socket.send(b'{"type":"join","seed":"s","cmd_id":"j"}')
            if self.apart:  # who comes later would find the seats as they were
                await asyncio.sleep(0.1)
        socket = game.seats[-1].socket
        assert socket is not None
        game.playing = False
        catch = asyncio.get_running_loop().create_future()

        def first_turn(seat: Seat, message: bytes) -> None:
            game.first = (seat, message)
            if not catch.done():
                catch.set_result(None)

        game.playing, game.turn = True, first_turn  # type: ignore[method-assign]
        await asyncio.sleep(0.05)
        socket.send(b'{"type":"start","cmd_id":"s"}')
        await catch
        game.playing = False
        del game.turn
        return game
