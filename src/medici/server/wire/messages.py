"""The messages of a socket: JSON, told apart by their type."""

import msgspec

from medici.tables import TableError

LONGEST_ID = 64  # characters of a command's id


class Envelope(msgspec.Struct):
    """What every message of a client has besides its own fields."""

    type: str
    cmd_id: str | None = None
    seq: int | None = None
    state: bool = False  # in a hello: whether updates shall carry the whole state
    scenes: bool = False  # in a hello: whether to be told in steps with scenes, as browsers are


class Ok(msgspec.Struct, tag="ok", tag_field="type"):
    """A command was carried out, and is durable."""

    cmd_id: str | None
    seq: int


class Refusal(msgspec.Struct, tag="error", tag_field="type"):
    """A command was refused; nothing has changed."""

    cmd_id: str | None
    code: str
    message: str
    seq: int
    events: list[msgspec.Raw] | msgspec.UnsetType = msgspec.UNSET  # missed ones, if it was stale
    first: int | msgspec.UnsetType = msgspec.field(default=msgspec.UNSET, name="from")


class Problem(msgspec.Struct):
    """The body of every HTTP answer that refuses something."""

    code: str
    message: str


PONG = b'{"type":"pong"}'
encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Envelope).decode


def envelope(body: bytes) -> Envelope:
    """The outside of a message; TableError if it has none."""
    try:
        found = _decode(body)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
        raise TableError("bad-command", f"expected a JSON object; {problem}") from problem
    if found.cmd_id is not None and not 0 < len(found.cmd_id) <= LONGEST_ID:
        got = len(found.cmd_id)
        raise TableError("bad-command", expected=f"a cmd_id of 1 to {LONGEST_ID}", got=got)
    return found


def refusal(cmd_id: str | None, error: TableError, seq: int) -> bytes:
    """The answer to a command that was refused."""
    return encode(Refusal(cmd_id, error.code, error.message, seq))
