"""``medici admin ratings``: the same again, and without what was voided."""

import random
from pathlib import Path
from typing import Any

import pytest

from medici.online.store import Store
from tests.interfaces.cli.test_admin import admin, found, url, with_store
from tests.online.store.community.test_results import add_people, enter_at_random, finished

__all__ = ["url"]

pytestmark = pytest.mark.slow


async def furnish(store: Store) -> None:
    """A store in which many have played."""
    await add_people(store)
    await enter_at_random(store, random.Random(8), "t", 40)
    await store.enter_results([finished("bad", ["p0", "p1"])])
    while await store.fold_ratings():
        pass


async def ratings(store: Store) -> list[Any]:
    return [await store.ratings_of(f"p{number}") for number in range(12)]


def test_folding_again_changes_nothing_and_is_audited(url: str) -> None:
    with_store(url, furnish)
    before = with_store(url, ratings)
    told = found(url, "ratings", "--again", "--as", "olga")
    assert told["folded"] > 20
    assert with_store(url, ratings) == before
    (line,) = found(url, "audit")
    assert (line["who"], line["act"]) == ("olga", "ratings")


def test_a_voided_table_and_a_voided_person_count_no_more(url: str) -> None:
    with_store(url, furnish)
    before = with_store(url, ratings)
    counted = found(url, "ratings", "--again")["folded"]
    told = found(url, "ratings", "--void", "bad", "--reason", "two accounts", "--yes")
    assert told == {"voided": 1, "folded": counted - 1}
    assert with_store(url, ratings) != before
    assert found(url, "audit")[0]["reason"] == "two accounts"
    assert "there is none" in admin(
        url, "ratings", "--void", "bad", "--reason", "x", "--yes", status=1
    )
    more = found(url, "ratings", "--void-player", "p3", "--reason", "a program", "--yes")
    assert more["voided"] > 3
    assert with_store(url, ratings)[3] == []


def test_what_is_asked_for_must_be_clear(url: str, tmp_path: Path) -> None:
    with_store(url, furnish)
    assert "expected one of" in admin(url, "ratings", status=2)
    assert "expected a --reason" in admin(url, "ratings", "--void", "bad", status=2)
    assert "expected one of" in admin(url, "ratings", "--again", "--void", "bad", status=2)
