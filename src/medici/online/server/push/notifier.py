"""Call people whose turn has begun and who are not looking, by Web Push."""

import asyncio
import time

import msgspec

from medici.online.server.hosting.hosted_table import HostedTable
from medici.online.server.logs import log
from medici.online.server.metrics import Metrics
from medici.online.server.push.sender import Keys, Sender, Subscription
from medici.online.server.settings import Settings
from medici.online.server.tasks import spawn
from medici.online.store import Store, StoreError

# What people are called for: their turn, opponents who were found, an invitation, a round.
TURN, FOUND, INVITED, ROUND = "turn", "found", "invited", "round"


class PushMessage(msgspec.Struct, omit_defaults=True):
    """All that a call says: the rest is for those who come and look."""

    table: str
    game: str
    why: str = TURN


class PushNotifier:
    """Calls people to their tables, at most once until they have looked."""

    def __init__(self, store: Store, settings: Settings, metrics: Metrics) -> None:
        self.key: str | None = None  # the public one, if this server calls
        self._store = store
        self._metrics = metrics
        self.after = settings.push_after
        self._most = settings.push_per_player
        self._sender: Sender | None = None
        if settings.push_key is not None:
            keys = Keys.read(settings.push_key, settings.push_contact)
            self.key, self._sender = keys.public, Sender(keys, settings.push_anywhere)

    def on_stored(self, hosted: HostedTable) -> None:
        """Something has happened at a table: somebody may have to be called to it."""
        if self._sender is None:
            return
        player = absent_actor(hosted)
        if player is not None and player not in hosted.called:
            hosted.called.add(player)
            spawn(self._call(hosted, player, self._sender))

    async def _call(self, hosted: HostedTable, player: str, sender: Sender) -> None:
        """Call somebody who does not come by themselves, nor has an order that answers."""
        await asyncio.sleep(self.after)
        if absent_actor(hosted) != player:
            hosted.called.discard(player)
            return
        await self._send(player, PushMessage(hosted.id, hosted.live.created.game), sender)

    def call(self, player: str, table: str, game: str, why: str) -> None:
        """Call somebody to a table that is ready for them; never waits."""
        if self._sender is not None:
            spawn(self._send(player, PushMessage(table, game, why), self._sender))

    async def _send(self, player: str, message: PushMessage, sender: Sender) -> None:
        """Call all browsers of a player."""
        body = msgspec.json.encode(message)
        try:
            for endpoint, known in (await self._store.subscriptions(player))[: self._most]:
                to = Subscription(endpoint, msgspec.json.decode(known, type=dict[str, str]))
                outcome = await sender.send(to, body, message.table)
                self._metrics.calls[str(outcome.status)] += 1
                if outcome.gone:
                    await self._store.unsubscribe(endpoint)
        except StoreError:
            log.exception("the store failed", extra={"table": message.table})

    async def subscribe(self, player: str, to: Subscription) -> None:
        """Call a player's browser from now on."""
        body, now = msgspec.json.encode(to.keys), time.time()
        await self._store.subscribe(player, to.endpoint, body, now, self._most)

    async def close(self) -> None:
        """Call nobody any more."""
        if self._sender is not None:
            await self._sender.close()


def absent_actor(hosted: HostedTable) -> str | None:
    """The person whose turn it is, unless a socket of theirs is open at the table."""
    live = hosted.live
    actor = live.actor()
    if actor is None or live.seats[actor].bot is not None:
        return None
    player = live.seats[actor].player
    return None if player is None or hosted.audience.has(player) else player
