"""Reviewing games with the eye and with real futures."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from medici.analysis.eye import chances, outlook
from medici.analysis.review import Reviewer, review, reviews
from medici.analysis.review.schema import WHOLE, Review
from medici.analysis.review.stats import STAY
from medici.bots.search.move_rollouts import MoveRollouts
from medici.record import Game, RecordError
from tests.record.games import Setup, played, setup_id

SETUPS: list[Setup] = [("board", 3, {}), ("card", 2, {}), ("dice", 2, {}), ("dice", 1, {})]


@pytest.fixture(scope="module", params=SETUPS, ids=setup_id)
def game(request: pytest.FixtureRequest) -> Game:
    """A game of each kind, played at random; nobody bids much."""
    return played(request.param, 4)


def plain(found: Review) -> Any:
    return msgspec.json.decode(msgspec.json.encode(found))


def test_first_the_eye_alone(game: Game) -> None:
    first = next(reviews(game, futures=0))
    assert first.futures == 0
    if len(game.players) == 1:
        seen = outlook(game.before(5))
        assert first.curve[5] == [pytest.approx(seen.score * WHOLE, abs=1)]
        assert set(first.titles[5]) == set(seen.titles)
    else:
        expected = [chance * WHOLE for chance in chances(game.before(5))]
        assert first.curve[5] == pytest.approx(expected, abs=2)
    assert all(decision.exact for decision in first.decisions if decision.mistake)
    assert any(decision.choice for decision in first.decisions)


def test_the_same_seed_gives_the_same_review_on_any_number_of_threads(game: Game) -> None:
    one = review(game, seconds=None, futures=200, workers=1)
    two = review(game.record(), seconds=None, futures=200, workers=2)
    other = review(game, seconds=None, futures=200, workers=1, seed=2)
    assert plain(one) == plain(two)
    assert one.decisions != other.decisions
    assert one.futures >= 200


def test_options_are_legal_and_the_move_played_is_among_them(game: Game) -> None:
    now = game.before(0)
    decisions = {decision.n: decision for decision in Reviewer(game).review().decisions}
    for number, (_, move) in enumerate(game.moves, start=1):
        if number in decisions and decisions[number].options:
            moves = [option.move for option in decisions[number].options]
            assert move in moves
            assert set(moves) <= set(now.legal())
            assert len(set(moves)) == len(moves) > 1
        now.play(move)


def test_reviews_get_better_and_progress_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("medici.analysis.review.reviewer.BETWEEN_REVIEWS", 0.0)
    game = played(("dice", 2, {}), 9)
    told: list[float] = []
    found = list(reviews(game, seconds=None, futures=4000, on_progress=told.append))
    counts = [each.futures for each in found]
    assert counts[0] == 0
    assert counts == sorted(counts)
    assert len(counts) > 3
    assert told == sorted(told)
    assert told[-1] == 1.0


def test_a_clock_ends_the_looking() -> None:
    game = played(("dice", 2, {}), 9)
    told: list[float] = []
    found = review(game, seconds=0.3, on_progress=told.append)
    assert found.futures > 0
    assert told[-1] == 1.0


def test_what_is_certain_needs_no_more_futures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each option and position has a most."""
    for most in ("MOST_OF_OPTION", "MOST_OF_POSITION"):
        monkeypatch.setattr(f"medici.analysis.review.plan.{most}", 64)
    whole = played(("dice", 2, {}), 3)
    reviewer = Reviewer(whole.before(3), workers=1)
    assert list(reviewer.run(seconds=60))[-1] == 1.0


def test_a_wrong_record_is_refused_by_move_and_reason() -> None:
    record = played(("board", 2, {}), 1, moves=9).record()
    record["moves"][4][1] = "bid 900"
    with pytest.raises(RecordError, match="move 5"):
        review(record, futures=0)


def test_who_stops_in_the_middle_keeps_what_was_found() -> None:
    reviewer = Reviewer(played(("dice", 2, {}), 6), workers=1)
    looked: Iterator[float] = reviewer.run(seconds=60)
    for _ in range(40):
        next(looked)
    looked.close()  # type: ignore[attr-defined]
    found = reviewer.review()
    assert found.futures == reviewer.futures > 0


def test_a_position_favours_nobody_because_it_is_their_turn() -> None:
    game = Game("board", players=4)
    for move in ["first 2", "card spice2"]:
        game.play(move)
    weighing = MoveRollouts("board", game.state, [STAY], seed=1)
    weighing.play(800)
    assert weighing.shares[:, 0].mean(axis=0) == pytest.approx([0.25] * 4, abs=0.07)


def test_the_end_is_exact() -> None:
    """Solved positions have no error, and the move played is compared exactly."""
    found = review(played(("card", 2, {}), 4), seconds=None, futures=1)
    solved = [number for number, exact in enumerate(found.exact) if exact]
    assert solved
    assert all(found.errors[number] == [0, 0] for number in solved)
    exact = [decision for decision in found.decisions if decision.exact]
    assert exact
    for decision in exact:
        assert decision.before - decision.after == decision.cost == decision.behind
        assert (decision.error, decision.behind_error) == (0, 0)
