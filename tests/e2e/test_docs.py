"""The documents as a browser sees them: search, colours, phones, and nothing from elsewhere."""

import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.house import ROOT, House

PAGES = ("", "play/", "rules/board/", "bots/", "reference/record/", "reference/socket/", "speed/")
PARCHMENT = {"light": "rgb(246, 239, 224)", "dark": "rgb(28, 24, 21)"}


def opened(browser: Browser, house: House, width: int, scheme: str, faults: list[str]) -> Page:
    """A window on the documents, in which nothing may go wrong."""
    context = browser.new_context(
        viewport={"width": width, "height": 844},
        color_scheme="dark" if scheme == "dark" else "light",
    )
    page = context.new_page()
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on("console", lambda said: faults.append(said.text) if said.type == "error" else None)
    page.on(
        "request",
        lambda asked: (
            faults.append(asked.url)
            if not asked.url.startswith((house.url, "data:", "blob:"))
            else None
        ),
    )
    page.goto(f"{house.url}/docs")
    return page


@pytest.mark.long  # building them takes long
def test_the_documents_can_be_read_and_searched(
    client: None, browser: Browser, tmp_path: Path
) -> None:
    subprocess.run([sys.executable, "hatch_build.py", "docs"], cwd=ROOT, check=True)
    house = House(tmp_path)
    house.start()
    faults: list[str] = []
    try:
        for width, scheme in ((390, "light"), (1280, "dark")):
            page = opened(browser, house, width, scheme, faults)
            expect(page.locator("body")).to_have_css("background-color", PARCHMENT[scheme])
            for path in PAGES:
                page.goto(f"{house.url}/docs/{path}")
                too_wide = page.evaluate("document.documentElement.scrollWidth > innerWidth")
                assert not too_wide, path
        page.keyboard.press("/")
        page.keyboard.type("monopoly")
        expect(page.get_by_text("rising_monopoly").first).to_be_visible()
    finally:
        house.stop()
    assert not faults
