"""A game in progress in a terminal: people at the prompt, chance and the other seats around."""

import shlex
import textwrap
from collections.abc import Iterable, Sequence
from pathlib import Path
from random import Random

import msgspec
from rich.console import Console, RenderableType
from rich.text import Text

from medici.bots import BOTS
from medici.cli.draw import draw, middle, question
from medici.cli.draw.parts import printable, short
from medici.cli.saves import keep, new_name, save, saved_games
from medici.cli.typed import Command, offer, understand
from medici.record import Game, read_record, replay
from medici.record.game import Move
from medici.record.undo import can_undo, undo
from medici.words import words

NAMES = ["Ada", "Bruno", "Chen", "Dora", "Emil", "Fatima"]
USUAL_BOT = "merchant"  # answers at once, and needs nothing compiled
ADDING = ("draw", "auction", "reveal")  # moves that change no ship
HELP = """\
Moves: type one as it is offered, or in short:
  board  7 = bid 7, p = pass, d = draw, a = auction
  card   r = reveal, 1 3 = take 1 3 (cards counted from the end of the market)
  dice   1 3 = choose 1 3 (dice by their numbers)
Commands:
  table      draw the table again
  log        tell the game so far
  undo       take back your last move, unless chance or others have acted since
  save FILE  write the game to a file (without FILE: to your saved games)
  load FILE  go on with the game in a file instead of this one
  help       this list
  quit       save the game and leave (so do Ctrl-D and Ctrl-C)"""


class Leave(Exception):  # noqa: N818
    """Somebody wants to go."""


