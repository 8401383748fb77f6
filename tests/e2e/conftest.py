"""A house, a browser, and people with nothing in common but the house."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.e2e.house import ROOT, House
from tests.e2e.person import LOAD, Person, kept
from tests.e2e.static_site import StaticSite

# The first one has no windows of its own to draw, which takes a quarter less time.
NAMES = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
)
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-quic",
)
HERE = Path(__file__).parent
LOCALES = {
    "en": "en-US",
    "de": "de-DE",
    "es": "es-ES",
    "fr": "fr-FR",
    "it": "it-IT",
    "pt-BR": "pt-BR",
}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A browser takes its time."""
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker(pytest.mark.slow)


def which(names: tuple[str, ...]) -> str | None:
    """The first of these programs that there is."""
    return next(filter(None, map(shutil.which, names)), None)


@pytest.fixture(scope="package")
def chromium() -> str:
    """Where the browser is; without one there is nothing to test here."""
    named = os.environ.get("CHROMIUM")
    program = named or which(NAMES)
    if program is None:
        reason = "no Chromium found: install one, or name it with CHROMIUM=..."
        if os.environ.get("MEDICI_REQUIRE_BROWSER"):
            pytest.fail(reason)
        pytest.skip(reason)
    return program


@pytest.fixture(scope="package")
def client(chromium: str) -> None:
    """The client, built as it is now."""
    if "PYTEST_XDIST_WORKER" not in os.environ:  # side by side they would build it at once
        subprocess.run([sys.executable, "hatch_build.py"], cwd=ROOT, check=True)


@pytest.fixture(scope="package")
def house(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server with the client as it is now."""
    house = House(tmp_path_factory.mktemp("house"))
    house.start()
    yield house
    house.stop()


@pytest.fixture(scope="package")
def site(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[StaticSite]:
    """The client as files behind a plain static server: ``visit(url=site.url)`` goes there."""
    site = StaticSite(tmp_path_factory.mktemp("host"))
    site.write()
    site.start()
    yield site
    site.stop()


# Not for the whole session: while it is there, no other test could run a loop of its own.
@pytest.fixture(scope="package")
def launch(chromium: str) -> Iterator[Callable[[str], Browser]]:
    """Starts browsers, and ends them."""
    with sync_playwright() as playwright:
        browsers: list[Browser] = []

        def start(program: str) -> Browser:
            browsers.append(playwright.chromium.launch(executable_path=program, args=FLAGS))
            return browsers[-1]

        yield start
        for browser in browsers:
            browser.close()


@pytest.fixture(scope="package")
def browser(chromium: str, launch: Callable[[str], Browser]) -> Browser:
    """A browser without anything in it."""
    return launch(chromium)


@pytest.fixture
def windowed(chromium: str, launch: Callable[[str], Browser]) -> Browser:
    """A browser that could have windows, for what the other one cannot do."""
    program = chromium if "shell" not in chromium else which(NAMES[1:])
    if program is None:
        pytest.skip("no whole Chromium found: install one, or name it with CHROMIUM=...")
    return launch(program)


Visit = Callable[..., Person]


@pytest.fixture
def visit(request: pytest.FixtureRequest, browser: Browser) -> Iterator[Visit]:
    """Let somebody in; nothing may go wrong in anybody's browser."""
    people: list[Person] = []

    def come(
        lang: str = "en",
        settings: dict[str, Any] | None = None,
        url: str | None = None,  # of the house, unless another is named
        worker: bool = False,
        browser: Browser = browser,
        **more: Any,
    ) -> Person:
        context = browser.new_context(
            **{
                "locale": LOCALES[lang],
                "viewport": {"width": 1280, "height": 800},
                "service_workers": "allow" if worker else "block",
                **more,
            }
        )
        context.set_default_timeout(LOAD)
        if settings is not None:
            context.add_init_script(kept(lang, **settings))
        house = url or request.getfixturevalue("house").url
        person = Person(house, context, lang)
        people.append(person)
        return person

    yield come
    for person in people:
        person.context.close()
    for person in people:
        person.unfaulted()


@pytest.fixture
def ada(visit: Visit) -> Person:
    """Somebody with a large screen who likes no motion."""
    return visit(settings={})
