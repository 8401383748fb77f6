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
    """What a player shows to whom; what one has earned, to friends at most until one is secured."""

    presence: Audience = "friends"  # whether one is here, and at which public table
    since: Audience = "everybody"
    ratings: Audience = "everybody"
    results: Audience = "everybody"
    achievements: Audience = "everybody"
    exercises: Audience = "friends"  # if one has shared them at all
    strengths: Audience = "friends"  # likewise


def chosen(body: bytes | None) -> Shown:
    """What is stored of it, or what holds for somebody who never said."""
    return Shown() if body is None else msgspec.json.decode(body, type=Shown)


def read_shown(body: bytes | None, *, secured: bool) -> Shown:
    """What holds of it: nobody but friends sees what somebody has earned who is not secured.

    >>> read_shown(None, secured=False).ratings, read_shown(None, secured=True).ratings
    ('friends', 'everybody')
    """
    shown = chosen(body)
    if secured:
        return shown
    open_to_all = [part for part in EARNED if getattr(shown, part) == "everybody"]
    return replace(shown, **dict.fromkeys(open_to_all, "friends"))


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
