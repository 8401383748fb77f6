"""What must stay hidden: a game's secret until its end, and the players' sessions for ever."""

import asyncio
import json
import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any

import apsw
import httpx
import pytest

from medici.online.server.run import Server
from tests.online.server.conftest import Raw, guests, play, raw, seated, session_of
from tests.waiting import until

pytestmark = pytest.mark.anyio


async def test_secrets_are_in_nothing_that_is_sent(
    start: Callable[..., tuple[str, Server]], tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    url, server = start(metrics="127.0.0.1:0")
    caplog.set_level(logging.DEBUG)
    texts: list[str] = []
    async with seated(url, "card") as (ada, bruno):
        sessions = [session_of(ada), session_of(bruno)]
        database = apsw.Connection(str(tmp_path / "own.db"))
        secret: Any = database.execute("SELECT secret FROM table_secret").get
        async with (
            raw(url, ada.id, None) as onlooker,
            raw(url, ada.id, None, hello=False) as browser,
        ):
            await browser.send({"type": "hello", "log": True})

            async def overhear(client: Raw) -> None:
                async for text in client.socket:
                    texts.append(str(text))

            listening = asyncio.gather(overhear(onlooker), overhear(browser))
            async with httpx.AsyncClient(base_url=url) as http:
                headers = {"Authorization": f"Bearer {sessions[0]}"}
                for path in ("", "/record", "/verify"):
                    answer = await http.get(f"/api/tables/{ada.id}{path}", headers=headers)
                    assert secret.hex() not in answer.text
                    texts.append(answer.text)
                for path in ("/api/me", "/api/me/export", "/api/me/tables"):
                    texts.append((await http.get(path, headers=headers)).text)
                assert server.metrics is not None
                texts.append((await http.get(f"http://{server.metrics.address}")).text)
                await asyncio.gather(play(ada), play(bruno))
                await until(lambda: sum(secret.hex() in text for text in texts) == 2)
                texts.append((await http.get(f"/api/tables/{ada.id}/record")).text)
            listening.cancel()
        telling = [text for text in texts if secret.hex() in text]
        assert len(telling) == 3  # with the end of the game, and in its record afterwards
        assert all('"type":"ended"' in text for text in telling[:2])
        assert sum('"type":"table-created"' in text for text in texts) == 1
        stored = b"".join((tmp_path / name).read_bytes() for name in ("own.db", "own.db-wal"))
        database.close()
    ours = ("medici", "uvicorn", "litestar")  # the client is in this process too
    logged = "\n".join(r.getMessage() for r in caplog.records if r.name.startswith(ours))
    for session in sessions:
        assert all(session not in text for text in texts)
        assert session not in logged
        assert session.encode() not in stored
    assert secret.hex() not in logged


async def test_a_table_names_no_session_and_no_address(url: str) -> None:
    (ada,) = await guests(url, "Ada")
    table = await ada.create_table("board", 2)
    view: dict[str, Any] = await ada.snapshot(table)
    assert "127.0.0.1" not in json.dumps(view)
    assert str(ada.session) not in json.dumps(view)
