"""Every route of the HTTP interface. A new one goes into the module of its subject."""

from medici.online.server.http import (
    catalogue,
    health,
    ledger,
    moderation,
    passkeys,
    players,
    push,
    records,
    tables,
)

SUBJECTS = (
    catalogue,
    tables,
    records,
    ledger,
    players,
    passkeys,
    moderation,
    push,
    health,
)
ROUTES = [route for subject in SUBJECTS for route in subject.ROUTES]
