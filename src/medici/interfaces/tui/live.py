"""A live table of a server, joined by its address."""

import shlex
from collections.abc import Awaitable, Callable, Collection
from typing import Any

from rich.text import Text

from medici.interfaces.tui.address import Address
from medici.interfaces.tui.play import Changed, Play, Refused
from medici.interfaces.tui.sessions import keep_session, read_sessions
from medici.interfaces.tui.status import clock_time, runs_out
from medici.online.client import Client, ClientError, Live, Update
from medici.presentation.sanitize import sanitize
from medici.presentation.words import Words
from medici.record import Game, replay

KNOWN = {"ended", "moved", "said", "undone"}  # events that change no seat


class LivePlay(Play):
    """A seat at a live table, or a place to watch it."""

    talks = True

    def __init__(self, address: Address, name: str, texts: Words) -> None:
        self.address = address
        self.name = name
        self.texts = texts
        self.view: dict[str, Any] = {}
        self.client = Client(address.base, read_sessions().get(address.base))
        self.live: Live | None = None
        self.legal: list[str] = []
        self.heard: list[str] = []
        self.actor: int | str | None = None

    @property
    def asked(self) -> int | None:
        """The own seat to act."""
        return self.actor if self.legal and isinstance(self.actor, int) else None

    @property
    def seats(self) -> list[dict[str, Any]]:
        """Who sits where."""
        seats: list[dict[str, Any]] = self.view.get("seats", [])
        return seats

    def bot(self, seat: int) -> str:
        """The bot in a seat."""
        return str(self.seats[seat].get("bot") or "") if seat < len(self.seats) else ""

    async def run(self, changed: Changed) -> None:
        """Sit down, and follow the table."""
        await changed()
        try:
            await self.follow(changed)
        except ClientError as problem:
            self.failure = self.problem(problem)
            await changed()

    async def follow(self, changed: Changed) -> None:
        """Everything that happens at the table."""
        await self.sign_in()
        async with self.client.table(self.address.table) as live:
            self.live = live
            self.see(live.snapshot)
            if live.snapshot["phase"] == "open" and not self.mine:
                await self.sit_down(live)
            async for update in live:
                await self.take(update, changed)

    async def sign_in(self) -> None:
        """Be the guest that one was here before, or a new one."""
        if self.client.session is not None:
            try:
                await self.client.request("GET", "/api/me")
                return
            except ClientError as problem:
                if problem.code == "unreachable":
                    raise
                self.client.session = None
        await self.client.guest(self.name)
        keep_session(self.address.base, self.client.session)

    async def sit_down(self, live: Live) -> None:
        """Take a seat, if there is one; else watch."""
        try:
            await live.join()
        except ClientError as problem:
            if problem.code not in ("full", "not-open", "seat-taken"):
                raise

    def see(self, view: dict[str, Any]) -> None:
        """Who sits where."""
        self.view = view
        self.mine = [number for number, seat in enumerate(self.seats) if seat["yours"]]

    async def take(self, update: Update, changed: Changed) -> None:
        """Show what an update tells, move by move."""
        self.legal, self.until = [], None
        kinds = {event["type"] for event in update.events}
        if update.snapshot is not None:
            self.see(update.snapshot)
            if self.view["phase"] not in ("open", "cancelled"):
                self.game = (await self.played()).before(update.snapshot["moves"])
        elif kinds - KNOWN:
            self.see(await self.client.snapshot(self.address.table))
        for event in update.events:
            await self.happen(event, changed)
        self.actor, self.legal = update.actor, update.legal
        self.until = runs_out(update.actor, update.clocks, update.deadline)
        await changed()

    async def happen(self, event: dict[str, Any], changed: Changed) -> None:
        """One event."""
        if event["type"] == "started":
            self.game = (await self.played()).before(0)
        elif event["type"] == "moved" and self.game is not None:
            self.game.play(event["move"])
            self.actor = self.game.actor
            await changed()
        elif event["type"] == "said":
            self.heard.append(f"{sanitize(event['name'])}: {sanitize(event['text'])}")
        elif event["type"] == "undone" and self.game is not None:
            self.game = self.game.before(event["moves"])

    async def played(self) -> Game:
        """The game so far."""
        return replay(await self.client.record(self.address.table))

    async def ask(self, request: Callable[[Live], Awaitable[object]]) -> None:
        """Ask the table for something; Refused says why not."""
        if self.live is None:
            raise Refused(self.texts.say("terminal-not-now"))
        try:
            await request(self.live)
        except ClientError as problem:
            raise Refused(self.problem(problem)) from problem

    async def command(self, kind: str, **fields: Any) -> None:
        """Send a command to the table."""
        await self.ask(lambda live: live.command(kind, **fields))

    async def move(self, move: str) -> None:
        """Make a move; the table tells everybody."""
        await self.ask(lambda live: live.move(move))

    async def talk(self, text: str) -> str:
        """Say something; it comes back as what everybody hears."""
        await self.command("chat", text=text)
        return ""

    async def undo(self) -> str:
        """Ask for one's last move back."""
        await self.command("undo")
        return self.texts.say("terminal-undo-live")

    async def seen(self) -> None:
        """Let the clocks run on, if there are any."""
        if self.live is not None and self.mine and self.view.get("clocks"):
            await self.command("go-on")

    def problem(self, problem: ClientError) -> str:
        """What a server refuses, in the language of the house; programs write English alone."""
        message = f"shell-problem-{problem.code}"
        if message not in self.texts:
            message = "shell-problem-other"
        reason = sanitize(problem.reason)
        ends = "never" if problem.until is None else clock_time(problem.until, self.texts)
        said = self.texts.say(message, {"until": ends, "reason": reason})
        return said if reason or self.texts.lang != "en" else f"{said} ({problem})"

    @property
    def offers(self) -> Collection[tuple[str, str]]:
        """Starting the game, and coming back to one's seat."""
        if self.view.get("phase") == "open" and self.view["yours"] and self.full():
            return [("s", "start")]
        if self.view.get("phase") == "running" and self.replaced():
            return [("b", "return")]
        return []

    async def take_offer(self, key: str) -> str:
        """Start, or come back."""
        await self.command("start" if key == "s" else "return")
        return ""

    def full(self) -> bool:
        """Whether all seats are taken."""
        return all(seat["name"] for seat in self.seats)

    def replaced(self) -> bool:
        """Whether a bot plays for oneself, and one may come back."""
        lost = [self.seats[seat].get("taken_over") for seat in self.mine]
        if self.view.get("rated") or self.view.get("event"):  # who has left a game that counts has
            return "clock" in lost
        return any(lost)

    def waiting(self, texts: Words) -> str:
        """What the game waits for."""
        if not self.view:
            return texts.say("terminal-join-busy", {"address": self.address.url})
        if self.view["phase"] == "cancelled":
            return texts.say("terminal-lobby-cancelled")
        if not self.full():
            taken = sum(1 for seat in self.seats if seat["name"])
            return texts.say("terminal-lobby-wait", {"taken": taken, "seats": len(self.seats)})
        if self.view["yours"]:
            return texts.say("terminal-lobby-ready")
        return texts.say("terminal-lobby-host", {"who": sanitize(self.view["host"])})

    def lobby(self, texts: Words) -> Text:
        """The seats before the game."""
        if not self.view:
            return Text("")
        text = Text(texts.say("terminal-lobby", {"table": self.address.url}), style="bold")
        for number, seat in enumerate(self.seats, start=1):
            name = sanitize(seat["name"]) if seat["name"] else texts.say("terminal-lobby-free")
            you = f" {texts.say('terminal-you')}" if seat["yours"] else ""
            line = texts.say("terminal-lobby-seat", {"n": number, "who": name + you})
            text.append(f"\n  {line}", style="not bold")
        return text

    def command_line(self) -> str:
        """How to come back."""
        return f"medici play --table {shlex.quote(self.address.url)}"
