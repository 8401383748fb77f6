"""Who sees what of a player: each part of a profile is for everybody, for friends or for nobody."""

from typing import Literal

import msgspec
from msgspec.structs import replace

Audience = Literal["everybody", "friends", "nobody"]
Relation = Literal["self", "friend", "stranger", "blocked"]  # of who looks, to whose page it is
Part = Literal["presence", "since", "ratings", "results", "achievements", "exercises", "strengths"]
PARTS: tuple[Part, ...] = (
    "presence",
    "since",
    "ratings",
    "results",
    "achievements",
    "exercises",
    "strengths",
)
EARNED: tuple[Part, ...] = ("ratings", "results", "achievements")


class Shown(msgspec.Struct, frozen=True):
    """What a player shows to whom."""

    presence: Audience = "friends"  # whether one is here, and at which public table
    since: Audience = "everybody"
    ratings: Audience = "everybody"
    results: Audience = "everybody"
    achievements: Audience = "everybody"
    exercises: Audience = "friends"  # if one has shared them at all
    strengths: Audience = "friends"  # likewise


def shown_at_first(secured: bool) -> Shown:
    """What somebody shows who never said: what one has earned is for friends until it is secured.

    >>> shown_at_first(secured=False).ratings, shown_at_first(secured=True).ratings
    ('friends', 'everybody')
    """
    if secured:
        return Shown()
    return replace(Shown(), **dict.fromkeys(EARNED, "friends"))


def read_shown(body: bytes | None, *, secured: bool) -> Shown:
    """What is stored of it, or what holds at first."""
    return shown_at_first(secured) if body is None else msgspec.json.decode(body, type=Shown)


def may_see(shown: Shown, part: Part, relation: Relation) -> bool:
    """Whether somebody sees a part of a profile.

    >>> may_see(Shown(), "presence", "friend"), may_see(Shown(), "presence", "stranger")
    (True, False)
    >>> may_see(Shown(), "since", "blocked")
    False
    """
    if relation in ("self", "blocked"):
        return relation == "self"
    audience: Audience = getattr(shown, part)
    return audience == "everybody" or (audience == "friends" and relation == "friend")
