"""Whose requests are taken: the server's own pages', of the right scheme, and with JSON."""

import json
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from medici.online.client import Client, ClientError
from medici.online.server.run import Server
from medici.online.server.security.session_cookies import COOKIE, HOST_COOKIE
from tests.online.server.conftest import guests, raw

pytestmark = pytest.mark.anyio

HOST = "medici.example"
TLS = {"Host": HOST, "X-Forwarded-Proto": "https"}


@pytest.mark.parametrize(
    ("scheme", "origin", "status"),
    [
        ("https", f"https://{HOST}", 201),
        ("https", f"http://{HOST}", 403),
        ("http", f"http://{HOST}", 201),
        ("http", f"https://{HOST}", 201),  # a proxy that does not say that it has TLS
        ("https", f"wss://{HOST}", 403),
    ],
)
async def test_the_scheme_is_part_of_an_origin(
    url: str, scheme: str, origin: str, status: int
) -> None:
    headers = {"Host": HOST, "X-Forwarded-Proto": scheme, "Origin": origin}
    async with httpx.AsyncClient(base_url=url, headers=headers) as http:
        assert (await http.post("/api/guests", json={"name": "Ada"})).status_code == status


async def test_a_socket_of_a_page_without_tls_is_foreign(url: str) -> None:
    (ada,) = await guests(url, "Ada")
    table = await ada.create_table("dice", 1)
    with pytest.raises(InvalidStatus, match="403"):
        async with raw(url, table, ada.session, X_Forwarded_Proto="https", Origin=url):
            pass
    secure = url.replace("http", "https")
    async with raw(url, table, ada.session, X_Forwarded_Proto="https", Origin=secure):
        pass


async def test_a_site_that_is_said_to_have_tls_has_no_pages_without(
    start: Callable[..., tuple[str, Server]],
) -> None:
    url, _ = start(origins=(f"https://{HOST}",))
    headers = {"Host": HOST, "Origin": f"http://{HOST}"}
    async with httpx.AsyncClient(base_url=url, headers=headers) as http:
        assert (await http.post("/api/guests", json={"name": "Ada"})).status_code == 403


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", None]
)
@pytest.mark.parametrize("path", ["/api/guests", "/api/records"])
async def test_what_a_form_can_send_is_no_json(url: str, path: str, kind: str | None) -> None:
    headers = {} if kind is None else {"Content-Type": kind}
    async with httpx.AsyncClient(base_url=url, headers=headers) as http:
        answer = await http.post(path, content=json.dumps({"name": "Eve"}))
        assert (answer.status_code, answer.json()["code"]) == (415, "bad-command")

        async def pieces() -> AsyncIterator[bytes]:
            yield b'{"name":"Eve"}'

        answer = await http.post(path, content=pieces())
        assert answer.status_code == 415


def cookies_of(answer: httpx.Response) -> dict[str, str]:
    """The cookies that an answer sets, by name; what is deleted is empty."""
    lines = answer.headers.get_list("set-cookie")
    return {line.partition("=")[0]: line.partition("=")[2] for line in lines}


async def test_over_tls_a_cookie_is_of_this_host_alone(url: str) -> None:
    async with httpx.AsyncClient(base_url=url, headers=TLS) as http:
        answer = await http.post("/api/guests", json={"name": "Ada"})
        (cookie,) = cookies_of(answer).items()
        assert cookie[0] == "__Host-medici_session"
        assert "; Secure" in cookie[1]
        assert "; Path=/" in cookie[1]
        assert "domain" not in cookie[1].lower()
        http.headers["Cookie"] = f"{HOST_COOKIE}={cookie[1].partition(';')[0]}"
        assert (await http.get("/api/me")).json()["name"] == "Ada"
        ended = cookies_of(await http.delete("/api/me"))
        assert set(ended) == {COOKIE, HOST_COOKIE}
        assert all("Max-Age=0" in value for value in ended.values())


async def test_a_session_from_before_gets_the_new_name_and_goes_on(url: str) -> None:
    (ada,) = await guests(url, "Ada")
    former = {"Cookie": f"{COOKIE}={ada.session}"}
    async with httpx.AsyncClient(base_url=url, headers=TLS | former) as http:
        answer = await http.get("/api/me")
        assert answer.json()["player"] == ada.player
        cookies = cookies_of(answer)
        assert cookies[HOST_COOKIE].startswith(f"{ada.session};")
        assert "Max-Age=0" in cookies[COOKIE]
        http.headers["Cookie"] = f"{HOST_COOKIE}={ada.session}"
        answer = await http.get("/api/me")
        assert answer.json()["player"] == ada.player
        assert cookies_of(answer) == {}


async def test_a_cookie_from_a_neighbouring_host_does_not_count(url: str) -> None:
    ada, eve = await guests(url, "Ada", "Eve")
    both = {"Cookie": f"{COOKIE}={eve.session}; {HOST_COOKIE}={ada.session}"}
    async with httpx.AsyncClient(base_url=url, headers=TLS | both) as http:
        assert (await http.get("/api/me")).json()["player"] == ada.player


async def test_without_tls_the_cookie_is_as_before(url: str) -> None:
    async with httpx.AsyncClient(base_url=url) as http:
        answer = await http.post("/api/guests", json={"name": "Ada"})
        assert set(cookies_of(answer)) == {COOKIE}
        assert cookies_of(await http.get("/api/me")) == {}


class Redirect(BaseHTTPRequestHandler):
    """Sends everybody elsewhere, and notes what they bring along."""

    target = ""
    seen: tuple[str | None, ...] = ()

    def do_GET(self) -> None:
        type(self).seen += (self.headers["Authorization"],)
        self.send_response(302 if self.target else 200)
        self.send_header("Location", self.target)
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@pytest.fixture
def elsewhere() -> Iterator[tuple[type[Redirect], str]]:
    """A server of somebody else's."""
    handler = type("Elsewhere", (Redirect,), {})
    listener = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=listener.serve_forever, daemon=True).start()
    yield handler, f"http://127.0.0.1:{listener.server_address[1]}"
    listener.shutdown()
    listener.server_close()


async def test_the_client_takes_its_session_to_no_other_server(
    elsewhere: tuple[type[Redirect], str],
) -> None:
    there, address = elsewhere

    class Here(Redirect):
        target = f"{address}/api/me"

    with ThreadingHTTPServer(("127.0.0.1", 0), Here) as listener:
        threading.Thread(target=listener.serve_forever, daemon=True).start()
        client = Client(f"http://127.0.0.1:{listener.server_address[1]}", session="s3cret")
        with pytest.raises(ClientError, match="redirects to another server"):
            await client.request("GET", "/api/me")
        listener.shutdown()
    assert Here.seen == ("Bearer s3cret",)
    assert there.seen == ()
