"""The standard dataset: the rows whose fingerprint is published, however they are written."""

from pathlib import Path

import numpy as np
import pytest

from medici.bots import bot_named
from medici.bots.opponents.league import HELD_OUT
from medici.bots.players.plain_bot import plain_bot
from medici.research.arena.contest import Contest
from medici.research.arena.simulate import simulate_bots
from medici.research.datasets import writer_for
from medici.research.datasets.columns import Ragged, Same, rows
from medici.research.datasets.content import ContentHash, content_of
from medici.research.datasets.standard import PLAYERS, lineups, notes, standard_rows

# Of the first decisions, as docs/data.md publishes them; that of a million begins with them.
SMALL = 2000
FINGERPRINTS = {
    "board": "34c1de5ebfa3e5be8224bd71f419ad7423f9c24e41fe470946f929e844c2143f",
    "card": "4d6328f1160680570842be997e0e96ecc9dcb001afeabb77c5fdffd327242208",
    "dice": "480b706d504ea2967f737bfd504815cf838a33430b0fa55b7fdd59e994a61e97",
}


@pytest.mark.slow
@pytest.mark.parametrize("game", PLAYERS)
def test_the_first_decisions_have_the_published_fingerprint(game: str, tmp_path: Path) -> None:
    found = ContentHash()
    file = tmp_path / f"{game}.parquet"
    with writer_for(file, notes(game)) as writer:
        for columns in standard_rows(game, SMALL):
            writer.write(columns)
            found.add(columns)
    assert found.rows >= SMALL
    assert found.hexdigest() == FINGERPRINTS[game]
    assert content_of(file).hexdigest() == FINGERPRINTS[game], "the file says the same"
    page = (Path(__file__).parents[3] / "docs" / "data.md").read_text()
    assert FINGERPRINTS[game] in page


@pytest.mark.slow
def test_a_row_tells_how_to_play_its_game_again() -> None:
    (columns,) = standard_rows("dice", 300)
    row = list(rows(columns))[-1]
    bots = lineups("dice")[(row["seed"] - 28_000_000) // 1_000_003]
    *_, game = simulate_bots(Contest("dice", bots, row["seed"]), games=row["number"])
    assert game.moves[row["move"] - 1] == (row["actor"], row["text"])
    assert row["bot"] == bots[row["actor"]]


@pytest.mark.parametrize("game", PLAYERS)
def test_nobody_who_is_held_out_plays(game: str) -> None:
    for names in lineups(game):
        assert len(names) == PLAYERS[game]
        assert all(bot_named(name) for name in names)
        strangers = [name for name in names if name.startswith("plain:")]
        assert all(plain_bot(name).number < HELD_OUT for name in strangers)


def test_a_fingerprint_is_of_what_rows_say_and_not_of_how_they_are_cut() -> None:
    lists = Ragged(np.array([1, 3], np.int32), np.array([5, 6, 7], np.int16))
    whole, parts = ContentHash(), ContentHash()
    whole.add({"seat": np.array([0, 1], np.int8), "bot": Same("random", 2), "legal": lists})
    first = Ragged(np.array([1], np.int32), np.array([5]))
    second = Ragged(np.array([2], np.int32), np.array([6, 7]))
    parts.add({"seat": [0], "bot": ["random"], "legal": first})
    parts.add({"seat": [1], "bot": ["random"], "legal": second})
    assert whole.hexdigest() == parts.hexdigest()
    other = ContentHash()
    other.add({"seat": [0, 1], "bot": Same("random", 2), "legal": np.array([[5, 6], [7, 0]])})
    assert other.hexdigest() != whole.hexdigest()
    assert whole.rows == parts.rows == 2
