"""Every route of the HTTP interface."""

from medici.online.server.http import (
    bots,
    conduct,
    devices,
    games,
    health,
    lists,
    passkeys,
    players,
    promises,
    push,
    records,
    rules,
    tables,
    tours,
)

ROUTES = [
    *games.ROUTES,
    *bots.ROUTES,
    *conduct.ROUTES,
    *devices.ROUTES,
    *health.ROUTES,
    *lists.ROUTES,
    *passkeys.ROUTES,
    *players.ROUTES,
    *promises.ROUTES,
    *push.ROUTES,
    *records.ROUTES,
    *rules.ROUTES,
    *tables.ROUTES,
    *tours.ROUTES,
]
