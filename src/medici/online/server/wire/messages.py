"""The messages of a socket: JSON, told apart by their type.

What a client sends is an envelope around a command of ``medici.online.tables.commands``, or a hello
or a ping. What it gets is one of ``ToProgram``, or of ``ToBrowser`` if its hello asked for the log.
The messages that many sockets get are put together as bytes in ``audience``; their structs here say
what is in them.
"""

import msgspec

from medici.online.server.problem import SanctionError
from medici.online.tables import Event, Snapshot, TableError
from medici.online.tables.orders import Order

LONGEST_ID = 64  # characters of a command's id


class Envelope(msgspec.Struct):
    """What every message of a client has besides its own fields."""

    type: str
    cmd_id: str | None = None
    seq: int | None = None
    state: bool = False  # in a hello: whether every update is to carry the whole state
    log: bool = False  # in a hello: whether to send every event and nothing else, as to browsers


class Named(msgspec.Struct):
    """What is read of a message that is refused unread."""

    cmd_id: str | None = None


class Ok(msgspec.Struct, tag="ok", tag_field="type"):
    """A command was carried out, and is durable."""

    cmd_id: str | None
    seq: int


class Refusal(msgspec.Struct, tag="error", tag_field="type", omit_defaults=True):
    """A command was refused; nothing has changed."""

    cmd_id: str | None
    code: str
    message: str
    seq: int
    until: float | None = None  # until when one is muted or banned; left out: for good
    reason: str = ""  # why one is muted or banned, in the operator's words


class StaleRefusal(Refusal, tag="error", tag_field="type", kw_only=True):
    """A command came too late; with the events that its sender had not seen."""

    events: list[msgspec.Raw]
    first: int = msgspec.field(name="from")  # the number of the first of them


class Pong(msgspec.Struct, tag="pong", tag_field="type"):
    """The answer to a ping."""


class ProgramSnapshot(msgspec.Struct, tag="snapshot", tag_field="type"):
    """The whole table, for a program that has seen nothing of it."""

    seq: int
    table: Snapshot


class Events(msgspec.Struct, tag="events", tag_field="type", kw_only=True):
    """What has happened, and how the table stands after the last event that there is."""

    first: int = msgspec.field(name="from")  # the number of the first event
    events: list[Event]
    actor: int | None
    clocks: list[float] | None
    deadline: float | None
    more: bool | msgspec.UnsetType = msgspec.UNSET  # true: further events follow at once
    you: str | msgspec.UnsetType | None = msgspec.UNSET  # after a hello: the id of who said it


class ProgramUpdate(Events, tag="events", tag_field="type", kw_only=True):
    """What has happened, for a program; with the legal moves if it is to act."""

    state: dict[str, int | list[int]] | msgspec.UnsetType = msgspec.UNSET  # on demand
    legal: list[str] | msgspec.UnsetType = msgspec.UNSET


class Away(msgspec.Struct, tag="presence", tag_field="type"):
    """Which seats belong to people who are not at the table now."""

    away: list[int]


class Ordered(msgspec.Struct, tag="orders", tag_field="type"):
    """The orders of your own that stand; nobody else is told."""

    orders: list[Order]


ToProgram = ProgramSnapshot | ProgramUpdate | Ordered | Ok | Refusal | Pong
ToBrowser = Events | Away | Ordered | Ok | Refusal | Pong

encode = msgspec.json.Encoder().encode
PONG = encode(Pong())
_decode = msgspec.json.Decoder(Envelope).decode
_decode_name = msgspec.json.Decoder(Named).decode


def read_envelope(body: bytes) -> Envelope:
    """The outside of a message; TableError if it has none."""
    try:
        envelope = _decode(body)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
        raise TableError("bad-command", f"expected a JSON object; {problem}") from problem
    if envelope.cmd_id is not None and not 0 < len(envelope.cmd_id) <= LONGEST_ID:
        got = len(envelope.cmd_id)
        raise TableError("bad-command", expected=f"a cmd_id of 1 to {LONGEST_ID}", got=got)
    return envelope


def cmd_id_of(body: bytes) -> str | None:
    """The id in a message that is refused, whatever is wrong with it; None if there is none.

    >>> cmd_id_of(b'{"cmd_id": "c1", "text": 1}'), cmd_id_of(b'{"cmd_id": "c1"')
    ('c1', None)
    """
    try:
        cmd_id = _decode_name(body).cmd_id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
    return cmd_id if cmd_id is not None and 0 < len(cmd_id) <= LONGEST_ID else None


def refusal(cmd_id: str | None, error: TableError, seq: int) -> bytes:
    """The answer to a command that was refused."""
    answer = Refusal(cmd_id, error.code, error.message, seq)
    if isinstance(error, SanctionError):
        answer.until, answer.reason = error.until, error.reason
    return encode(answer)
