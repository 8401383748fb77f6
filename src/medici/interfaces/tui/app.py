"""The app: a menu, and the tables that it leads to."""

import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import ClassVar

from textual import events
from textual.app import App
from textual.binding import Binding, BindingType
from textual.filter import LineFilter
from textual.geometry import Size
from textual.screen import Screen

from medici.interfaces.tui.address import Address
from medici.interfaces.tui.app_protocol import NewGame
from medici.interfaces.tui.dialogs import LEAST, JoinScreen, SmallScreen
from medici.interfaces.tui.hints import Adviser, tip
from medici.interfaces.tui.live import LivePlay
from medici.interfaces.tui.menu import MenuScreen
from medici.interfaces.tui.play import LocalPlay, Play
from medici.interfaces.tui.saves import LastGame, last_game
from medici.interfaces.tui.session import NAMES, Session
from medici.interfaces.tui.spaces import HeldWords, ShowSpaces
from medici.interfaces.tui.table import TableScreen
from medici.interfaces.tui.theme import DARK, LIGHT
from medici.online.tables.citizens import CITIZENS, choose_citizen, first_name
from medici.presentation.words import Words, words
from medici.record import Game

SHOW_SPACES = ShowSpaces()


class MediciApp(App[None]):
    """Medici in a terminal."""

    TITLE = "Medici"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c", "leave", priority=True, show=False),
        Binding("ctrl+q", "leave", priority=True, show=False),
        Binding("q", "leave", show=False),  # screens over others bind it themselves
    ]

    def __init__(
        self,
        start: Session | Address | None = None,
        lang: str = "en",
        *,
        name: str = "Ada",
        seed: int | None = None,
        pace: float = 1.0,
        adviser: Adviser = tip,
        light: bool = False,
    ) -> None:
        super().__init__()
        self.start = start
        self.lang = lang
        self.luck = Random(seed)
        self.pace = pace
        self.adviser = adviser
        self.light = light
        self.wish = NewGame(name=name)
        self.play: Play | None = None  # what is on the table, or was last
        self.register_theme(DARK)
        self.register_theme(LIGHT)

    @property
    def texts(self) -> Words:
        """The words of the language that is spoken, for the screen alone."""
        return HeldWords(words(self.lang, "terminal"))

    def get_line_filters(self) -> Sequence[LineFilter]:
        """What is done to lines before they are drawn."""
        return [*super().get_line_filters(), SHOW_SPACES]

    def speak(self, lang: str) -> None:
        """Speak a language from now on."""
        self.lang = lang

    async def on_mount(self) -> None:
        """Open what was asked for, or the menu."""
        self.theme = LIGHT.name if self.light else DARK.name
        if isinstance(self.start, Session):
            await self.open(LocalPlay(self.start, self.pace))
        elif self.start is not None:
            await self.join(self.start, self.wish.name)
        else:
            await self.push_screen(MenuScreen(self.wish, last_game()))

    def on_resize(self, event: events.Resize) -> None:
        """Say so if a table does not fit."""
        self.measure(event.size)

    def measure(self, size: Size) -> None:
        """Cover what does not fit."""
        small = size.width < LEAST[0] or size.height < LEAST[1]
        if small and not any(isinstance(one, SmallScreen) for one in self.screen_stack):
            self.push_screen(SmallScreen(self.texts))

    async def open(self, play: Play) -> None:
        """Lay a table in place of what is shown."""
        self.play = play
        await self.show(TableScreen(play, self.texts, self.adviser))

    async def show(self, screen: Screen[None]) -> None:
        """Show a screen in place of the one below all pages, once whoever asked for it is done.

        A screen that waited here would wait for its own end.
        """

        async def put() -> None:
            if isinstance(self.screen, SmallScreen):
                await self.pop_screen()
            if len(self.screen_stack) > 1:
                await self.switch_screen(screen)
            else:
                await self.push_screen(screen)
            self.measure(self.size)

        self.run_worker(put(), group="screens")

    async def begin(self, wish: NewGame) -> None:
        """A new game with bots."""
        bots = wish.bots.split(",")
        game = Game(wish.game, names(wish.name, bots, wish.players, self.luck))
        session = Session(game, 1, self.luck, None, bots, self.lang)
        await self.open(LocalPlay(session, self.pace))

    async def again(self, play: Play) -> None:
        """The same once more, or back to the menu from a server's table."""
        if not isinstance(play, LocalPlay):
            await self.action_menu()
            return
        old = play.session
        game = Game(old.game.name, old.game.players, old.game.options)
        session = Session(game, old.humans, self.luck, None, old.bots, self.lang)
        await self.open(LocalPlay(session, self.pace))

    async def resume(self, last: LastGame, game: Game) -> None:
        """Go on with a saved game."""
        bots = last.bots or ["merchant"]
        session = Session(game, last.humans, self.luck, Path(last.file), bots, self.lang)
        await self.open(LocalPlay(session, self.pace))

    async def ask_address(self, name: str) -> None:
        """Ask for the address of a live table, and go there."""

        async def go(address: Address | None) -> None:
            if address is not None:
                await self.join(address, name)

        await self.push_screen(JoinScreen(self.texts), go)

    async def join(self, address: Address, name: str) -> None:
        """Go to a live table."""
        await self.open(LivePlay(address, name, self.texts))

    async def action_menu(self) -> None:
        """Save the game, and show the menu."""
        note = "" if self.play is None else self.play.save(self.texts)
        await self.show(MenuScreen(self.wish, last_game(), note))

    async def action_leave(self) -> None:
        """Leave; whoever opened the app saves the game and says how to go on."""
        self.exit()

    def farewell(self) -> Iterator[str]:
        """What to say after leaving: where the game is, and how to go on."""
        if isinstance(self.play, LocalPlay):
            yield from self.play.session.farewell()
        elif isinstance(self.play, LivePlay):
            command = self.play.command_line()
            said = words(self.lang, "terminal")
            yield said.say("terminal-live-continue", {"command": command})

    async def action_colours(self) -> None:
        """Light or dark."""
        self.theme = LIGHT.name if self.theme == DARK.name else DARK.name
        if isinstance(self.screen, TableScreen):
            await self.screen.draw()


def names(name: str, bots: Sequence[str], players: int, luck: Random) -> list[str]:
    """The player, and citizens of Florence in the other seats, by their first names.

    >>> names("Ada", ["merchant"], 3, Random(1))
    ['Ada', 'Lisa', 'Baldo']
    """
    table = f"{luck.getrandbits(32):x}"
    present = [name]
    for seat in range(1, players):
        level = bots[(seat - 1) % len(bots)]
        if level in CITIZENS:
            present.append(first_name(choose_citizen(level, table, seat, present)))
        else:
            present.append(next(other for other in NAMES if other not in present))
    return present


def dark_background(environment: dict[str, str] | None = None) -> bool:
    """Whether the terminal says that it is dark; most are.

    >>> dark_background({"COLORFGBG": "0;15"}), dark_background({})
    (False, True)
    """
    background = (environment if environment is not None else dict(os.environ)).get("COLORFGBG", "")
    return background.rpartition(";")[2] not in ("7", "15")
