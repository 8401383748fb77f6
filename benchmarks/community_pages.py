"""What each page about people asks of the store, with the bounds that the pages themselves have.

A query that several pages ask stands with the first of them. ``player`` is who looks, and whose
page is looked at.
"""

from collections.abc import Awaitable, Callable
from datetime import timedelta

from full_events import LOG, TODAY
from full_rows import CLUB, CUP, EVENTS, LIVE, MATCH, NOW, OPEN, PLAYER, TABLE, name

from medici.online.community.clubs import Role
from medici.online.community.deals import SETUPS, day_of, id_of
from medici.online.server.community.opponents import MOST_TABLES, QUEUE, WAITS_KEPT
from medici.online.server.community.presence import HERE_SECONDS
from medici.online.server.community.watching import LOOKED_AT, STILL_SECONDS
from medici.online.server.hosting.hosted_table import NOTE_SECONDS
from medici.online.server.hosting.log_reader import PAGE as EVENTS_READ
from medici.online.server.hosting.table_lists import LISTED as PUBLIC
from medici.online.server.hosting.table_lists import UNDER_WAY
from medici.online.server.http import clubs, matches, tournaments
from medici.online.server.http.deals import LARGEST_PAGE, MOST_TRIES, SHOWN_TRIES
from medici.online.server.http.ratings import BOARD, HISTORY
from medici.online.store import Store
from medici.online.store.community.deals import DAY
from medici.online.store.community.deals import MATCH as OF_MATCH
from medici.online.store.community.friends import MOST_FRIENDS
from medici.online.store.community.profiles import MOST_REVIEWS
from medici.online.store.community.tournaments import ENDED, RUNNING

Query = Callable[[Store, str], Awaitable[object]]

PAST_TABLES = 30  # of one's own, on a page
SESSION = b"hash-of-a-first-session-1"
SINCE = NOW - HERE_SECONDS
FIRST, FULL_CLUB = name(PLAYER, 1), name(CLUB, 1)
FRIENDS = [name(PLAYER, 2 + number) for number in range(MOST_FRIENDS)]
HUNDRED = FRIENDS[: clubs.LOOKED_AT]
SEATED = FRIENDS[:6]
TABLES = [name(TABLE, 10 * number) for number in range(1, MOST_REVIEWS + 1)]
EARLIER = [
    id_of(day_of(NOW) - timedelta(days=day), setup) for day in range(1, 8) for setup in SETUPS
]
YESTERDAY = (day_of(NOW) - timedelta(days=1)).isoformat()


def members(role: Role) -> Query:
    """Those who are this in a full club."""
    return lambda store, _: store.club_members(FULL_CLUB, role, clubs.SHOWN)


