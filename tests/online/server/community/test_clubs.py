"""Clubs over HTTP: founded, found, joined, looked after, talked in; and the club of a server."""

from collections.abc import Callable
from typing import Any

import httpx
import pytest

from medici.online.client import Client, ClientError
from medici.online.server.run import Server
from tests.online.server.conftest import guests

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


async def test_a_club_from_its_founding_to_its_end(url: str) -> None:
    async with httpx.AsyncClient(base_url=url) as http:
        ada, bruno, chen = await people(http, "Ada", "Bruno", "Chen")
        terms = {"name": "Calimala", "about": "Fridays", "joining": "ask"}
        club = (await ada.done("POST", "/clubs", terms))["club"]
        at = f"/clubs/{club}"
        assert await bruno.refused("POST", "/clubs", terms | {"name": "CALIMALA"}) == "bad-name"
        assert await bruno.refused("POST", "/clubs", terms | {"name": "Medi\u0441i"}) == "bad-name"
        assert await bruno.refused("POST", "/clubs", terms | {"name": "Operator"}) == "bad-name"
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


async def test_a_server_belongs_to_a_club(start: Callable[..., tuple[str, Server]]) -> None:
    url, running = start(club="Arte della Seta")
    services = running.app.services
    assert services is not None
    at = f"/clubs/{services.clubs.house}"
    async with httpx.AsyncClient(base_url=url) as http:
        ada, bruno = await people(http, "Ada", "Bruno")
        table = {"game": "board", "players": 2}
        await ada.done("POST", "/tables", table)
        assert (await ada.got(at))["role"] == "owner"
        terms = {"name": "Arte della Seta", "joining": "ask"}
        await ada.done("PATCH", at, terms)
        assert await bruno.refused("POST", "/tables", table) == "forbidden"
        assert await ada.refused("DELETE", at) == "forbidden"
        await ada.done("PUT", f"{at}/members/{bruno.player}", {"role": "member"})
        await bruno.done("POST", "/tables", table)


async def test_who_is_not_let_in_takes_no_seat(start: Callable[..., tuple[str, Server]]) -> None:
    url, _ = start(club="Por Santa Maria")
    async with httpx.AsyncClient(base_url=url) as http:
        (ada,) = await people(http, "Ada")
        table = (await ada.done("POST", "/tables", {"game": "board", "players": 2}))["table"]
        (house,) = await ada.got("/clubs")
        await ada.done("PATCH", f"/clubs/{house['club']}", {"name": house["name"]})
        (bruno,) = await guests(url, "Bruno")
        async with bruno.table(table) as live:
            with pytest.raises(ClientError, match="let in"):
                await live.join()
