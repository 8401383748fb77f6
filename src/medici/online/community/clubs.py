"""Clubs: who may do what in one, and how many of everything there may be.

Whoever may not do something is refused with a ``TableError``, as at a table.
"""

from collections.abc import Mapping
from typing import Literal

from medici.online.tables.errors import TableError, quote
from medici.online.tables.names import clean_text

Role = Literal["asking", "member", "steward", "owner"]
Joining = Literal["open", "ask", "link"]  # by oneself, by being let in, or by the link alone
RANKS: dict[Role | None, int] = {None: 0, "asking": 1, "member": 2, "steward": 3, "owner": 4}

MOST_OWNED = 3  # clubs of one person
MOST_JOINED = 20  # clubs that one person is in, or asks to be let into
MOST_MEMBERS = 500
MOST_ASKING = 100  # of one club, who wait to be let in
MOST_STEWARDS = 10
MOST_TABLES = 50  # of a club that are listed; the oldest give way
KEPT_TALK = 200  # messages of a club
KEPT_ACTS = 200  # lines of what owner and stewards did
SHORTEST_NAME = 2  # characters
LONGEST_ABOUT = 400  # characters
FLOOD, WHILE = 5, 10.0  # messages of one person within so many seconds
SERVER = "Medici"
STAFF = ("Admin", "Administrator", "Moderator", "Operator", "Server", "Support")
RESERVED = (*STAFF, *(f"{name}s" for name in STAFF))  # with a number, too


def clean_about(text: str) -> str:
    """What a club says of itself, as it will be shown; nothing is possible, too.

    >>> clean_about("  We meet  on Fridays. "), clean_about("")
    ('We meet on Fridays.', '')
    """
    if not text.strip():
        return ""
    return clean_text(text, "words", LONGEST_ABOUT, frozenset(), "bad-command", "too-long")


def is_in(role: Role | None) -> bool:
    """Whether somebody belongs to a club.

    >>> is_in("member"), is_in("asking"), is_in(None)
    (True, False, False)
    """
    return RANKS[role] >= RANKS["member"]


def leads(role: Role | None) -> bool:
    """Whether somebody looks after a club: its owner, or a steward."""
    return RANKS[role] >= RANKS["steward"]


def require(is_right: bool, expected: str, got: object) -> None:
    """Refuse what somebody may not do in a club."""
    if not is_right:
        raise TableError("forbidden", expected=expected, got=str(got or "somebody else"))


def check_new(owned: int, joined: int) -> None:
    """Refuse one club too many."""
    check_owned(owned)
    check_joined(joined)


def check_owned(owned: int) -> None:
    """Refuse somebody who owns as many clubs as anybody may."""
    if owned >= MOST_OWNED:
        raise TableError("full", expected=f"at most {MOST_OWNED} clubs of one person", got=owned)


def check_joined(joined: int) -> None:
    """Refuse somebody who is in too many clubs already."""
    if joined >= MOST_JOINED:
        raise TableError("full", expected=f"to be in at most {MOST_JOINED} clubs", got=joined)


def role_on_joining(
    joining: Joining, by_link: bool, role: Role | None, counts: Mapping[Role, int], joined: int
) -> Role:
    """What somebody becomes who wants to join; whoever holds the link comes in.

    >>> role_on_joining("ask", False, None, {"owner": 1}, 0)
    'asking'
    >>> role_on_joining("ask", True, "asking", {"owner": 1}, 1)
    'member'
    """
    if is_in(role):
        return role or "member"
    if role is None:
        check_joined(joined)
    if not by_link and joining == "link":
        raise TableError("forbidden", expected="the club's link", got="none, or an old one")
    if by_link or joining == "open":
        check_room(counts)
        return "member"
    if role is None and counts.get("asking", 0) >= MOST_ASKING:
        raise TableError("full", expected=f"at most {MOST_ASKING} who wait", got="more")
    return "asking"


def check_room(counts: Mapping[Role, int]) -> None:
    """Refuse one member too many."""
    members = sum(count for role, count in counts.items() if is_in(role))
    if members >= MOST_MEMBERS:
        raise TableError("full", expected=f"at most {MOST_MEMBERS} members", got=members)


def check_change(
    actor: Role | None,
    target: Role | None,
    wanted: Role,
    counts: Mapping[Role, int],
    owned: int = 0,
) -> None:
    """Refuse to make somebody something who owns so many clubs.

    Stewards let people in; the owner makes stewards and members of people, and hands the club over.
    """
    if target is None or wanted == "asking":
        raise TableError("bad-command", expected="somebody of the club", got=quote(str(wanted)))
    if target == "asking":
        require(leads(actor), "the owner or a steward", actor)
        if wanted != "member":
            raise TableError("bad-command", expected="to be let in first", got=wanted)
        check_room(counts)
        return
    require(actor == "owner" and target != "owner", "the owner, and somebody else", actor)
    if wanted == "owner":
        check_owned(owned)
    # Whoever hands the club over is a steward from then on.
    adds_one = wanted in ("steward", "owner") and target == "member"
    if adds_one and counts.get("steward", 0) >= MOST_STEWARDS:
        raise TableError("full", expected=f"at most {MOST_STEWARDS} stewards", got="more")


def check_removal(actor: Role | None, target: Role | None, own: bool) -> None:
    """Refuse to remove somebody; anybody leaves but the owner, who hands the club over first."""
    if target is None:
        raise TableError("bad-command", expected="somebody of the club", got="nobody")
    if own:
        require(target != "owner", "the club to be handed over, or given up", "its owner")
        return
    require(leads(actor) and RANKS[actor] > RANKS[target], "somebody who looks after it", actor)
