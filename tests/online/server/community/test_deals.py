"""Deals on a server: promised before, played again before they count, compared after."""

import hashlib
from collections.abc import AsyncIterator
from datetime import date
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from medici.fair import Secret
from medici.fair.ledger import Ledger, read_list, table_hash
from medici.online.community.deals import DAY_SECONDS, Deal, start_of
from medici.online.community.replay_deal import play_deal
from medici.online.server.community.deals import GRACE, DealService
from medici.online.server.hosting.ledger import LedgerWriter
from medici.online.server.problem import HttpProblem
from medici.online.server.settings import Settings
from medici.online.store import Store, open_store
from medici.online.store.community.deals import DAY, DealRow
from medici.record import Game
from tests.online.server.test_sheets import guest
from tests.waiting import until_answer

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

NOON = 1_795_003_200.0  # 2026-11-18, 12:00


def first(game: Game, number: int) -> str:
    return game.legal()[0]


def last(game: Game, number: int) -> str:
    return game.legal()[-1]


def played(offer: dict[str, Any], choose: Any = first) -> list[str]:
    """The moves of a whole game of a deal, as a browser would play it."""
    deal = msgspec.convert(offer["deal"], Deal)
    game = play_deal(deal, Secret(bytes.fromhex(offer["secret"])), choose)
    return [move for _, move in game.moves]


async def offers(http: httpx.AsyncClient) -> dict[str, Any]:
    page = (await http.get("/api/deals")).json()
    return {offer["deal"]["id"][11:]: offer for offer in page["today"]}


async def hand_in(http: httpx.AsyncClient, offer: dict[str, Any], moves: list[str]) -> Any:
    """The answer once the server has played a game again, which takes as long as it takes."""
    body = {"moves": moves, "began": offer["opens"] + 5}
    path = f"/api/deals/{offer['deal']['id']}/result"
    return await until_answer(
        lambda: http.post(path, json=body),
        lambda answer: answer.json().get("state") != "waiting",
    )


async def test_a_deal_is_played_again_before_it_counts(url: str) -> None:
    async with guest(url) as ada, guest(url, "Bruno") as bruno:
        offer = (await offers(ada))["solitaire"]
        path = f"/api/deals/{offer['deal']['id']}"
        assert (await ada.post(f"{path}/start", json={})).status_code == 204
        before = (await ada.get(path)).json()
        assert (before["shown"], before["scores"], before["par"]) == (False, [], None)
        assert before["offer"]["own"]["state"] == "started"
        moves = played(offer)
        answer = await hand_in(ada, offer, moves)
        assert answer.status_code == 200, answer.text
        own = answer.json()
        assert own["state"] == "counted"
        assert own["noted"]
        again = await hand_in(ada, offer, moves)
        assert (again.status_code, again.json()) == (200, own)
        other = played(offer, last)
        second = await hand_in(ada, offer, other)
        assert (second.status_code, second.json()["code"]) == (409, "stale")
        assert (await hand_in(bruno, offer, other)).json()["state"] == "counted"
        report = (await ada.get(path)).json()
        assert report["shown"]
        assert sum(score["results"] for score in report["scores"]) >= 2
        assert 0 <= report["percentile"] <= 100
        page = (await ada.get("/api/deals")).json()
        assert page["streak"] == 1
        assert page["results"] == [
            {"id": offer["deal"]["id"], "florins": own["florins"], "place": own["place"]}
        ]


async def test_friends_are_compared_who_show_their_results(url: str) -> None:
    async with guest(url) as ada, guest(url, "Bruno") as bruno:
        ids = [(await who.get("/api/me")).json()["player"] for who in (ada, bruno)]
        for who, other in ((ada, ids[1]), (bruno, ids[0])):
            assert (await who.post("/api/me/friends", json={"other": other})).is_success
        offer = (await offers(ada))["solitaire"]
        for who in (ada, bruno):
            await hand_in(who, offer, played(offer))

        async def friends() -> list[str]:
            report = (await bruno.get(f"/api/deals/{offer['deal']['id']}")).json()
            return [friend["name"] for friend in report["friends"]]

        for audience, seen in (("everybody", 1), ("friends", 1), ("nobody", 0)):
            assert (await ada.put("/api/me/profile", json={"results": audience})).is_success
            assert len(await friends()) == seen
        assert (await ada.delete("/api/me")).is_success


