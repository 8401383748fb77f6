"""The screen to the letter, and in its colours: against pictures that were looked at.

After a change that is meant, MEDICI_DRAW=1 draws them anew; look at them before they are kept.
"""

import os
from pathlib import Path

import pytest

from medici.interfaces.tui.picture import picture
from medici.interfaces.tui.scoring import ScoringScreen
from medici.interfaces.tui.theme import LIGHT
from tests.interfaces.tui.tables import Player, at, table_of

pytestmark = pytest.mark.anyio
PICTURES = Path(__file__).parent / "pictures"


def compare(player: Player, name: str) -> None:
    """The screen is as it was drawn."""
    drawn, file = picture(player.app), PICTURES / f"{name}.svg"
    if os.environ.get("MEDICI_DRAW"):
        file.parent.mkdir(exist_ok=True)
        file.write_text(drawn, encoding="utf-8")
    assert drawn == file.read_text(encoding="utf-8"), f"{file} shows something else"


async def test_an_auction_is_drawn_to_the_letter() -> None:
    async with at(table_of("board", 3, humans=3)) as player:
        await player.turn()
        await player.press("a")
        await player.until(lambda: "[Enter]" in player.shown())
        await player.press("7")
        compare(player, "board")


async def test_a_market_is_drawn_in_portuguese_and_in_light_colours() -> None:
    app = table_of("card", 2, "pt-BR", humans=2)
    app.light = True
    async with at(app) as player:
        await player.turn()
        assert app.theme == LIGHT.name
        await player.press("1")
        compare(player, "card")


async def test_a_scoring_is_drawn_to_the_letter() -> None:
    async with at(table_of("dice", 1, seed=5)) as player:
        while True:
            await player.turn()
            if isinstance(player.app.screen, ScoringScreen):
                break
            hand = player.table.hand
            assert hand is not None
            await player.press(*max(hand.legal, key=len).split()[1:], "enter")
        await player.press("enter")
        compare(player, "scoring")
