"""Web Push: people are called to their turn once, by a signed message that they alone can read."""

import asyncio
import base64
import json
import os
import stat
import time
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any
from urllib.parse import urlsplit

import pytest

from medici.online.client import Client, ClientError
from medici.online.server.push.sender import Keys, Sender, Subscription, find_fault, write_new
from medici.online.server.run import Server
from tests.online.server.conftest import guests, turn
from tests.waiting import PATIENCE

http_ece = pytest.importorskip("http_ece", reason="medici[push] is not installed")
ec = pytest.importorskip("cryptography.hazmat.primitives.asymmetric.ec")
vapid = pytest.importorskip("py_vapid")

pytestmark = pytest.mark.anyio

CONTACT = "mailto:host@example.org"
Call = tuple[str, dict[str, str], bytes]


class PushService:
    """A push service on this machine; what it is sent, and what it answers."""

    def __init__(self) -> None:
        self.calls: list[Call] = []
        self.answer = 201
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                service.calls.append((self.path, headers, body))
                self.send_response(service.answer)
                self.send_header("Location", "/elsewhere")
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                """Say nothing."""

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_address[1]}"
        Thread(target=self.server.serve_forever, daemon=True).start()

    async def called(self, times: int) -> list[Call]:
        """Wait until so many calls have come, and a little longer."""
        async with asyncio.timeout(PATIENCE):
            while len(self.calls) < times:
                await asyncio.sleep(0.01)
        await asyncio.sleep(0.1)
        assert len(self.calls) == times
        return self.calls


class Subscriber:
    """A browser that can be called, and read what it is told."""

    def __init__(self, endpoint: str) -> None:
        self.key: Any = ec.generate_private_key(ec.SECP256R1())
        self.secret = os.urandom(16)
        numbers = self.key.public_key().public_numbers()
        point = b"\x04" + numbers.x.to_bytes(32, "big") + numbers.y.to_bytes(32, "big")
        self.subscription: dict[str, Any] = {
            "endpoint": endpoint,
            "keys": {"p256dh": plain64(point), "auth": plain64(self.secret)},
        }

    def read(self, sealed: bytes) -> Any:
        """What a call says."""
        return json.loads(
            http_ece.decrypt(
                sealed, private_key=self.key, auth_secret=self.secret, version="aes128gcm"
            )
        )


def plain64(text: bytes) -> str:
    return base64.urlsafe_b64encode(text).rstrip(b"=").decode()


@pytest.fixture
def service() -> Iterator[PushService]:
    service = PushService()
    yield service
    service.server.shutdown()
    service.server.server_close()


@pytest.fixture
def key(tmp_path: Path) -> Path:
    path = tmp_path / "push.pem"
    write_new(path)
    return path


async def test_a_turn_calls_who_is_not_there_once_until_they_look(
    start: Callable[..., tuple[str, Server]], service: PushService, key: Path
) -> None:
    url, server = start(push_key=str(key), push_contact=CONTACT, push_after=0.0, push_anywhere=True)
    people = await guests(url, "Ada", "Bruno")
    assert await people[0].request("GET", "/api/push") == {
        "key": Keys.read(str(key), CONTACT).public
    }
    table = await people[0].create_table("board", 2)
    lives = [await person.table(table).__aenter__() for person in people]
    for live in lives:
        await live.join()
    await lives[0].start()
    actor = (await people[0].snapshot(table))["actor"]
    away, presenter = people[1 - actor], lives[actor]
    browser = Subscriber(f"{service.url}/away")
    await away.request("POST", "/api/me/push", browser.subscription)
    await lives[1 - actor].__aexit__()
    assert server.app.services is not None
    services = server.app.services
    audience = services.tables.hosted[table].audience
    player = away.player or ""
    await until(lambda: not audience.has(player))
    await turn(presenter)
    await presenter.move("auction")
    path, headers, body = (await service.called(1))[0]
    assert path == "/away"
    assert browser.read(body) == {"table": table, "game": "board"}
    assert headers["content-encoding"] == "aes128gcm"
    assert int(headers["ttl"]) > 0
    claims = claims_of(headers["authorization"])
    assert claims["aud"] == service.url
    assert claims["sub"] == CONTACT
    assert time.time() < claims["exp"] <= time.time() + 86_400
    assert vapid.Vapid02.verify(headers["authorization"])
    await presenter.chat("Hello?")
    await service.called(1)
    async with away.table(table):
        await presenter.chat("There you are!")
        await service.called(1)
    service.answer = 410
    await until(lambda: not audience.has(player))
    await presenter.chat("And gone again.")
    await service.called(2)
    async with asyncio.timeout(PATIENCE):
        while await services.store.subscriptions(player):
            await asyncio.sleep(0.01)
    await presenter.__aexit__()


async def until(what: Callable[[], bool]) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(PATIENCE):
        while not what():
            await asyncio.sleep(0.01)


def claims_of(authorization: str) -> dict[str, Any]:
    """What the house says of itself, unchecked."""
    token = authorization.partition("t=")[2].partition(",")[0]
    middle = token.split(".")[1]
    claims: dict[str, Any] = json.loads(base64.urlsafe_b64decode(middle + "==="))
    return claims


