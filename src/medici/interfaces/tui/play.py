"""A game that a table shows and plays: at this keyboard here, at a server in ``live``."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Collection, Sequence
from time import monotonic

from rich.text import Text

from medici.bots import BotFailure
from medici.games.actors import NATURE_NAME
from medici.interfaces.tui.saves import file_problem
from medici.interfaces.tui.session import CannotUndo, Session
from medici.interfaces.tui.thread import beside
from medici.presentation.words import Words
from medici.record import Game

Changed = Callable[[], Awaitable[None]]  # told of every change, and awaited
PAUSE = 0.7  # seconds that a move of a bot takes at least, so that it can be followed
GLANCE = 0.25  # the same for chance


class Refused(Exception):  # noqa: N818
    """Something that cannot be done, in a sentence."""


class Play(ABC):
    """A game in progress, and what those who look at it may do; by default nothing special."""

    game: Game | None = None  # None before it begins
    mine: Collection[int] = ()  # seats of those who look
    failure: str = ""  # why it does not go on
    hurried = False  # whether nobody wants to wait for pauses until the next own turn
    hints = False  # whether hints are fair
    talks = False  # whether there is somebody to talk to
    heard: Sequence[str] = ()  # what was said, in order
    until: float | None = None  # when the clock of who acts runs out, by time.monotonic

    @property
    @abstractmethod
    def asked(self) -> int | None:
        """The own seat that is to act, if one is."""

    @abstractmethod
    async def run(self, changed: Changed) -> None:
        """Play until the end, telling of every change."""

    @abstractmethod
    async def move(self, move: str) -> None:
        """Make a legal move for the seat that is asked."""

    @abstractmethod
    async def undo(self) -> str:
        """Take the last own decision back; what to say of it. Refused says why not."""

    def bot(self, seat: int) -> str:
        """The level of the bot in a seat; nothing if it is a person, or not known."""
        return ""

    def keep(self) -> None:  # noqa: B027  most have nothing to save
        """Save what would be lost."""

    def save(self, texts: Words) -> str:
        """Save what would be lost; what to say if that fails."""
        try:
            self.keep()
        except OSError as problem:
            return texts.say("terminal-autosave-fails", {"reason": file_problem(problem, texts)})
        return ""

    async def talk(self, text: str) -> str:
        """Say something to everybody; what to say of that. Refused says why not."""
        raise Refused(text)

    async def seen(self) -> None:  # noqa: B027  and nobody who waits
        """The scoring of a day has been looked at."""

    @property
    def offers(self) -> Collection[tuple[str, str]]:
        """What can be done besides moves: keys, and the names of messages terminal-do-..."""
        return ()

    async def take_offer(self, key: str) -> str:
        """Do one of these; what to say of it. Refused says why not."""
        raise Refused(key)

    def waiting(self, texts: Words) -> str:
        """What is waited for before the game begins."""
        return ""

    def lobby(self, texts: Words) -> Text:
        """Who is there before the game begins."""
        return Text("")


class LocalPlay(Play):
    """A session at this keyboard: bots think beside the screen, and take a moment for it."""

    def __init__(self, session: Session, pace: float = 1.0) -> None:
        self.session = session
        self.pace = pace
        self.acted = asyncio.Event()

    @property
    def game(self) -> Game:  # type: ignore[override]  # here it is always there
        """What is played."""
        return self.session.game

    @property
    def mine(self) -> Collection[int]:  # type: ignore[override]
        """The people's seats."""
        return self.session.people

    @property
    def hints(self) -> bool:  # type: ignore[override]
        """A hint would not be fair to other people."""
        return self.session.humans == 1

    @property
    def asked(self) -> int | None:
        """The person to act."""
        return self.session.asked

    def bot(self, seat: int) -> str:
        """The level of a bot."""
        return "" if seat in self.session.people else self.session.name_of_bot(seat)

    async def run(self, changed: Changed) -> None:
        """Let chance and bots act, and wait for people."""
        while True:
            self.acted.clear()
            await changed()
            if self.acted.is_set():  # while that was being shown
                continue
            if self.game.over:
                return
            if self.asked is not None:
                self.hurried = False
                await self.acted.wait()
            elif not await self.others_act():
                await changed()
                return

    async def others_act(self) -> bool:
        """Chance or a bot makes a move, unless somebody has taken one back meanwhile."""
        game, moves = self.game, len(self.game.moves)
        pause = GLANCE if game.actor == NATURE_NAME else PAUSE
        ready = monotonic() + pause * self.pace
        try:
            move = await beside(self.session.others_move)
        except BotFailure as failure:
            self.failure = self.session.failure_text(failure)
            return False
        while (left := ready - monotonic()) > 0 and not self.hurried:
            await asyncio.sleep(min(left, 0.05))
        if self.game is game and len(game.moves) == moves:
            game.play(move)
        return True

    async def move(self, move: str) -> None:
        """Make a move."""
        self.game.play(move)
        self.acted.set()

    async def undo(self) -> str:
        """Take a move back, and what bots have answered."""
        try:
            seat, move = self.session.take_back()
        except CannotUndo as reason:
            raise Refused(str(reason)) from reason
        self.acted.set()
        return self.session.say("undone", who=self.game.players[seat], move=move)

    def keep(self) -> None:
        """Save the game."""
        self.session.keep()
