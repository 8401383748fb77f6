"""What goes over HTTP: players, tables, health, and the headers that browsers heed."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import apsw
import httpx
import pytest

from medici.online.client import Client, ClientError
from medici.online.server.run import Server
from medici.online.tables import LiveTable, decode_event
from tests.online.server.conftest import JSON, guests, seated, session_of, turn

pytestmark = pytest.mark.anyio


async def test_a_guest_gets_a_cookie_that_scripts_cannot_read(url: str) -> None:
    async with httpx.AsyncClient(base_url=url) as http:
        answer = await http.post("/api/guests", json={"name": "  Ada  "})
        assert answer.status_code == 201
        assert set(answer.json()) == {"player", "name"}
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        assert "; secure" not in cookie
        me = await http.get("/api/me")
        assert me.json() == answer.json()
        renamed = await http.patch("/api/me", json={"name": "Contessina"})
        assert renamed.json()["name"] == "Contessina"


async def test_behind_tls_cookies_are_secure_and_browsers_stay_with_it(url: str) -> None:
    async with httpx.AsyncClient(base_url=url, headers={"X-Forwarded-Proto": "https"}) as http:
        answer = await http.post("/api/guests", json={"name": "Ada"})
        assert "; secure" in answer.headers["set-cookie"].lower()
        # Other sites may share the domain: their hosts decide for them.
        assert answer.headers["strict-transport-security"] == "max-age=31536000"


@pytest.mark.parametrize("path", ["/healthz", "/api/games", "/api/me", "/nowhere", "/schema"])
async def test_every_answer_has_the_careful_headers(url: str, path: str) -> None:
    async with httpx.AsyncClient(base_url=url) as http:
        answer = await http.get(path)
    policy = answer.headers["content-security-policy"]
    assert "frame-ancestors 'none'" in policy
    assert "script-src 'self' 'wasm-unsafe-eval';" in policy  # modules may be compiled, not texts
    assert "worker-src 'self';" in policy
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "strict-transport-security" not in answer.headers
    assert "server" not in answer.headers


async def test_foreign_pages_may_change_nothing(url: str) -> None:
    async with httpx.AsyncClient(base_url=url, headers={"Origin": "https://evil.example"}) as http:
        answer = await http.post("/api/guests", json={"name": "Eve"})
        assert (answer.status_code, answer.json()["code"]) == (403, "forbidden")
        assert (await http.get("/api/games")).status_code == 200


@pytest.mark.parametrize("cookie", ["", "x", "0123456789abcdef012345", "a" * 5000, "ä", "%00"])
async def test_made_up_sessions_are_nobodys(url: str, cookie: str) -> None:
    header = {b"Cookie": f"medici_session={cookie}".encode()}
    async with httpx.AsyncClient(base_url=url) as http:
        answer = await http.get("/api/me/export", headers=header)
    assert (answer.status_code, answer.json()["code"]) == (401, "no-session")


async def test_to_be_nobody_yet_is_no_mistake(url: str) -> None:
    async with httpx.AsyncClient(base_url=url) as http:
        answer = await http.get("/api/me")
        assert (answer.status_code, answer.json()) == (200, None)
        await http.post("/api/guests", json={"name": "Ada"})
        assert (await http.get("/api/me")).json()["name"] == "Ada"
        await http.delete("/api/me")
        assert (await http.get("/api/me")).json() is None


@pytest.mark.parametrize(
    ("path", "body", "code"),
    [
        ("/api/guests", {"name": ""}, "bad-name"),
        ("/api/guests", {"name": "x" * 25}, "bad-name"),
        ("/api/guests", {"name": "A\u202eda"}, "bad-name"),
        ("/api/guests", {"name": 7}, "bad-command"),
        ("/api/guests", [], "bad-command"),
        ("/api/tables", {"game": "chess", "players": 2}, "bad-command"),
        ("/api/tables", {"game": "board", "players": 99}, "bad-command"),
        ("/api/tables", {"game": "board", "players": 2, "bots": {"x": "banker"}}, "bad-command"),
        ("/api/tables", {"game": "board", "players": 2, "bots": {"0": "pope"}}, "unknown-bot"),
        ("/api/link", {"token": "never made"}, "forbidden"),
        ("/api/records", {"format": "medici-record/1"}, "bad-record"),
    ],
)
async def test_bad_requests_are_refused_in_words(url: str, path: str, body: Any, code: str) -> None:
    (eve,) = await guests(url, "Eve")
    headers = {"Authorization": f"Bearer {eve.session}"}
    async with httpx.AsyncClient(base_url=url, headers=headers) as http:
        answer = await http.post(path, json=body)
    assert 400 <= answer.status_code < 500
    assert answer.json()["code"] == code
    assert answer.json()["message"]


async def test_a_body_nested_without_end_is_refused(url: str) -> None:
    async with httpx.AsyncClient(base_url=url) as http:
        for path in ("/api/guests", "/api/records"):
            deep = await http.post(path, content=b"[" * 5000, headers=JSON)
            assert deep.status_code == 400
            assert deep.json()["code"] in ("bad-command", "bad-record")


async def test_the_client_refuses_a_clock_that_there_is_not(url: str) -> None:
    (ada,) = await guests(url, "Ada")
    with pytest.raises(ClientError, match=r"clock: .*hourglass") as refusal:
        await ada.create_table("board", 2, clock={"kind": "hourglass"})
    assert refusal.value.code == "bad-command"
    with pytest.raises(ClientError, match="expected a clock with more than 0") as refusal:
        await ada.create_table("board", 2, clock={"kind": "decision"})
    assert refusal.value.code == "bad-command"


async def test_newcomers_from_one_address_are_limited(
    start: Callable[..., tuple[str, Server]],
) -> None:
    url, _ = start(guests_per_second=0.001, guests_burst=3)
    ada, _ = await guests(url, "Ada", "Bruno")
    await ada.create_table("board", 2)
    asked = ada.guest("Eve"), ada.create_table("board", 2), ada.link(), ada.use_link("token")
    for refused in asked:
        with pytest.raises(ClientError) as refusal:
            await refused
        assert refusal.value.code == "flood"
    assert await ada.tables() == []  # whoever only looks is not limited


async def test_a_link_carries_the_session_once(url: str) -> None:
    ada, phone, thief = await guests(url, "Ada", "Phone", "Thief")
    token = await ada.link()
    assert await phone.use_link(token) == ada.player
    assert phone.session != ada.session
    with pytest.raises(Exception, match="this one is used"):
        await thief.use_link(token)
    assert (await phone.request("GET", "/api/me"))["name"] == "Ada"


async def test_a_player_can_take_everything_along_and_be_forgotten(url: str) -> None:
    (ada,) = await guests(url, "Ada")
    table = await ada.create_table("dice", 1)
    await ada.join(table)
    export = await ada.request("GET", "/api/me/export")
    assert [sitting["table"] for sitting in export["tables"]] == [table]
    assert str(ada.session) not in json.dumps(export)
    assert (await ada.request("GET", "/api/me/tables"))[0]["game"] == "dice"
    await ada.request("DELETE", "/api/me")
    with pytest.raises(Exception, match="session"):
        await ada.request("GET", "/api/me")


async def test_who_is_forgotten_leaves_no_name_and_no_words_behind(
    start: Callable[..., tuple[str, Server]], tmp_path: Path
) -> None:
    url, _ = start()
    async with seated(url, "dice", ("Cosimo", "Bianca")) as (leaver, stayer):
        await leaver.chat("addio a tutti")
        leaving = Client(url)
        leaving.session = session_of(leaver)
        await turn(leaver if leaver.legal else stayer)
        await leaving.request("DELETE", "/api/me")
        seen = await Client(url).request("GET", f"/api/tables/{stayer.id}")
        assert [seat["name"] for seat in seen["seats"]] == ["Guest", "Bianca"]
        assert seen["seats"][0]["taken_over"] == "left"
        record = await Client(url).request("GET", f"/api/tables/{stayer.id}/record")
        database = apsw.Connection(str(tmp_path / "own.db"))
        stored = [body for (body,) in database.execute("SELECT body FROM event ORDER BY seq")]
        database.close()
        assert LiveTable.from_events(map(decode_event, stored)).record() == record
        everything = json.dumps([seen, record]) + b"".join(stored).decode()
        assert "addio" not in everything
        assert "Cosimo" not in everything


async def test_a_table_laid_by_who_is_forgotten_is_given_up(url: str) -> None:
    (host,) = await guests(url, "Lorenzo")
    table = await host.create_table("card", 3, public=True)
    await host.request("DELETE", "/api/me")
    seen = await Client(url).request("GET", f"/api/tables/{table}")
    assert (seen["phase"], seen["host"]) == ("cancelled", "Guest")


async def test_public_tables_are_listed_and_private_ones_are_not(url: str) -> None:
    (ada,) = await guests(url, "Ada")
    public = await ada.create_table("board", 3, public=True, bots={1: "banker"})
    private = await ada.create_table("board", 3)
    listed = {table["table"]: table for table in await ada.tables()}
    assert public in listed
    assert private not in listed
    assert listed[public]["seats"][1]["bot"] == "banker"
    assert (await ada.snapshot(private))["phase"] == "open"


async def test_health_and_schema(server: tuple[str, Server]) -> None:
    url, _ = server
    async with httpx.AsyncClient(base_url=url) as http:
        assert (await http.get("/healthz")).json()["status"] == "ok"
        figures = await http.get("/metrics")
        schema = (await http.get("/schema")).json()
        games = (await http.get("/api/games")).json()
        bots = (await http.get("/api/bots")).json()
        missing = await http.get("/api/tables/nowhere")
    assert (figures.status_code, "medici_" in figures.text) == (404, False)  # for the host alone
    assert "/api/tables" in schema["paths"]
    assert set(games) == {"board", "card", "dice"}
    assert {"merchant", "prince"} <= {bot["bot"] for bot in bots}
    assert (missing.status_code, missing.json()["code"]) == (404, "no-table")
