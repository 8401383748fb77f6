"""Deals in both stores: one try that counts, once, and a promise before its secret."""

import asyncio
from collections.abc import Sequence

import pytest

from medici.online.store import NoSuchPlayer, Store, open_store
from medici.online.store.community import deals
from medici.online.store.community.deals import DAY, MATCH, DealRow, NewDeal, ScoreRow
from medici.online.store.ledger import CLOSED_DEALS, NEW_DEALS, LedgerLine, UnenteredTable
from tests.online.store.test_migrations import Ask
from tests.online.store.test_plans import plan

pytestmark = pytest.mark.anyio

SECRET = bytes(range(32))


def new(deal_id: str, event: str = "2026-11-18", kind: str = DAY, opens: float = 10.0) -> NewDeal:
    return NewDeal(deal_id, kind, event, b"{}", SECRET, opens, opens + 10)


@pytest.fixture
async def people(store: Store) -> Store:
    """A store with two players and two deals of a day."""
    for player in ("ada", "bruno"):
        await store.create_player(player, player.title(), player.encode(), 1.0)
    await store.add_deals([new("d1"), new("d2")])
    return store


async def hand_in(store: Store, player: str, moves: bytes = b"[]", deal: str = "d1") -> bool:
    return await store.hand_in(deal, player, moves, 11.0, player == "ada", 12.0)


async def test_a_deal_stays_as_it_was_first_stored(people: Store) -> None:
    await people.add_deals([NewDeal("d1", DAY, "", b"other", bytes(32), 0.0, 0.0)])
    found = await people.deal("d1")
    assert found
    assert (found.id, bytes(found.body), bytes(found.secret)) == ("d1", b"{}", SECRET)
    assert await people.deal("d9") is None
    assert [deal.id for deal in await people.deals_of(DAY, "2026-11-18")] == ["d1", "d2"]
    await people.add_deals([new("d0", "2026-11-17")])
    assert [deal.id for deal in await people.deals_before(DAY, "2026-11-18", 5)] == ["d0"]


async def test_par_is_kept_once(people: Store) -> None:
    await people.set_par("d1", 120)
    await people.set_par("d1", 7)
    found = await people.deal("d1")
    assert isinstance(found, DealRow)
    assert found.par == 120


async def test_one_try_counts_and_it_counts_once(people: Store) -> None:
    await people.note_start("d1", "ada", 10.5)
    await people.note_start("d1", "ada", 11.5)
    assert await hand_in(people, "ada", b"[1]")
    assert not await hand_in(people, "ada", b"[2]")
    assert await people.deal_moves("d1", "ada") == b"[1]"
    assert [row.moves for row in await people.waiting_tries(99.0, 5)] == [b"[1]"]
    for florins in (120, 130):
        await people.count_try("d1", "ada", florins, 1)
    assert not await hand_in(people, "ada", b"[3]")
    found = await people.deal_try("d1", "ada")
    assert found
    assert (found.state, found.began, found.noted, found.secured) == ("counted", 10.5, True, True)
    assert (found.florins, found.place) == (120, 1)
    assert await people.deal_scores("d1") == [ScoreRow(True, 120, 1)]
    assert await people.waiting_tries(99.0, 5) == []


async def test_a_refused_try_can_be_made_good(people: Store) -> None:
    assert await hand_in(people, "bruno", b"[1]")
    await people.refuse_try("d1", "bruno", "move 3")
    found = await people.deal_try("d1", "bruno")
    assert found
    assert (found.state, found.reason, found.noted) == ("refused", "move 3", False)
    assert await hand_in(people, "bruno", b"[2]")
    await people.count_try("d1", "bruno", 90, 3)
    await people.refuse_try("d1", "bruno", "too late")
    assert [row.state for row in await people.deal_tries("bruno", DAY, 5)] == ["counted"]
    assert await people.deal_scores("d1") == [ScoreRow(False, 90, 1)]


async def test_several_servers_count_a_try_once(url: str) -> None:
    stores = await asyncio.gather(*(open_store(url) for _ in range(3)))
    first = stores[0]
    await first.create_player("ada", "Ada", b"ada", 1.0)
    await first.add_deals([new("d1")])
    assert await hand_in(first, "ada")
    await asyncio.gather(*(store.count_try("d1", "ada", 80, 2) for store in stores))
    assert await first.deal_scores("d1") == [ScoreRow(True, 80, 1)]
    for store in stores:
        await store.close()


