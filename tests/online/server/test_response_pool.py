"""Long answers: written beside the loop, few at once, once for all, and so many for an address."""

import asyncio
import json
import threading
from collections.abc import Callable

import httpx
import pytest

from medici.online.server.hosting import response_pool
from medici.online.server.hosting.response_pool import ResponsePool
from medici.online.server.problem import HttpProblem
from medici.online.server.run import Server
from medici.online.server.settings import Settings
from tests.online.server.conftest import JSON, play, seated
from tests.record.games import played
from tests.waiting import PATIENCE

pytestmark = pytest.mark.anyio

RECORD = json.dumps(played(("board", 4, {}), seed=3).record())


async def test_an_address_reads_at_a_pace(start: Callable[..., tuple[str, Server]]) -> None:
    url, _ = start(reading_per_second=0.001, reading_burst=4)
    async with httpx.AsyncClient(base_url=url) as http:
        paths = ("/api/records", "/api/records/replay")
        codes = [
            (await http.post(path, content=RECORD, headers=JSON)).status_code for path in paths * 2
        ]
        codes += [
            (await http.post(path, content=RECORD, headers=JSON)).status_code for path in paths
        ]
        for path in ("/api/tables/nowhere/replay", "/api/tables/nowhere/verify"):
            codes.append((await http.get(path)).status_code)
        assert codes == [200] * 4 + [429] * 4
        assert (await http.get("/healthz")).status_code == 200


async def test_few_wait_for_a_thread_and_the_rest_come_again(
    start: Callable[..., tuple[str, Server]], monkeypatch: pytest.MonkeyPatch
) -> None:
    url, _ = start(response_threads=1, responses_waiting=2)
    go, threads = threading.Event(), set[str]()
    compress = response_pool.compress

    def slowly(*arguments: object) -> bytes:
        threads.add(threading.current_thread().name)
        assert go.wait(PATIENCE)
        return compress(*arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(response_pool, "compress", slowly)
    async with httpx.AsyncClient(base_url=url, timeout=40) as http:
        asked = [
            asyncio.create_task(http.post("/api/records", content=RECORD, headers=JSON))
            for _ in range(6)
        ]
        refused, rest = await asyncio.wait(asked, return_when=asyncio.FIRST_COMPLETED)
        while len(refused) < 3:
            more, rest = await asyncio.wait(rest, return_when=asyncio.FIRST_COMPLETED)
            refused |= more
        assert (await http.get("/healthz")).status_code == 200  # the loop is free meanwhile
        go.set()
        answers = [await task for task in rest]
    assert [(task.result().status_code, task.result().json()["code"]) for task in refused] == [
        (503, "unavailable")
    ] * 3
    assert [answer.status_code for answer in answers] == [200] * 3
    assert all(name.startswith("medici-response") for name in threads)


async def test_a_game_is_written_once_for_all(
    start: Callable[..., tuple[str, Server]], monkeypatch: pytest.MonkeyPatch
) -> None:
    url, _ = start()
    written: list[object] = []
    compress = response_pool.compress

    def counting(*arguments: object) -> bytes:
        written.append(arguments[0])
        return compress(*arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(response_pool, "compress", counting)
    async with seated(url, "dice", ("Ada",)) as (ada,), httpx.AsyncClient(base_url=url) as http:
        address = f"/api/tables/{ada.id}/replay"
        running = (await http.get(address)).json()
        await play(ada)
        answers = await asyncio.gather(*(http.get(address) for _ in range(5)))
        plain = await http.get(address, headers={"Accept-Encoding": "identity"})
        verdicts = [await http.get(f"/api/tables/{ada.id}/verify") for _ in range(3)]
    assert len(written) == 3  # the running game, the finished one, and the verdict
    assert running["result"] is None
    assert {answer.headers["content-encoding"] for answer in answers} == {"gzip"}
    assert "content-encoding" not in plain.headers
    assert all(answer.content == plain.content for answer in answers)
    assert plain.json()["result"] is not None
    assert [verdict.json()["fair"] for verdict in verdicts] == [True] * 3


async def test_what_is_kept_is_bounded() -> None:
    pool = ResponsePool(Settings(response_threads=1, responses_waiting=0, response_cache=300))
    for number in range(20):
        await pool.respond_once(str(number), lambda: "x")
    assert sum(len(answer) for answer in pool._cache.values()) <= 300
    assert pool.cached("19") is not None
    assert pool.cached("0") is None
    pool.close()


async def test_whoever_goes_away_does_not_make_room_for_more() -> None:
    settings = Settings(response_threads=1, responses_waiting=1, response_cache=0)
    pool, go = ResponsePool(settings), threading.Event()
    asked = [asyncio.create_task(pool.run(go.wait, PATIENCE)) for _ in range(2)]
    await asyncio.sleep(0)  # both are asked for
    asked[0].cancel()
    await asyncio.wait(asked[:1])
    with pytest.raises(HttpProblem, match="too many long answers"):
        await pool.run(go.wait, PATIENCE)
    go.set()
    assert await asked[1]
    pool.close()


async def test_addresses_take_turns_and_whoever_asks_for_most_is_refused() -> None:
    pool, go = ResponsePool(Settings(response_threads=1, responses_waiting=4)), threading.Event()
    done: list[str] = []

    def work(name: str) -> None:
        assert go.wait(PATIENCE)
        done.append(name)

    def ask(address: str, number: int) -> "asyncio.Task[None]":
        return asyncio.create_task(pool.run(work, f"{address}{number}", address=address))

    greedy = [ask("a", number) for number in range(6)]
    await asyncio.sleep(0)  # one is at work, four wait, one is refused
    other, third = ask("b", 0), ask("c", 0)
    await asyncio.sleep(0)
    go.set()
    results = await asyncio.gather(*greedy, other, third, return_exceptions=True)
    assert [isinstance(result, HttpProblem) for result in results] == [
        *[False] * 3,
        *[True] * 3,
        *[False] * 2,
    ]
    assert done == ["a0", "a1", "b0", "c0", "a2"]
    pool.close()


async def test_whoever_goes_makes_room() -> None:
    pool, go = ResponsePool(Settings(response_threads=1, responses_waiting=1)), threading.Event()
    first, second = (asyncio.create_task(pool.run(go.wait, PATIENCE)) for _ in range(2))
    await asyncio.sleep(0)
    second.cancel()
    await asyncio.wait([second])
    third = asyncio.create_task(pool.run(go.wait, PATIENCE))
    await asyncio.sleep(0)
    go.set()
    assert await first
    assert await third
    pool.close()
