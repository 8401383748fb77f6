"""A game at this keyboard: who plays it, what the others do, how it is taken back and kept."""

import os
import shlex
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

import msgspec

from medici.bots import BotFailure, bot_named
from medici.games.actors import NATURE_NAME
from medici.interfaces.tui.prompt import drawn, typed
from medici.interfaces.tui.saves import LastGame, SaveFile, file_problem, note_last
from medici.online.tables.citizens import player_of
from medici.presentation.sanitize import sanitize_json
from medici.presentation.words import words
from medici.record import Game
from medici.record.undo import can_undo, last_decision, last_person

NAMES = ["Ada", "Bruno", "Chen", "Dora", "Emil", "Fatima"]
USUAL_BOT = "merchant"  # answers at once, and needs nothing compiled


class CannotUndo(Exception):  # noqa: N818
    """Why a move is not taken back, in a sentence."""


class Session:
    """A game, and the people and bots who play it."""

    def __init__(
        self,
        game: Game,
        humans: int,
        luck: Random,
        file: Path | None = None,
        bots: Sequence[str] = (USUAL_BOT,),
        lang: str = "en",
    ) -> None:
        self.game = game
        self.humans = humans
        self.luck = luck
        self.bots = bots  # in the seats after the people, going round if they are few
        self.lang = lang
        self.file = SaveFile()
        if file is not None:
            self.put_on(game, file)

    def put_on(self, game: Game, file: Path) -> None:
        """Play a game from a file from now on."""
        self.game = game
        self.file.note(file.expanduser().absolute(), game)

    def say(self, message: str, **args: int | str) -> str:
        """A message in the language of those who play."""
        return words(self.lang, "terminal").say(f"terminal-{message}", args)

    @property
    def people(self) -> range:
        """The seats at this keyboard."""
        return range(min(self.humans, len(self.game.players)))

    @property
    def machines(self) -> range:
        """The seats of the bots."""
        return range(len(self.people), len(self.game.players))

    @property
    def asked(self) -> int | None:
        """The seat at this keyboard that is to act, if it is one."""
        actor = self.game.actor
        return actor if isinstance(actor, int) and actor in self.people else None

    def name_of_bot(self, seat: int) -> str:
        """The bot in a seat."""
        return self.bots[(seat - len(self.people)) % len(self.bots)]

    def others_move(self) -> int | str:
        """What chance or the bot to act does; nothing is changed by asking."""
        game = self.game
        if game.actor == NATURE_NAME:
            return game.book.nature_move(game.state, self.luck)
        seat = int(game.actor or 0)
        bot = bot_named(player_of(self.name_of_bot(seat), game.players[seat]))
        return bot.move(game.name, game.state.copy(), self.luck.getrandbits(32))

    def failure_text(self, failure: BotFailure) -> str:
        """Why a bot does not go on, in a sentence."""
        last = failure.detail.splitlines()[-1]
        texts = words(self.lang, "terminal")
        reason = texts.because(f"{failure.reason} ({last})", "terminal-why-fault")
        return self.say("bot-fails", reason=reason)

    def take_back(self) -> tuple[int, str]:
        """Undo the last decision made here: whose it was, and what; CannotUndo says why not."""
        game = self.game
        last = last_person(game, self.machines)
        seat = int(game.actor or 0) if last is None else last
        before = last_decision(game, seat)
        if can_undo(game, seat, self.machines) or before is None:
            raise CannotUndo(self.why_not(seat, before))
        self.game = game.before(before)
        return seat, typed(game.moves[before][1], self.lang)

    def why_not(self, seat: int, before: int | None) -> str:
        """Why the last decision of a seat stands."""
        game = self.game
        if before is None:
            return self.say("no-undo-nothing", who=game.players[seat])
        if game.over:
            return self.say("no-undo-over")
        since = game.moves[before + 1 :]
        for actor, move in since:
            if actor == NATURE_NAME:
                return self.say("no-undo-chance", move=drawn(move, self.lang))
            if actor not in self.machines:
                who = game.players[actor]
                return self.say("no-undo-player", who=who, move=typed(move, self.lang))
        raise AssertionError(f"expected a reason; got {since}")

    def keep(self) -> Path:
        """Save the game as it stands, and note it as the last one."""
        path = self.file.keep(self.game)
        note_last(LastGame(str(path), self.humans, list(self.bots), self.lang))
        return path

    def farewell(self) -> Iterator[str]:
        """Save what is not saved yet, and say how to go on, in lines to be copied."""
        try:
            path = self.keep()
        except OSError as problem:
            yield self.say("unsaved", reason=file_problem(problem, words(self.lang, "terminal")))
            yield sanitize_json(msgspec.json.encode(self.game.record()).decode())
            return
        if self.game.over:
            yield self.say("record", file=str(path))
            return
        yield self.say("saved", file=str(path))
        humans = f" --humans {self.humans}" if self.humans != 1 else ""
        bots = f" --bots {','.join(self.bots)}" if tuple(self.bots) != (USUAL_BOT,) else ""
        command = f"medici play --load {shlex.quote(os.fspath(path))}{humans}{bots}"
        yield self.say("continue", command=command)
