"""Who sees what of a player."""

import itertools

import msgspec
import pytest

from medici.online.community.visibility import (
    EARNED,
    PARTS,
    Audience,
    Relation,
    Shown,
    chosen,
    may_see,
    read_shown,
)

AUDIENCES: tuple[Audience, ...] = ("everybody", "friends", "nobody")
SEES: dict[Relation, tuple[Audience, ...]] = {
    "self": AUDIENCES,
    "friend": ("everybody", "friends"),
    "stranger": ("everybody",),
    "blocked": (),
}


@pytest.mark.parametrize("relation", SEES)
def test_each_part_is_seen_by_those_whom_it_is_for(relation: Relation) -> None:
    for part, audience in itertools.product(PARTS, AUDIENCES):
        others: dict[str, Audience] = dict.fromkeys(PARTS, "nobody")
        shown = Shown(**{**others, part: audience})
        assert may_see(shown, part, relation) == (audience in SEES[relation])


def test_what_one_has_earned_is_for_friends_at_most_until_one_is_secured() -> None:
    for body in (None, msgspec.json.encode(Shown())):
        modest, known = (read_shown(body, secured=secured) for secured in (False, True))
        assert known == chosen(body) == Shown()
        assert {getattr(known, part) for part in EARNED} == {"everybody"}
        assert {getattr(modest, part) for part in EARNED} == {"friends"}
        assert modest.since == "everybody"
    assert Shown().presence == "friends"
    hidden = Shown(presence="nobody", ratings="nobody", results="friends")
    told = read_shown(msgspec.json.encode(hidden), secured=False)
    assert (told.presence, told.ratings, told.results) == ("nobody", "nobody", "friends")
    assert tuple(Shown.__struct_fields__) == PARTS
