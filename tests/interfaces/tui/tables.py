"""Tables for the tests: a pilot at an app whose luck is known and whose bots do not dawdle."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from random import Random

from textual.pilot import Pilot
from textual.widgets import Static

from medici.interfaces.tui.app import MediciApp
from medici.interfaces.tui.hints import Tip
from medici.interfaces.tui.play import LocalPlay
from medici.interfaces.tui.session import NAMES, Session
from medici.interfaces.tui.table import TableScreen
from medici.record import Game
from tests.waiting import PATIENCE


def first_legal(game: Game, lang: str, compiling: Callable[[], None]) -> Tip:
    """An adviser who answers at once."""
    return Tip(game.legal()[-1], 0.42, "")


def table_of(
    name: str, players: int, lang: str = "en", *, seed: int = 3, humans: int = 1
) -> MediciApp:
    """An app with a table laid, for one person and merchants."""
    session = Session(Game(name, NAMES[:players]), humans, Random(seed), None, ("merchant",), lang)
    return MediciApp(session, lang, seed=seed, pace=0, adviser=first_legal)


class Player:
    """Somebody at the keyboard."""

    def __init__(self, app: MediciApp, pilot: Pilot[None]) -> None:
        self.app = app
        self.pilot = pilot

    @property
    def game(self) -> Game:
        """What is played here."""
        assert isinstance(self.app.play, LocalPlay)
        return self.app.play.game

    @property
    def table(self) -> TableScreen:
        """The table on the screen."""
        assert isinstance(self.app.screen, TableScreen)
        return self.app.screen

    async def until(self, holds: Callable[[], bool]) -> None:
        """Wait until something is so."""
        async with asyncio.timeout(PATIENCE):
            while not holds():
                await self.pilot.pause(0.01)
        await self.pilot.pause()

    async def turn(self) -> None:
        """Wait until the person is asked, a day is counted, or all is over."""
        await self.until(
            lambda: (
                not isinstance(self.app.screen, TableScreen)
                or self.app.screen.hand is not None
                or self.game.over
            )
        )

    async def decide(self) -> None:
        """Take the first move, and wait until the next person is asked."""
        made = len(self.game.moves)
        await self.press("1", "enter")
        await self.until(lambda: len(self.game.moves) > made)
        await self.turn()

    async def press(self, *keys: str) -> None:
        """Press keys one after the other."""
        await self.pilot.press(*keys)
        await self.pilot.pause()

    def shown(self) -> str:
        """The screen as text."""
        strips = self.app.screen._compositor.render_strips()
        return "\n".join(strip.text for strip in strips)

    def note(self) -> str:
        """What the line under the question says."""
        return str(self.table.query_one("#note", Static).render())

    def status(self) -> str:
        """What is asked."""
        return str(self.table.query_one("#status", Static).render())


@asynccontextmanager
async def at(app: MediciApp, size: tuple[int, int] = (80, 24)) -> AsyncIterator[Player]:
    """Sit down at an app."""
    async with app.run_test(size=size) as pilot:
        player = Player(app, pilot)
        await pilot.pause()
        yield player
