"""What the games of a series have in common."""

from dataclasses import dataclass, field

from medici.games import GAMES, Rulebook
from medici.record.game import Options, check_setup


@dataclass(frozen=True)
class Played:
    """A series of games: which game, by whom, and from which seed."""

    game: str
    players: int
    seed: int
    bots: tuple[str, ...]  # one in each seat
    options: Options = field(default_factory=dict)

    @property
    def book(self) -> Rulebook:
        """The rules."""
        return GAMES[self.game]

    @property
    def variant(self) -> int:
        """The options as the rules know them."""
        return self.book.variant(check_setup(self.book, self.players, self.options))

    def same(self) -> dict[str, object]:
        """The columns that are the same in every row."""
        options = (f"{name}={str(value).lower()}" for name, value in self.options.items())
        return {
            "game": self.game,
            "players": self.players,
            "options": " ".join(options),
            "seed": self.seed,
        }
