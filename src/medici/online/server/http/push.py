"""Web Push over HTTP: whether this server calls people to their turn, and where to."""

from typing import Annotated

import msgspec
from litestar import delete, get, post
from litestar.params import JSONBody

from medici.online.server.http.dependencies import SignedIn, TheServices, limit_creation
from medici.online.server.problem import HttpProblem
from medici.online.server.push.sender import LONGEST, Subscription, find_fault

Text = Annotated[str, msgspec.Meta(max_length=256)]


class PushKey(msgspec.Struct):
    """The key with which a server signs its calls; null where it calls nobody."""

    key: str | None


class SubscriptionKeys(msgspec.Struct):
    """What a browser alone can read with."""

    p256dh: Text
    auth: Text


class NewSubscription(msgspec.Struct):
    """Where a browser is called: what its ``PushSubscription`` says."""

    endpoint: Annotated[str, msgspec.Meta(max_length=LONGEST)]
    keys: SubscriptionKeys


class Endpoint(msgspec.Struct):
    """Where a browser is called no more."""

    endpoint: Annotated[str, msgspec.Meta(max_length=LONGEST)]


@get("/api/push", sync_to_thread=False)
def push_key(services: TheServices) -> PushKey:
    """With which key this server calls; null if it does not."""
    return PushKey(services.push.key)


@post("/api/me/push", status_code=204, guards=[limit_creation])
async def call_me(services: TheServices, player: SignedIn, data: JSONBody[NewSubscription]) -> None:
    """Call this browser when it is my turn at a table that I am not looking at."""
    if services.push.key is None:
        raise HttpProblem(404, "not-found", "this server calls nobody")
    fault = find_fault(data.endpoint, services.settings.push_anywhere)
    if fault is not None:
        raise HttpProblem(400, "bad-command", fault)
    keys = {"p256dh": data.keys.p256dh, "auth": data.keys.auth}
    await services.push.subscribe(player.id, Subscription(data.endpoint, keys))


@delete("/api/me/push", status_code=204)
async def call_me_no_more(
    services: TheServices, player: SignedIn, data: JSONBody[Endpoint]
) -> None:
    """Call this browser no more."""
    mine = await services.store.subscriptions(player.id)
    if any(endpoint == data.endpoint for endpoint, _ in mine):
        await services.store.unsubscribe(data.endpoint)


ROUTES = [push_key, call_me, call_me_no_more]
