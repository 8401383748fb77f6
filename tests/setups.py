"""Every way to set a game up: the game, the number of players, the options."""

from dataclasses import dataclass
from itertools import product

from medici.games import GAMES, Rulebook
from medici.record import Game


@dataclass(frozen=True)
class Setup:
    """A set-up that the game takes."""

    name: str
    players: int
    options: tuple[tuple[str, bool | str], ...] = ()

    @property
    def book(self) -> Rulebook:
        return GAMES[self.name]

    @property
    def variant(self) -> int:
        return self.book.variant(dict(self.options))

    def game(self) -> Game:
        return Game(self.name, self.players, dict(self.options))

    def __str__(self) -> str:
        return "-".join(map(str, (self.name, self.players, *(value for _, value in self.options))))


def setups(name: str) -> list[Setup]:
    """All set-ups of one game."""
    book = GAMES[name]
    every_setup = []
    for values in product(*(option.values for option in book.options.values())):
        chosen = tuple(zip(book.options, values, strict=True))
        for players in book.seats:
            if all(players in book.options[key].seats.get(v, book.seats) for key, v in chosen):
                every_setup.append(Setup(name, players, chosen))
    return every_setup


def plain_setup(name: str, players: int) -> Setup:
    """A set-up with every option at its default."""
    options = tuple((key, option.default) for key, option in GAMES[name].options.items())
    return Setup(name, players, options)


def plain_setups(name: str) -> list[Setup]:
    """One set-up for each number of players, with every option at its default."""
    return [plain_setup(name, players) for players in GAMES[name].seats]
