"""Take the pictures of the browser client that README and the documents show.

python scripts/screenshots.py
"""

import asyncio
import os
import random
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from playwright.async_api import Browser, async_playwright

from medici.client import Client

ROOT = Path(__file__).resolve().parents[1]
PICTURES = ROOT / "docs" / "pictures"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-sync"]
FLAGS += ["--hide-scrollbars"]
SETTLED = 1500  # milliseconds until nothing moves any more
# Chance that is the same each time, so that a picture changes only when the page does.
SERVE = """
import random, secrets, sys
from medici.server import Settings, run
chance = random.Random(1434)
secrets.token_bytes, secrets.randbits = lambda n=32: chance.randbytes(n), chance.getrandbits
settings = Settings(store=sys.argv[1], pace=0.0)
run(settings, "127.0.0.1", int(sys.argv[2]), lambda: print("open", flush=True))
"""


@dataclass(frozen=True)
class Picture:
    """A table as somebody sees it after so many moves of their own."""

    name: str
    game: str
    players: int
    moves: int
    wide: int = 1280
    high: int = 800
    phone: bool = False  # in the dark, and by touch


TABLES = [
    Picture("board", "board", 4, 22),
    Picture("card", "card", 4, 11),
    Picture("dice", "dice", 3, 11),
    Picture("phone", "board", 4, 21, 390, 844, phone=True),
]


async def main() -> None:
    """Open a house, take every picture, close it."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", SERVE, f"sqlite:///{folder}/store.db", "8123"]
        house = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        assert house.stdout is not None
        house.stdout.readline()
        try:
            async with async_playwright() as playwright:
                chromium = os.environ.get("CHROMIUM") or shutil.which("chromium")
                browser = await playwright.chromium.launch(executable_path=chromium, args=FLAGS)
                await shoot(browser, Picture("home", "", 0, 0, 1280, 800), "/", None)
                for picture in TABLES:
                    await table(browser, picture)
                await browser.close()
        finally:
            house.terminate()
            house.wait()


async def table(browser: Browser, picture: Picture) -> None:
    """Play with bots until it is one's turn often enough, and take the picture."""
    client, chance = Client("http://127.0.0.1:8123"), random.Random(picture.name)
    await client.guest("Lucia")
    bots = dict.fromkeys(range(1, picture.players), "merchant")
    table_id = await client.create_table(picture.game, picture.players, bots=bots)
    async with client.table(table_id) as live:
        await live.join(seed="pictures")
        await live.start()
        moves = picture.moves
        async for update in live:
            if update.legal and moves == 0:
                break
            if update.legal:
                moves -= 1
                await live.move(modest(update.legal, chance))
    await shoot(browser, picture, f"/tables/{table_id}", client.session)


def modest(legal: list[str], chance: random.Random) -> str:
    """A move as a careful newcomer would make it: small bids, full hands."""
    if any(move.startswith("bid") for move in legal):
        small = [move for move in legal if move == "pass" or int(move.split()[1]) < 11]
        return chance.choice(small)
    if "draw" in legal:
        return chance.choice(legal)
    if "reveal" in legal:
        return "reveal"
    return max(legal, key=len)


async def shoot(browser: Browser, picture: Picture, path: str, session: str | None) -> None:
    """Look at a page as it has settled."""
    context = await browser.new_context(
        base_url="http://127.0.0.1:8123",
        viewport={"width": picture.wide, "height": picture.high},
        color_scheme="dark" if picture.phone else "light",
        is_mobile=picture.phone,
        has_touch=picture.phone,
        locale="en-US",
    )
    if session is not None:
        cookie = {"name": "medici_session", "value": session, "url": "http://127.0.0.1:8123"}
        await context.add_cookies([cookie])  # type: ignore[list-item]
    await context.add_init_script("localStorage['medici-name'] = '\"Lucia\"'")
    page = await context.new_page()
    await page.goto(path)
    await page.get_by_role("main").wait_for()
    await page.wait_for_timeout(SETTLED)
    await page.screenshot(path=PICTURES / f"{picture.name}.png")
    await context.close()
    print(f"docs/pictures/{picture.name}.png")


if __name__ == "__main__":
    asyncio.run(main())
