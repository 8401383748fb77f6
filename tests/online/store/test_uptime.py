"""When servers were up, as a store knows it."""

import pytest

from medici.online.store import Store
from medici.online.store.uptime import KEPT, Span

pytestmark = pytest.mark.anyio


def plain(spans: list[Span]) -> list[tuple[float, float]]:
    return [(span.up, span.last) for span in spans]


async def test_the_last_span_grows_and_a_pause_begins_another(store: Store) -> None:
    for now in (100.0, 102.0, 104.0):
        await store.beat(now, now - 5)
    assert plain(await store.spans()) == [(100.0, 104.0)]
    await store.beat(150.0, 145.0)
    await store.beat(152.0, 147.0)
    spans = await store.spans()
    assert plain(spans) == [(100.0, 104.0), (150.0, 152.0)]
    assert await store.spans(spans[1].number) == spans[1:]


async def test_time_that_is_set_back_leaves_no_pause(store: Store) -> None:
    await store.beat(100.0, 95.0)
    await store.beat(9000.0, 8995.0)
    await store.beat(102.0, 97.0)
    assert plain(await store.spans()) == [(100.0, 100.0), (102.0, 102.0)]


async def test_what_was_long_ago_is_forgotten(store: Store) -> None:
    await store.beat(100.0, 95.0)
    await store.beat(KEPT + 200.0, KEPT + 195.0)
    assert plain(await store.spans()) == [(KEPT + 200.0, KEPT + 200.0)]
