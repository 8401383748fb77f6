"""The log: the story of the game in words, continued as it goes."""

from collections.abc import Sequence

from rich.text import Text

from medici.presentation.sanitize import sanitize
from medici.presentation.words import Words
from medici.record import Game
from medici.record.game import Move

SHOWN = 60  # paragraphs beside the table; the whole story has a page of its own


class GameLog:
    """What has been told of a game, paragraph by paragraph, and what was said at the table."""

    def __init__(self, texts: Words) -> None:
        self.texts = texts
        self.told: list[Move] = []
        self.paragraphs: list[str] = []
        self.heard: list[str] = []

    def follow(self, game: Game) -> None:
        """Tell what has happened since; after a move was taken back, everything anew."""
        since = len(self.told)
        if game.moves[:since] != self.told:
            since, self.paragraphs = 0, self.heard[:]
        if since < len(game.moves):
            self.paragraphs += self.texts.story(game, since)
        self.told = game.moves[:]

    def hear(self, heard: Sequence[str]) -> None:
        """Add what was said since; of that nothing is ever taken back."""
        self.paragraphs += heard[len(self.heard) :]
        self.heard += heard[len(self.heard) :]

    def text(self, most: int | None = SHOWN) -> Text:
        """The last paragraphs, or all; headings stand out, and so does talk."""
        text = Text()
        for paragraph in self.paragraphs if most is None else self.paragraphs[-most:]:
            style = "italic" if paragraph in self.heard else ""
            if not style and not paragraph.endswith("."):
                style = "bold"  # a heading
            text.append(f"{sanitize(paragraph)}\n", style=style)
        text.rstrip()
        return text if text.plain else Text(self.texts.say("terminal-log-empty"), style="dim")

    def last(self) -> str:
        """The last paragraph."""
        return sanitize(self.paragraphs[-1]) if self.paragraphs else ""
