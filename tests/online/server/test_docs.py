"""The documents under /docs: pages, files, what they may run, and what is said without them."""

import gzip
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import httpx
import pytest

from medici.online.server.pages.docs import HELP
from medici.online.server.pages.pages import Pages
from medici.online.server.pages.previews import SOCIAL
from medici.online.server.run import Server

pytestmark = pytest.mark.anyio

PAGE = "<!doctype html><script>go()</script><script src='x.js'></script><h1>Play</h1>"
GO = "'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw='"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Documents as a build leaves them."""
    (tmp_path / "play").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><h1>Medici</h1>")
    (tmp_path / "play" / "index.html").write_text(PAGE)
    (tmp_path / "play" / "index.html.gz").write_bytes(gzip.compress(PAGE.encode()))
    (tmp_path / "search.json").write_text("{}")
    (tmp_path / "site.css").write_text("h1 {}")
    (tmp_path / "objects.inv").write_bytes(b"unknown")
    return tmp_path


@pytest.fixture
async def http(server: tuple[str, Server], folder: Path) -> AsyncIterator[httpx.AsyncClient]:
    url, running = server
    before, running.app.pages = running.app.pages, Pages(docs=folder)
    async with httpx.AsyncClient(base_url=url) as http:
        yield http
    running.app.pages = before


@pytest.fixture
def bare(server: tuple[str, Server], tmp_path: Path) -> Iterator[str]:
    """A server without any documents."""
    url, running = server
    before, running.app.pages = running.app.pages, Pages(docs=tmp_path / "nothing")
    yield url
    running.app.pages = before


@pytest.mark.parametrize(
    ("path", "kind", "cache"),
    [
        ("/docs/", "text/html; charset=utf-8", "no-cache"),
        ("/docs/play/", "text/html; charset=utf-8", "no-cache"),
        ("/docs/search.json", "application/json", "no-cache"),
        ("/docs/site.css", "text/css; charset=utf-8", "public, max-age=86400"),
    ],
)
async def test_documents_are_served(
    http: httpx.AsyncClient, path: str, kind: str, cache: str
) -> None:
    answer = await http.get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == kind
    assert answer.headers["cache-control"] == cache


@pytest.mark.parametrize("path", ["/docs", "/docs/play"])
async def test_a_page_is_a_folder_from_which_its_links_lead(
    http: httpx.AsyncClient, path: str
) -> None:
    answer = await http.get(path)
    assert (answer.status_code, answer.headers["location"]) == (308, f"{path}/")


async def test_a_page_may_run_the_scripts_that_stand_in_it_and_our_files(
    http: httpx.AsyncClient,
) -> None:
    answer = await http.get("/docs/play/")
    assert answer.text == PAGE
    assert answer.headers["content-encoding"] == "gzip"
    (policy,) = answer.headers.get_list("content-security-policy")
    assert f"script-src 'self' {GO};" in policy
    assert "frame-ancestors 'none'" in policy
    assert answer.headers["x-content-type-options"] == "nosniff"


async def test_a_page_without_scripts_may_run_none(http: httpx.AsyncClient) -> None:
    answer = await http.get("/docs/")
    assert "script-src 'self';" in answer.headers["content-security-policy"]


@pytest.mark.parametrize(
    "path", ["/docs/nothing", "/docs/nothing/", "/docs/objects.inv", "/docs/%2e%2e/app.py"]
)
async def test_an_address_that_there_is_not_says_where_the_documents_are(
    http: httpx.AsyncClient, path: str
) -> None:
    answer = await http.get(path, headers={"accept-language": "pt-BR"})
    assert answer.status_code == 404
    assert answer.headers["content-language"] == "pt-BR"
    assert 'href="/docs/">Ir para os documentos' in answer.text


def test_pages_are_told_of_documents_only_where_there_are_some(folder: Path) -> None:
    shell = folder / "client"
    shell.mkdir()
    (shell / "index.html").write_text(f"<head>{SOCIAL}</head>")
    for docs, told in ((folder, True), (folder / "nothing", False)):
        page = Pages(shell, docs).shell or ""
        assert (HELP in page) is told
        assert SOCIAL in page  # where the preview goes


async def test_documents_that_are_gone_since_the_start_are_missing(
    http: httpx.AsyncClient, folder: Path
) -> None:
    (folder / "site.css").unlink()
    assert (await http.get("/docs/site.css")).status_code == 404


async def test_without_documents_it_is_said_how_to_build_them(bare: str) -> None:
    async with httpx.AsyncClient(base_url=bare) as http:
        answer = await http.get("/docs/")
    assert answer.status_code == 404
    assert "make docs" in answer.text
    assert 'href="/">To the tables' in answer.text
