"""The documents as a site: nothing is left out, and what is written from the code is up to date."""

import pkgutil
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "scripts"))  # as when they are run

import docstrings  # noqa: E402
import handbook  # noqa: E402
import reference  # noqa: E402

SITE = tomllib.loads((ROOT / "zensical.toml").read_text(encoding="utf-8"))["project"]


def listed(nav: list[Any]) -> Iterator[str]:
    """Every page of a navigation."""
    for entry in nav:
        if isinstance(entry, str):
            yield entry
        else:
            for value in entry.values():
                yield from [value] if isinstance(value, str) else listed(value)


def test_every_document_has_its_place_in_the_navigation() -> None:
    documents = {
        path.relative_to(ROOT / "docs").as_posix() for path in (ROOT / "docs").rglob("*.md")
    }
    assert documents <= set(listed(SITE["nav"]))


def test_the_navigation_leads_to_pages_that_there_are(tmp_path: Path) -> None:
    handbook.Handbook().write(tmp_path)
    for page in listed(SITE["nav"]):
        assert (tmp_path / page).is_file()


def test_links_that_lead_out_of_the_documents_lead_to_pages(tmp_path: Path) -> None:
    book = handbook.Handbook()
    assert book.relinked("docs/operate.md", "[it](../deploy/nginx.conf) `[as](it/is)`") == (
        "[it](files/deploy/nginx-conf.md) `[as](it/is)`"
    )
    assert book.relinked("docs/bots.md", "[`code`](../examples/bidder.py)") == (
        "[`code`](files/examples/bidder-py.md)"
    )
    assert book.relinked("CONTRIBUTING.md", "[a](docs/web.md#the-wire)") == "[a](web.md#the-wire)"
    assert book.relinked("docs/rules/README.md", "[a](../../README.md)") == "[a](../README.md)"
    with pytest.raises(SystemExit, match="expected a link to a file"):
        book.relinked("docs/web.md", "[b](../nothing)")
    listing = book.page("deploy/nginx.conf")
    assert listing.startswith("# deploy/nginx.conf\n\n````nginx\n")


@pytest.mark.parametrize("name", reference.PAGES)
def test_pages_written_from_the_code_are_up_to_date(name: str) -> None:
    written = (ROOT / "docs" / "reference" / name).read_text(encoding="utf-8")
    assert written == reference.PAGES[name](), "run python scripts/reference.py"


@pytest.mark.parametrize("game", ["board", "card", "dice"])
def test_every_field_of_a_state_is_explained(game: str) -> None:
    state = reference.state_of(game)
    assert set(reference.comments_of(state)) == set(state.__slots__)


def test_every_command_and_event_is_in_the_reference() -> None:
    page = (ROOT / "docs" / "reference" / "socket.md").read_text(encoding="utf-8")
    for tag in ("join", "seat-bot", "move", "go-on", "order", "withdraw", "table-created", "ended"):
        assert f"### `{tag}`" in page
    assert "bot-move" not in page  # the house's own


DOCUMENTED = [
    named
    for page in sorted((ROOT / "docs" / "reference").glob("*.md"))
    for named in re.findall(r"^::: (\S+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
]


@pytest.mark.parametrize("module", ["online.client", "record", "research.envs.aec"])
def test_the_reference_has_the_docstrings_of_public_modules(module: str) -> None:
    assert f"medici.{module}" in DOCUMENTED


@pytest.mark.parametrize("name", DOCUMENTED)
def test_what_the_reference_names_is_there_and_says_what_it_is(name: str) -> None:
    assert pkgutil.resolve_name(name).__doc__


def test_nothing_comes_from_other_hosts() -> None:
    assert SITE["theme"]["font"] is False
    style = (ROOT / "docs" / "look" / "site.css").read_text(encoding="utf-8")
    assert not re.search(r"https?:|@import", style)
    assert all("//" not in path for path in SITE["extra_css"])


def test_examples_in_docstrings_are_no_quotations() -> None:
    assert docstrings.fenced("Adds.\n\n>>> 1\n1\n\nMore.") == (
        "Adds.\n\n```pycon\n>>> 1\n1\n```\n\nMore."
    )
    assert docstrings.fenced(">>> x  # doctest" + ": +SKIP", "medici.record") == (
        "```pycon\n>>> from medici.record import *\n>>> x\n```"
    )
    assert docstrings.comment_behind("x: int  # noqa: A001") == ""
