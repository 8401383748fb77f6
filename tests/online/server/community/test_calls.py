"""People are called to tables that wait for them, in words of their own, by a real push service."""

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from medici.online.client import Client
from medici.online.server.run import Server
from tests.online.server.community.test_friends import befriend
from tests.online.server.community.test_tournaments import announce, ask, see, wait
from tests.online.server.community.waiting_clients import found, look, together
from tests.online.server.conftest import guests
from tests.online.server.test_moderation import player
from tests.online.server.test_push import CONTACT, PushService, Subscriber, key, service

__all__ = ["key", "service"]
pytestmark = pytest.mark.anyio

Start = Callable[..., tuple[str, Server]]


def start_calling(start: Start, key: Path) -> str:
    """A server that calls people at once."""
    return start(
        push_key=str(key),
        push_contact=CONTACT,
        push_after=0.0,
        push_anywhere=True,
        tournament_seconds=0.1,
    )[0]


async def subscribe(client: Client, service: PushService) -> Subscriber:
    """Let a browser of somebody be called."""
    browser = Subscriber(f"{service.url}/{client.name}")
    await client.request("POST", "/api/me/push", browser.subscription)
    return browser


async def unsubscribe(client: Client, browser: Subscriber) -> None:
    """Let it be called no more."""
    await client.request("DELETE", "/api/me/push", {"endpoint": browser.subscription["endpoint"]})


def read_all(service: PushService, browsers: dict[str, Subscriber]) -> dict[str, Any]:
    """What everybody was told."""
    return {path[1:]: browsers[path[1:]].read(body) for path, _, body in service.calls}


async def test_opponents_who_were_found_are_called_to_their_table(
    start: Start, service: PushService, key: Path
) -> None:
    ada, bruno = await guests(start_calling(start, key), "Ada", "Bruno")
    browsers = {"Ada": await subscribe(ada, service)}
    await unsubscribe(bruno, await subscribe(bruno, service))
    for client in (ada, bruno):
        await look(client)
    table, _ = await together(found(ada), found(bruno))
    await service.called(1)
    assert read_all(service, browsers) == {"Ada": {"table": table, "game": "card", "why": "found"}}


async def test_friends_are_called_who_are_invited_and_nobody_who_mutes_or_does_not_want_it(
    start: Start, service: PushService, key: Path
) -> None:
    ada, bruno, chen, dora = await guests(start_calling(start, key), "Ada", "Bruno", "Chen", "Dora")
    browsers = {str(each.name): await subscribe(each, service) for each in (bruno, chen, dora)}
    for each in (bruno, chen, dora):
        await befriend(ada, each)
    await chen.request("PUT", "/api/me/shunned", {"how": "mute", "other": player(ada)})
    await unsubscribe(dora, browsers["Dora"])
    table = await ada.create_table("dice", 4)
    asked = {"others": [player(each) for each in (chen, dora, bruno)], "table": table}
    for _ in range(2):  # a second time says nothing new
        await ada.request("POST", "/api/me/invitations", asked)
    await service.called(1)
    told = {"table": table, "game": "dice", "why": "invited"}
    assert read_all(service, browsers) == {"Bruno": told}


@pytest.mark.slow
async def test_entrants_are_called_when_a_round_begins(
    start: Start, service: PushService, key: Path
) -> None:
    people = await guests(start_calling(start, key), "Ada", "Bruno", "Chen", "Dora")
    browsers = {str(each.name): await subscribe(each, service) for each in people}
    await unsubscribe(people[3], browsers["Dora"])
    tournament = await announce(people[0], starts=time.time() + 3600)
    for client in people:
        await ask(client, "POST", f"/api/tournaments/{tournament}/entry")
    await ask(people[0], "POST", f"/api/tournaments/{tournament}/start")

    async def ready() -> bool:
        return all([(await see(client, tournament))["table"] for client in people])

    await wait(ready)
    await service.called(3)
    assert read_all(service, browsers) == {
        each.name: {
            "table": (await see(each, tournament))["table"],
            "game": "dice",
            "why": "round",
        }
        for each in people[:3]
    }