async def test_a_prince_plays_it_too(url: str) -> None:
    async with guest(url) as ada:
        offer = (await offers(ada))["solitaire"]
        await hand_in(ada, offer, played(offer))
        path = f"/api/deals/{offer['deal']['id']}"
        answer = await until_answer(
            lambda: ada.get(path), lambda report: report.json()["par"] is not None
        )
        assert answer.json()["par"] > 0


async def test_what_is_forged_is_refused(url: str) -> None:
    async with guest(url) as ada, httpx.AsyncClient(base_url=url) as nobody:
        offer = (await offers(ada))["board"]
        moves, seat = played(offer), offer["deal"]["seat"]
        game = Game("board", 4)
        own = bot = -1
        for number, move in enumerate(moves):
            if isinstance(game.actor, int) and len(game.legal()) > 1 and number > 9:
                own = number if game.actor == seat else own
                bot = number if game.actor != seat else bot
            game.play(move)
        for number, why in ((own, "expected a legal move"), (bot, "of seat")):
            forged = [*moves[:number], "bid 9999", *moves[number + 1 :]]
            answer = await hand_in(ada, offer, forged)
            assert answer.status_code == 422, answer.text
            assert why in answer.json()["message"]
        for wrong in (moves[:-1], [*moves, "pass"], [], ["pass"] * 2000):
            assert (await hand_in(ada, offer, wrong)).status_code == 422
        assert (await hand_in(ada, offer, ["pass"] * 2001)).status_code == 400
        assert (await hand_in(nobody, offer, moves)).status_code == 401
        report = (await ada.get(f"/api/deals/{offer['deal']['id']}")).json()
        assert report["offer"]["own"]["state"] == "refused"
        assert not report["shown"]
        assert (await hand_in(ada, offer, moves)).json()["state"] == "counted"


async def test_tomorrows_deal_is_there_but_cannot_be_handed_in(url: str) -> None:
    async with guest(url) as ada:
        page = (await ada.get("/api/deals")).json()
        (offer,) = [
            found for found in page["tomorrow"] if found["deal"]["id"].endswith("solitaire")
        ]
        body = {"moves": played(offer), "began": offer["opens"] + 5}
        path = f"/api/deals/{offer['deal']['id']}"
        for answer in (
            await ada.post(f"{path}/result", json=body),
            await ada.post(f"{path}/start", json={}),
        ):
            assert (answer.status_code, answer.json()["code"]) == (409, "not-running")
        assert (await ada.get("/api/deals/2099-01-01-board")).status_code == 404


async def test_deals_are_in_the_list_of_promises(url: str) -> None:
    async with guest(url) as ada:
        page = (await ada.get("/api/deals")).json()
        text = (await ada.get("/api/commitments")).text
        ledger = Ledger.of(read_list(text))
        for offer in page["today"] + page["tomorrow"]:
            promise = ledger.promises[table_hash(offer["deal"]["id"])]
            digest = hashlib.sha256(bytes.fromhex(offer["secret"])).hexdigest()
            assert promise.value == offer["commitment"] == digest
            assert table_hash(offer["deal"]["id"]) not in ledger.ends


@pytest.mark.long
async def test_what_is_kept_is_exported_and_forgotten(url: str) -> None:
    async with guest(url) as ada:
        offer = (await offers(ada))["solitaire"]
        await hand_in(ada, offer, played(offer))
        export = (await ada.get("/api/me/export")).json()
        assert [found["deal"] for found in export["deals"]] == [offer["deal"]["id"]]
        assert [found["moves"] for found in export["deals"]] == [played(offer)]
        assert (await ada.delete("/api/me")).status_code == 204


