"""Players' pages, what one shows of oneself, whom one has met, and achievements: all from games."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from medici.online.client import Client
from medici.online.community.achievements import achievements_of
from medici.online.community.visibility import EARNED, PARTS
from medici.online.server.community.achievements import earned_by
from medici.online.server.operator_acts import Operator
from medici.online.server.run import Server
from medici.online.store import open_store
from medici.online.store.community.achievements import UnseenResult
from medici.online.tables import commands as cmd
from tests.online.server.community.test_friends import befriend
from tests.online.server.community.test_ratings import secure
from tests.online.server.conftest import guests, play
from tests.online.server.test_import_game import bring, log_of
from tests.online.server.test_moderation import player, refused, store_url, until
from tests.online.tables.house import BRUNO
from tests.online.tables.test_import_game import Pocket, brought

__all__ = ["store_url"]
pytestmark = pytest.mark.anyio

Start = Callable[..., tuple[str, Server]]
TABLE = "0123456789abcdef" * 2


async def page(viewer: Client, of: Client) -> dict[str, Any]:
    told: dict[str, Any] = await viewer.request("GET", f"/api/people/{player(of)}")
    return told


async def finish(ada: Client, bruno: Client, game: str = "dice") -> str:
    """A finished game of two."""
    table = await ada.create_table(game, 2)
    async with ada.table(table) as hers, bruno.table(table) as his:
        await hers.join()
        await his.join()
        await hers.start()
        await asyncio.gather(play(hers), play(his))
    return table


@pytest.mark.slow
async def test_a_finished_game_shows_on_both_pages(start: Start, store_url: str) -> None:
    """Results, achievements, head to head and recent opponents; a second look changes nothing."""
    url, _ = start(store=store_url)
    ada, bruno, chen = await guests(url, "Ada", "Bruno", "Chen")
    await befriend(ada, bruno)
    for one in (ada, bruno):
        await secure(url, one)
        await one.request("PUT", "/api/me/profile", dict.fromkeys(PARTS, "everybody"))
    table = await finish(ada, bruno)

    async def known() -> dict[str, Any] | None:
        pages = [await page(bruno, ada), await page(ada, bruno)]
        return pages[0] if any(one["achievements"] for one in pages) else None

    await until(known)
    hers, his = await page(bruno, ada), await page(ada, bruno)
    (record,) = hers["results"]
    assert (record["game"], record["size"], record["games"]) == ("dice", 2, 1)
    result = (await ada.snapshot(table))["result"]
    for told, seat in ((hers, 0), (his, 1)):
        kinds = {row["kind"] for row in told["achievements"]}
        assert ("victory" in kinds) == (seat in result["winners"])
        assert {row["table"] for row in told["achievements"]} <= {table}
    for other in (ada, bruno):  # the table was private: its link is not for others
        assert {row["table"] for row in (await page(chen, other))["achievements"]} <= {None}
    (together,) = his["together"]
    first = seat_first(result["scores"], result["winners"])
    assert (together["games"], together["ahead"]) == (1, int(first == 0))
    (met,) = await ada.request("GET", "/api/me/opponents")
    assert (met["player"], met["table"]) == (player(bruno), table)
    store = await open_store(store_url)
    before = await store.achievements(player(ada)), await store.achievements(player(bruno))
    assert await Operator(store, "tester").count_achievements() == 1
    assert (
        await store.achievements(player(ada)),
        await store.achievements(player(bruno)),
    ) == before
    assert [line.act for line in await store.audit()] == ["achievements"]
    await store.close()
    exported = (await ada.request("GET", "/api/me/export"))["people"]
    assert [row["name"] for row in exported["friends"]] == ["Bruno"]
    assert len(exported["achievements"]) == len(before[0])
    await bruno.request("PUT", "/api/me/shunned", {"how": "block", "other": player(ada)})
    assert (await page(ada, bruno))["together"] == []


def seat_first(scores: list[int], winners: list[int]) -> int | None:
    """Who came first, if one did alone."""
    return winners[0] if len(winners) == 1 else None


async def test_a_game_that_came_from_a_browser_earns_nothing() -> None:
    """The browser could have chosen all rolls, and how bots played."""
    live = brought(Pocket("dice", 1).log)
    while live.phase == "running" and live.game is not None:
        move = cmd.Move(live.game.legal()[0])
        for event in live.decide(move, BRUNO, 9.0, live.nature):
            live.apply(event)
    assert live.game is not None
    assert len(achievements_of(live.game)[0]) == 1  # a title
    assert earned_by(live, UnseenResult(1, TABLE, 1.0, void=False)) == []


@pytest.mark.slow
async def test_a_game_that_came_from_a_browser_is_no_result(start: Start, store_url: str) -> None:
    url, _ = start(store=store_url)
    ada, bruno = await guests(url, "Ada", "Bruno")
    body = {"events": log_of("dice", 2, TABLE), "free": 1}
    assert (await bring(url, ada.session, **body)).status_code == 201
    async with ada.table(TABLE) as hers, bruno.table(TABLE) as his:
        await his.join()
        await asyncio.gather(play(hers), play(his))

    async def entered() -> list[dict[str, Any]]:
        results: list[dict[str, Any]] = (await ada.request("GET", "/api/me/export"))["results"]
        return results

    assert [row["table"] for row in await until(entered)] == [TABLE]
    assert (await page(ada, ada))["results"] == []
    assert (await page(ada, bruno))["together"] == []


async def test_each_part_is_hidden_from_those_it_is_not_for(url: str) -> None:
    ada, bruno, chen = await guests(url, "Ada", "Bruno", "Chen")
    await befriend(ada, bruno)
    await secure(url, ada)
    own = await page(ada, ada)
    assert (own["relation"], own["shown"]["presence"]) == ("self", "friends")
    everything = dict.fromkeys(PARTS, "everybody")
    hidden = dict.fromkeys(PARTS, "nobody")
    exercises = {"games": [{"game": "dice", "tried": 5, "solved": 3}], "days": 2}
    await ada.request("PUT", "/api/me/exercises", exercises)
    fields = {"presence": "here"}
    for shown, seen_by in ((everything, {"Bruno", "Chen"}), (hidden, set())):
        await ada.request("PUT", "/api/me/profile", shown)
        for viewer, name in ((bruno, "Bruno"), (chen, "Chen")):
            told = await page(viewer, ada)
            assert (told["name"], told["shown"]) == ("Ada", None)
            seen = {told[fields.get(part, part)] is not None for part in PARTS}
            assert seen == {name in seen_by}
    for part in PARTS:
        await ada.request("PUT", "/api/me/profile", {**hidden, part: "friends"})
        assert (await page(bruno, ada))[fields.get(part, part)] is not None
        assert (await page(chen, ada))[fields.get(part, part)] is None
    await ada.request("PUT", "/api/me/profile", everything)
    await ada.request("PUT", "/api/me/shunned", {"how": "block", "other": player(chen)})
    told = await page(chen, ada)
    assert (told["relation"], told["since"], told["results"]) == ("stranger", None, None)
    assert (await page(Client(url), ada))["exercises"] == exercises
    wrong = {**everything, "ratings": "enemies"}
    assert (await refused(ada.request("PUT", "/api/me/profile", wrong))).code == "bad-command"
    nobody = bruno.request("GET", "/api/people/nobody")
    assert (await refused(nobody)).code == "not-found"


async def test_what_one_has_earned_is_for_friends_until_one_is_secured(url: str) -> None:
    """Whatever was chosen before; and a choice about something else does not keep it so."""
    ada, bruno = await guests(url, "Ada", "Bruno")
    chosen = await ada.request("GET", "/api/me/profile")
    await ada.request("PUT", "/api/me/profile", {**chosen, "presence": "nobody"})
    await befriend(ada, bruno)
    seen = [await page(viewer, ada) for viewer in (bruno, Client(url))]
    assert [told["since"] is not None for told in seen] == [True, True]
    for part in EARNED:
        assert [told[part] is not None for told in seen] == [True, False]
    await secure(url, ada)
    told = await page(Client(url), ada)
    assert [told[part] for part in EARNED] == [[]] * len(EARNED)


async def test_what_one_shares_can_be_taken_back(url: str) -> None:
    (ada,) = await guests(url, "Ada")
    review = {"game": "board", "size": 4, "at": 5.0, "rate": 4_000, "choices": 30, "mistakes": 1}
    await ada.request("PUT", f"/api/me/reviews/{TABLE}", review)
    (shared,) = (await page(ada, ada))["strengths"]
    assert shared == {**review, "table": TABLE, "title": "gonfalonier"}
    exported = (await ada.request("GET", "/api/me/export"))["people"]
    assert [row["table"] for row in exported["reviews"]] == [TABLE]
    await ada.request("DELETE", "/api/me/reviews")
    assert (await page(ada, ada))["strengths"] == []
    solved = {"game": "dice", "tried": 1, "solved": 1}
    for path, wrong in (
        (f"/api/me/reviews/{TABLE}", {**review, "rate": -1}),
        (f"/api/me/reviews/{TABLE}", {**review, "size": 99}),
        ("/api/me/reviews/elsewhere", review),
        ("/api/me/exercises", {"games": [{"game": "chess", "tried": 1, "solved": 1}], "days": 0}),
        ("/api/me/exercises", {"games": [{"game": "dice", "tried": 1, "solved": 2}], "days": 0}),
        ("/api/me/exercises", {"games": [solved, solved], "days": 0}),
    ):
        assert (await refused(ada.request("PUT", path, wrong))).code == "bad-command"
    await ada.request("PUT", "/api/me/exercises", {"games": [], "days": 3})
    await ada.request("DELETE", "/api/me/exercises")
    assert (await page(ada, ada))["exercises"] is None


async def test_whoever_is_forgotten_has_no_page(url: str) -> None:
    ada, bruno = await guests(url, "Ada", "Bruno")
    await befriend(ada, bruno)
    await ada.request("DELETE", "/api/me")
    gone = bruno.request("GET", f"/api/people/{player(ada)}")
    assert (await refused(gone)).code == "not-found"
    assert (await bruno.request("GET", "/api/me/friends"))["friends"] == []
