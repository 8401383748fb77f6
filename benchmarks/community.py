"""How long the pages about people take where there are many: 100,000 players, a million games.

Every query behind a page is asked by itself, often, with the busiest player and others. Each shall
take 20 ms at most in either store: printed are the median and the 99th of a hundred.

    python benchmarks/community.py
    python benchmarks/community.py --people 10000 --games 100000 --store sqlite:///full.db
"""

import argparse
import asyncio
import time
from collections.abc import Awaitable, Callable
from random import Random

from full_community import NOW, fill_community
from temporary_stores import chosen_stores

from medici.online.store import Store, open_store

ASKED = 20.0  # milliseconds
TIMES = 100
HUNDRED = [f"p{number}" for number in range(1, 101)]  # as many as a board looks at
MATCHES = [f"match{number}" for number in range(1, 51)]  # as many as a list has
Query = Callable[[Store, str], Awaitable[object]]

QUERIES: dict[str, Query] = {
    "results of a player": lambda store, player: store.results_of(player, 30),
    "results further back": lambda store, player: store.results_of(player, 30, 500_000),
    "ratings of a player": lambda store, player: store.ratings_of(player),
    "history of a rating": lambda store, player: store.rating_history(player, "board", "live"),
    "changes at a table": lambda store, player: store.changes_at(f"full{player[1:]}"),
    "best of all time": lambda store, _: store.board("board", "live", 50),
    "best of a week": lambda store, _: store.week_board("board", "live", NOW, 50),
    "secured": lambda store, player: store.is_secured(player),
    "who of many is secured": lambda store, _: store.secured_of(HUNDRED),
    "what many show": lambda store, _: store.shown_of(HUNDRED),
    "friends": lambda store, player: store.friends(player),
    "requests": lambda store, player: store.friend_requests(player, NOW),
    "invitations": lambda store, player: store.invitations(player, NOW),
    "how many are here": lambda store, _: store.count_seen(NOW - 100),
    "who of them is here": lambda store, player: store.seen_of([player, "p2", "p3"], NOW - 100),
    "achievements": lambda store, player: store.achievements(player),
    "reviews shared": lambda store, player: store.shared_reviews(player),
    "a deal": lambda store, _: store.deal("today"),
    "scores of a deal": lambda store, _: store.deal_scores("today"),
    "deals of earlier days": lambda store, _: store.deals_before("day", "2026-11-18", 28),
    "tries of friends at a deal": lambda store, _: store.tries_of("today", HUNDRED),
    "tries at a match": lambda store, _: store.tries_at("match", ["match7"]),
    "tries of a player": lambda store, player: store.deal_tries(player, "day", 100),
    "matches of a player": lambda store, player: store.matches_of(player, 30),
    "matches of a club": lambda store, _: store.matches_of_club("club1", 30, all_of_them=True),
    "tournaments to enter": lambda store, _: store.open_tournaments(30),
    "tournaments of a player": lambda store, player: store.tournaments_entered(player, 30),
    "tournaments of a club": lambda store, _: store.tournaments_of_club("club1", 30),
    "tournaments organised": lambda store, player: store.tournaments_organised(player, 30),
    "tournaments that are over": lambda store, _: store.listed_tournaments("finished", 30),
    "deals of many matches": lambda store, _: store.deals_of_all("match", MATCHES),
    "tries at many matches": lambda store, _: store.tries_at("match", MATCHES),
    "people of many matches": lambda store, _: store.match_members(MATCHES),
    "people of a match": lambda store, _: store.match_members(["match7"]),
    "the queue": lambda store, _: store.queue(500),
    "who blocks whom in it": lambda store, _: store.blocks_in_queue(),
    "opponents met": lambda store, player: store.opponents(player),
    "head to head": lambda store, player: store.together(player, "p2"),
    "results by game and size": lambda store, player: store.records(player),
    "clubs": lambda store, _: store.listed_clubs(30),
    "clubs by name": lambda store, _: store.found_clubs("club77", 30),
    "a club": lambda store, _: store.club("club1"),
    "clubs of a player": lambda store, player: store.clubs_of(player),
    "members of a club": lambda store, _: store.club_members("club1", "member", 500),
    "standings of a club": lambda store, _: store.club_standings("club1", "board", "live", 50),
    "talk of a club": lambda store, _: store.club_talk("club1"),
    "what was done in a club": lambda store, _: store.club_acts("club1", 50),
    "open tables": lambda store, _: store.public_tables(50),
    "tables of a player": lambda store, player: store.tables_of(player, 100),
    "tables of a club": lambda store, _: store.club_tables("club1", 50),
    "games worth watching": lambda store, _: store.best_games(NOW - 900, NOW - 4500, 96),
}


async def measure(url: str, people: int, games: int) -> bool:
    """Fill a store, and ask it; whether every query was quick enough."""
    store = await open_store(url)
    began = time.perf_counter()
    await fill_community(store, people, games)
    print(f"  filled in {time.perf_counter() - began:.0f} s", flush=True)
    random, quick = Random(1), True
    for name, query in QUERIES.items():
        spent = []
        for number in range(TIMES):
            player = "p1" if number % 2 else f"p{random.randint(1, people)}"
            began = time.perf_counter()
            await query(store, player)
            spent.append(1000 * (time.perf_counter() - began))
        spent.sort()
        median, late = spent[TIMES // 2], spent[TIMES * 99 // 100]
        quick &= late <= ASKED
        print(f"  {name:28} {median:7.2f} ms {late:7.2f} ms{'' if late <= ASKED else '  SLOW'}")
    await store.close()
    return quick


def main() -> None:
    """Measure each store."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--people", type=int, default=100_000)
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--store", nargs="*", default=[], help="empty stores; else new ones")
    asked = parser.parse_args()
    quick = []
    with chosen_stores(asked.store) as stores:
        for kind, url in stores.items():
            print(f"{kind}: {asked.people:,} players, {asked.games:,} finished games")
            quick.append(asyncio.run(measure(url, asked.people, asked.games)))
    if not all(quick):
        raise SystemExit(f"some queries took more than {ASKED:.0f} ms")


if __name__ == "__main__":
    main()
