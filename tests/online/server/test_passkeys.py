"""Passkeys: a name is kept and found again, and nobody else's key opens anything."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from typing import Any

import httpx
import pytest

from medici.online.server.run import Server
from medici.online.server.settings import Settings
from tests.online.server.authenticator import Authenticator
from tests.online.server.conftest import guests, serving
from tests.servers import Redis

pytestmark = pytest.mark.anyio

SITE = "https://medici.example"


class Browser(httpx.AsyncClient):
    """A browser at a page of the house, behind a proxy that ends TLS."""

    def __init__(self, url: str, origin: str = SITE) -> None:
        host = origin.partition("//")[2]
        super().__init__(
            base_url=url,
            headers={"Host": host, "Origin": origin, "X-Forwarded-Proto": "https"},
        )

    async def asked(self, path: str, body: Any = None, status: int = 200) -> Any:
        """The answer to a request that must be answered so."""
        answer = await self.post(path, json=body) if body is not None else await self.post(path)
        assert answer.status_code == status, answer.text
        return answer.json()

    def forget(self) -> None:
        """Lose the cookie."""
        self.cookies.clear()

    def keep(self, answer: httpx.Response) -> None:
        """A cookie for TLS alone, over a line that has none in truth."""
        secret = answer.headers["set-cookie"].partition(";")[0].partition("=")[2]
        assert "Secure" in answer.headers["set-cookie"]
        self.headers["Cookie"] = f"medici_session={secret}"


SUBSITE = "https://sub.medici.example"


@pytest.fixture(scope="module")
def named_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that knows what its site is called."""
    store = f"sqlite:///{tmp_path_factory.mktemp('passkeys') / 'store.db'}"
    settings = Settings(store=store, origins=(SITE, SUBSITE), guests_burst=10_000)
    with serving(settings) as (address, _):
        yield address


@pytest.fixture
def url(named_server: str) -> str:
    return named_server


@pytest.fixture
async def browser(url: str) -> AsyncIterator[Browser]:
    async with Browser(url) as browser:
        yield browser


async def become(browser: Browser, name: str) -> str:
    answer = await browser.post("/api/guests", json={"name": name})
    browser.keep(answer)
    player: str = answer.json()["player"]
    return player


async def make(browser: Browser, device: Authenticator) -> Any:
    options = await browser.asked("/api/me/passkeys/options")
    return await browser.asked("/api/me/passkeys", device.create(options), 201)


async def come_back(browser: Browser, device: Authenticator) -> httpx.Response:
    options = await browser.asked("/api/passkeys/options")
    return await browser.post("/api/passkeys", json=device.get(options))


async def test_a_name_is_found_again_without_its_cookie(browser: Browser, url: str) -> None:
    ada = await become(browser, "Ada")
    device = Authenticator(SITE)
    browser.headers["User-Agent"] = "Mozilla/5.0 (Android 14; Mobile; rv:130.0) Firefox/130.0"
    made = await make(browser, device)
    assert (made["name"], made["site"]) == ("Firefox on Android", "medici.example")
    del browser.headers["Cookie"]
    assert (await browser.get("/api/me")).json() is None
    answer = await come_back(browser, device)
    assert (answer.status_code, answer.json()) == (201, {"player": ada, "name": "Ada"})
    browser.keep(answer)
    assert (await browser.get("/api/me")).json()["player"] == ada
    (listed,) = (await browser.get("/api/me/passkeys")).json()
    assert listed["used"] >= listed["created"]
    again = await come_back(browser, device)  # with a session at hand: it stays
    assert again.status_code == 200
    assert "set-cookie" not in again.headers


async def test_what_a_browser_is_asked(browser: Browser) -> None:
    await become(browser, "Ada")
    device = Authenticator(SITE)
    made = await make(browser, device)
    options = await browser.asked("/api/me/passkeys/options")
    assert options["rp"] == {"name": "Medici", "id": "medici.example"}
    assert options["user"]["name"] == "Ada"
    chosen = options["authenticatorSelection"]
    assert chosen["residentKey"] == "required"
    assert chosen["userVerification"] == "required"
    assert [known["id"] for known in options["excludeCredentials"]] == [made["id"]]
    options = await browser.asked("/api/passkeys/options")
    assert options["rpId"] == "medici.example"
    assert options["allowCredentials"] == []  # no name is typed: the device knows


async def test_a_guest_who_comes_back_as_another_leaves_the_guest_as_it_is(
    browser: Browser, url: str
) -> None:
    ada = await become(browser, "Ada")
    device = Authenticator(SITE)
    await make(browser, device)
    del browser.headers["Cookie"]
    guest = await become(browser, "Nobody yet")
    kept = browser.headers["Cookie"]
    answer = await come_back(browser, device)
    browser.keep(answer)
    assert (await browser.get("/api/me")).json()["player"] == ada
    browser.headers["Cookie"] = kept
    assert (await browser.get("/api/me")).json()["player"] == guest


