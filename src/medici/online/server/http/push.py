"""Being called when it is one's turn, over HTTP: whether this house does, and where to."""

from typing import Annotated

import msgspec
from litestar import delete, get, post
from litestar.params import JSONBody

from medici.online.server.http.dependencies import SignedIn, TheHouse, limit_newcomers
from medici.online.server.http.errors import HttpProblem
from medici.online.server.push.endpoints import LONGEST, fault_of
from medici.online.server.push.sender import Subscription

Text = Annotated[str, msgspec.Meta(max_length=256)]


class PushKey(msgspec.Struct):
    """The key with which a house signs its calls; null where it calls nobody."""

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
def push_key(house: TheHouse) -> PushKey:
    """With which key this house calls; null if it does not."""
    return PushKey(house.caller.key)


@post("/api/me/push", status_code=204, guards=[limit_newcomers])
async def call_me(house: TheHouse, player: SignedIn, data: JSONBody[NewSubscription]) -> None:
    """Call this browser when it is my turn at a table that I am not looking at."""
    if house.caller.key is None:
        raise HttpProblem(404, "not-found", "this house calls nobody")
    fault = fault_of(data.endpoint, house.settings.push_anywhere)
    if fault is not None:
        raise HttpProblem(400, "bad-command", fault)
    keys = {"p256dh": data.keys.p256dh, "auth": data.keys.auth}
    await house.caller.subscribe(player.id, Subscription(data.endpoint, keys))


@delete("/api/me/push", status_code=204)
async def call_me_no_more(house: TheHouse, player: SignedIn, data: JSONBody[Endpoint]) -> None:
    """Call this browser no more."""
    mine = await house.store.subscriptions(player.id)
    if any(endpoint == data.endpoint for endpoint, _ in mine):
        await house.store.unsubscribe(data.endpoint)


ROUTES = [push_key, call_me, call_me_no_more]
