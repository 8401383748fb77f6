"""The log: the story of the game in words, told on as it goes."""

from rich.text import Text

from medici.record import Game
from medici.record.game import Move
from medici.signs import printable
from medici.words import Words

SHOWN = 60  # paragraphs beside the table; the whole story has a page of its own


class Chronicle:
    """What has been told of a game, paragraph by paragraph."""

    def __init__(self, texts: Words) -> None:
        self.texts = texts
        self.told: list[Move] = []
        self.paragraphs: list[str] = []

    def follow(self, game: Game) -> None:
        """Tell what has happened since; after a move was taken back, everything anew."""
        since = len(self.told)
        if game.moves[:since] != self.told:
            since, self.paragraphs = 0, []
        if since < len(game.moves):
            self.paragraphs += self.texts.story(game, since)
        self.told = game.moves[:]

    def text(self, most: int | None = SHOWN) -> Text:
        """The last paragraphs, or all; headings stand out."""
        text = Text()
        for paragraph in self.paragraphs if most is None else self.paragraphs[-most:]:
            heading = not paragraph.endswith(".")
            text.append(f"{printable(paragraph)}\n", style="bold" if heading else "")
        text.rstrip()
        return text if text.plain else Text(self.texts.say("terminal-log-empty"), style="dim")

    def last(self) -> str:
        """The last paragraph."""
        return printable(self.paragraphs[-1]) if self.paragraphs else ""