async def test_results_of_some_and_of_an_event(people: Store) -> None:
    await people.add_deals([new("m1", "m", MATCH), new("m2", "m", MATCH)])
    for deal in ("d1", "m2", "m1"):
        for florins, player in enumerate(("ada", "bruno"), 100):
            assert await hand_in(people, player, deal=deal)
            await people.count_try(deal, player, florins, 1)
    tries = await people.tries_at(MATCH, "m")
    assert sorted((row.deal, row.player) for row in tries) == [
        ("m1", "ada"),
        ("m1", "bruno"),
        ("m2", "ada"),
        ("m2", "bruno"),
    ]
    assert await people.counted_at(MATCH, ["m", "n"]) == {"m": 4}
    assert await people.counted_at(MATCH, ["m"], "ada") == {"m": 2}
    assert await people.counted_at(MATCH, ["m"], "eve") == {"m": 0}
    assert [row.deal for row in await people.tries_by("ada", MATCH, ["m1", "d1", "x"])] == ["m1"]
    assert [row.florins for row in await people.tries_of("d1", ["bruno", "eve"])] == [101]
    assert [row.deal for row in await people.deal_tries("ada", MATCH, 1)] == ["m2"]


async def test_who_is_forgotten_leaves_a_number_without_a_name(people: Store) -> None:
    assert await hand_in(people, "ada")
    await people.count_try("d1", "ada", 100, 1)
    assert [found.row.deal for found in await people.all_deal_tries("ada")] == ["d1"]
    await people.delete_player("ada")
    assert await people.deal_try("d1", "ada") is None
    assert await people.deal_scores("d1") == [ScoreRow(True, 100, 1)]
    with pytest.raises(NoSuchPlayer):
        await hand_in(people, "ada")


def chain(last: str | None, tables: Sequence[UnenteredTable]) -> list[LedgerLine]:
    before = 0 if last is None else int(last.split()[0])
    return [
        LedgerLine(number, "", f"{number} {entry.table} {entry.promised} {entry.deal}")
        for number, entry in enumerate(tables, before + 1)
    ]


async def test_a_deal_is_promised_before_and_told_after(people: Store) -> None:
    while await people.enter(1, chain, 15.0):
        pass
    assert await people.entries(0, 9) == ["1 d1 False True", "2 d2 False True"]
    await people.add_deals([new("m1", "m", MATCH, 1000.0)])
    while await people.enter(9, chain, 21.0):
        pass
    assert (await people.entries(2, 9))[0] == "3 m1 False True"
    assert sorted(line[2:] for line in (await people.entries(3, 9))) == [
        "d1 True True",
        "d2 True True",
    ]
    await people.close_deals(MATCH, "m", 30.0)
    await people.enter(9, chain, 31.0)
    assert (await people.entries(5, 9)) == ["6 m1 True True"]
    assert not await people.enter(9, chain, 9999.0)
    assert len(await people.entries(0, 99)) == 6


MANY = """
WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 3000)
INSERT INTO deal (id, kind, event, body, secret, opens, closes, stage, par)
SELECT 'x' || i, CASE WHEN i % 3 = 0 THEN 'match' ELSE 'day' END, 'e' || i, CAST('' AS {blob}),
CAST('' AS {blob}), i, i, 2, 1 FROM n
"""
PLAYERS = """
WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 300)
INSERT INTO player (id, name, created) SELECT 'p' || i, 'P', 1.0 FROM n
"""
TRIES = """
INSERT INTO deal_try (deal_number, player_id, kind, state, began, noted, finished)
SELECT d.number, p.id, d.kind, 'counted', 1.0, TRUE, 1.0 FROM deal d
JOIN player p ON length(p.id) + d.number % 29 = 4
"""


QUERIES = (
    (NEW_DEALS, "deal_new"),
    (CLOSED_DEALS, "deal_open"),
    (deals.WAITING_TRIES, "deal_try_waiting"),
    (deals.DEALS_OF, "deal_event"),
    (deals.DEALS_BEFORE, "deal_event"),
    (deals.TRIES, "deal_try_player"),
)


async def test_what_is_asked_for_is_found_by_an_index(url: str, rows: Ask) -> None:
    """However many deals and tries there are."""
    await (await open_store(url)).close()
    blob = "BLOB" if url.startswith("sqlite") else "BYTEA"
    for statement in (MANY, PLAYERS, TRIES):
        rows(statement.format(blob=blob))
    if not url.startswith("sqlite"):
        rows("ANALYZE deal, player, deal_try")
    asked = {"of": "day", "event": "e2", "now": 1.0, "player": "p7"}
    for query, index in QUERIES:
        found = plan(url, query, **asked)
        assert f" {index}" in found, found
        assert "Seq Scan" not in found, query
        assert [
            line for line in found.splitlines() if line.startswith("SCAN ") and index not in line
        ] == [], query
