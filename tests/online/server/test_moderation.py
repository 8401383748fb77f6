"""Talk that is not for everybody, people who shun or report others, and an operator's decisions."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from medici.online.client import Client, ClientError
from medici.online.server.operator_acts import Operator
from medici.online.server.run import Server
from medici.online.store import open_store
from tests.online.server.conftest import guests, raw, seated, session_of
from tests.servers import new_store
from tests.waiting import PATIENCE

pytestmark = pytest.mark.anyio

Start = Callable[..., tuple[str, Server]]


@pytest.fixture(params=["sqlite", "postgresql"])
def store_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty store of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'own.db'}"
    return new_store(request.getfixturevalue("postgres_server"))


@asynccontextmanager
async def operating(url: str) -> AsyncIterator[Operator]:
    """An operator beside the server, as ``medici admin`` is."""
    store = await open_store(url)
    try:
        yield Operator(store, "tester")
    finally:
        await store.close()


async def refused(doing: Any) -> ClientError:
    """Why something was refused."""
    with pytest.raises(ClientError) as problem:
        await doing
    return problem.value


async def until(asked: Callable[[], Any]) -> Any:
    """What is there at last."""
    end = time.monotonic() + PATIENCE
    while not (answer := await asked()):
        assert time.monotonic() < end
        await asyncio.sleep(0.05)
    return answer


def player(client: Client) -> str:
    """The id of somebody."""
    assert client.player is not None
    return client.player


async def test_onlookers_of_a_public_table_do_not_talk(url: str) -> None:
    ada, bruno = await guests(url, "Ada", "Bruno")
    table = await ada.create_table("dice", 2, public=True)
    async with ada.table(table) as hers, bruno.table(table) as his:
        await hers.chat("welcome")  # the host may, before she sits
        assert (await refused(his.chat("buy this"))).code == "silent"
        await his.join()
        await his.chat("hello")
        await hers.command("silence", player=player(bruno))
        assert (await refused(his.chat("hello?"))).code == "silent"
        await hers.command("set-talk", talk="nobody")
        assert (await refused(hers.chat("hush"))).code == "silent"
        wrong = await refused(hers.command("set-talk", talk="loudly"))
        assert wrong.code == "bad-command"


async def test_one_who_is_muted_is_told_why_and_until_when(start: Start, store_url: str) -> None:
    url, _ = start(store=store_url, poll_seconds=0.1)
    ada, bruno = await guests(url, "Ada", "Bruno")
    table = await ada.create_table("dice", 2)
    async with bruno.table(table) as his, operating(store_url) as operator:
        await his.chat("hello")
        ends = await operator.impose("mute", player(bruno), 3600.0, "insults")
        assert ends is not None

        async def muted() -> ClientError | None:
            try:
                await his.chat("still here")
            except ClientError as problem:
                return problem if problem.code != "flood" else None
            return None

        problem = await until(muted)
        assert problem.code == "muted"
        day = time.strftime("%Y-%m-%d %H:%M", time.gmtime(ends))
        assert f"until {day} UTC: insults" in str(problem)
        assert (problem.until, problem.reason) == (ends, "insults")  # for the reader's language
        await his.join()  # all else goes on
        await operator.lift("mute", player(bruno), "sorry")

        async def talks() -> bool:
            try:
                await his.chat("thank you")
            except ClientError as problem:
                return problem.code == "flood"
            return True

        assert await until(talks)


async def test_one_who_is_banned_is_out_at_once_and_a_bot_plays_on(
    start: Start, store_url: str
) -> None:
    url, _ = start(store=store_url, poll_seconds=0.1)
    async with seated(url, "dice") as (ada, bruno), operating(store_url) as operator:
        session = session_of(bruno)
        banned = Client(url, session=session)
        me = await banned.request("GET", "/api/me")
        link = (await banned.request("POST", "/api/me/link"))["token"]
        async with raw(url, bruno.id, session) as socket:
            await operator.impose("ban", me["player"], None, "spam")
            with pytest.raises(ConnectionClosed) as closed:
                await socket.receive("until it is closed")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4001

        async def replaced() -> bool:
            seats = (await Client(url).snapshot(ada.id))["seats"]
            return any(seat.get("taken_over") == "left" for seat in seats)

        assert await until(replaced)
        problem = await refused(banned.create_table("dice", 2))
        assert problem.code == "no-session"
        problem = await refused(Client(url).request("POST", "/api/link", {"token": link}))
        assert problem.code == "banned"
        assert (problem.until, problem.reason) == (None, "spam")


async def test_a_ban_from_before_the_start_holds_from_the_start(
    start: Start, store_url: str
) -> None:
    first, _ = start(store=store_url)
    async with seated(first, "dice") as (ada, bruno):
        me = await Client(first, session=session_of(bruno)).request("GET", "/api/me")
        table = ada.id
    async with operating(store_url) as operator:
        await operator.impose("ban", me["player"], None, "spam")
    second, _ = start(store=store_url)

    async def replaced() -> bool:
        seats = (await Client(second).snapshot(table))["seats"]
        return any(seat.get("taken_over") == "left" for seat in seats)

    assert await until(replaced)


async def test_a_table_that_is_closed_is_closed_for_everybody(start: Start, store_url: str) -> None:
    url, _ = start(store=store_url, poll_seconds=0.1)
    ada, bruno = await guests(url, "Ada", "Bruno")
    watched = await ada.create_table("dice", 2)
    alone = await ada.create_table("dice", 2)  # in memory, and nobody looks at it
    async with bruno.table(watched) as his, operating(store_url) as operator:
        for table in (watched, alone):
            await operator.close(table, "spam")
        async with asyncio.timeout(PATIENCE):
            seen = [event async for update in his for event in update.events]
        assert (seen[-1]["type"], seen[-1]["by"]) == ("cancelled", None)
        assert len(seen[-1]["secret"]) == 64

    async def closed() -> bool:
        return bool((await ada.snapshot(alone))["phase"] == "cancelled")

    assert await until(closed)


async def test_whom_a_host_blocks_cannot_sit_down_or_talk_at_her_tables(url: str) -> None:
    ada, bruno = await guests(url, "Ada", "Bruno")
    table = await ada.create_table("dice", 3)
    async with bruno.table(table) as his:
        await his.chat("hello")
        by_id = {"how": "mute", "other": player(bruno)}
        shunned = await ada.request("PUT", "/api/me/shunned", by_id)
        assert shunned == {"player": player(bruno), "name": "Bruno", "how": "mute"}
        await his.chat("may I?")  # she alone does not hear it
        await his.join(0)
        by_seat = {"how": "block", "table": table, "seat": 0}
        assert (await ada.request("PUT", "/api/me/shunned", by_seat))["how"] == "block"
        await his.chat("I sit already")
        await his.command("leave")
        assert (await refused(his.join(1))).code == "forbidden"
        assert (await refused(his.chat("please"))).code == "forbidden"
        assert [row["how"] for row in await ada.request("GET", "/api/me/shunned")] == ["block"]
        assert (await ada.request("GET", "/api/me"))["shunned"] == [player(bruno)]
        exported = await ada.request("GET", "/api/me/export")
        assert [row["player"] for row in exported["shunned"]] == [player(bruno)]
        await ada.request("DELETE", f"/api/me/shunned/{player(bruno)}")
        await his.join(1)
    for wrong in ({"other": player(ada)}, {"other": "nobody"}, {"table": table, "seat": 0}, {}):
        code = (await refused(ada.request("PUT", "/api/me/shunned", {"how": "mute", **wrong}))).code
        assert code in ("bad-command", "not-found")
    assert (await refused(Client(url).request("GET", "/api/me/shunned"))).code == "no-session"


async def test_a_player_shuns_only_so_many(start: Start) -> None:
    url, _ = start(most_shunned=1)
    ada, bruno, chen = await guests(url, "Ada", "Bruno", "Chen")
    for how in ("mute", "block"):
        await ada.request("PUT", "/api/me/shunned", {"how": how, "other": player(bruno)})
    more = ada.request("PUT", "/api/me/shunned", {"how": "mute", "other": player(chen)})
    assert (await refused(more)).code == "full"


async def test_a_report_goes_to_the_operator_with_the_words(start: Start, store_url: str) -> None:
    url, _ = start(store=store_url, reports_per_hour=2)
    ada, bruno = await guests(url, "Ada", "Bruno")
    table = await ada.create_table("dice", 2)
    async with bruno.table(table) as his:
        await his.join(0)
        await his.chat("you fool")
    (saying,) = (await ada.snapshot(table))["chat"]
    told = {"table": table, "reason": "  an\tinsult "}
    words = {"accused": saying["player"], "said": saying["at"]}
    await ada.request("POST", "/api/reports", told | words)
    await ada.request("POST", "/api/reports", told | {"seat": 0})
    for wrong in (words | {"said": 1.0}, {"seat": 1}, {"seat": 7}, {"accused": player(ada)}, {}):
        problem = await refused(ada.request("POST", "/api/reports", told | wrong))
        assert problem.code == "bad-command"
    problem = await refused(ada.request("POST", "/api/reports", told | words))
    assert problem.code == "flood"
    async with operating(store_url) as operator:
        first, second = await operator.store.reports()
    assert (first.words, first.name, first.reason) == ("you fool", "Bruno", "an insult")
    assert (first.reporter, first.accused, first.table) == (player(ada), player(bruno), table)
    assert (second.words, second.accused) == (None, player(bruno))
    assert len((await ada.request("GET", "/api/me/export"))["reports"]) == 2


async def file_reports(url: str, people: list[Client], table: str, accused: str) -> int:
    """Let everybody report somebody as often as they like; how many reports were taken."""
    taken = 0
    for person in people:
        for _ in range(5):
            body = {"table": table, "reason": "rude", "accused": accused}
            with suppress(ClientError):
                await person.request("POST", "/api/reports", body)
                taken += 1
    return taken


async def test_fresh_guests_cannot_drown_the_operator_in_reports(
    start: Start, store_url: str
) -> None:
    url, _ = start(store=store_url, reports_by_address=1000)
    bruno, *crowd = await guests(url, "Bruno", *(f"Guest {number}" for number in range(12)))
    table = await bruno.create_table("dice", 2)
    await bruno.join(table, 0)
    assert await file_reports(url, crowd, table, player(bruno)) == 5
    (ada,) = await guests(url, "Ada")
    async with operating(store_url) as operator:
        await operator.store._change("UPDATE player SET created = 0 WHERE id = :id", id=player(ada))
    assert await file_reports(url, [ada], table, player(bruno)) == 5  # known for long


async def test_reports_are_limited_by_address(start: Start, store_url: str) -> None:
    url, _ = start(store=store_url, reports_by_fresh_guests=1000)
    bruno, *crowd = await guests(url, "Bruno", *(f"Guest {number}" for number in range(12)))
    table = await bruno.create_table("dice", 2)
    await bruno.join(table, 0)
    assert await file_reports(url, crowd, table, player(bruno)) == 10
