"""What screens ask of the app that shows them."""

from dataclasses import dataclass
from typing import Any, Protocol, cast

from textual.app import App

from medici.games import GAMES
from medici.interfaces.tui.play import Play
from medici.interfaces.tui.saves import LastGame
from medici.presentation.words import Words
from medici.record import Game


@dataclass
class NewGame:
    """What somebody wants to play."""

    game: str = "board"
    players: int = 4
    bots: str = "merchant"
    name: str = "Ada"

    def fit(self) -> None:
        """As many players as the game permits."""
        seats = GAMES[self.game].seats
        self.players = min(max(self.players, seats[0]), seats[-1])


class AppProtocol(Protocol):
    """The app, as screens know it."""

    texts: Words

    def speak(self, lang: str) -> None:
        """Speak a language from now on."""

    async def begin(self, wish: NewGame) -> None:
        """Play a new game."""

    async def again(self, play: Play) -> None:
        """Play the same once more."""

    async def resume(self, last: LastGame, game: Game) -> None:
        """Go on with a saved game."""

    async def ask_address(self, name: str) -> None:
        """Ask for the address of a live table, and go there."""

    async def action_menu(self) -> None:
        """Save the game, and show the menu."""

    async def action_leave(self) -> None:
        """Leave."""

    async def action_colours(self) -> None:
        """Light or dark."""


def app_of(app: App[Any]) -> AppProtocol:
    """The app that shows a screen; there is no other."""
    return cast(AppProtocol, app)
