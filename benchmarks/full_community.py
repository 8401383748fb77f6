"""A store full of people: who they are, what they played, how they are rated, whom they know.

It holds what a server has after a year in which a million games were finished, and the first player
is the one who does most: thousands of games, of tournaments that are over and of deals, as many
friends as one may have, and clubs, matches and lists that are full.
"""

import full_events
import full_games
import full_people
from full_rows import BUSIEST_GAMES, EVENTS, write

from medici.online.store import Store


async def fill_community(store: Store, people: int, games: int, events: int = EVENTS) -> None:
    """Fill an empty store with so many people, finished games, and tournaments."""
    figures = full_people.FIGURES | full_games.FIGURES | full_events.FIGURES
    figures |= {"people": people, "games": games, "events": events}
    figures["busy"] = max(1, games // BUSIEST_GAMES)  # one in so many is the first player's
    if "sqlite" in type(store).__module__:
        await store._write(("PRAGMA cache_size = -1000000", {}))  # of the one who writes: 1 GB
    for statements, count in (
        (full_people.PEOPLE, people),
        (full_people.FRIENDS, people),
        (full_games.GAME_ROWS, games),
        (full_games.LEFT_ROWS, games // 20),
        (full_games.LIVE_ROWS, full_games.RUN),
        (full_people.CLUB_ROWS, events),
        (full_people.FULL_CLUBS, 600),
        (full_people.OF_THE_FIRST, 500),
    ):
        for statement in statements:
            await write(store, statement, count, figures)
    await full_events.add_events(store, people, figures)