def ask_pages(games: int, events: int = EVENTS) -> dict[str, dict[str, Query]]:
    """The queries of each page, of a store with so many finished games, and tournaments."""
    last_cup, last_match = name(CUP, events - 61), name(MATCH, events)
    last_matches = [name(MATCH, events - number) for number in range(matches.MOST_LISTED)]
    return {
        "home": {
            "who one is": lambda store, _: store.player_by_session(SESSION),
            "what holds against one": lambda store, player: store.sanctions_of(player, NOW),
            "whom one shuns": lambda store, player: store.shunned(player),
            "own tables": lambda store, player: store.tables_with(player, False, UNDER_WAY),
            "own games that are over": lambda store, player: store.tables_with(
                player, True, PAST_TABLES
            ),
            "the log of one": lambda store, _: store.events(name(TABLE, games), 0, EVENTS_READ),
            "public tables": lambda store, _: store.public_tables(PUBLIC),
            "the best games": lambda store, _: store.best_games(
                NOW - STILL_SECONDS, NOW - STILL_SECONDS - NOTE_SECONDS, LOOKED_AT
            ),
            "how many are here": lambda store, _: store.count_seen(SINCE),
            "who waits for opponents": lambda store, _: store.queue(QUEUE),
            "friends": lambda store, player: store.friends(player),
            "which of them are here": lambda store, _: store.seen_of(FRIENDS, SINCE),
            "what they show": lambda store, _: store.shown_of(FRIENDS),
            "invitations": lambda store, player: store.invitations(player, NOW),
            "deals of a day": lambda store, _: store.deals_of(
                DAY, day_of(NOW).isoformat(), len(SETUPS)
            ),
            "own tries": lambda store, player: store.deal_tries(player, DAY, SHOWN_TRIES),
            "days played": lambda store, player: store.days_played(player, MOST_TRIES),
            "tournaments entered": lambda store, player: store.tournaments_entered(
                player, tournaments.OWN
            ),
            "tournaments organised": lambda store, player: store.tournaments_organised(
                player, tournaments.OWN
            ),
        },
        "opponents": {
            "own place in the queue": lambda store, player: store.waiting_of(player),
            "who blocks whom in it": lambda store, _: store.blocks_in_queue(),
            "until when one is to come": lambda store, _: store.due_at(name(OPEN, 1)),
            "how often one did not": lambda store, player: store.no_shows(player),
            "tables found": lambda store, _: store.found_for(FRIENDS),
            "waits of others": lambda store, _: store.recent_waits(NOW - WAITS_KEPT),
            "tables not over": lambda store, player: store.tables_with(player, False, MOST_TABLES),
        },
        "people and friends": {
            "requests": lambda store, player: store.friend_requests(player, NOW),
            "opponents met": lambda store, player: store.opponents(player),
        },
        "a profile": {
            "whose it is": lambda store, player: store.player(player),
            "who blocks whom": lambda store, player: store.blocks(FRIENDS[0], player),
            "are they friends": lambda store, player: store.are_friends(player, FRIENDS[0]),
            "what is shown": lambda store, player: store.shown(player),
            "whether secured": lambda store, player: store.is_secured(player),
            "ratings": lambda store, player: store.ratings_of(player),
            "a curve": lambda store, player: store.rating_history(player, "board", "live", HISTORY),
            "results by game and size": lambda store, player: store.records(player),
            "achievements": lambda store, player: store.achievements(player),
            "exercises": lambda store, player: store.exercises(player),
            "reviews": lambda store, player: store.shared_reviews(player),
            "which tables are open": lambda store, player: store.tables_open_to(TABLES, player),
            "head to head": lambda store, player: store.together(player, FRIENDS[0]),
        },
        "ranking": {
            "best of all time": lambda store, _: store.board("board", "live", BOARD),
            "best of a week": lambda store, _: store.week_board("board", "live", NOW, BOARD),
            "scale": lambda store, _: store.rating_scale("board", "live"),
            "changes at a table": lambda store, _: store.changes_at(TABLES[0]),
        },
        "watch": {
            "ratings at a table": lambda store, _: store.ratings(SEATED, "board", "live"),
            "who there is secured": lambda store, _: store.secured_of(SEATED),
        },
        "deals": {
            "a deal": lambda store, _: store.deal(TODAY),
            "own try": lambda store, player: store.deal_try(TODAY, player),
            "scores": lambda store, _: store.deal_scores(TODAY),
            "tries of friends": lambda store, _: store.tries_of(TODAY, FRIENDS),
            "own tries at them": lambda store, player: store.tries_by(player, DAY, EARLIER),
            "earlier days": lambda store, _: store.deals_before(DAY, YESTERDAY, LARGEST_PAGE),
            "days long ago": lambda store, _: store.deals_before(DAY, "2026-02-01", LARGEST_PAGE),
        },
        "matches": {
            "own matches": lambda store, player: store.matches_of(player, matches.MOST_LISTED),
            "their people": lambda store, _: store.match_members(last_matches),
            "deals played in them": lambda store, player: store.counted_at(
                OF_MATCH, last_matches, player
            ),
            "deals played by all": lambda store, _: store.counted_at(OF_MATCH, last_matches[1::2]),
            "a match": lambda store, _: store.match(last_match),
            "its people": lambda store, _: store.match_members([last_match]),
            "its deals": lambda store, _: store.deals_of(OF_MATCH, last_match),
            "its tries": lambda store, _: store.tries_at(OF_MATCH, last_match),
            "matches of a club": lambda store, _: store.matches_of_club(
                FULL_CLUB, matches.MOST_OF_CLUB, all_of_them=True
            ),
        },
        "tournaments": {
            "to enter": lambda store, _: store.open_tournaments(tournaments.PAGE),
            "under way": lambda store, _: store.listed_tournaments(RUNNING, tournaments.PAGE),
            "over": lambda store, _: store.listed_tournaments(ENDED, tournaments.PAGE),
            "over for long": lambda store, _: store.listed_tournaments(
                ENDED, tournaments.PAGE, NOW - 1e7
            ),
            "the log of one": lambda store, _: store.tournament_events(last_cup),
            "news of it": lambda store, _: store.tournament_events(last_cup, LOG - 1),
            "its tables": lambda store, _: store.table_statuses(TABLES[:150]),
            "of a club": lambda store, _: store.tournaments_of_club(FULL_CLUB, clubs.TOURNAMENTS),
        },
        "clubs": {
            "all": lambda store, _: store.listed_clubs(clubs.LISTED),
            "by name": lambda store, _: store.found_clubs("club7", clubs.LISTED),
            "own clubs": lambda store, player: store.clubs_of(player),
            "a club": lambda store, _: store.club(FULL_CLUB),
            "whose a table is": lambda store, player: store.club_of_table(name(LIVE, 7), player),
            "own role": lambda store, player: store.club_role(FULL_CLUB, player),
            "members": members("member"),
            "stewards": members("steward"),
            "who asks to be let in": members("asking"),
            "what was done": lambda store, _: store.club_acts(FULL_CLUB, clubs.ACTS),
            "tables": lambda store, _: store.club_tables(FULL_CLUB, clubs.TABLES),
            "talk": lambda store, _: store.club_talk(FULL_CLUB),
            "standings": lambda store, _: store.club_standings(
                FULL_CLUB, "board", "live", clubs.LOOKED_AT
            ),
            "what they show": lambda store, _: store.shown_of(HUNDRED),
            "who is secured": lambda store, _: store.secured_of(HUNDRED),
        },
    }
