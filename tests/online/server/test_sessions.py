"""Sessions: which requests carry one, how long it lasts, and how its player ends it."""

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import apsw
import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from medici.online.client import Client, ClientError
from medici.online.server.bus import Bus
from medici.online.server.hosting.players import DAY, NOTED_SECONDS, Players
from medici.online.server.run import Server
from medici.online.server.security.device_names import device_of
from medici.online.server.security.session_cookies import digest, new_secret
from medici.online.server.settings import Settings
from medici.online.server.wire.frames import DISMISSED
from medici.online.store import Store, open_store
from tests.online.server.conftest import guests, raw

pytestmark = pytest.mark.anyio

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0"
CHROME = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0"
AGENTS = {
    FIREFOX: "Firefox on Linux",
    f"Mozilla/5.0 (Windows NT 10.0; Win64; x64) {CHROME} Safari/537.36": "Chrome on Windows",
    f"Mozilla/5.0 (Windows NT 10.0) {CHROME} Safari/537.36 Edg/130.0.0.0": "Edge on Windows",
    f"Mozilla/5.0 (Linux; Android 14; SM-S921B) {CHROME} Mobile Safari/537.36": "Chrome on Android",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1": (
        "Safari on iPhone"
    ),
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15": "Safari on Mac",
    "Mozilla/5.0 (Linux)": "Linux",
    "python-httpx/0.28": "",
}


@pytest.mark.parametrize(("agent", "device"), AGENTS.items())
def test_a_device_is_named_by_browser_and_system_alone(agent: str, device: str) -> None:
    assert device_of([(b"user-agent", agent.encode())]) == device


ODD = (
    {"Authorization": "Basic dXNlcjpwYXNz", "Cookie": "medici_session={}"},
    {"Authorization": "Digest username=x", "Cookie": "medici_session={}"},
    {"Cookie": 'pref={{"a":1}}; medici_session={}'},
    {"Cookie": "medici_session={}; bad[name]=1; =; x"},
    {"Cookie": 'a=b;medici_session="{}";c="d;e"'},
    {"Cookie": "medici_session_old=nonsense; medici_session = {}"},
    {"Authorization": "Bearer {}", "Cookie": "medici_session=nonsense"},
)


@pytest.mark.parametrize("headers", ODD)
async def test_a_session_is_found_whatever_stands_around_it(
    url: str, headers: dict[str, str]
) -> None:
    (ada,) = await guests(url, "Ada")
    sent = {name: value.format(ada.session) for name, value in headers.items()}
    async with httpx.AsyncClient(base_url=url, headers=sent) as http:
        answer = await http.get("/api/me")
        assert answer.json() == {"player": ada.player, "name": "Ada"}
        answer = await http.post("/api/guests", json={"name": "Somebody"})
        assert "set-cookie" not in answer.headers
        assert (answer.status_code, answer.json()["player"]) == (200, ada.player)
        table = await ada.create_table("dice", 1)
        async with raw(url, table, None, True, **sent) as socket:
            joined = await socket.ask({"type": "join", "seed": "s", "cmd_id": "1"})
            assert joined["type"] == "ok"


async def test_cookies_in_several_headers(url: str) -> None:
    (ada,) = await guests(url, "Ada")
    headers = [("Cookie", 'pref={"a":1}'), ("Cookie", f"medici_session={ada.session}")]
    async with httpx.AsyncClient(base_url=url, headers=headers) as http:
        assert (await http.get("/api/me")).json()["player"] == ada.player


async def test_a_guest_who_asks_again_stays_who_they_are(url: str) -> None:
    (ada,) = await guests(url, "Ada")
    player, session = ada.player, ada.session
    assert await ada.guest("Another") == player
    assert (ada.session, ada.name) == (session, "Ada")


class Clock:
    """A clock that is set by hand."""

    now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
async def store() -> AsyncIterator[Store]:
    store = await open_store("sqlite:///:memory:")
    yield store
    await store.close()


@pytest.fixture
async def ada(store: Store) -> str:
    """A session's secret."""
    secret = new_secret()
    await store.create_player("ada", "Ada", digest(secret), Clock.now, "")
    return secret


async def test_use_is_noted_once_an_hour_and_keeps_a_session(store: Store, ada: str) -> None:
    clock = Clock()
    players = Players(store, Bus(), Settings(session_days=10.0), clock)
    for passed, noted in ((60.0, 0.0), (NOTED_SECONDS + 1, NOTED_SECONDS + 1), (9 * DAY, 9 * DAY)):
        clock.now = Clock.now + passed
        assert await players.find_session(ada)
        (session,) = await store.sessions("ada")
        assert session.used == Clock.now + noted
    clock.now += 10 * DAY
    assert await players.find_session(ada) is None
    assert await players.sessions_of("ada") == []
    await players.end_unused_sessions()
    assert await store.sessions("ada") == []


async def test_an_old_secret_is_renewed_and_holds_until_the_next_is_used(
    store: Store, ada: str
) -> None:
    clock = Clock()
    settings = Settings(session_renewal_days=30.0, session_overlap=60.0)
    players = Players(store, Bus(), settings, clock)

    async def renewed(secret: str) -> str | None:
        found = await players.find_session(secret)
        assert found is not None
        return await players.renew_session(found[1], secret, "Firefox on Linux")

    clock.now += 29 * DAY
    assert await renewed(ada) is None
    clock.now += 2 * DAY
    many = await asyncio.gather(*(renewed(ada) for _ in range(5)))
    lost = [secret for secret in many if secret is not None]
    assert len(lost) == 1  # parallel requests are offered one secret together
    clock.now += 3 * DAY  # the answer with it never arrived
    assert await players.find_session(ada)
    offered = await renewed(ada)
    assert offered is not None
    assert await players.find_session(lost[0]) is None
    assert await players.find_session(offered)
    clock.now += 59.0
    assert await players.find_session(ada)  # a request that was under way
    assert await renewed(ada) is None
    clock.now += 2.0
    assert await players.find_session(ada) is None
    assert await players.find_session(offered)
    assert await renewed(offered) is None
    (session,) = await store.sessions("ada")
    assert (session.device, session.created) == ("Firefox on Linux", Clock.now)


