"""What can be asked of a table, and by whom.

>>> decode_command(b'{"type": "move", "move": "bid 7", "cmd_id": "a1"}')
Move(move='bid 7')
"""

# Runs in browsers too: docs/browser-subset.md

import msgspec

from medici.online.tables.errors import TableError
from medici.online.tables.events import Talk, kebab


class Player(msgspec.Struct, frozen=True):
    """A person with a lasting id, which is no secret, and a name."""

    id: str
    name: str


class BaseCommand(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="type", tag=kebab):
    """Something that a person, a clock or a bot asks for."""


class Join(BaseCommand, frozen=True, kw_only=True):
    """Sit down, in any free seat if none is named, with a seed for chance.

    Under another name one may sit down once more, for somebody at the same device.
    """

    seat: int | None = None
    seed: str
    name: str | None = None


class Leave(BaseCommand, frozen=True):
    """Get up; once the game runs, a bot plays on. No seat means all of one's own."""

    seat: int | None = None


class SeatBot(BaseCommand, frozen=True, kw_only=True):
    """Have a bot sit down."""

    seat: int | None = None
    bot: str


class Unseat(BaseCommand, frozen=True):
    """Free a seat before the game."""

    seat: int


class Start(BaseCommand, frozen=True):
    """Begin the game."""


class Move(BaseCommand, frozen=True):
    """Make a move."""

    move: str


class Undo(BaseCommand, frozen=True):
    """Take one's last decision back, and what bots have answered."""


class Resign(BaseCommand, frozen=True):
    """Let a bot play on. No seat means the one to act, if it is one's own."""

    seat: int | None = None


class Return(BaseCommand, frozen=True):
    """Take the seat back from the bot; of several, the one to act."""

    seat: int | None = None


class GoOn(BaseCommand, frozen=True):
    """Say that one has seen the scoring of a day, so that the clocks need not rest any longer."""


class Expire(BaseCommand, frozen=True):
    """Note that the time of a seat is up; it counts only if that is so."""

    seat: int


class Chat(BaseCommand, frozen=True):
    """Say something."""

    text: str


class Rematch(BaseCommand, frozen=True):
    """Offer another game to the same round."""


class Cancel(BaseCommand, frozen=True):
    """Give the table up."""


class SetPace(BaseCommand, frozen=True):
    """Let bots take so many seconds for a move from now on; None: as the server does it."""

    pace: float | None = None


class SetTalk(BaseCommand, frozen=True):
    """Say who may talk from now on."""

    talk: Talk


class Silence(BaseCommand, frozen=True):
    """Let somebody talk no more at this table, or again."""

    player: str
    silent: bool = True


class BotMove(BaseCommand, frozen=True):
    """The move of a bot; from the server only."""

    seat: int
    move: str


class Forget(BaseCommand, frozen=True):
    """Take a person's name and words out of the table; from the server only."""

    player: str


Command = (
    Join
    | Leave
    | SeatBot
    | Unseat
    | Start
    | Move
    | Undo
    | Resign
    | Return
    | GoOn
    | Expire
    | Chat
    | Rematch
    | Cancel
    | SetPace
    | SetTalk
    | Silence
    | BotMove
    | Forget
)

DECODER: msgspec.json.Decoder[Command] = msgspec.json.Decoder(Command)


def decode_command(text: bytes | str) -> Command:
    """The command in a message; fields that it does not have are for others to read."""
    try:
        return DECODER.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
        raise TableError("bad-command", f"expected a command; {problem}") from problem
