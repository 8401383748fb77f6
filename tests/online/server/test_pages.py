"""The browser client as the server hands it out: files, pages, previews."""

import gzip
import re
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import httpx
import pytest

from medici.online.server.pages.pages import Pages
from medici.online.server.run import Server
from tests.online.server.conftest import guests

pytestmark = pytest.mark.anyio

SHELL = """<!doctype html>
<html lang="en">
  <head>
    <title>Medici</title>
    <meta name="social" />
    <script type="module" src="./assets/index-abc.js"></script>
  </head>
</html>
"""
SCRIPT = b"console.log('a script that is long enough to be worth packing');\n" * 20


@pytest.fixture
def client_folder(tmp_path: Path) -> Path:
    """A client as a build leaves it."""
    assets = tmp_path / "assets"
    assets.mkdir()
    (tmp_path / "index.html").write_text(SHELL)
    (tmp_path / "index.html.gz").write_bytes(gzip.compress(SHELL.encode()))
    (tmp_path / "sw.js").write_text("// worker")
    (tmp_path / "manifest.webmanifest").write_text("{}")
    (tmp_path / "preview.png").write_bytes(b"png")
    (assets / "index-abc.js").write_bytes(SCRIPT)
    (assets / "index-abc.js.gz").write_bytes(gzip.compress(SCRIPT))
    (assets / "index-abc.js.br").write_bytes(b"brotli")
    (assets / "font-abc.woff2").write_bytes(b"font")
    (assets / "board-abc.wasm").write_bytes(b"rules")
    return tmp_path


@pytest.fixture
def built(server: tuple[str, Server], client_folder: Path) -> Iterator[str]:
    """A server whose client is known."""
    url, running = server
    before = running.app.pages
    running.app.pages = Pages(client_folder)
    yield url
    running.app.pages = before


@pytest.fixture
async def http(built: str) -> AsyncIterator[httpx.AsyncClient]:
    async with httpx.AsyncClient(base_url=built, headers={"accept-encoding": "identity"}) as http:
        yield http


def meta(page: str, name: str) -> str:
    """What a page says of itself."""
    meta = re.search(rf'<meta (?:name|property)="{name}" content="([^"]*)"', page)
    assert meta is not None
    return meta[1]


@pytest.mark.parametrize(
    ("path", "kind", "cache"),
    [
        ("/assets/index-abc.js", "text/javascript; charset=utf-8", "immutable"),
        ("/assets/font-abc.woff2", "font/woff2", "immutable"),
        ("/assets/board-abc.wasm", "application/wasm", "immutable"),
        ("/sw.js", "text/javascript; charset=utf-8", "no-cache"),
        ("/manifest.webmanifest", "application/manifest+json", "max-age=86400"),
        ("/preview.png", "image/png", "max-age=86400"),
    ],
)
async def test_a_file_comes_with_its_type_and_may_be_kept_as_long_as_it_stays(
    http: httpx.AsyncClient, path: str, kind: str, cache: str
) -> None:
    answer = await http.get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == kind
    assert cache in answer.headers["cache-control"]
    assert "default-src 'self'" in answer.headers["content-security-policy"]


@pytest.mark.parametrize(
    ("accepted", "sent"),
    [("gzip, deflate, br;q=0.9", "br"), ("gzip", "gzip"), ("identity", None), ("", None)],
)
async def test_a_file_is_sent_packed_to_whoever_can_unpack_it(
    built: str, accepted: str, sent: str | None
) -> None:
    async with httpx.AsyncClient(base_url=built) as http:
        request = http.build_request("GET", "/assets/index-abc.js")
        request.headers["accept-encoding"] = accepted
        answer = await http.send(request, stream=True)
        body = b"".join([piece async for piece in answer.aiter_raw()])
        await answer.aclose()
    assert answer.headers.get("content-encoding") == sent
    assert answer.headers["vary"] == "accept-encoding"
    assert body == {"br": b"brotli", "gzip": gzip.compress(SCRIPT), None: SCRIPT}[sent] or sent


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/replay",
        "/replay/abc",
        "/rules/board",
        "/aid/dice",
        "/learn/card",
        "/companion",
        "/exercises",
        "/settings/",
        "/history",
        "/link",
        "/ranking",
        "/people/abc",
        "/clubs/",
        "/watch",
    ],
)
async def test_every_address_of_the_client_is_its_one_page(
    http: httpx.AsyncClient, path: str
) -> None:
    answer = await http.get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert 'src="/assets/index-abc.js"' in answer.text


async def test_the_page_of_an_unknown_address_is_shown_but_not_found(
    http: httpx.AsyncClient,
) -> None:
    for path in ("/nowhere", "/tables/nowhere", "/rules/chess", "/index", "/watch/x"):
        answer = await http.get(path)
        assert answer.status_code == 404
        assert "/assets/index-abc.js" in answer.text


async def test_a_file_that_is_not_there_is_no_page(http: httpx.AsyncClient) -> None:
    for path in ("/assets/index-old.js", "/favicon.ico", "/assets/../pages.py", "/assets/"):
        answer = await http.get(path)
        assert answer.status_code == 404
        assert "<html" not in answer.text


async def test_the_servers_own_addresses_stay_its_own(http: httpx.AsyncClient) -> None:
    assert (await http.get("/api/nothing")).json()["code"] == "not-found"
    assert (await http.get("/healthz")).json()["status"] == "ok"
    assert (await http.post("/")).status_code in (404, 405)


@pytest.mark.parametrize("path", ["/", "/assets/index-abc.js", "/assets/no.js"])
async def test_a_head_is_the_same_without_its_body(http: httpx.AsyncClient, path: str) -> None:
    head, whole = await http.head(path), await http.get(path)
    assert head.status_code == whole.status_code
    assert head.content == b""
    assert head.headers["content-length"] == whole.headers["content-length"]


async def test_a_shared_table_says_which_game_and_who_invites(
    http: httpx.AsyncClient, built: str
) -> None:
    (ada,) = await guests(built, 'Ada <"&>')
    table = await ada.create_table("card", 3)
    page = (await http.get(f"/tables/{table}")).text
    assert meta(page, "og:title") == "Come and play Medici: The Card Game"
    assert meta(page, "og:description").startswith("Ada &lt;&quot;&amp;&gt; has laid the table")
    assert meta(page, "og:url") == f"{built}/tables/{table}"
    assert meta(page, "og:image") == f"{built}/preview.png"
    assert "<title>Come and play Medici: The Card Game</title>" in page


@pytest.mark.parametrize(
    ("path", "title"),
    [
        ("/", "Medici"),
        ("/rules/dice", "Medici: o jogo de dados: as regras"),
        ("/learn/board", "Medici: aprenda jogando"),
        ("/clubs/abc", "Clubes"),
        ("/replay/abc", "Uma partida de Medici, jogada a jogada"),
    ],
)
async def test_the_title_is_in_the_language_of_the_browser(
    http: httpx.AsyncClient, path: str, title: str
) -> None:
    answer = await http.get(path, headers={"accept-language": "sv, pt-PT;q=0.9"})
    assert '<html lang="pt-BR">' in answer.text
    assert f"<title>{title}</title>" in answer.text
    assert answer.headers["content-language"] == "pt-BR"


async def test_without_a_client_the_page_says_what_to_do(
    server: tuple[str, Server], tmp_path: Path
) -> None:
    url, running = server
    before, running.app.pages = running.app.pages, Pages(tmp_path)
    try:
        async with httpx.AsyncClient(base_url=url) as http:
            answer = await http.get("/")
    finally:
        running.app.pages = before
    assert answer.status_code == 503
    assert "make play" in answer.text
