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
    may_see,
    read_shown,
    shown_at_first,
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


def test_modest_at_first_and_as_chosen_afterwards() -> None:
    unknown, known = shown_at_first(secured=False), shown_at_first(secured=True)
    assert unknown.presence == known.presence == "friends"
    assert {getattr(unknown, part) for part in EARNED} == {"friends"}
    assert {getattr(known, part) for part in EARNED} == {"everybody"}
    assert read_shown(None, secured=False) == unknown
    chosen = Shown(presence="nobody", ratings="everybody")
    assert read_shown(msgspec.json.encode(chosen), secured=False) == chosen
    assert tuple(Shown.__struct_fields__) == PARTS
