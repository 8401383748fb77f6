"""The store that ``benchmarks/community.py`` measures, in small: every query of a page finds rows.

One that finds none measures nothing, and says that rows are not as the server writes them.
"""

import sys
from pathlib import Path

import pytest

from medici.online.store import open_store

sys.path.insert(0, str(Path(__file__).parents[4] / "benchmarks"))
from community import ask
from community_pages import ask_pages
from full_community import fill_community

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

PEOPLE, GAMES, EVENTS = 1000, 2000, 200


async def test_every_query_of_a_page_finds_something(tmp_path: Path) -> None:
    store = await open_store(f"sqlite:///{tmp_path / 'store.db'}")
    await fill_community(store, PEOPLE, GAMES, EVENTS)
    for page, queries in ask_pages(GAMES, EVENTS).items():
        for what, query in queries.items():
            found, *_ = await ask(store, query, ["player-no1000007"])
            assert found, (page, what)
    await store.close()