async def test_who_may_be_called_and_where(
    start: Callable[..., tuple[str, Server]], url: str, key: Path
) -> None:
    (nobody,) = await guests(url, "Ada")
    assert await nobody.request("GET", "/api/push") == {"key": None}
    subscription = Subscriber("https://push.example/1").subscription
    with pytest.raises(ClientError, match="calls nobody"):
        await nobody.request("POST", "/api/me/push", subscription)
    there, server = start(push_key=str(key), push_contact=CONTACT)
    ada, bruno = await guests(there, "Ada", "Bruno")
    for endpoint in ("http://push.example/1", "https://10.0.0.1/", "https://[::1]/", "no address"):
        with pytest.raises(ClientError, match="expected"):
            await ada.request("POST", "/api/me/push", subscription | {"endpoint": endpoint})
    with pytest.raises(ClientError) as refusal:
        await Client(there).request("POST", "/api/me/push", subscription)
    assert refusal.value.code == "no-session"
    await ada.request("POST", "/api/me/push", subscription)
    assert server.app.services is not None
    store = server.app.services.store
    await bruno.request("DELETE", "/api/me/push", {"endpoint": subscription["endpoint"]})
    assert len(await store.subscriptions(ada.player or "")) == 1
    await ada.request("DELETE", "/api/me/push", {"endpoint": subscription["endpoint"]})
    assert await store.subscriptions(ada.player or "") == []


async def test_no_call_reaches_this_machine_by_another_name_or_follows_a_detour(
    service: PushService, key: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keys = Keys.read(str(key), CONTACT)
    port = urlsplit(service.url).port
    sender = Sender(keys)
    local = Subscriber(f"https://push.example:{port}/x").subscription
    with monkeypatch.context() as patch:  # a name that points at this machine
        loop = asyncio.get_running_loop()

        async def here(*_: object, **__: object) -> list[Any]:
            return [(2, 1, 6, "", ("127.0.0.1", port))]

        patch.setattr(loop, "getaddrinfo", here)
        outcome = await sender.send(Subscription(**local), b"{}", "t")
    assert outcome == (0, False)
    assert service.calls == []
    await sender.close()
    service.answer = 302
    sender = Sender(keys, anywhere=True)
    there = Subscriber(f"{service.url}/x").subscription
    assert await sender.send(Subscription(**there), b"{}", "t") == (302, False)
    assert len(service.calls) == 1
    wrong = there | {"keys": {"p256dh": "x", "auth": "y"}}
    assert await sender.send(Subscription(**wrong), b"{}", "t") == (0, True)
    await sender.close()


@pytest.mark.parametrize("name", ["\uff11\uff12\uff17.0.0.1", "127.0.0.1", "push.example"])
async def test_nothing_is_sent_to_this_machine_even_if_the_address_looked_right(
    key: Path, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    came: list[str] = []

    async def note(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        came.append(name)
        writer.close()

    listener = await asyncio.start_server(note, "127.0.0.1", 0)
    port = listener.sockets[0].getsockname()[1]
    loop = asyncio.get_running_loop()

    async def here(*_: object, **__: object) -> list[Any]:
        return [(2, 1, 6, "", ("127.0.0.1", port))]

    monkeypatch.setattr(loop, "getaddrinfo", here)
    monkeypatch.setattr("medici.online.server.push.sender.find_fault", lambda *_: None)
    sender = Sender(Keys.read(str(key), CONTACT))
    to = Subscription(**Subscriber(f"https://{name}:{port}/").subscription)
    assert await sender.send(to, b"{}", "t") == (0, False)
    await sender.close()
    listener.close()
    await listener.wait_closed()
    assert came == []


async def test_of_many_browsers_the_latest_are_called(
    start: Callable[..., tuple[str, Server]], key: Path
) -> None:
    url, server = start(push_key=str(key), push_contact=CONTACT, push_per_player=3)
    (ada,) = await guests(url, "Ada")
    for number in range(5):
        browser = Subscriber(f"https://push.example/{number}")
        await ada.request("POST", "/api/me/push", browser.subscription)
    assert server.app.services is not None
    kept = await server.app.services.store.subscriptions(ada.player or "")
    assert [endpoint[-1] for endpoint, _ in kept] == ["4", "3", "2"]


def test_keys_are_kept_from_others_and_never_written_over(key: Path) -> None:
    assert stat.S_IMODE(key.stat().st_mode) == 0o600
    with pytest.raises(FileExistsError):
        write_new(key)
    with pytest.raises(ValueError, match="contact"):
        Keys.read(str(key), "me")
    with pytest.raises(ValueError, match="cannot read the key"):
        Keys.read(str(key.parent / "none.pem"), CONTACT)
    key.write_text("no key")
    with pytest.raises(ValueError, match="cannot read the key"):
        Keys.read(str(key), CONTACT)


def test_addresses_that_are_no_push_service() -> None:
    for wrong in (
        "https://localhost/",
        "https://printer.local/",
        "https://intranet/",
        "https://169.254.169.254/latest",
        "https://[fd00::1]/",
        "https://me:secret@push.example/",
        "https://push.example:x/",
        "https://push.example/" + "x" * 2000,
        "file:///etc/passwd",
        "https://\uff11\uff12\uff17.0.0.1:8219/",  # full-width figures
        "https://127\u30020.0.1/",  # an ideographic full stop
        "https://\u2460\u2461\u2466.0.0.1/",
        "https://push.example\\@127.0.0.1/",
        "https://push.example /",
        "https://127.1/",
        "https://0x7f.0.0.1/",
        "https://2130706433/",
        "https://0.0.0.0/",
        "https://localhost./",
        "https://224.0.0.1/",
        "https://[::]/",
        "https://[::ffff:127.0.0.1]/",
        "https://[::ffff:a00:1]/",
        "https://[64:ff9b::127.0.0.1]/",
        "https://[64:ff9b:1::1]/",
        "https://[::127.0.0.1]/",
        "https://[2002:7f00:1::]/",
        "https://[fe80::1]/",
        "https://[ff0e::1]/",
    ):
        assert find_fault(wrong) is not None, wrong
