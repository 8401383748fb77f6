"""Sockets under random fire: messages of every shape, and bytes that are no messages at all."""

import base64
import json
import os
import socket
from collections.abc import Callable, Iterator
from itertools import count
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.sync.client import ClientConnection, connect

from medici.online.server.run import Server
from medici.record import replay
from tests.waiting import PATIENCE

ANSWERS = {"ok", "error", "pong", "snapshot", "update", "events"}
KINDS = [
    "hello",
    "join",
    "leave",
    "seat-bot",
    "unseat",
    "start",
    "move",
    "undo",
    "resign",
    "return",
    "expire",
    "chat",
    "rematch",
    "cancel",
    "bot-move",
    "ping",
]
FIELDS = ["seq", "cmd_id", "move", "seat", "seed", "bot", "text", "name", "state", "log"]
MOVES = ["draw", "auction", "pass", "bid 1", "bid 0", "bid -1", "take 1", "choose 1 2", "card fur3"]

values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=20)
    | st.sampled_from([*MOVES, "merchant"]),
    lambda deeper: st.lists(deeper, max_size=3) | st.dictionaries(st.text(max_size=5), deeper),
    max_leaves=5,
)
commands = st.builds(
    lambda kind, fields: json.dumps({"type": kind, **fields}),
    st.sampled_from(KINDS) | st.text(max_size=8),
    st.dictionaries(st.sampled_from(FIELDS), values, max_size=5),
)
messages = commands | values.map(json.dumps) | st.text(max_size=300) | st.binary(max_size=300)
mild = settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)


class Fired:
    """A table with a bot and a player who sends whatever comes."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.Client(base_url=url)
        self.http.post("/api/guests", json={"name": "Eve"}).raise_for_status()
        laid = self.http.post(
            "/api/tables",
            json={"game": "board", "players": 2, "bots": {"1": "random"}, "pace": 0.0},
        )
        self.table: str = laid.json()["table"]
        self.cookie = f"medici_session={self.http.cookies['medici_session']}"

    def socket(self) -> ClientConnection:
        """A socket at the table."""
        address = f"ws{self.url.removeprefix('http')}/api/tables/{self.table}/live"
        return connect(address, additional_headers={"Cookie": self.cookie}, proxy=None)

    def sane(self) -> None:
        """The table is what its log adds up to, and its game can be played again."""
        view = self.http.get(f"/api/tables/{self.table}")
        assert view.status_code == 200
        if view.json()["state"] is not None:
            record = self.http.get(f"/api/tables/{self.table}/record").json()
            assert replay(record).state.as_dict() == view.json()["state"]


@pytest.fixture
def fired(start: Callable[..., tuple[str, Server]]) -> Iterator[Fired]:
    url, _ = start(messages_per_second=1e6, burst=10**6)
    target = Fired(url)
    yield target
    target.http.close()


@pytest.mark.slow
def test_messages_of_every_shape(fired: Fired) -> None:
    rounds = count()
    with fired.socket() as live:

        @mild
        @given(st.lists(messages, min_size=1, max_size=8))
        def fire(shots: list[str | bytes]) -> None:
            last = f"the end of round {next(rounds)}"
            for shot in [*shots, json.dumps({"type": "no such thing", "cmd_id": last})]:
                live.send(shot)
            message: dict[str, Any] = {}
            while message.get("cmd_id") != last:
                message = json.loads(live.recv(timeout=PATIENCE))
                assert message["type"] in ANSWERS
                assert message.get("code") != "internal"

        fire()
    fired.sane()


@pytest.mark.slow
@mild
@given(shots=st.lists(st.binary(min_size=1, max_size=200), min_size=1, max_size=5))
def test_bytes_that_are_no_messages(fired: Fired, shots: list[bytes]) -> None:
    address = urlsplit(fired.url)
    key = base64.b64encode(os.urandom(16)).decode()
    with socket.create_connection(
        (address.hostname or "", address.port or 0), timeout=PATIENCE
    ) as wire:
        wire.sendall(
            f"GET /api/tables/{fired.table}/live HTTP/1.1\r\nHost: {address.netloc}\r\n"
            f"Upgrade: websocket\r\nConnection: Upgrade\r\nCookie: {fired.cookie}\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        assert wire.recv(4096).startswith(b"HTTP/1.1 101")
        try:
            for shot in shots:
                wire.sendall(shot)
        except OSError:
            pass  # the server has hung up, as it may
    assert fired.http.get("/healthz").status_code == 200
    fired.sane()
