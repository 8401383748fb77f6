"""What somebody saw of a table, and every lie that it finds."""

from typing import Any

import pytest

from medici.fair import Kept, Witness, misfits

PROMISE = "ab" * 32
CREATED: dict[str, Any] = {"type": "table-created", "commitment": PROMISE}
START: dict[str, Any] = {"type": "started", "seeds": ["Ada's", "house", "Chen's"]}
SEATS: list[dict[str, Any]] = [
    {"type": "bot-seated", "seat": 1},
    {"type": "seat-taken", "seat": 2, "seed": "Chen's"},
]
PROOF = {"table": "t1", "commitment": PROMISE, "seeds": START["seeds"]}


def ada(*events: dict[str, Any], confirmed: bool = True) -> Kept:
    """What Ada keeps who sits down in seat 0 before these events."""
    witness = Witness("t1")
    for event in (CREATED, *SEATS):
        witness.hears(event)
    assert witness.sends("Ada's")
    witness.hears({"type": "seat-taken", "seat": 0, "seed": "Ada's"})
    if confirmed:
        witness.joined("Ada's")
    for event in events:
        witness.hears(event)
    return witness.kept


def whats(kept: Kept, **changes: Any) -> list[tuple[str, int | None]]:
    return [(found["what"], found["seat"]) for found in misfits(kept, PROOF | changes)]


def test_a_true_proof_fits() -> None:
    kept = ada(START)
    assert kept == {
        "table": "t1",
        "commitment": PROMISE,
        "drawn": ["Ada's"],
        "joined": ["Ada's"],
        "seats": {"0": "Ada's"},
        "bots": [1],
        "seeds": START["seeds"],
    }
    assert whats(kept) == []


@pytest.mark.parametrize(
    ("lie", "found"),
    [
        ({"commitment": "cd" * 32}, [("commitment", None)]),
        ({"table": "t2"}, [("table", None)]),
        ({"seeds": ["tried", "house", "Chen's"]}, [("own-seed", 0)]),
        ({"seeds": ["Ada's", "tried", "Chen's"]}, [("house-seed", 1)]),
        ({"seeds": ["Ada's", "house", "tried"]}, [("seed", 2)]),
        ({"seeds": ["Chen's", "house", "Ada's"]}, [("own-seed", 0), ("seed", 2)]),
        ({"seeds": ["Ada's"]}, [("house-seed", 1), ("seed", 2)]),
    ],
)
def test_each_lie_is_found(lie: dict[str, Any], found: list[tuple[str, int | None]]) -> None:
    assert whats(ada(START), **lie) == found


def test_only_what_was_promised_before_the_seed_counts() -> None:
    later = CREATED | {"commitment": "cd" * 32}
    kept = ada(later, *SEATS, {"type": "seat-taken", "seat": 0, "seed": "Ada's"}, START)
    assert whats(kept) == []
    assert whats(kept, commitment="cd" * 32) == [("commitment", None)]


def test_what_the_house_says_after_the_start_does_not_count() -> None:
    moved = {"type": "seat-taken", "seat": 2, "seed": "Ada's"}
    other = START | {"seeds": ["tried", "house", "Ada's"]}
    kept = ada(START, CREATED, moved, other)
    assert kept["seats"] == {"0": "Ada's"}
    assert whats(kept, seeds=other["seeds"]) == [("own-seed", 0), ("seed", 2)]


def test_a_seed_that_got_another_seed_in_its_place() -> None:
    witness = Witness("t1")
    witness.promised(PROMISE)
    witness.sends("Ada's")
    witness.hears({"type": "seat-taken", "seat": 0, "seed": "tried"})
    witness.joined("Ada's")
    assert whats(witness.kept, seeds=["tried"]) == [("own-seed", None)]


def test_a_seed_that_was_never_confirmed_accuses_nobody() -> None:
    witness = Witness("t1")
    witness.promised(PROMISE)
    witness.sends("lost on the way")
    assert whats(witness.kept) == []


def test_whoever_gets_up_takes_the_seed_along() -> None:
    kept = ada({"type": "seat-left", "seat": 0}, {"type": "seat-left", "seat": 1}, START)
    assert (kept["seats"], kept["joined"], kept["bots"]) == ({}, [], [])
    assert whats(kept) == []


def test_it_goes_on_with_what_was_kept() -> None:
    again = Witness("t1", ada())
    for event in (CREATED, *SEATS, {"type": "seat-taken", "seat": 0, "seed": "Ada's"}, START):
        again.hears(event)
    assert again.kept == ada(START)
    again.joined("Ada's")
    assert again.kept["joined"] == ["Ada's"]


def test_somebody_else_at_the_same_device_has_a_seed_of_their_own() -> None:
    witness = Witness("t1", ada({"type": "said", "text": "hello"}))
    assert witness.sends("Eva's")
    witness.hears({"type": "seat-taken", "seat": 3, "seed": "Eva's"})
    assert witness.kept["commitment"] == PROMISE
    assert witness.kept["seats"] == {"0": "Ada's", "3": "Eva's"}


def test_an_onlooker_keeps_nothing() -> None:
    witness = Witness("t1")
    for event in (CREATED, *SEATS, START, {"type": "seat-left", "seat": 2}):
        witness.hears(event)
    witness.joined("nobody's")
    assert witness.kept == {}


def test_without_a_promise_there_is_nothing_to_hold_a_seed_against() -> None:
    witness = Witness("t1")
    witness.sees("", [])
    assert not witness.sends("seed")
    assert witness.kept == {}


def test_a_table_can_be_seen_as_a_whole() -> None:
    witness = Witness("t1")
    witness.sees(PROMISE, [1])
    assert witness.sends("Ada's")
    witness.sees(PROMISE, [1, 2])
    assert witness.kept["bots"] == [1, 2]
