"""Clubs over HTTP: founded, found, joined, looked after, talked in; and the club of a server."""

import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from medici.online.client import Client, ClientError
from medici.online.community import clubs
from medici.online.server.operator_acts import Operator
from medici.online.server.run import Server
from medici.online.store import open_store
from tests.online.server.conftest import guests
from tests.online.store.community.test_results import finished
from tests.online.store.conftest import ask

pytestmark = pytest.mark.anyio


class Somebody:
    """A player who asks over HTTP."""

    def __init__(self, http: httpx.AsyncClient, session: str, player: str) -> None:
        self.http = http
        self.player = player
        self.headers = {"Authorization": f"Bearer {session}"}

    async def ask(self, method: str, path: str, body: object = None) -> httpx.Response:
        more: dict[str, Any] = {} if body is None else {"json": body}
        return await self.http.request(method, f"/api{path}", headers=self.headers, **more)

    async def got(self, path: str) -> Any:
        answer = await self.ask("GET", path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def done(self, method: str, path: str, body: object = None) -> Any:
        answer = await self.ask(method, path, body)
        assert answer.is_success, answer.text
        return answer.json() if answer.content else None

    async def refused(self, method: str, path: str, body: object = None) -> str:
        answer = await self.ask(method, path, body)
        assert answer.status_code in (400, 403, 404, 409, 429), answer.text
        code: str = answer.json()["code"]
        return code


async def people(http: httpx.AsyncClient, *names: str) -> list[Somebody]:
    clients: list[Client] = await guests(str(http.base_url).rstrip("/"), *names)
    found = []
    for client in clients:
        session = client.session
        assert session is not None
        me = (await http.get("/api/me", headers={"Authorization": f"Bearer {session}"})).json()
        found.append(Somebody(http, session, me["player"]))
    return found


async def test_a_page_of_clubs_before_no_number_is_refused(url: str) -> None:
    async with httpx.AsyncClient(base_url=url) as http:
        (ada,) = await people(http, "Ada")
        for before in ("-1", str(2**31), str(10**20), "x"):
            assert await ada.refused("GET", f"/clubs?before={before}") == "bad-command"
        assert await ada.got(f"/clubs?before={2**31 - 1}") == await ada.got("/clubs")


async def test_a_club_from_its_founding_to_its_end(url: str) -> None:
    async with httpx.AsyncClient(base_url=url) as http:
        ada, bruno, chen = await people(http, "Ada", "Bruno", "Chen")
        terms = {"name": "Calimala", "about": "Fridays", "joining": "ask"}
        club = (await ada.done("POST", "/clubs", terms))["club"]
        at = f"/clubs/{club}"
        assert await bruno.refused("POST", "/clubs", terms | {"name": "CALIMALA"}) == "name-taken"
        for name in ("Medi\u0441i", "Operator", "Admin 2", "M0derators", "x", "Cali\u202emala"):
            refusal = await bruno.refused("POST", "/clubs", terms | {"name": name})
            assert refusal == "bad-club-name", name
        assert [one["name"] for one in await bruno.got("/clubs?find=cali")] == ["Calimala"]
        assert (await bruno.done("POST", f"{at}/join", {}))["role"] == "asking"
        assert (await bruno.got(at))["people"] == []
        assert await bruno.refused("GET", f"{at}/talk") == "forbidden"
        assert await bruno.refused("POST", f"{at}/talk", {"text": "hi"}) == "silent"
        link = (await ada.done("POST", f"{at}/link"))["link"]
        assert await chen.refused("POST", f"{at}/link") == "forbidden"
        assert (await chen.done("POST", f"{at}/join", {"link": link}))["role"] == "member"
        assert [one["id"] for one in (await ada.got(at))["asking"]] == [bruno.player]
        await ada.done("PUT", f"{at}/members/{bruno.player}", {"role": "member"})
        await ada.done("PUT", f"{at}/members/{bruno.player}", {"role": "steward"})
        await bruno.done("POST", f"{at}/talk", {"text": " Well  played "})
        (said,) = await chen.got(f"{at}/talk")
        assert (said["name"], said["text"]) == ("Bruno", "Well played")
        about = {"number": said["number"], "reason": "rude"}
        assert (await chen.ask("POST", f"{at}/reports", about)).status_code == 204
        assert await chen.refused("DELETE", f"{at}/talk/{said['number']}") == "forbidden"
        for number in (0, -1, 2**31, 2**63, 10**30):
            assert await ada.refused("DELETE", f"{at}/talk/{number}") == "not-found"
        await ada.done("DELETE", f"{at}/talk/{said['number']}")
        assert await chen.got(f"{at}/talk") == []
        laid = await chen.done("POST", f"{at}/tables", {"game": "board", "players": 2})
        assert (await bruno.got(at))["tables"] == [laid["table"]]
        assert await chen.got(f"{at}/ranking?game=board") == []
        assert await chen.got(f"{at}/tournaments") == []
        await bruno.done("DELETE", f"{at}/members/{chen.player}")
        assert (await chen.got(at))["tables"] == []
        assert (await ada.got(at))["acts"][0]["act"] == "removed"
        assert await ada.refused("DELETE", f"{at}/members/{ada.player}") == "forbidden"
        await ada.done("PUT", f"{at}/members/{bruno.player}", {"role": "owner"})
        assert await ada.refused("DELETE", at) == "forbidden"
        await bruno.done("DELETE", at)
        assert await ada.refused("GET", at) == "not-found"


async def test_members_are_ranked_by_ratings_that_all_may_see(start: Any, tmp_path: Path) -> None:
    path = f"sqlite:///{tmp_path / 'ranking.db'}"
    url, _ = start(store=path)
    async with httpx.AsyncClient(base_url=url) as http:
        ada, bruno = await people(http, "Ada", "Bruno")
        club = (await ada.done("POST", "/clubs", {"name": "Calimala", "joining": "open"}))["club"]
        await bruno.done("POST", f"/clubs/{club}/join", {})
        store = await open_store(path)
        await store.enter_results([finished("live", [ada.player, bruno.player])])
        days = replace(finished("days", [bruno.player, ada.player]), speed="days")
        await store.enter_results([days])
        while await store.fold_ratings():
            pass
        await store.close()

        async def ranked(viewer: Somebody, speed: str) -> list[str]:
            asked = f"/clubs/{club}/ranking?game=card&speed={speed}"
            return [row["name"] for row in await viewer.got(asked)]

        assert await ranked(ada, "live") == ["Ada"], "Bruno is not secured"
        await bruno.done("PUT", "/me/profile", {"ratings": "everybody"})
        assert await ranked(ada, "live") == ["Ada"], "not before he is secured"
        token = (await bruno.done("POST", "/me/link"))["token"]
        await Client(url).use_link(token)
        assert await ranked(ada, "live") == ["Ada", "Bruno"]
        assert await ranked(ada, "days") == ["Bruno", "Ada"]
        assert await ranked(bruno, "live") == ["Bruno"], "Ada is not secured"


async def test_whom_i_mute_i_do_not_hear_and_whom_the_owner_blocks_stays_out(url: str) -> None:
    async with httpx.AsyncClient(base_url=url) as http:
        ada, bruno, chen = await people(http, "Ada", "Bruno", "Chen")
        terms = {"name": "Lana", "joining": "open"}
        at = f"/clubs/{(await ada.done('POST', '/clubs', terms))['club']}"
        await bruno.done("POST", f"{at}/join", {})
        await bruno.done("POST", f"{at}/talk", {"text": "hello"})
        await ada.done("PUT", "/me/shunned", {"how": "mute", "other": bruno.player})
        assert await ada.got(f"{at}/talk") == []
        await ada.done("PUT", "/me/shunned", {"how": "block", "other": chen.player})
        assert await chen.refused("POST", f"{at}/join", {}) == "forbidden"
        exported = await bruno.got("/me/export")
        assert [club["name"] for club in exported["clubs"]] == ["Lana"]
        assert [said["words"] for said in exported["club_talk"]] == ["hello"]
        await ada.done("DELETE", at)


async def test_no_steward_lets_in_whom_the_owner_has_blocked_since(url: str) -> None:
    async with httpx.AsyncClient(base_url=url) as http:
        ada, bruno, chen = await people(http, "Ada", "Bruno", "Chen")
        at = f"/clubs/{(await ada.done('POST', '/clubs', {'name': 'Vaiai'}))['club']}"
        for who in (bruno, chen):
            assert (await who.done("POST", f"{at}/join", {}))["role"] == "asking"
        member = {"role": "member"}
        await ada.done("PUT", f"{at}/members/{bruno.player}", member)
        await ada.done("PUT", f"{at}/members/{bruno.player}", {"role": "steward"})
        await ada.done("PUT", "/me/shunned", {"how": "block", "other": chen.player})
        for who in (ada, bruno, chen):
            assert await who.refused("PUT", f"{at}/members/{chen.player}", member) == "forbidden"
        assert (await chen.got(at))["role"] == "asking"
        await ada.done("PUT", "/me/shunned", {"how": "block", "other": bruno.player})
        await ada.done("PUT", f"{at}/members/{bruno.player}", member)  # a steward no more
        assert (await bruno.got(at))["role"] == "member"
        await ada.done("DELETE", at)


async def name_owner(folder: Path, owner: Somebody) -> None:
    """What the operator does, in a process of its own."""
    store = await open_store(f"sqlite:///{folder / 'own.db'}")
    await Operator(store, "olga").name_owner(owner.player, "founder")
    await store.close()


async def test_a_server_belongs_to_a_club(
    start: Callable[..., tuple[str, Server]], tmp_path: Path
) -> None:
    url, running = start(club="Arte della Seta")
    services = running.app.services
    assert services is not None
    at = f"/clubs/{services.clubs.house}"
    async with httpx.AsyncClient(base_url=url) as http:
        ada, bruno = await people(http, "Ada", "Bruno")
        table = {"game": "board", "players": 2}
        await ada.done("POST", "/tables", table)
        assert (await ada.got(at))["role"] == "member"  # nobody owns it by coming first
        assert await ada.refused("PATCH", at, {"name": "Arte della Seta"}) == "forbidden"
        await name_owner(tmp_path, ada)
        assert (await ada.got(at))["role"] == "owner"
        assert await ada.refused("PATCH", at, {"name": "Another"}) == "forbidden"
        terms = {"name": "Arte della Seta", "joining": "ask"}
        await ada.done("PATCH", at, terms)
        assert await bruno.refused("POST", "/tables", table) == "forbidden"
        plan = {"title": "Spring", "game": "board", "size": 2, "starts": time.time() + 3600}
        plan |= {"clock": {"kind": "decision", "seconds": 60}}
        tournament = (await ada.done("POST", "/tournaments", plan))["tournament"]
        assert await bruno.refused("POST", "/tournaments", plan) == "forbidden"
        assert await bruno.refused("POST", f"/tournaments/{tournament}/entry") == "forbidden"
        assert await ada.refused("DELETE", at) == "forbidden"
        await ada.done("PUT", f"{at}/members/{bruno.player}", {"role": "member"})
        await bruno.done("POST", "/tables", table)


async def test_whom_its_owner_has_blocked_does_not_come_in_by_talking(
    start: Callable[..., tuple[str, Server]], tmp_path: Path
) -> None:
    url, running = start(club="Arte dei Vaiai")
    services = running.app.services
    assert services is not None
    at = f"/clubs/{services.clubs.house}"
    async with httpx.AsyncClient(base_url=url) as http:
        ada, bruno = await people(http, "Ada", "Bruno")
        for who in (ada, bruno):
            await who.done("POST", f"{at}/join", {})
        await name_owner(tmp_path, ada)
        await ada.done("PUT", "/me/shunned", {"how": "block", "other": bruno.player})
        await ada.done("DELETE", f"{at}/members/{bruno.player}")
        for path, body in (
            (f"{at}/join", {}),
            (f"{at}/talk", {"text": "here I am"}),
            ("/tables", {"game": "dice", "players": 1}),
        ):
            assert await bruno.refused("POST", path, body) == "forbidden"
        assert (await bruno.got(at))["role"] is None


async def test_every_member_is_shown(
    start: Callable[..., tuple[str, Server]], tmp_path: Path
) -> None:
    store = f"sqlite:///{tmp_path / 'many.db'}"
    url, _ = start(store=store)
    async with httpx.AsyncClient(base_url=url) as http:
        (ada,) = await people(http, "Ada")
        club = (await ada.done("POST", "/clubs", {"name": "Calimala"}))["club"]
        many = range(clubs.MOST_MEMBERS - 1)
        players = ", ".join(f"('p{number}', 'P', 1.0)" for number in many)
        ask(store, f"INSERT INTO player (id, name, created) VALUES {players}")
        members = ", ".join(f"('{club}', 'p{number}', 'member', {number})" for number in many)
        ask(store, f"INSERT INTO club_member (club_id, player_id, role, since) VALUES {members}")
        seen = await ada.got(f"/clubs/{club}")
        assert len(seen["people"]) == seen["members"] == clubs.MOST_MEMBERS
        await ada.done("DELETE", f"/clubs/{club}/members/{seen['people'][-1]['id']}")


async def test_who_is_not_let_in_takes_no_seat(
    start: Callable[..., tuple[str, Server]], tmp_path: Path
) -> None:
    url, _ = start(club="Por Santa Maria")
    async with httpx.AsyncClient(base_url=url) as http:
        (ada,) = await people(http, "Ada")
        table = (await ada.done("POST", "/tables", {"game": "board", "players": 2}))["table"]
        await name_owner(tmp_path, ada)
        (house,) = await ada.got("/clubs")
        await ada.done("PATCH", f"/clubs/{house['club']}", {"name": house["name"]})
        (bruno,) = await guests(url, "Bruno")
        async with bruno.table(table) as live:
            with pytest.raises(ClientError, match="let in"):
                await live.join()
        with pytest.raises(ClientError, match="let in"):  # nobody waits for whom they cannot meet
            await bruno.request("POST", "/api/opponents", {"games": ["dice"], "sizes": [2]})


async def test_who_is_not_let_in_neither_founds_a_club_nor_talks_nor_plays_matches(
    start: Callable[..., tuple[str, Server]], tmp_path: Path
) -> None:
    url, _ = start(club="Por San Piero")
    match = {"game": "dice", "players": 1}
    async with httpx.AsyncClient(base_url=url) as http:
        ada, bruno = await people(http, "Ada", "Bruno")
        begun = (await ada.done("POST", "/matches", match))["id"]
        assert [club["name"] for club in await ada.got("/me/clubs")] == ["Por San Piero"]
        other = (await bruno.done("POST", "/clubs", {"name": "Linaioli"}))["club"]
        (house,) = [club for club in await ada.got("/clubs") if club["club"] != other]
        await name_owner(tmp_path, ada)
        at = f"/clubs/{house['club']}"
        await ada.done("PATCH", at, {"name": house["name"], "joining": "ask"})
        await ada.done("DELETE", f"{at}/members/{bruno.player}")
        assert await bruno.refused("POST", f"/clubs/{other}/talk", {"text": "hm"}) == "forbidden"
        assert await bruno.refused("POST", "/clubs", {"name": "Corazzai"}) == "forbidden"
        assert await bruno.refused("POST", "/matches", match) == "forbidden"
        assert await bruno.refused("POST", f"/matches/{begun}/join", {}) == "forbidden"
        assert (await bruno.done("POST", f"{at}/join", {}))["role"] == "asking"


async def test_seats_at_a_table_of_a_club_are_for_its_members(url: str) -> None:
    async with httpx.AsyncClient(base_url=url) as http:
        ada, bruno = await people(http, "Ada", "Bruno")
        terms = {"name": "Cambio", "joining": "open"}
        at = f"/clubs/{(await ada.done('POST', '/clubs', terms))['club']}"
        dice = {"game": "dice", "players": 2}
        table = (await ada.done("POST", f"{at}/tables", dice))["table"]
        (chen,) = await guests(url, "Chen")
        async with chen.table(table) as live:  # anybody who has the link may look
            with pytest.raises(ClientError, match=f"members of Cambio; ask to join: {at}") as told:
                await live.join()
            assert told.value.code == "members-only"
        member = Client(url, bruno.headers["Authorization"].removeprefix("Bearer "))
        await bruno.done("POST", f"{at}/join", {})
        async with member.table(table) as live:
            await live.join()
        async with chen.table(table) as live:
            with pytest.raises(ClientError, match="members"):
                await live.join()
            await ada.done("DELETE", at)  # a table of no club is for whoever has the link
            await live.join()
        await bruno.done("DELETE", "/me")


async def test_the_owner_of_a_club_deletes_the_account(url: str) -> None:
    async with httpx.AsyncClient(base_url=url) as http:
        ada, bruno = await people(http, "Ada", "Bruno")
        terms = {"name": "Fabbri", "joining": "open"}
        at = f"/clubs/{(await ada.done('POST', '/clubs', terms))['club']}"
        await bruno.done("POST", f"{at}/join", {})
        await bruno.done("POST", f"{at}/talk", {"text": "hello"})
        await ada.done("DELETE", "/me")
        assert (await bruno.got(at))["role"] == "owner"
        assert [one["name"] for one in (await bruno.got(at))["people"]] == ["Bruno"]
        await bruno.done("DELETE", "/me")
        assert (await http.get(f"/api{at}")).status_code == 404
