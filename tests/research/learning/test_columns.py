"""Choices are drawn as likely as they are, and learned from as the formula says."""

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from medici.research.learning.columns import (
    Choices,
    Lessons,
    Positions,
    choose_best,
    draw_all,
    learn_all,
)
from medici.research.learning.device import on_columns

Numbers = NDArray[Any]
TRUST, VARIETY, CHANCES = 0.2, 0.03, 0.5


def positions(count: int, seed: int) -> Positions:
    """Outputs by chance for five choices and four seats."""
    source = np.random.default_rng(seed)
    return Positions(
        source.standard_normal((5, count)).astype("f4"),
        source.standard_normal((4, count)).astype("f4"),
        source.integers(1, 32, count),
        source.integers(0, 3, count).astype("i1"),
        np.full(count, 3, "i1"),
    )


def odds_of(seen: Positions, column: int) -> Numbers:
    """Softmax over legal choices."""
    legal = np.array([seen.legal[column] >> n & 1 for n in range(5)], bool)
    raised = np.where(legal, np.exp(seen.policy[:, column].astype("f8")), 0.0)
    odds: Numbers = raised / raised.sum()
    return odds


def test_choices_are_drawn_as_likely_as_they_are() -> None:
    count = 20_000
    one = positions(1, 4)._replace(legal=np.array([0b11011]))
    seen = Positions(*(np.repeat(part, count, axis=-1) for part in one))
    wishes = ((np.arange(count) + 0.5) / count).astype("f4")
    out = Choices(wishes, np.zeros(count, "i8"), np.zeros(count, "f4"), np.zeros((4, count), "f4"))
    on_columns(draw_all, count, seen, out)
    odds = odds_of(one, 0)
    drawn = np.bincount(out.choices, minlength=5) / count
    assert drawn == pytest.approx(odds, abs=2 / count)
    assert out.odds == pytest.approx(odds[out.choices], rel=1e-5)
    value = np.exp(one.value[:3, 0].astype("f8"))
    chances = np.roll(value / value.sum(), one.actors[0])
    assert out.chances[:, 0] == pytest.approx([*chances, 0.0], rel=1e-5)


def test_the_best_choice_is_legal_and_of_equals_the_first() -> None:
    seen = positions(200, 5)
    seen.policy[:] = np.round(seen.policy)  # many are equal
    out = Choices(np.zeros(200), np.zeros(200, "i8"), np.zeros(200, "f4"), np.zeros((4, 200)))
    on_columns(choose_best, 200, seen, out)
    legal = (seen.legal >> np.arange(5)[:, None] & 1).astype(bool)
    assert out.choices.tolist() == np.where(legal, seen.policy, -np.inf).argmax(axis=0).tolist()
    assert (out.odds == 1).all()


@pytest.mark.parametrize("gain", [-1.5, 2.0])
@pytest.mark.parametrize("before", [0.7, 0.98, 1.5])
def test_learning_follows_the_slope_of_the_loss(gain: float, before: float) -> None:
    seen = positions(1, 7)._replace(legal=np.array([0b10111]))
    odds = odds_of(seen, 0)
    chosen = 2
    targets = np.array([[0.2], [0.5], [0.3], [0.0]], "f4")
    lessons = Lessons(
        np.array([chosen]),
        np.array([odds[chosen] * before], "f4"),
        np.array([gain], "f4"),
        np.ones(1, "f4"),
        targets,
        np.zeros((9, 1), "f4"),
        np.zeros(1, "f4"),
        TRUST,
        VARIETY,
        CHANCES,
    )

    def loss(policy: Numbers) -> float:
        now = odds_of(seen._replace(policy=policy), 0)
        ratio = now[chosen] / float(lessons.odds[0])
        bounded = np.clip(ratio, 1 - TRUST, 1 + TRUST)
        logs = np.log(np.where(now > 0, now, 1.0))
        return float(-min(ratio * gain, bounded * gain) + VARIETY * (now * logs).sum())

    on_columns(learn_all, 1, seen, lessons, 1.0)
    for choice in range(5):
        step = np.zeros((5, 1))
        step[choice] = 1e-5
        slope = (loss(seen.policy + step) - loss(seen.policy - step)) / 2e-5
        assert lessons.wrong[choice, 0] == pytest.approx(slope, abs=1e-4)
    value = np.exp(seen.value[:3, 0].astype("f8"))
    aim = [targets[(seen.actors[0] + step) % 3, 0] for step in range(3)]
    wrong = CHANCES * (value / value.sum() - aim)
    assert lessons.wrong[5:, 0] == pytest.approx([*wrong, 0.0], abs=1e-6)