class Table:
    """A game, the people who play it, and what they have been told of it."""

    def __init__(
        self,
        game: Game,
        humans: int,
        luck: Random,
        file: Path | None = None,
        bots: Sequence[str] = (USUAL_BOT,),
    ) -> None:
        self.humans = humans
        self.bots = bots  # in the seats after the people, going round if they are few
        self.luck = luck
        self.console = Console(highlight=False, markup=False, emoji=False)
        self.game = game
        self.told = 0  # moves that have been told
        self.drawn = 0  # moves that had been made when the table was drawn last
        self.safe: tuple[Path, list[Move]] | None = None  # what is in a file, and in which
        if file is not None:
            self.put_on(game, file)

    def put_on(self, game: Game, file: Path) -> None:
        """Play a game from a file from now on."""
        self.game = game
        self.drawn = 0
        self.told = len(game.moves) - game.over  # the end of a game is always worth telling
        self.safe = file.expanduser().absolute(), game.moves[:]

    @property
    def people(self) -> range:
        """The seats at this keyboard."""
        return range(min(self.humans, len(self.game.players)))

    def run(self) -> None:
        """Play until the end, or until somebody leaves; nothing is lost either way."""
        try:
            self.meet()
        except Leave:
            pass
        except (EOFError, KeyboardInterrupt):
            self.console.print()
        finally:
            self.part()

    def meet(self) -> None:
        """Play until the game is over."""
        while True:
            self.others_act()
            self.news()
            if self.game.over:
                return
            if self.same_turn():
                self.show(middle(self.game))
            else:
                self.show()
            self.ask()

    def others_act(self) -> None:
        """Chance and the seats without a person act."""
        game = self.game
        game.let_nature_act(self.luck)
        while isinstance(game.actor, int) and game.actor not in self.people:
            bot = BOTS[self.bots[(game.actor - len(self.people)) % len(self.bots)]]
            game.play(bot.move(game.name, game.state, self.luck.getrandbits(32)))
            game.let_nature_act(self.luck)

    def news(self) -> None:
        """Tell what has happened since the last time."""
        if self.told < len(self.game.moves):
            if self.told:
                self.console.print()
            self.tell(words("en").story(self.game, since=self.told))
        self.told = len(self.game.moves)

    def tell(self, lines: Iterable[str]) -> None:
        """Print the lines of a story, headings apart."""
        for line in lines:
            if not line.endswith("."):
                self.console.print()
                self.console.print(Text(line, style="bold"))
            else:
                self.say(line, indent=2)

    def line(self, text: str) -> None:
        """Print a line that is not wrapped, such as one to be copied."""
        self.console.print(Text(printable(text)), soft_wrap=True)

    def say(self, line: str, indent: int = 0, style: str = "") -> None:
        """Print a line of text, wrapped to the width of the terminal."""
        margin = " " * indent
        text = textwrap.fill(
            printable(line),
            self.console.width,
            initial_indent=margin,
            subsequent_indent=margin + "  ",
            break_long_words=False,
            break_on_hyphens=False,
        )
        self.console.print(Text(text, style=style), soft_wrap=True)

    def same_turn(self) -> bool:
        """Whether the person to act has only been adding cards since the table was drawn."""
        news = self.game.moves[self.drawn :]
        mine = [text for actor, text in news if actor == self.game.actor]
        others = [actor for actor, _ in news if actor not in (self.game.actor, "nature")]
        return bool(mine) and not others and all(text in ADDING for text in mine)

    def show(self, part: RenderableType | None = None) -> None:
        """Draw the table, or only a part of it, and ask the question."""
        self.console.print()
        self.console.print(part or draw(self.game, self.people))
        self.console.print()
        self.drawn = len(self.game.moves)
        self.question()

    def question(self) -> None:
        """Whose turn it is, and what is legal."""
        self.say(question(self.game), style="bold")
        self.say(f"Legal: {offer(self.game.legal())} (or help)", indent=2)

    def ask(self) -> None:
        """Read lines until one of them is a move or brings another position."""
        game = self.game
        moves = len(game.moves)
        while self.game is game and len(game.moves) == moves:
            try:
                line = input(f"{short(game.players[int(game.actor or 0)])}> ")
            except UnicodeDecodeError:
                line = "?" * 3  # not a text at all
            meant = understand(line, game.legal())
            if isinstance(meant, Command):
                self.obey(meant)
            elif not meant:
                self.question()
            else:
                self.attempt(line, meant)

    def attempt(self, line: str, move: str) -> None:
        """Play a move if it is one and legal; otherwise say what is."""
        if move in self.game.legal():
            self.game.play(move)
            return
        verb = move.split(maxsplit=1)[0]
        known = self.game.action_of(move) is not None or verb in ("bid", "take", "choose")
        problem = f'"{move}" is not legal now' if known else f'"{line.strip()}" is not understood'
        self.say(f"{problem}. Legal: {offer(self.game.legal())}; or help.", style="red")

    def obey(self, command: Command) -> None:
        """Carry out a command."""
        if command.name == "quit":
            raise Leave
        if command.name == "help":
            self.console.print(HELP)
        elif command.name == "table":
            self.show()
        elif command.name == "log":
            self.tell(words("en").story(self.game))
            self.question()
        elif command.name == "undo":
            self.take_back()
        elif command.name == "save":
            self.save(command.file)
        else:
            self.load(command.file)

    def take_back(self) -> None:
        """Undo the last move, if it was made here and nothing has happened since."""
        game = self.game
        last = game.moves[-1][0] if game.moves else None
        seat = last if last in self.people else game.actor
        reason = can_undo(game, int(seat or 0))
        if reason:
            self.say(f"This cannot be taken back: {reason}.", style="red")
            return
        name, text = game.players[int(seat or 0)], game.moves[-1][1]
        self.game = undo(game)
        self.told = len(self.game.moves)
        self.say(f"{name} takes back: {text}.")

    def save(self, file: str) -> None:
        """Write the game where it is asked for."""
        path = Path(file) if file else self.own_file() or new_name(saved_games(), self.game)
        try:
            path = save(self.game, path)
        except (OSError, ValueError) as problem:
            self.say(f"Not saved: {problem}. The game goes on.", style="red")
            return
        self.safe = path, self.game.moves[:]
        self.line(f"Saved as {path}")

    def load(self, file: str) -> None:
        """Replace the game by one from a file, if that is sound; the present one is kept."""
        if not file:
            self.say("Load which file? Type load FILE.", style="red")
            return
        try:
            game = read_game(Path(file))
            kept = self.kept()
        except (OSError, ValueError) as problem:
            self.say(f"{file} is not loaded: {problem}. This game goes on.", style="red")
            return
        self.line(f"The game until now is saved as {kept}")
        self.put_on(game, Path(file))
        self.line(f"Loaded {file}")

    def own_file(self) -> Path | None:
        """The file of this game among the saved ones; files elsewhere are never overwritten."""
        if self.safe and self.safe[0].parent == saved_games().absolute():
            return self.safe[0]
        return None

    def kept(self) -> Path:
        """Where the game as it stands is saved; if it is not yet, it is now."""
        if self.safe is None or self.safe[1] != self.game.moves:
            self.safe = keep(self.game, self.own_file()), self.game.moves[:]
        return self.safe[0]

    def part(self) -> None:
        """Save what is not saved yet, and say how to go on."""
        try:
            path = self.kept()
        except OSError as problem:
            self.say(f"The game cannot be saved: {problem}. This is its record:", style="red")
            self.line(msgspec.json.encode(self.game.record()).decode())
            return
        self.console.print()
        if self.game.over:
            self.line(f"The record of this game: {path}")
            return
        self.line(f"Saved as {path}")
        humans = f" --humans {self.humans}" if self.humans != 1 else ""
        bots = f" --bots {','.join(self.bots)}" if tuple(self.bots) != (USUAL_BOT,) else ""
        self.line(f"Go on with: medici play --load {shlex.quote(str(path))}{humans}{bots}")


def read_game(path: Path) -> Game:
    """The game in a file."""
    return replay(read_record(path.expanduser()))
