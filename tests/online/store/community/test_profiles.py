"""What players show, and what they have sent to be shown, on both databases."""

import pytest

from medici.online.store import NoSuchPlayer, Store
from medici.online.store.community.profiles import MOST_REVIEWS, ReviewRow
from tests.online.store.test_migrations import Ask

pytestmark = pytest.mark.anyio


def review(table: str, at: float, rate: int = 12_000) -> ReviewRow:
    return ReviewRow(table, at, "board", 4, "merchant", rate, 30, 2)


async def test_what_is_shown_is_kept_for_each_player(people: Store) -> None:
    assert await people.shown("ada") is None
    await people.set_shown("ada", b"one", hides_ratings=False)
    await people.set_shown("ada", b"two", hides_ratings=False)
    await people.set_exercises("bruno", b"many")
    assert await people.shown("ada") == b"two"
    assert await people.shown_of(["ada", "bruno", "nobody"]) == {"ada": b"two"}
    assert await people.exercises("bruno") == b"many"
    assert await people.exercises("ada") is None
    await people.set_exercises("bruno", None)
    assert await people.exercises("bruno") is None
    with pytest.raises(NoSuchPlayer):
        await people.set_shown("nobody", b"one", hides_ratings=False)


async def test_reviews_are_shared_once_for_each_game_and_not_without_end(people: Store) -> None:
    await people.share_review("ada", review("t1", 1.0))
    await people.share_review("ada", review("t1", 1.0, 9_000))
    assert [row.rate for row in await people.shared_reviews("ada")] == [9_000]
    for number in range(MOST_REVIEWS):
        await people.share_review("ada", review(f"x{number}", 2.0 + number))
    kept = await people.shared_reviews("ada")
    assert len(kept) == MOST_REVIEWS
    assert (kept[0].table, kept[-1].table) == (f"x{MOST_REVIEWS - 1}", "x0")
    await people.unshare_reviews("ada")
    assert await people.shared_reviews("ada") == []


async def test_a_profile_goes_with_its_player(people: Store, rows: Ask) -> None:
    await people.set_shown("ada", b"one", hides_ratings=False)
    await people.share_review("ada", review("t1", 1.0))
    await people.delete_player("ada")
    assert rows("SELECT * FROM profile") == rows("SELECT * FROM review_summary") == []
