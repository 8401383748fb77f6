"""A game in progress in a terminal: people at the prompt, chance and bots around them."""

import shlex
from collections.abc import Sequence
from pathlib import Path
from random import Random

import msgspec
from rich.console import RenderableType

from medici.bots import BotFailure, bot_named
from medici.cli.draw import draw, middle, question
from medici.cli.draw.parts import short
from medici.cli.prompt import HELP, Command, offer, understand
from medici.cli.saves import SaveFile, read_game
from medici.cli.screen import Screen
from medici.record import Game
from medici.record.undo import can_undo, last_decision, last_person
from medici.signs import printable_json
from medici.words import words

NAMES = ["Ada", "Bruno", "Chen", "Dora", "Emil", "Fatima"]
USUAL_BOT = "merchant"  # answers at once, and needs nothing compiled
ADDING = ("draw", "auction", "reveal")  # moves that change no ship


class Leave(Exception):  # noqa: N818
    """Somebody wants to go."""


class Table:
    """A game, the people who play it, and how much of it they have seen."""

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
        self.screen = Screen()
        self.file = SaveFile()
        self.game = game
        self.moves_told = 0
        self.moves_drawn = 0  # how many had been made when the table was drawn last
        if file is not None:
            self.put_on(game, file)

    def put_on(self, game: Game, file: Path) -> None:
        """Play a game from a file from now on."""
        self.game = game
        self.moves_drawn = 0
        self.moves_told = len(game.moves) - game.over  # the end is always worth telling
        self.file.note(file.expanduser().absolute(), game)

    @property
    def people(self) -> range:
        """The seats at this keyboard."""
        return range(min(self.humans, len(self.game.players)))

    def run(self) -> None:
        """Play until the end, or until somebody leaves; nothing is lost either way."""
        try:
            self.play()
        except Leave:
            pass
        except (EOFError, KeyboardInterrupt):
            self.screen.show()
        except BotFailure as failure:
            last = failure.detail.splitlines()[-1]
            self.screen.refuse(f"A bot does not play on: {failure.reason} ({last}).")
        finally:
            self.part()

    def play(self) -> None:
        """Play until the game is over."""
        while True:
            self.others_act()
            self.tell_news()
            if self.game.over:
                return
            if self.same_turn():
                self.show(middle(self.game))
            else:
                self.show(draw(self.game, self.people))
            self.ask()

    def others_act(self) -> None:
        """Chance and the seats without a person act."""
        game = self.game
        game.let_nature_act(self.luck)
        while isinstance(game.actor, int) and game.actor not in self.people:
            bot = bot_named(self.bots[(game.actor - len(self.people)) % len(self.bots)])
            game.play(bot.move(game.name, game.state, self.luck.getrandbits(32)))
            game.let_nature_act(self.luck)

    def tell_news(self) -> None:
        """Tell what has happened since the last time."""
        if self.moves_told < len(self.game.moves):
            if self.moves_told:
                self.screen.show()
            self.screen.tell(words("en").story(self.game, since=self.moves_told))
        self.moves_told = len(self.game.moves)

    def same_turn(self) -> bool:
        """Whether the person to act has only been adding cards since the table was drawn."""
        news = self.game.moves[self.moves_drawn :]
        mine = [text for actor, text in news if actor == self.game.actor]
        others = [actor for actor, _ in news if actor not in (self.game.actor, "nature")]
        return bool(mine) and not others and all(text in ADDING for text in mine)

    def show(self, part: RenderableType) -> None:
        """Draw the table or a part of it, and ask the question."""
        self.screen.show()
        self.screen.show(part)
        self.screen.show()
        self.moves_drawn = len(self.game.moves)
        self.question()

    def question(self) -> None:
        """Whose turn it is, and what is legal."""
        self.screen.say(question(self.game), style="bold")
        self.screen.say(f"Legal: {offer(self.game.legal())} (or help)", indent=2)

    def ask(self) -> None:
        """Read lines until one of them is a move or brings another position."""
        game = self.game
        moves = len(game.moves)
        while self.game is game and len(game.moves) == moves:
            try:
                line = input(f"{short(game.players[int(game.actor or 0)])}> ")
            except UnicodeDecodeError:
                line = "?" * 3  # not a text at all
            wish = understand(line, game.legal())
            if isinstance(wish, Command):
                self.obey(wish)
            elif not wish:
                self.question()
            else:
                self.attempt(line, wish)

    def attempt(self, line: str, move: str) -> None:
        """Play a move if it is one and legal; otherwise say what is."""
        if move in self.game.legal():
            self.game.play(move)
            return
        verb = move.split(maxsplit=1)[0]
        known = self.game.action_of(move) is not None or verb in ("bid", "take", "choose")
        problem = f'"{move}" is not legal now' if known else f'"{line.strip()}" is not understood'
        self.screen.refuse(f"{problem}. Legal: {offer(self.game.legal())}; or help.")

    def obey(self, command: Command) -> None:
        """Carry out a command."""
        if command.name == "quit":
            raise Leave
        if command.name == "help":
            self.screen.show(HELP)
        elif command.name == "table":
            self.show(draw(self.game, self.people))
        elif command.name == "log":
            self.screen.tell(words("en").story(self.game))
            self.question()
        elif command.name == "undo":
            self.take_back()
        elif command.name == "save":
            self.save(command.file)
        else:
            self.load(command.file)

    def take_back(self) -> None:
        """Undo the last decision made here, if neither chance nor another person has answered."""
        game = self.game
        bots = [seat for seat in range(len(game.players)) if seat not in self.people]
        last = last_person(game, bots)
        seat = int(game.actor or 0) if last is None else last
        reason, before = can_undo(game, seat, bots), last_decision(game, seat)
        if reason or before is None:
            self.screen.refuse(f"This cannot be taken back: {reason}.")
            return
        self.game = game.before(before)
        self.moves_told = before
        self.screen.say(f"{game.players[seat]} takes back: {game.moves[before][1]}.")

    def save(self, file: str) -> None:
        """Write the game where it is asked for."""
        try:
            path = self.file.save(self.game, file)
        except (OSError, ValueError) as problem:
            self.screen.refuse(f"Not saved: {problem}. The game goes on.")
            return
        self.screen.line(f"Saved as {path}")

    def load(self, file: str) -> None:
        """Replace the game by one from a file, if that is sound; the present one is saved."""
        if not file:
            self.screen.refuse("Load which file? Type load FILE.")
            return
        try:
            game = read_game(Path(file))
            path = self.file.keep(self.game)
        except (OSError, ValueError) as problem:
            self.screen.refuse(f"Could not load {file}: {problem}. The current game continues.")
            return
        self.screen.line(f"The current game is saved as {path}")
        self.put_on(game, Path(file))
        self.screen.line(f"Loaded {file}")

    def part(self) -> None:
        """Save what is not saved yet, and say how to go on."""
        try:
            path = self.file.keep(self.game)
        except OSError as problem:
            self.screen.refuse(f"The game cannot be saved: {problem}. This is its record:")
            self.screen.line(printable_json(msgspec.json.encode(self.game.record()).decode()))
            return
        self.screen.show()
        if self.game.over:
            self.screen.line(f"The record of this game: {path}")
            return
        self.screen.line(f"Saved as {path}")
        humans = f" --humans {self.humans}" if self.humans != 1 else ""
        bots = f" --bots {','.join(self.bots)}" if tuple(self.bots) != (USUAL_BOT,) else ""
        load = shlex.quote(str(path))
        self.screen.line(f"Continue with: medici play --load {load}{humans}{bots}")
