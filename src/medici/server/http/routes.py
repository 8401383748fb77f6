"""Every route of the HTTP interface."""

from medici.server.http import (
    bots,
    games,
    health,
    lists,
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
    *health.ROUTES,
    *lists.ROUTES,
    *players.ROUTES,
    *promises.ROUTES,
    *push.ROUTES,
    *records.ROUTES,
    *rules.ROUTES,
    *tables.ROUTES,
    *tours.ROUTES,
]
