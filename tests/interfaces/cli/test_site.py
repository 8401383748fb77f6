"""``medici site``: what it writes, and what it does not write over."""

import gzip
import json
import re
from pathlib import Path

import pytest

from medici.online.server.pages import files, site
from medici.online.server.security.headers import HEADERS
from tests.interfaces.cli.commands import medici

PAGE = """<!doctype html>
<html lang="en">
  <head>
    <title>Medici</title>
    <meta name="version" content="1.2.3+old" />
    <meta name="social" />
    <link rel="manifest" href="./manifest.webmanifest" />
    <script type="module" src="./assets/index-abc.js"></script>
  </head>
</html>
"""
WORKER = """const VERSION = '1.2.3+old';
const KEPT = ["./","assets/index-abc.js"];
const SITE = false; // plain files
"""


@pytest.fixture(autouse=True)
def build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A client as a build leaves it."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    texts = {"index.html": PAGE, "sw.js": WORKER, "robots.txt": "Disallow: /api/\n"}
    for name, text in texts.items():
        (folder / name).write_text(text)
        (folder / f"{name}.br").write_bytes(b"brotli")
    (folder / "manifest.webmanifest").write_text("{}")
    (folder / "assets" / "index-abc.js").write_text("play()")
    (folder / "assets" / "index-abc.js.br").write_bytes(b"brotli")
    (folder / ".built").write_text("fingerprint")
    monkeypatch.setattr(site.site, "__defaults__", (folder, None))
    return folder


def version_in(folder: Path) -> str:
    """The version of a site, which page and worker agree on."""
    page, worker = ((folder / name).read_text() for name in ("index.html", "sw.js"))
    version = re.search(r'name="version" content="(.+)"', page)
    assert version is not None
    assert f"const VERSION = '{version[1]}';" in worker
    return version[1]


def test_the_folder_is_written_and_it_says_what_to_do_next(tmp_path: Path) -> None:
    target = tmp_path / "public" / "club"
    answer = medici("site", target)
    assert (answer.status, answer.err) == (0, "")
    assert f"python -m http.server --directory {target}" in answer.out
    written = {path.relative_to(target).as_posix() for path in target.rglob("*") if path.is_file()}
    assert written == {
        *("index.html", "index.html.gz", "404.html", "404.html.gz", "sw.js", "sw.js.gz"),
        *("manifest.webmanifest", "assets/index-abc.js", "assets/index-abc.js.br"),
    }
    for name in ("index.html", "sw.js", "404.html"):
        assert gzip.decompress((target / f"{name}.gz").read_bytes()) == (target / name).read_bytes()


def test_the_page_knows_that_there_is_no_server(tmp_path: Path) -> None:
    medici("site", tmp_path / "public")
    page = (tmp_path / "public" / "index.html").read_text()
    assert site.MARK in page
    assert 'src="./assets/' in page
    assert "og:" not in page
    assert "const SITE = true;" in (tmp_path / "public" / "sw.js").read_text()


def test_the_page_is_as_careful_as_the_server(tmp_path: Path) -> None:
    medici("site", tmp_path / "public")
    page = (tmp_path / "public" / "index.html").read_text()
    policy = re.search(r'http-equiv="Content-Security-Policy" content="(.+)"', page)
    assert policy is not None
    header = dict(HEADERS)[b"content-security-policy"].decode()
    # a page cannot say by itself who may frame it
    assert header == f"{policy[1]}; frame-ancestors 'none'"
    assert "script-src 'self' 'wasm-unsafe-eval'" in policy[1]


@pytest.mark.parametrize("address", ["https://x.example/club", "https://x.example/club/"])
def test_with_an_address_a_shared_link_has_a_preview(tmp_path: Path, address: str) -> None:
    assert medici("site", tmp_path / "public", "--address", address).status == 0
    page = (tmp_path / "public" / "index.html").read_text()
    assert 'property="og:url" content="https://x.example/club/"' in page
    assert 'property="og:image" content="https://x.example/club/preview.png"' in page
    assert 'href="https://x.example/club/"' in (tmp_path / "public" / "404.html").read_text()


def test_an_address_is_a_whole_one(tmp_path: Path) -> None:
    answer = medici("site", tmp_path / "public", "--address", "club/medici")
    assert answer.status == 2
    assert "expected an address such as https://" in answer.err
    assert not (tmp_path / "public").exists()


def test_a_page_that_is_not_found_says_so_in_every_language(tmp_path: Path) -> None:
    medici("site", tmp_path / "public")
    page = (tmp_path / "public" / "404.html").read_text("utf-8")
    assert "There is no such page" in page
    assert "Esta página não existe" in page


def test_the_version_changes_with_any_file_and_with_nothing_else(
    tmp_path: Path, build: Path
) -> None:
    versions = []
    for number, text in enumerate(["play()", "play()", "play(2)"]):
        (build / "assets" / "index-abc.js").write_text(text)
        medici("site", tmp_path / str(number))
        versions.append(version_in(tmp_path / str(number)))
    assert versions[0] == versions[1] != versions[2]
    assert all(version.startswith("1.2.3+") for version in versions)


def test_a_site_is_brought_up_to_date_and_what_was_added_stays(tmp_path: Path, build: Path) -> None:
    target = tmp_path / "public"
    medici("site", target)
    (target / "CNAME").write_text("club.example")
    (build / "assets" / "index-abc.js").rename(build / "assets" / "index-def.js")
    answer = medici("site", target)
    assert answer.status == 0
    assert "brought up to date" in answer.out
    assert {path.name for path in (target / "assets").iterdir()} == {
        "index-abc.js.br",
        "index-def.js",
    }
    assert (target / "CNAME").read_text() == "club.example"


def test_a_folder_of_somebody_else_is_left_alone(tmp_path: Path) -> None:
    target = tmp_path / "public"
    (target / "assets").mkdir(parents=True)
    (target / "index.html").write_text("<h1>My cats</h1>")
    (target / "assets" / "cat.txt").write_text("Minou")
    answer = medici("site", target)
    assert answer.status == 1
    assert "holds something other than a site of Medici" in answer.err
    assert (target / "index.html").read_text() == "<h1>My cats</h1>"
    assert medici("site", target, "--force").status == 0
    assert site.MARK in (target / "index.html").read_text()
    assert (target / "assets" / "cat.txt").read_text() == "Minou"


def test_a_folder_with_hidden_files_only_counts_as_empty(tmp_path: Path) -> None:
    (tmp_path / "public" / ".git").mkdir(parents=True)
    assert medici("site", tmp_path / "public").status == 0


def test_a_file_is_no_folder(tmp_path: Path) -> None:
    (tmp_path / "public").write_text("a file")
    assert medici("site", tmp_path / "public").status == 1
    answer = medici("site", tmp_path / "public", "--force")
    assert answer.status == 1
    assert "cannot be written" in answer.err


def test_without_pages_it_says_how_to_build_them(tmp_path: Path, build: Path) -> None:
    (build / "index.html").unlink()
    answer = medici("site", tmp_path / "public")
    assert answer.status == 1
    assert "make pages" in answer.err


def test_the_manifest_is_at_home_in_any_folder() -> None:
    source = Path(__file__).parents[3] / "web" / "manifest.json"
    manifest = json.loads(source.read_text())
    assert (manifest["start_url"], manifest["scope"]) == ("./", "./")
    assert not any(icon["src"].startswith("/") for icon in manifest["icons"])
    assert "id" not in manifest  # which would be the same for all sites of a host
    assert files.TYPES[".webmanifest"] == "application/manifest+json"
