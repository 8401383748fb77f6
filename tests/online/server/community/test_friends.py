"""Friends, links and invitations over HTTP: by consent, bounded, and silent for who is blocked."""

import asyncio
import time
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from medici.online.client import Client
from medici.online.server.http import invitations
from medici.online.server.run import Server
from tests.online.server.conftest import guests, play
from tests.online.server.hostile import get_services
from tests.online.server.test_moderation import player, refused, store_url, until

__all__ = ["store_url"]
pytestmark = pytest.mark.anyio

Start = Callable[..., tuple[str, Server]]


async def befriend(a: Client, b: Client) -> None:
    for asks, other in ((a, b), (b, a)):
        await asks.request("POST", "/api/me/friends", {"other": player(other)})


async def friends(client: Client) -> dict[str, Any]:
    told: dict[str, Any] = await client.request("GET", "/api/me/friends")
    return told


async def test_two_at_a_table_become_friends(url: str) -> None:
    ada, bruno = await guests(url, "Ada", "Bruno")
    table = await bruno.create_table("dice", 2)
    await bruno.join(table, 1)
    asked = await ada.request("POST", "/api/me/friends", {"table": table, "seat": 1})
    assert asked == {"other": player(bruno), "name": "Bruno", "friends": False}
    told = await friends(bruno)
    assert [row["name"] for row in told["asking"]] == ["Ada"]
    assert [row["name"] for row in (await friends(ada))["asked"]] == ["Bruno"]
    answer = await bruno.request("POST", "/api/me/friends", {"other": player(ada)})
    assert answer == {"other": player(ada), "name": "Ada", "friends": True}
    told = await friends(ada)
    assert [row["name"] for row in told["friends"]] == ["Bruno"]
    assert told["asked"] == told["asking"] == []
    await ada.request("DELETE", f"/api/me/friends/{player(bruno)}")
    assert (await friends(bruno))["friends"] == []


async def test_what_makes_no_sense_is_refused(url: str) -> None:
    ada, bruno = await guests(url, "Ada", "Bruno")
    table = await bruno.create_table("dice", 2)
    for wrong, code in (
        ({"other": player(ada)}, "bad-command"),
        ({"other": "nobody"}, "not-found"),
        ({"table": table, "seat": 0}, "bad-command"),
        ({}, "bad-command"),
    ):
        assert (await refused(ada.request("POST", "/api/me/friends", wrong))).code == code
    assert (await refused(Client(url).request("GET", "/api/me/friends"))).code == "no-session"
    block = {"how": "block", "other": player(bruno)}
    await ada.request("PUT", "/api/me/shunned", block)
    problem = await refused(ada.request("POST", "/api/me/friends", {"other": player(bruno)}))
    assert problem.code == "forbidden"


async def test_who_is_blocked_notices_nothing(url: str) -> None:
    ada, bruno = await guests(url, "Ada", "Bruno")
    await befriend(ada, bruno)
    block = {"how": "block", "other": player(bruno)}
    await ada.request("PUT", "/api/me/shunned", block)
    assert (await friends(bruno))["friends"] == []
    asked = await bruno.request("POST", "/api/me/friends", {"other": player(ada)})
    assert asked["friends"] is False
    assert [row["name"] for row in (await friends(bruno))["asked"]] == ["Ada"]
    assert (await friends(ada))["asking"] == []


async def test_a_request_can_be_declined(url: str) -> None:
    ada, bruno = await guests(url, "Ada", "Bruno")
    await ada.request("POST", "/api/me/friends", {"other": player(bruno)})
    await bruno.request("DELETE", f"/api/me/friends/asking/{player(ada)}")
    assert (await friends(bruno))["asking"] == []
    assert [row["name"] for row in (await friends(ada))["asked"]] == ["Bruno"]
    await ada.request("DELETE", f"/api/me/friends/{player(bruno)}")


async def test_friends_by_a_link(url: str) -> None:
    ada, bruno = await guests(url, "Ada", "Bruno")
    link = await ada.request("POST", "/api/me/friends/link")
    token = {"token": link["token"]}
    looked = await Client(url).request("POST", "/api/friends/link/look", token)
    assert looked == {"other": player(ada), "name": "Ada", "friends": False}
    assert (await bruno.request("POST", "/api/friends/link", token))["friends"] is True
    assert [row["name"] for row in (await friends(ada))["friends"]] == ["Bruno"]
    own = await refused(ada.request("POST", "/api/friends/link", token))
    assert own.code == "bad-command"
    for path in ("/api/friends/link", "/api/friends/link/look"):
        problem = await refused(bruno.request("POST", path, {"token": "made-up"}))
        assert problem.code == "forbidden"


@pytest.mark.slow
async def test_friends_see_who_is_here_and_at_which_public_table(
    start: Start, store_url: str
) -> None:
    """Unless they hide it; and nobody is told of a table that is not public."""
    url, _ = start(store=store_url)
    ada, bruno, chen = await guests(url, "Ada", "Bruno", "Chen")
    await befriend(ada, bruno)
    await befriend(ada, chen)
    public = await bruno.create_table("dice", 2, public=True)
    private = await chen.create_table("dice", 2)
    await bruno.join(public, 0)
    await chen.join(private, 0)

    async def both_here() -> list[Any] | None:
        rows = (await friends(ada))["friends"]
        return rows if all(row["here"] for row in rows) else None

    rows = {row["name"]: row for row in await until(both_here)}
    assert rows["Bruno"]["table"]["table"] == public
    assert rows["Chen"]["table"] is None
    shown = await bruno.request("GET", "/api/me/profile")
    await bruno.request("PUT", "/api/me/profile", {**shown, "presence": "nobody"})
    rows = {row["name"]: row for row in (await friends(ada))["friends"]}
    assert (rows["Bruno"]["here"], rows["Bruno"]["table"]) == (False, None)
    assert rows["Chen"]["here"]


