"""``medici admin club``, ``tournament`` and ``achievements``: in both stores, and audited."""

import pytest

from medici.fair import Secret
from medici.online.community.tournaments import decide
from medici.online.community.tournaments.events import encode_event
from medici.online.community.tournaments.plan import Plan
from medici.online.server.community.tournament_log import encode_head
from medici.online.store import Store
from medici.online.store.community.achievements import Earned
from medici.online.store.community.club_rows import NewClub
from medici.online.store.community.tournaments import NewTournament
from medici.online.tables import Player
from medici.online.tables.clock import TimeControl
from tests.interfaces.cli.test_admin import admin, found, url, with_store

__all__ = ["url"]

pytestmark = pytest.mark.slow


async def house(store: Store) -> None:
    """A server of a club, in which Bruno is."""
    await store.create_club(
        NewClub("h", "Seta", "seta", b"seta", "", "Seta", "open", True), None, 1
    )
    await store.set_house("h")
    await store.join_club("h", "bruno", None, 2.0)


def test_the_operator_names_the_owner_of_the_servers_club(url: str) -> None:
    assert "--club" in admin(url, "club", "--owner", "ada", "--yes", status=1)
    with_store(url, house)
    assert "no player" in admin(url, "club", "--owner", "nobody", "--yes", status=1)
    told = found(url, "club", "--owner", "ada", "--as", "olga", "--yes")
    assert told == {"club": "Seta", "owner": "ada"}
    roles = with_store(url, lambda store: store.club_members("h", "owner", 9))
    assert [row.player for row in roles] == ["ada"]
    found(url, "club", "--owner", "bruno", "--reason", "moved", "--yes")
    assert with_store(url, lambda store: store.club_role("h", "ada")) == "steward"
    line, first = found(url, "audit")
    assert (line["act"], line["player"], line["reason"]) == ("club", "bruno", "moved")
    assert first["who"] == "olga"


def test_the_operator_closes_a_club_but_not_the_servers(url: str) -> None:
    with_store(url, house)
    bad = NewClub("b", "Bad", "bad", b"bad", "", "Bad", "open", True)
    with_store(url, lambda store: store.create_club(bad, "ada", 1.0))
    assert "expected --owner or --close" in admin(url, "club", "--yes", status=2)
    both = ("--owner", "ada", "--close", "b")
    assert "expected --owner or --close" in admin(url, "club", *both, "--yes", status=2)
    assert "no club x" in admin(url, "club", "--close", "x", "--yes", status=1)
    assert "the server's own" in admin(url, "club", "--close", "h", "--yes", status=1)
    told = found(url, "club", "--close", "b", "--reason", "its name", "--as", "olga", "--yes")
    assert told == {"club": "Bad", "closed": "b"}
    assert with_store(url, lambda store: store.club("b")) is None
    assert with_store(url, lambda store: store.clubs_of("ada")) == []
    line = found(url, "audit")[0]
    assert (line["act"], line["about"], line["reason"]) == ("club", "closed Bad", "its name")


async def announce(store: Store) -> None:
    """A tournament of Ada's that begins at once."""
    plan = Plan("Bad", "dice", 2, clock=TimeControl("decision", 30), starts=1000.0)
    secret = Secret(bytes(32))
    created = decide.create("t", plan, Player("ada", "Ada"), secret, 1.0)
    event, head = encode_event(created), encode_head(created)
    new = NewTournament("t", head, secret.reveal(), event, "ada", True, 1000.0)
    assert await store.create_tournament(new, 1.0, 9)


def test_the_operator_renames_a_tournament_and_calls_it_off(url: str) -> None:
    with_store(url, announce)
    why = ("--reason", "its name", "--yes")
    assert "--cancel, --title or both" in admin(url, "tournament", "t", *why, status=2)
    assert "no tournament x" in admin(url, "tournament", "x", "--cancel", *why, status=1)
    assert "got" in admin(url, "tournament", "t", "--title", "\u202e", *why, status=1)
    told = found(url, "tournament", "t", "--title", "Spring", "--as", "olga", *why)
    assert told == {"tournament": "t", "title": "Spring", "phase": "open"}
    (row,) = with_store(url, lambda store: store.open_tournaments(9))
    assert b"Spring" in row.head
    assert b"Bad" not in row.head
    assert "Spring is called off." in admin(url, "tournament", "t", "--cancel", *why)
    assert "goes on" in admin(url, "tournament", "t", "--cancel", *why, status=1)
    cancelled, renamed = found(url, "audit")
    assert (cancelled["act"], cancelled["reason"]) == ("tournament", "its name")
    assert (renamed["who"], renamed["about"]) == ("olga", "another title for t")


def test_achievements_are_found_anew_in_the_logs(url: str) -> None:
    assert "expected --again" in admin(url, "achievements", status=2)
    forged = [Earned("ada", "victory", 1, "old", 1.0)]
    with_store(url, lambda store: store.enter_achievements(0, 1, forged))
    assert len(with_store(url, lambda store: store.achievements("ada"))) == 1
    assert found(url, "achievements", "--again", "--as", "olga") == {"results": 0}
    assert with_store(url, lambda store: store.achievements("ada")) == []
    assert found(url, "audit")[0]["act"] == "achievements"
