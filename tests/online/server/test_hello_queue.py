"""The queue of hellos: answered in their order, for a share of one turn of the loop at a time."""

import asyncio

import pytest

from medici.online.server.wire.open_sockets import HELLO_SHARE, HelloQueue

pytestmark = pytest.mark.anyio


async def test_long_answers_share_the_loop_in_the_order_in_which_they_came() -> None:
    now, done, turns = 0.0, list[int](), list[int]()
    queue = HelloQueue(clock=lambda: now)

    def answer(number: int) -> None:
        nonlocal now
        now += 0.4 * HELLO_SHARE
        done.append(number)

    async def others() -> None:
        while len(done) < 7:
            await asyncio.sleep(0)
            turns.append(len(done))

    hellos = (queue.answer(lambda number=number: answer(number)) for number in range(7))  # type: ignore[misc]
    await asyncio.gather(*hellos, others())
    assert done == list(range(7))
    assert {3, 6, 7} <= set(turns) <= {0, 3, 6, 7}, "three fit into one turn"


async def test_a_failure_is_told_to_the_one_who_asked_and_a_lost_one_is_left_out() -> None:
    queue, done = HelloQueue(), list[str]()

    def fail() -> None:
        raise ValueError("no such seat")

    lost = asyncio.create_task(queue.answer(lambda: done.append("lost")))
    failing = asyncio.create_task(queue.answer(fail))
    last = asyncio.create_task(queue.answer(lambda: done.append("last")))
    await asyncio.sleep(0)
    lost.cancel()
    with pytest.raises(ValueError, match="no such seat"):
        await failing
    await last
    assert done == ["last"]