async def test_a_challenge_is_answered_once(browser: Browser) -> None:
    await become(browser, "Ada")
    device = Authenticator(SITE)
    options = await browser.asked("/api/me/passkeys/options")
    made = device.create(options)
    await browser.asked("/api/me/passkeys", made, 201)
    assert (await browser.asked("/api/me/passkeys", made, 403))["code"] == "late"
    options = await browser.asked("/api/passkeys/options")
    signed = device.get(options)
    answers = await asyncio.gather(*(browser.post("/api/passkeys", json=signed) for _ in range(3)))
    assert sorted(answer.status_code for answer in answers) == [200, 403, 403]
    options["challenge"] = "AAAA"
    assert (await browser.asked("/api/passkeys", device.get(options), 403))["code"] == "late"
    for_making = await browser.asked("/api/me/passkeys/options")
    assert (await browser.asked("/api/passkeys", device.get(for_making), 403))["code"] == "late"


async def test_a_challenge_is_answered_soon(start: Callable[..., tuple[str, Server]]) -> None:
    url, _ = start(passkey_seconds=0.0, origins=(SITE,))
    async with Browser(url) as browser:
        await become(browser, "Ada")
        options = await browser.asked("/api/me/passkeys/options")
        made = Authenticator(SITE).create(options)
        assert (await browser.asked("/api/me/passkeys", made, 403))["code"] == "late"


async def test_another_player_cannot_keep_what_was_made_for_one(browser: Browser, url: str) -> None:
    await become(browser, "Ada")
    made = Authenticator(SITE).create(await browser.asked("/api/me/passkeys/options"))
    async with Browser(url) as other:
        await become(other, "Eve")
        assert (await other.asked("/api/me/passkeys", made, 403))["code"] == "late"


async def test_a_copy_is_known_by_its_count(browser: Browser) -> None:
    await become(browser, "Ada")
    device = Authenticator(SITE)
    await make(browser, device)
    for _ in range(2):
        assert (await come_back(browser, device)).status_code == 200
    device.passkeys[-1].count = 0  # a copy that was made before
    answer = await come_back(browser, device)
    assert (answer.status_code, answer.json()["code"]) == (403, "bad-passkey")


async def test_a_passkey_that_does_not_count(browser: Browser) -> None:
    await become(browser, "Ada")
    device = Authenticator(SITE, counts=False)
    await make(browser, device)
    for _ in range(3):
        assert (await come_back(browser, device)).status_code == 200


async def test_other_sites_and_other_keys_prove_nothing(browser: Browser, url: str) -> None:
    await become(browser, "Ada")
    device = Authenticator(SITE)
    await make(browser, device)
    (key,) = device.passkeys
    foreign = Authenticator("https://evil.example")
    foreign.passkeys = [key]
    answer = await come_back(browser, foreign)
    assert answer.json()["code"] == "bad-passkey"
    assert "evil.example" in answer.json()["message"]
    async with Browser(url, SUBSITE) as there:  # a host of its own
        phished = Authenticator(SUBSITE)
        phished.passkeys = [key]
        assert (await come_back(there, phished)).json()["code"] == "no-passkey"
    stranger = Authenticator(SITE)
    stranger.create({"user": {"id": "YQ"}, "rp": {"id": "medici.example"}, "challenge": "AAAA"})
    assert (await come_back(browser, stranger)).json()["code"] == "no-passkey"
    stranger.passkeys[-1].credential = key.credential
    assert (await come_back(browser, stranger)).json()["code"] == "bad-passkey"


@pytest.mark.parametrize(
    "part", ["id", "rawId", "clientDataJSON", "authenticatorData", "signature", "userHandle"]
)
@pytest.mark.parametrize("text", ["", "A", "!", "é", "AAAA", "e30", "x" * 9000])
async def test_nonsense_is_refused_in_words(browser: Browser, part: str, text: str) -> None:
    await become(browser, "Ada")
    device = Authenticator(SITE)
    await make(browser, device)
    signed = device.get(await browser.asked("/api/passkeys/options"))
    where = signed if part in signed else signed["response"]
    where[part] = text
    answer = await browser.post("/api/passkeys", json=signed)
    if part != "userHandle":
        assert answer.status_code in (400, 403), answer.text
    assert answer.status_code < 500


async def test_passkeys_are_named_and_removed_by_their_owner(browser: Browser, url: str) -> None:
    await become(browser, "Ada")
    device = Authenticator(SITE)
    made = await make(browser, device)
    path = f"/api/me/passkeys/{made['id']}"
    async with Browser(url) as other:
        await become(other, "Eve")
        assert (await other.patch(path, json={"name": "Mine"})).status_code == 404
        assert (await other.delete(path)).status_code == 404
    assert (await browser.patch(path, json={"name": " My  telephone "})).status_code == 204
    (listed,) = (await browser.get("/api/me/passkeys")).json()
    assert listed["name"] == "My telephone"
    assert (await browser.patch(path, json={"name": "x" * 41})).status_code == 400
    assert (await browser.delete("/api/me/passkeys/A")).status_code == 404
    assert (await browser.delete(path)).status_code == 204
    assert (await browser.get("/api/me/passkeys")).json() == []
    assert (await come_back(browser, device)).json()["code"] == "no-passkey"


