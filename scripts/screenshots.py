"""Take the pictures of the browser client that README and the documents show.

python scripts/screenshots.py [NAME...]
"""

import asyncio
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import msgspec
from playwright.async_api import Browser, ViewportSize, async_playwright

from medici.interfaces.companion import new_sheet
from medici.interfaces.companion.edits import load
from medici.online.client import Client

PICTURES = Path(__file__).resolve().parents[1] / "docs" / "pictures"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-sync"]
SETTLED = 1500  # milliseconds until nothing moves any more
PORT = 8123
URL = f"http://127.0.0.1:{PORT}"
NAME = "Lucia"
SHIPS = ("fur3 fur5 dye4 gold10", "cloth0 cloth5 cloth2 spice1 dye1", "grain5 fur5", "")
WIDE, UPRIGHT = ViewportSize(width=1280, height=800), ViewportSize(width=390, height=844)
# Chance is the same each time, so that a picture changes only when the page does.
SERVE = """
import random, secrets, sys
from medici.online.server import Settings, run
store, port, seed = sys.argv[1:]
chance = random.Random(int(seed))
secrets.token_bytes, secrets.randbits = lambda n=32: chance.randbytes(n), chance.getrandbits
run(Settings(store=store, pace=0.0), "127.0.0.1", int(port), lambda: print("open", flush=True))
"""


@dataclass(frozen=True)
class Picture:
    """A page, or a table as somebody sees it after so many moves of their own."""

    name: str
    game: str | None = None
    players: int = 0
    moves: int = 0
    seed: int = 0  # found by looking at what it leads to
    phone: bool = False  # held upright,
    dark: bool = False
    real: bool = False  # at a real table


ALL = [
    Picture("home"),
    Picture("board", "board", 4, 20, seed=4),
    Picture("card", "card", 4, 13, seed=3),
    Picture("dice", "dice", 3, 8, seed=4),
    Picture("phone", "board", 4, 20, seed=4, phone=True, dark=True),
    Picture("companion", phone=True, real=True),
]


async def main(names: list[str]) -> None:
    """Take every picture, or those that are named."""
    async with async_playwright() as playwright:
        chromium = os.environ.get("CHROMIUM") or shutil.which("chromium")
        browser = await playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        for picture in ALL:
            if not names or picture.name in names:
                with house(picture.seed):
                    await take(browser, picture)
        await browser.close()


@contextmanager
def house(seed: int) -> Iterator[None]:
    """A server that nobody has been to."""
    with tempfile.TemporaryDirectory() as folder:
        arguments = [f"sqlite:///{folder}/store.db", str(PORT), str(seed)]
        command = [sys.executable, "-c", SERVE, *arguments]
        with subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
        ) as process:
            assert process.stdout is not None
            process.stdout.readline()
            yield
            process.terminate()


async def take(browser: Browser, picture: Picture) -> None:
    """Go where the picture is to be taken, and take it."""
    client = Client(URL)
    path = "/companion?id=picture" if picture.real else "/"
    if picture.game is not None:
        await client.guest(NAME)
        path = f"/tables/{await play(client, picture, picture.game)}"
    await shoot(browser, picture, path, client.session)
    print(f"docs/pictures/{picture.name}.png")


async def play(client: Client, picture: Picture, game: str) -> str:
    """Play with bots until it is one's turn often enough; at which table."""
    chance = random.Random(picture.seed)
    bots = dict.fromkeys(range(1, picture.players), "merchant")
    table_id = await client.create_table(game, picture.players, bots=bots)
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
    return table_id


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


def half_entered() -> str:
    """A day at a real table, as a browser keeps it while it is entered."""
    sheet = new_sheet("board", [NAME, "Cosimo", "Bianca", "Piero"])
    for seat, ship in enumerate(SHIPS):
        for card in ship.split():
            load(sheet, 0, seat, card)
    kept = {"kind": "sheet", "id": "picture", "begun": 0, "changed": 0, "sheet": sheet}
    return msgspec.json.encode(kept).decode()


async def shoot(browser: Browser, picture: Picture, path: str, session: str | None) -> None:
    """Look at a page as it has settled."""
    context = await browser.new_context(
        base_url=URL,
        viewport=UPRIGHT if picture.phone else WIDE,
        color_scheme="dark" if picture.dark else "light",
        is_mobile=picture.phone,
        has_touch=picture.phone,
        locale="en-US",
    )
    if session is not None:
        cookie = {"name": "medici_session", "value": session, "url": URL}
        await context.add_cookies([cookie])  # type: ignore[list-item]
    await context.add_init_script(f"localStorage['medici-name'] = '\"{NAME}\"'")
    if picture.real:
        text = json.dumps(half_entered())
        await context.add_init_script(f"localStorage['medici-companion-picture'] = {text}")
    page = await context.new_page()
    await page.goto(path)
    await page.get_by_role("main").wait_for()
    await page.wait_for_timeout(SETTLED)
    await page.screenshot(path=PICTURES / f"{picture.name}.png")
    await context.close()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1:]))
