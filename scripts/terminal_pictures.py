"""Draw the terminal table for the documents: python scripts/terminal_pictures.py [FOLDER]

Each picture is the app's own export, dark and light, from a game with known luck.
"""

import asyncio
import os
import sys
import tempfile
from pathlib import Path
from random import Random

from medici.interfaces.tui.app import MediciApp
from medici.interfaces.tui.picture import picture
from medici.interfaces.tui.play import LocalPlay
from medici.interfaces.tui.scoring import ScoringScreen
from medici.interfaces.tui.session import Session
from medici.interfaces.tui.table import TableScreen
from medici.record import Game

FOLDER = Path(__file__).parent.parent / "docs" / "pictures"
NAMES = ["Ada", "Chiara", "Bindo", "Oretta"]


def seated(name: str, players: int, lang: str, seed: int, light: bool = False) -> MediciApp:
    """An app with a table laid."""
    game = Game(name, NAMES[:players])
    session = Session(game, 1, Random(seed), None, ("merchant",), lang)
    return MediciApp(session, lang, pace=0, light=light)


async def asked(app: MediciApp) -> None:
    """Wait until the person is to decide, or a day is counted."""
    for _ in range(2000):
        await asyncio.sleep(0.01)
        screen = app.screen
        if isinstance(screen, ScoringScreen):
            return
        if isinstance(screen, TableScreen) and screen.hand is not None:
            return


async def scene_of(app: MediciApp, size: tuple[int, int], decisions: int, keys: str) -> str:
    """The picture after so many first legal moves and some keys."""
    async with app.run_test(size=size) as pilot:
        for _ in range(decisions):
            await asked(app)
            if isinstance(app.screen, ScoringScreen):
                break
            assert isinstance(app.play, LocalPlay)
            legal = app.play.game.legal()
            await app.play.move(legal[1] if len(legal) > 1 else legal[0])
            await pilot.pause()
        await asked(app)
        for key in keys.split():
            await pilot.press(key)
        await pilot.pause(0.5)
        return picture(app)


async def draw(folder: Path) -> None:
    """All pictures."""
    folder.mkdir(parents=True, exist_ok=True)
    pictures = {
        "terminal-board": (seated("board", 4, "en", 5), (80, 24), 6, ""),
        "terminal-board-light": (seated("board", 4, "en", 5, light=True), (80, 24), 6, ""),
        "terminal-card": (seated("card", 3, "pt-BR", 5), (80, 24), 4, "1"),
        "terminal-dice": (seated("dice", 3, "en", 5), (120, 36), 4, ""),
        "terminal-scoring": (seated("card", 2, "en", 5), (80, 24), 200, "enter enter"),
        "terminal-menu": (MediciApp(None, "en"), (80, 24), 0, ""),
    }
    for name, (app, size, decisions, keys) in pictures.items():
        svg = await scene_of(app, size, decisions, keys)
        (folder / f"{name}.svg").write_text(svg, encoding="utf-8")


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as data:
        os.environ["MEDICI_DATA"] = data
        asyncio.run(draw(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER))