class Clock:
    """A clock of the test's own."""

    def __init__(self) -> None:
        self.at = NOON

    def __call__(self) -> float:
        return self.at


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    opened = await open_store(f"sqlite:///{tmp_path / 'store.db'}")
    await opened.create_player("ada", "Ada", b"ada", 1.0)
    yield opened
    await opened.close()


@pytest.fixture
async def service(store: Store, clock: Clock) -> AsyncIterator[DealService]:
    made = DealService(store, LedgerWriter(store, 30.0), Settings(), clock)
    await made.keep()
    yield made
    made.close()


async def solitaire(service: DealService, choose: Any = first) -> tuple[DealRow, list[str]]:
    """Today's solitaire, and a whole game of it."""
    (row,) = [
        row
        for row in await service.store.deals_of(DAY, "2026-11-18")
        if row.id.endswith("solitaire")
    ]
    deal = msgspec.json.decode(bytes(row.body), type=Deal)
    game = play_deal(deal, Secret(bytes(row.secret)), choose)
    return row, [move for _, move in game.moves]


async def test_deals_are_there_and_promised_days_before(service: DealService, clock: Clock) -> None:
    for event in ("2026-11-18", "2026-11-19", "2026-11-20"):
        assert len(await service.store.deals_of(DAY, event)) == 4
    assert await service.store.deals_of(DAY, "2026-11-21") == []
    row, _ = await solitaire(service)
    assert row.opens == start_of(date(2026, 11, 18))
    await service.keep()
    assert len(await service.store.entries(0, 99)) == 12
    clock.at += DAY_SECONDS
    await service.keep()
    assert len(await service.store.deals_of(DAY, "2026-11-21")) == 4


async def test_a_game_of_the_day_may_be_told_later(service: DealService, clock: Clock) -> None:
    """It was played without a network: what counts is when it began."""
    row, moves = await solitaire(service)
    clock.at = row.closes + DAY_SECONDS
    with pytest.raises(HttpProblem, match="began on the day"):
        await service.hand_in(row, "ada", moves, row.closes + 5, "")
    found = await service.hand_in(row, "ada", moves, row.closes - 5, "")
    assert (found.state, found.noted) == ("counted", False)


async def test_but_not_for_ever(service: DealService, clock: Clock) -> None:
    row, moves = await solitaire(service)
    clock.at = row.closes + GRACE + 1
    with pytest.raises(HttpProblem, match="over for too long"):
        await service.hand_in(row, "ada", moves, row.closes - 5, "")


async def test_of_two_games_that_come_at_once_only_the_first_counts(
    service: DealService, monkeypatch: pytest.MonkeyPatch
) -> None:
    row, moves = await solitaire(service)
    _, others = await solitaire(service, last)
    take, counted = service.store.hand_in, msgspec.json.encode(others)

    async def come_second(*handed: Any) -> bool:
        await take(row.id, "ada", counted, NOON, False, NOON)
        return await take(*handed)

    monkeypatch.setattr(service.store, "hand_in", come_second)
    with pytest.raises(HttpProblem, match="another game of yours counts"):
        await service.hand_in(row, "ada", moves, NOON, "")
    assert await service.store.deal_moves(row.id, "ada") == counted
    assert (await service.hand_in(row, "ada", others, NOON, "")).state == "counted"


async def test_what_a_server_left_behind_is_counted_by_the_next(
    service: DealService, clock: Clock
) -> None:
    row, moves = await solitaire(service)
    await service.store.hand_in(row.id, "ada", msgspec.json.encode(moves), NOON, True, NOON)
    clock.at += 120
    await service.keep()
    found = await service.store.deal_try(row.id, "ada")
    assert found
    assert found.state == "counted"
    assert [score.secured for score in await service.store.deal_scores(row.id)] == [True]


async def test_there_are_no_deals_where_the_host_wants_none(store: Store, clock: Clock) -> None:
    none = DealService(store, LedgerWriter(store, 30.0), Settings(daily_deals=False), clock)
    await none.keep()
    assert await store.deals_of(DAY, "2026-11-18") == []
    none.close()
