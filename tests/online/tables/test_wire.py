"""Commands and events as JSON."""

from typing import get_args

import msgspec
import pytest

from medici.online.tables import (
    Command,
    Event,
    TableError,
    decode_command,
    encode_event,
)
from medici.online.tables import commands as cmd
from medici.online.tables import events as ev
from tests.online.tables.house import House


def test_commands_are_named_in_lower_case_with_hyphens() -> None:
    assert msgspec.json.encode(cmd.SeatBot(bot="prince")) == b'{"type":"seat-bot","bot":"prince"}'
    assert decode_command(b'{"type":"join","seed":"s","cmd_id":"1","seq":4}') == cmd.Join(seed="s")
    tags = {kind.__struct_config__.tag for kind in get_args(Command)}
    assert {"join", "leave", "unseat", "start", "bot-move", "rematch"} < tags
    assert len(tags) == 19


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"{}",
        b"[1]",
        b'{"type":"sing"}',
        b'{"type":"move"}',
        b'{"type":"move","move":7}',
        b'{"type":"expire","seat":true}',
        b"\xff\xfe",
        b"[" * 100_000,
    ],
)
def test_what_is_no_command(text: bytes) -> None:
    with pytest.raises(TableError) as refusal:
        decode_command(text)
    assert refusal.value.code == "bad-command"


def test_events_are_few_bytes_and_the_terms_are_complete() -> None:
    assert len(get_args(Event)) == 19
    moved = ev.Moved(at=1.5, seat=None, move="card fur3", clocks=None)
    expected = b'{"type":"moved","at":1.5,"seat":null,"move":"card fur3","clocks":null}'
    assert encode_event(moved) == expected
    created = msgspec.json.decode(encode_event(House().log[0]))
    assert created["v"] == 1
    assert created["pace"] is None
    assert created["talk"] == "all"
    assert created["clock"] == {"kind": "none", "seconds": 0, "increment": 0}
