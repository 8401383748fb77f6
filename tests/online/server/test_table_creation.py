"""Creating tables: so many for one player, and never half of one."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from medici.online.client import ClientError
from medici.online.server.run import Server
from medici.online.store import Unavailable
from medici.online.tables import Player, TableError, Terms
from medici.online.tables import commands as cmd
from tests.online.server.conftest import guests
from tests.online.server.pauses import file_in, opened

pytestmark = pytest.mark.anyio

DICE = Terms("dice", 1)


async def test_one_guest_cannot_lay_tables_without_end(
    start: Callable[..., tuple[str, Server]],
) -> None:
    url, server = start(tables_by_player=5, tables_burst=1000)
    ada, bruno = await guests(url, "Ada", "Bruno")
    headers = {"Authorization": f"Bearer {ada.session}"}
    async with httpx.AsyncClient(base_url=url, headers=headers) as http:
        asked = [http.post("/api/tables", json={"game": "dice", "players": 1}) for _ in range(40)]
        answers = await asyncio.gather(*asked)
    codes = [answer.status_code for answer in answers]
    assert (codes.count(201), codes.count(403)) == (5, 35)
    refusal = next(answer.json() for answer in answers if answer.status_code == 403)
    assert "at most 5 tables of yours" in refusal["message"]
    await bruno.create_table("dice", 1)  # others are not concerned
    table = next(answer.json()["table"] for answer in answers if answer.status_code == 201)
    async with ada.table(table) as live:
        await live.command("cancel")
    await ada.create_table("dice", 1)  # one is over, and there is room for another
    assert server.app.services is not None


async def test_tables_are_laid_at_a_pace(start: Callable[..., tuple[str, Server]]) -> None:
    url, _ = start(tables_per_second=0.001, tables_burst=2)
    ada, bruno = await guests(url, "Ada", "Bruno")
    for _ in range(2):
        await ada.create_table("dice", 1)
    with pytest.raises(ClientError, match="too many new tables") as refused:
        await ada.create_table("dice", 1)
    assert refused.value.code == "flood"
    await bruno.create_table("dice", 1)


async def fail(*_: Any, **__: Any) -> Any:
    """A store that is gone."""
    raise Unavailable("gone")


async def test_a_seat_needs_no_second_transaction(tmp_path: Path) -> None:
    async with opened(file_in(tmp_path)) as services:
        ada, _ = await services.players.guest("Ada", "here")
        hosted = await services.tables.create(ada, DICE)
        services.store._write = fail  # type: ignore[method-assign]
        await services.tables.execute(hosted, cmd.Join(seed="x"), ada)
        assert [sitting.seat for sitting in await services.store.tables_of(ada.id)] == [0]


async def test_no_seat_without_its_row(tmp_path: Path) -> None:
    async with opened(file_in(tmp_path)) as services:
        ada, _ = await services.players.guest("Ada", "here")
        hosted = await services.tables.create(ada, Terms("dice", 2))
        gone = Player("gone", "Gone")
        for command in (cmd.Join(seed="x"), cmd.Chat("ciao")):
            with pytest.raises(TableError, match="forgotten"):
                await services.tables.execute(hosted, command, gone)
        assert hosted.seq == await services.store.last_seq(hosted.id) == 1


async def test_a_rematch_is_offered_with_its_table_or_not_at_all(tmp_path: Path) -> None:
    async with opened(file_in(tmp_path)) as services:
        tables, store = services.tables, services.store
        ada, _ = await services.players.guest("Ada", "here")
        hosted = await tables.create(ada, DICE)
        await tables.execute(hosted, cmd.Join(seed="x"), ada)
        await tables.execute(hosted, cmd.Start(), ada)
        while hosted.live.phase == "running":
            assert hosted.live.game is not None
            await tables.execute(hosted, cmd.Move(hosted.live.game.legal()[0]), ada, seq=hosted.seq)
        append, store._append = store._append, fail  # type: ignore[method-assign]
        with pytest.raises(Unavailable):
            await tables.execute(hosted, cmd.Rematch(), ada, "again")
        assert [row.id for row in await store.tables()] == [hosted.id]  # nothing is left behind
        assert list(tables.hosted) == [hosted.id]
        store._append = append  # type: ignore[method-assign]
        write, store._write = store._write, fail  # type: ignore[method-assign]
        seqs = [await tables.execute(hosted, cmd.Rematch(), ada, "again") for _ in range(2)]
        store._write = write  # type: ignore[method-assign]
        assert seqs == [hosted.seq] * 2
        assert {row.id for row in await store.tables()} == {hosted.id, hosted.live.rematch}
        assert hosted.live.rematch in tables.hosted
        with pytest.raises(TableError, match="no rematch yet"):
            await tables.execute(hosted, cmd.Rematch(), ada, "once more")
        assert len(await store.tables()) == 2