async def test_a_friend_is_invited_to_a_table(url: str) -> None:
    ada, bruno, chen = await guests(url, "Ada", "Bruno", "Chen")
    await befriend(ada, bruno)
    table = await ada.create_table("dice", 2)
    invite = {"others": [player(bruno)], "table": table}
    assert await ada.request("POST", "/api/me/invitations", invite) == {"table": table}
    (invitation,) = await bruno.request("GET", "/api/me/invitations")
    assert (invitation["table"], invitation["game"]) == (table, "dice")
    assert (invitation["by"], invitation["name"]) == (player(ada), "Ada")
    for wrong, code in (
        ({"others": [player(chen)], "table": table}, "forbidden"),  # no friend
        ({"others": [player(ada)], "table": table}, "bad-command"),
        ({"others": [player(bruno)]}, "bad-command"),
        ({"others": [], "table": table}, "bad-command"),
        ({"others": [player(bruno)], "rematch": table}, "forbidden"),  # it is not over
    ):
        problem = await refused(ada.request("POST", "/api/me/invitations", wrong))
        assert problem.code == code
    other = await chen.create_table("dice", 2)
    wrong = {"others": [player(bruno)], "table": other}
    assert (await refused(ada.request("POST", "/api/me/invitations", wrong))).code == "forbidden"
    await bruno.request("DELETE", f"/api/me/invitations/{table}")
    assert await bruno.request("GET", "/api/me/invitations") == []


async def play_out(ada: Client, bruno: Client, table: str) -> None:
    """They play a game to its end."""
    async with ada.table(table) as hers, bruno.table(table) as his:
        await hers.join()
        await his.join()
        await hers.start()
        await asyncio.gather(play(hers), play(his))


async def once_more(ada: Client, bruno: Client, table: str) -> str:
    """The table to which one asks the other after a game."""
    asked = {"others": [player(bruno)], "rematch": table}
    offered = await ada.request("POST", "/api/me/invitations", asked)
    return str(offered["table"])


async def rematch(ada: Client, _: Client, table: str) -> str:
    """The table that one lays after a game, while both are still there."""
    async with ada.table(table) as live:
        await live.command("rematch")
    return str((await ada.snapshot(table))["rematch"])


async def test_those_of_a_game_are_asked_to_another(url: str) -> None:
    ada, bruno = await guests(url, "Ada", "Bruno")
    table = await ada.create_table("dice", 2)
    await play_out(ada, bruno, table)
    again = await once_more(ada, bruno, table)
    assert again != table
    (invitation,) = await bruno.request("GET", "/api/me/invitations")
    assert invitation["table"] == again
    assert len((await ada.snapshot(again))["seats"]) == 2


async def test_another_game_to_which_people_are_asked_is_of_the_same_club(url: str) -> None:
    ada, bruno, chen = await guests(url, "Ada", "Bruno", "Chen")
    club = await ada.request("POST", "/api/clubs", {"name": "Lanaioli", "joining": "open"})
    at = f"/api/clubs/{club['club']}"
    await bruno.request("POST", f"{at}/join", {})
    dice = {"game": "dice", "players": 2}
    table = (await ada.request("POST", f"{at}/tables", dice))["table"]
    await play_out(ada, bruno, table)
    again = await once_more(ada, bruno, table)
    assert again in (await bruno.request("GET", at))["tables"]
    async with chen.table(again) as live:
        assert (await refused(live.join())).code == "members-only"
    await ada.request("DELETE", at)


async def test_another_game_by_who_was_removed_is_of_no_club(url: str) -> None:
    ada, bruno = await guests(url, "Ada", "Bruno")
    club = await ada.request("POST", "/api/clubs", {"name": "Beccai", "joining": "open"})
    at = f"/api/clubs/{club['club']}"
    await bruno.request("POST", f"{at}/join", {})
    for again in (once_more, rematch):
        table = (await ada.request("POST", f"{at}/tables", {"game": "dice", "players": 2}))["table"]
        await play_out(ada, bruno, table)
        await ada.request("DELETE", f"{at}/members/{player(bruno)}")
        other = await again(bruno, ada, table)
        assert other not in (await ada.request("GET", at))["tables"]
        await bruno.join(other, 0)  # it is there for them all the same
        await bruno.request("POST", f"{at}/join", {})
    await ada.request("DELETE", at)


async def test_a_word_after_a_game_does_not_make_its_strangers_less_strange(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    url, server = start()
    ada, bruno = await guests(url, "Ada", "Bruno")
    table = await ada.create_table("dice", 2)
    await play_out(ada, bruno, table)

    def later() -> float:
        return time.time() + invitations.REMATCH_SECONDS

    monkeypatch.setattr(get_services(server).tables, "_now", later)
    monkeypatch.setattr(invitations, "time", SimpleNamespace(time=later))
    async with ada.table(table) as live:
        await live.chat("well played")
    problem = await refused(once_more(ada, bruno, table))
    assert (problem.code, "the last seven days" in str(problem)) == ("forbidden", True)
    await befriend(ada, bruno)
    assert await once_more(ada, bruno, table) != table
