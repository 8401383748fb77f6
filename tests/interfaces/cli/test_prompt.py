"""What is typed at the prompt."""

import pytest

from medici.interfaces.tui.prompt import Command, offer, understand

BIDS = ["pass", *(f"bid {amount}" for amount in range(8, 41))]


@pytest.mark.parametrize(
    ("line", "legal", "meant"),
    [
        ("8", BIDS, "bid 8"),
        ("  08 ", BIDS, "bid 8"),
        ("BID 9", BIDS, "bid 9"),
        ("b 9", BIDS, "bid 9"),
        ("p", BIDS, "pass"),
        ("D", ["draw", "auction"], "draw"),
        ("a", ["draw", "auction"], "auction"),
        ("r", ["reveal", "take 1"], "reveal"),
        ("1 3", ["reveal", "take 1"], "take 1 3"),
        ("3,1", ["take 1"], "take 1 3"),
        ("take 2 1", ["take 1"], "take 1 2"),
        ("5 2", ["choose 1"], "choose 2 5"),
        ("c 2", ["choose 1"], "choose 2"),
        ("7", ["draw", "auction"], "7"),
        ("bid many", BIDS, "bid many"),
        ("", BIDS, ""),
        ("   ", BIDS, ""),
        ("undo", BIDS, Command("undo")),
        (" QUIT ", BIDS, Command("quit")),
        ("?", BIDS, Command("help")),
        ("save 'My Game.json'", BIDS, Command("save", "My Game.json")),
        ("load  X.json ", BIDS, Command("load", "X.json")),
    ],
)
def test_lines_are_understood(line: str, legal: list[str], meant: Command | str) -> None:
    assert understand(line, legal) == meant


@pytest.mark.parametrize(
    ("legal", "offered"),
    [
        (BIDS, "bid 8 … bid 40, pass"),
        (["pass", "bid 3"], "bid 3, pass"),
        (["pass", "bid 3", "bid 4"], "bid 3 … bid 4, pass"),
        (["reveal", "take 1", "take 1 2"], "reveal, take 1, take 1 2"),
        (
            [f"choose {a}" for a in range(1, 6)] + [f"choose {a} 5" for a in range(1, 5)],
            "choose any 1 to 2 of 1 2 3 4 5",
        ),
    ],
)
def test_legal_moves_are_offered_in_short(legal: list[str], offered: str) -> None:
    assert offer(legal) == offered
