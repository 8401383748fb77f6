"""Every outcome comes as often as it should, and no remainder favours any."""

from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.stats import chisquare

from medici import Game, new
from medici.fair import FairNature
from tests.fair.games import after
from tests.fair.plain import value

KEY = bytes(range(32))
NATURE = FairNature(KEY)
DRAWS = 6000
LIKELY = 0.01  # the keys are fixed, so that these tests never fail by chance
NEAR_HALF = st.integers(2**63 - 4, 2**63 + 4)


def drawn(game: Game) -> Counter[str]:
    return Counter(game.book.move_name(NATURE.choose(game, number)) for number in range(DRAWS))


@pytest.mark.no_coverage
@pytest.mark.parametrize(
    "game",
    [
        after("board", 5),
        after("board", 3, "first 0"),
        after("board", 6, "first 0", "card fur5", "draw", "card gold10", "draw"),
        after("card", 6),
        after("card", 2, "first 1", "card neutral7", "reveal", "card cloth0x2", "reveal"),
        after("dice", 4),
    ],
    ids=lambda game: f"{game.name}-{len(game.players)}-{len(game.moves)}",
)
def test_outcomes_come_as_often_as_they_should(game: Game) -> None:
    counts, chances = drawn(game), game.chances()
    assert counts.keys() <= chances.keys()
    expected = [float(chance * DRAWS) for chance in chances.values()]
    assert chisquare([counts[text] for text in chances], expected).pvalue > LIKELY


@pytest.mark.no_coverage
def test_every_face_of_every_die_comes_equally_often() -> None:
    rolls = [text.split()[1:] for text in drawn(after("dice", 1)).elements()]
    for die in range(5):
        faces = Counter(roll[die] for roll in rolls)
        assert len(faces) == 6
        assert chisquare(list(faces.values())).pvalue > LIKELY


@pytest.mark.no_coverage
def test_rolls_are_spread_over_all_7776() -> None:
    blocks = Counter(NATURE.index(number, 7776) // 216 for number in range(DRAWS))
    assert chisquare([blocks[block] for block in range(36)]).pvalue > LIKELY


def test_different_numbers_and_keys_choose_independently() -> None:
    pairs = Counter(
        (
            NATURE.index(number, 6),
            NATURE.index(number + 1, 6),
            FairNature(KEY[::-1]).index(number, 2),
        )
        for number in range(DRAWS)
    )
    assert len(pairs) == 72
    assert chisquare(list(pairs.values())).pvalue > LIKELY


# No outcome is favoured by the remainder


@given(st.integers(0, 2**64 - 1), NEAR_HALF)
def test_numbers_beyond_the_last_multiple_are_thrown_away(number: int, ways: int) -> None:
    limit = 2**64 // ways * ways
    attempt = 0
    while value(KEY, number, attempt) >= limit:
        attempt += 1
    assert NATURE.index(number, ways) == value(KEY, number, attempt) % ways


def test_a_power_of_two_throws_nothing_away() -> None:
    for number in range(50):
        assert NATURE.index(number, 2**64) == value(KEY, number, 0)
        assert NATURE.index(number, 1) == 0


def test_ways_just_above_half_stay_even() -> None:
    ways = 2**63 + 1  # the remainder alone would bring up the lower half thrice as often
    low = sum(NATURE.index(number, ways) < ways // 2 for number in range(DRAWS))
    rejected = sum(value(KEY, number, 0) >= ways for number in range(DRAWS))
    assert rejected > DRAWS * 0.45
    assert chisquare([low, DRAWS - low]).pvalue > LIKELY


def test_rejection_is_reached_in_a_game() -> None:
    game = new("board", 3)
    many = 2**63 + 5
    game.book = replace(game.book, ways=lambda t: many, outcome=lambda t, way: 1010 + way % 3)
    counts = drawn(game)
    assert sum(value(KEY, number, 0) > many for number in range(DRAWS)) > DRAWS * 0.45
    assert chisquare(list(counts.values())).pvalue > LIKELY


def test_uneven_weights_are_counted_off_exactly(monkeypatch: pytest.MonkeyPatch) -> None:
    game = after("board", 3, "first 0")
    each = [text for text, chance in game.chances().items() for _ in range(int(chance * 36))]
    moves = []
    for index in range(36):
        monkeypatch.setattr(FairNature, "index", lambda self, number, ways, at=index: at)
        moves.append(game.book.move_name(NATURE.choose(game, 0)))
    assert moves == each
