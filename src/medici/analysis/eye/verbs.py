"""The verbs over which looking is written once, before a game lends the eye its own."""

from collections.abc import Callable
from typing import Any

from medici.games.verbs import Wins
from medici.kernel import State, unbound

# (later): on a copy of the table, let the day end now
foresee: Callable[[State], None] = unbound("foresee")

# (t, later, seat, out): what a seat looks like, as numbers of about the same size
describe: Callable[[State, State, int, Any], None] = unbound("describe")

wins: Wins = unbound("wins")
