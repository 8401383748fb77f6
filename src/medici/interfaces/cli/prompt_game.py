"""A game in progress at the prompt of a plain terminal."""

from collections.abc import Sequence
from pathlib import Path
from random import Random

from rich.console import RenderableType

from medici.bots import BotFailure
from medici.games.actors import NATURE_NAME
from medici.interfaces.cli.output import Screen
from medici.interfaces.tui.draw import draw, middle, question
from medici.interfaces.tui.draw.parts import short
from medici.interfaces.tui.prompt import Command, offer, typed, understand
from medici.interfaces.tui.saves import file_problem, read_game
from medici.interfaces.tui.session import USUAL_BOT, CannotUndo, Session
from medici.presentation.words import words
from medici.record import Game

ADDING = ("draw", "auction", "reveal")  # moves that change no ship


class Leave(Exception):  # noqa: N818
    """Somebody wants to go."""


class PromptGame:
    """A session at the prompt, and how much of the game those at it have seen."""

    def __init__(
        self,
        game: Game,
        humans: int,
        luck: Random,
        file: Path | None = None,
        bots: Sequence[str] = (USUAL_BOT,),
        lang: str = "en",
    ) -> None:
        self.session = Session(game, humans, luck, file, bots, lang)
        self.lang = lang
        self.screen = Screen()
        self.moves_drawn = 0  # how many had been made when the table was drawn last
        self.moves_told = 0
        if file is not None:
            self.skip_to_now()

    @property
    def game(self) -> Game:
        """What is played."""
        return self.session.game

    def skip_to_now(self) -> None:
        """What has happened need not be told, but the end is always worth telling."""
        self.moves_drawn = 0
        self.moves_told = len(self.game.moves) - self.game.over

    def run(self) -> None:
        """Play until the end, or until somebody leaves; nothing is lost either way."""
        try:
            self.play()
        except Leave:
            pass
        except (EOFError, KeyboardInterrupt):
            self.screen.show()
        except BotFailure as failure:
            self.screen.refuse(self.session.failure_text(failure))
        finally:
            self.part()

    def play(self) -> None:
        """Play until the game is over."""
        while True:
            while self.session.asked is None and not self.game.over:
                self.game.play(self.session.others_move())
            self.tell_news()
            if self.game.over:
                return
            if self.same_turn():
                self.show(middle(self.game, self.lang))
            else:
                self.show(draw(self.game, self.session.people, self.lang))
            self.ask()

    def tell_news(self) -> None:
        """Tell what has happened since the last time."""
        if self.moves_told < len(self.game.moves):
            if self.moves_told:
                self.screen.show()
            self.screen.tell(words(self.lang).story(self.game, since=self.moves_told))
        self.moves_told = len(self.game.moves)

    def same_turn(self) -> bool:
        """Whether the person to act has only been adding cards since the table was drawn."""
        news = self.game.moves[self.moves_drawn :]
        mine = [text for actor, text in news if actor == self.game.actor]
        others = [actor for actor, _ in news if actor not in (self.game.actor, NATURE_NAME)]
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
        self.screen.say(question(self.game, self.lang), style="bold")
        self.screen.say(self.session.say("legal", moves=self.offered()), indent=2)

    def offered(self) -> str:
        """The legal moves in short."""
        return offer(self.game.legal(), self.lang)

    def ask(self) -> None:
        """Read lines until one of them is a move or brings another position."""
        game = self.game
        moves = len(game.moves)
        while self.game is game and len(game.moves) == moves:
            try:
                line = input(f"{short(game.players[int(game.actor or 0)])}> ")
            except UnicodeDecodeError:
                line = "?" * 3  # not a text at all
            wish = understand(line, game.legal(), self.lang)
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
        say, moves = self.session.say, self.offered()
        if known:
            self.screen.refuse(say("illegal", move=typed(move, self.lang), moves=moves))
        else:
            self.screen.refuse(say("unknown", line=line.strip(), moves=moves))

    def obey(self, command: Command) -> None:
        """Carry out a command."""
        if command.name == "quit":
            raise Leave
        if command.name == "help":
            self.screen.show(self.session.say("help"))
        elif command.name == "table":
            self.show(draw(self.game, self.session.people, self.lang))
        elif command.name == "log":
            self.screen.tell(words(self.lang).story(self.game))
            self.question()
        elif command.name == "undo":
            self.take_back()
        elif command.name == "save":
            self.save(command.file)
        else:
            self.load(command.file)

    def take_back(self) -> None:
        """Undo the last decision made here, if neither chance nor another person has answered."""
        try:
            seat, move = self.session.take_back()
        except CannotUndo as reason:
            self.screen.refuse(str(reason))
            return
        self.moves_told = len(self.game.moves)
        self.screen.say(self.session.say("undone", who=self.game.players[seat], move=move))

    def save(self, file: str) -> None:
        """Write the game where it is asked for."""
        try:
            path = self.session.file.save(self.game, file)
        except (OSError, ValueError) as problem:
            self.screen.refuse(self.session.say("not-saved", reason=self.file_problem(problem)))
            return
        self.screen.line(self.session.say("saved", file=str(path)))

    def load(self, file: str) -> None:
        """Replace the game by one from a file, if that is sound; the present one is saved."""
        say = self.session.say
        if not file:
            self.screen.refuse(say("load-which"))
            return
        try:
            game = read_game(Path(file))
            path = self.session.file.keep(self.game)
        except (OSError, ValueError) as problem:
            self.screen.refuse(say("not-loaded", file=file, reason=self.file_problem(problem)))
            return
        self.screen.line(say("kept", file=str(path)))
        self.session.put_on(game, Path(file))
        self.skip_to_now()
        self.screen.line(say("loaded", file=file))

    def file_problem(self, problem: Exception) -> str:
        """What went wrong with a file."""
        return file_problem(problem, words(self.lang, "terminal"))

    def part(self) -> None:
        """Save what is not saved yet, and say how to go on."""
        self.screen.show()
        for line in self.session.farewell():
            self.screen.line(line)