def aged(database: Path, days: float) -> None:
    """Let days pass for all sessions of a store."""
    connection = apsw.Connection(str(database))
    connection.set_busy_timeout(5000)
    connection.execute(
        "UPDATE player_session SET rotated = rotated - :s, used = used - :s",
        {"s": days * DAY},
    )
    connection.close()


async def test_a_browser_gets_another_cookie_after_a_month_and_a_program_does_not(
    start: Callable[..., tuple[str, Server]], tmp_path: Path
) -> None:
    url, _ = start()
    (program,) = await guests(url, "Program")
    async with httpx.AsyncClient(base_url=url, headers={"User-Agent": FIREFOX}) as browser:
        await browser.post("/api/guests", json={"name": "Ada"})
        first = browser.cookies["medici_session"]
        aged(tmp_path / "own.db", 31)
        answer = await browser.get("/api/me")
        assert "HttpOnly" in answer.headers["set-cookie"]
        second = browser.cookies["medici_session"]
        assert second != first
        assert "set-cookie" not in (await browser.get("/api/me")).headers
        assert (await browser.get("/api/me")).json() == answer.json()
        (device,) = (await browser.get("/api/me/sessions")).json()
        assert device["device"] == "Firefox on Linux"
        aged(tmp_path / "own.db", 401)
        assert (await browser.get("/api/me")).status_code == 401
    session = program.session
    aged(tmp_path / "own.db", -401)
    assert (await program.request("GET", "/api/me"))["name"] == "Program"
    assert program.session == session


async def test_devices_are_listed_and_ended(url: str) -> None:
    (ada,) = await guests(url, "Ada")
    phone, tablet = Client(url), Client(url)
    for device in (phone, tablet):
        await device.use_link(await ada.link())
    devices = await ada.request("GET", "/api/me/sessions")
    assert [device["current"] for device in devices].count(True) == 1
    assert len({device["id"] for device in devices}) == 3
    assert not any(str(client.session) in str(devices) for client in (ada, phone, tablet))
    (mine,) = (d["id"] for d in await phone.request("GET", "/api/me/sessions") if d["current"])
    (eve,) = await guests(url, "Eve")
    with pytest.raises(ClientError, match="no such session"):
        await eve.request("DELETE", f"/api/me/sessions/{mine}")
    await ada.request("DELETE", f"/api/me/sessions/{mine}")
    with pytest.raises(ClientError) as raised:
        await phone.request("GET", "/api/me")
    assert raised.value.code == "no-session"
    await tablet.request("DELETE", "/api/me/sessions")
    with pytest.raises(ClientError):
        await ada.request("GET", "/api/me")
    (left,) = await tablet.request("GET", "/api/me/sessions")
    assert left["current"]


async def test_signing_out_here_takes_the_cookie_along(url: str) -> None:
    async with httpx.AsyncClient(base_url=url) as browser:
        await browser.post("/api/guests", json={"name": "Ada"})
        (device,) = (await browser.get("/api/me/sessions")).json()
        assert (await browser.delete(f"/api/me/sessions/{device['id']}")).status_code == 204
        assert "medici_session" not in browser.cookies
        assert (await browser.get("/api/me")).json() is None


@pytest.mark.parametrize("path", ["/api/me/sessions/{}", "/api/me/sessions"])
async def test_the_sockets_of_an_ended_session_are_closed(url: str, path: str) -> None:
    (ada,) = await guests(url, "Ada")
    phone = Client(url)
    await phone.use_link(await ada.link())
    table = await ada.create_table("dice", 1)
    (theirs,) = (d["id"] for d in await phone.request("GET", "/api/me/sessions") if d["current"])
    async with raw(url, table, phone.session) as socket:
        await ada.request("DELETE", path.format(theirs))
        with pytest.raises(ConnectionClosed) as closed:
            await socket.receive("a message that never comes")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == DISMISSED
    chat: dict[str, Any] = {"type": "chat", "text": "still here", "cmd_id": "1"}
    async with raw(url, table, phone.session) as socket:  # comes back as nobody
        assert (await socket.ask(chat))["code"] == "forbidden"
    async with raw(url, table, ada.session) as socket:
        assert (await socket.ask(chat))["type"] == "ok"


@pytest.mark.parametrize("path", ["/api/me/sessions/{}", "/api/me/sessions"])
async def test_the_links_of_an_ended_session_end_with_it(url: str, path: str) -> None:
    (ada,) = await guests(url, "Ada")
    thief = Client(url)
    await thief.use_link(await ada.link())
    (theirs,) = (d["id"] for d in await thief.request("GET", "/api/me/sessions") if d["current"])
    token, own = await thief.link(), await ada.link()
    await ada.request("DELETE", path.format(theirs))
    with pytest.raises(ClientError, match="expected a valid link"):
        await Client(url).use_link(token)
    assert await Client(url).use_link(own) == ada.player


async def test_too_many_sessions_end_the_longest_unused(
    start: Callable[..., tuple[str, Server]],
) -> None:
    url, _ = start(sessions_per_player=2)
    (ada,) = await guests(url, "Ada")
    for _ in range(3):
        device = Client(url)
        await device.use_link(await ada.link())
        ada = device
    assert len(await ada.request("GET", "/api/me/sessions")) == 2
