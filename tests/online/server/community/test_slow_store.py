"""Pages about people while the store cannot be written: shown, and nothing is half done."""

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import apsw
import httpx
import pytest

from medici.online.client import ClientError
from medici.online.server.run import Server
from medici.online.store import Unavailable
from tests.online.server.community.test_tournaments import PLAN
from tests.online.server.conftest import guests, play
from tests.waiting import PATIENCE

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
Start = Callable[..., tuple[str, Server]]

PAGES = (
    "/api/here",
    "/api/ratings?game=board&speed=live",
    "/api/me/ratings",
    "/api/me/friends",
    "/api/me/invitations",
    "/api/me/opponents",
    "/api/me/profile",
    "/api/deals",
    "/api/matches",
    "/api/tournaments",
    "/api/me/tournaments",
    "/api/clubs",
    "/api/watch",
)
WISH = {"games": ["board"], "sizes": [2], "clock": "quick", "rated": False, "patience": 60}


async def test_pages_are_shown_and_acts_refused_while_the_store_is_locked(
    start: Start, tmp_path: Path
) -> None:
    url, _ = start()
    (ada,) = await guests(url, "Ada")
    acts: tuple[tuple[str, dict[str, Any]], ...] = (
        ("/api/opponents", WISH),
        ("/api/me/friends/link", {}),
        ("/api/clubs", {"name": "Firenze", "about": "", "crest": "", "joining": "open"}),
        ("/api/tournaments", {**PLAN, "starts": time.time() + 3600}),
        ("/api/matches", {"game": "dice", "players": 1}),
    )
    headers = {"authorization": f"Bearer {ada.session}"}
    async with httpx.AsyncClient(base_url=url, headers=headers, timeout=PATIENCE) as http:
        before = [(await http.get(page)).json() for page in PAGES]
        other = apsw.Connection(str(tmp_path / "own.db"))
        other.execute("BEGIN IMMEDIATE")
        answers = await asyncio.gather(*(http.get(page) for page in PAGES))
        assert {answer.status_code for answer in answers} == {200}, [a.text for a in answers]
        refused = await asyncio.gather(*(http.post(path, json=body) for path, body in acts))
        assert [answer.status_code for answer in refused] == [503] * len(acts)
        assert all("nothing was stored" in answer.json()["message"] for answer in refused)
        other.execute("ROLLBACK")
        other.close()
        after = [(await http.get(page)).json() for page in PAGES]
        assert [sorted(page) for page in after if isinstance(page, dict)] == [
            sorted(page) for page in before if isinstance(page, dict)
        ]
        for path, body in acts:
            assert (await http.post(path, json=body)).is_success, path


async def test_a_game_goes_on_while_pages_about_people_wait_for_the_store(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Results and achievements are entered later, but no move waits for them."""
    url, server = start()
    ada, bruno = await guests(url, "Ada", "Bruno")
    services = server.app.services
    assert services is not None
    held, asked = asyncio.Event(), 0

    async def never(*_: object, **__: object) -> None:
        nonlocal asked
        asked += 1
        await held.wait()
        raise Unavailable("the store was too slow")

    for name in ("enter_results", "unseen_results", "count_seen", "friends"):
        assert hasattr(services.store, name)
        monkeypatch.setattr(services.store, name, never)
    table = await ada.create_table("dice", 2)
    async with ada.table(table) as hers, bruno.table(table) as his:
        await hers.join()
        await his.join()
        await hers.start()
        waiting = asyncio.create_task(ada.request("GET", "/api/me/friends"))
        await asyncio.gather(play(hers), play(his))
        assert (await ada.snapshot(table))["phase"] == "over"
        assert asked
        assert not waiting.done()
    server.servers[0].get_loop().call_soon_threadsafe(held.set)  # or its end would wait for them
    with pytest.raises(ClientError):
        await waiting
