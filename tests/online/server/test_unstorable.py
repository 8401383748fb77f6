"""PostgreSQL holds no NUL in a text: whoever sends one is refused, and no failure is logged."""

from collections.abc import Callable

import pytest

from medici.online.client import ClientError
from medici.online.server.run import Server
from tests.online.server.conftest import guests
from tests.servers import new_store

pytestmark = pytest.mark.anyio

PATHS = ("tables", "people", "clubs", "tournaments", "deals", "matches")


async def test_a_nul_is_refused(
    start: Callable[..., tuple[str, Server]], postgres_server: str, caplog: pytest.LogCaptureFixture
) -> None:
    url, _ = start(store=new_store(postgres_server))
    (ada,) = await guests(url, "Ada")
    for path in PATHS:
        with pytest.raises(ClientError) as refusal:
            await ada.request("GET", f"/api/{path}/a%00b")
        assert refusal.value.code not in ("unavailable", "internal"), path
    table = await ada.create_table("dice", 2)
    async with ada.table(table) as live:
        with pytest.raises(ClientError, match="expected what can be stored"):
            await live.command("join", "a\0b", seed="0" * 32)
        await live.join()
    assert not [entry for entry in caplog.records if entry.levelname in ("WARNING", "ERROR")]