async def test_limits(start: Callable[..., tuple[str, Server]]) -> None:
    url, _ = start(origins=(SITE,), passkeys_per_player=1, guests_per_second=0.001, guests_burst=8)
    async with Browser(url) as browser:
        await become(browser, "Ada")
        await make(browser, Authenticator(SITE))
        assert (await browser.asked("/api/me/passkeys/options", status=403))["code"] == "too-many"
        for _ in range(4):
            await browser.asked("/api/passkeys/options")
        assert (await browser.asked("/api/passkeys/options", status=429))["code"] == "flood"


async def test_several_that_are_made_at_once_are_no_more_than_the_limit(
    start: Callable[..., tuple[str, Server]],
) -> None:
    url, _ = start(origins=(SITE,), passkeys_per_player=2)
    async with Browser(url) as browser:
        await become(browser, "Ada")
        asked = [await browser.asked("/api/me/passkeys/options") for _ in range(4)]
        made = [Authenticator(SITE).create(options) for options in asked]
        answers = await asyncio.gather(
            *(browser.post("/api/me/passkeys", json=each) for each in made)
        )
        assert sorted(answer.status_code for answer in answers) == [201, 201, 403, 403]
        assert {answer.json().get("code") for answer in answers} == {None, "too-many"}
        assert len((await browser.get("/api/me/passkeys")).json()) == 2


async def test_a_device_that_does_not_check_who_uses_it_proves_nothing(browser: Browser) -> None:
    await become(browser, "Ada")
    device = Authenticator(SITE)
    device.verifies = False
    options = await browser.asked("/api/me/passkeys/options")
    refusal = await browser.asked("/api/me/passkeys", device.create(options), 403)
    assert refusal["code"] == "unverified"
    assert "PIN, finger or face" in refusal["message"]
    device.verifies = True
    await make(browser, device)
    device.verifies = False  # it was unlocked by nobody
    assert (await come_back(browser, device)).json()["code"] == "unverified"
    device.verifies = True
    assert (await come_back(browser, device)).status_code == 200


@pytest.mark.parametrize("host", ["evil.example", "medici.example", "127.0.0.1:8000", "localhost"])
async def test_where_no_name_was_given_only_this_machine_has_passkeys(
    start: Callable[..., tuple[str, Server]], host: str
) -> None:
    url, _ = start()
    async with Browser(url, f"https://{host}") as browser:
        answer = await browser.post("/api/passkeys/options")
        if host == "localhost":
            assert answer.json()["rpId"] == "localhost"
        else:
            assert (answer.status_code, answer.json()["code"]) == (400, "no-passkeys")


async def test_a_host_that_is_not_the_site_has_no_passkeys(url: str) -> None:
    async with Browser(url, "https://evil.example") as browser:
        answer = await browser.post("/api/passkeys/options")
        assert (answer.status_code, answer.json()["code"]) == (400, "no-passkeys")


async def test_an_address_is_no_site(url: str) -> None:
    (ada,) = await guests(url, "Ada")
    headers = {"Authorization": f"Bearer {ada.session}"}
    async with httpx.AsyncClient(base_url=url, headers=headers) as http:
        for path in ("/api/me/passkeys/options", "/api/passkeys/options"):
            answer = await http.post(path)
            assert (answer.status_code, answer.json()["code"]) == (400, "no-passkeys")


async def test_an_origin_that_is_given_by_the_host(
    start: Callable[..., tuple[str, Server]],
) -> None:
    url, _ = start(origins=(SITE,))
    async with Browser(url) as browser:
        browser.headers["Host"] = "127.0.0.1:8000"  # a proxy that does not pass it on
        await become(browser, "Ada")
        device = Authenticator(SITE)
        assert (await make(browser, device))["site"] == "medici.example"
        assert (await come_back(browser, device)).status_code == 200
        browser.headers["Origin"] = "https://evil.example"
        assert (await browser.post("/api/passkeys/options")).status_code == 403


async def test_one_server_asks_and_another_is_answered(
    start: Callable[..., tuple[str, Server]], redis: Redis
) -> None:
    first, second = (start(bus=redis.url, origins=(SITE,))[0] for _ in range(2))
    async with Browser(first) as here, Browser(second) as there:
        await become(here, "Ada")
        there.headers["Cookie"] = here.headers["Cookie"]
        device = Authenticator(SITE)
        options = await here.asked("/api/me/passkeys/options")
        await there.asked("/api/me/passkeys", device.create(options), 201)
        options = await there.asked("/api/passkeys/options")
        signed = device.get(options)
        assert (await here.post("/api/passkeys", json=signed)).status_code == 200
        assert (await there.post("/api/passkeys", json=signed)).status_code == 403
