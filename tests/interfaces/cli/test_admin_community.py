"""``medici admin club`` and ``medici admin achievements``: in both stores, and audited."""

import pytest

from medici.online.store import Store
from medici.online.store.community.achievements import Earned
from medici.online.store.community.club_rows import NewClub
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


def test_achievements_are_found_anew_in_the_logs(url: str) -> None:
    assert "expected --again" in admin(url, "achievements", status=2)
    forged = [Earned("ada", "victory", 1, "old", 1.0)]
    with_store(url, lambda store: store.enter_achievements(0, 1, forged))
    assert len(with_store(url, lambda store: store.achievements("ada"))) == 1
    assert found(url, "achievements", "--again", "--as", "olga") == {"results": 0}
    assert with_store(url, lambda store: store.achievements("ada")) == []
    assert found(url, "audit")[0]["act"] == "achievements"
