"""Many games at once are the games of the rules, one decision at a time."""

import numpy as np
import pytest

from medici.games import GAMES
from medici.record.errors import SetupError
from medici.research.envs import ENCODINGS, batch

KINDS = [(name, players) for name, book in GAMES.items() for players in book.seats]


@pytest.mark.parametrize(("name", "players"), KINDS)
def test_every_step_shows_the_table_as_it_stands(name: str, players: int) -> None:
    encoding, book = ENCODINGS[name], GAMES[name]
    games = batch(name, players, games=5, seed=3)
    ended = 0
    for _ in range(400):
        step = games.step(games.sample())
        for number in range(5):
            t = games.state(number)
            assert step.actor[number] == t.actor
            legal = sorted(encoding.choice_of(action) for action in book.legal_moves(t))
            assert np.flatnonzero(step.mask[number]).tolist() == legal
            out = [0] * encoding.size(players)
            encoding.observe(t, t.actor, out)
            assert step.observation[number].tolist() == out
            paid = 1.0 if step.done[number] else 0.0
            assert step.rewards[number].sum() == pytest.approx(paid)
        ended += int(step.done.sum())
        if ended > 3:
            return
    pytest.fail(f"only {ended} games came to an end")


def test_a_game_depends_on_the_seed_and_its_number_alone() -> None:
    few, many = batch("board", 3, games=2, seed=9), batch("board", 3, games=4, seed=9)
    for _ in range(150):
        some, all_ = few.step(few.sample()), many.step(many.sample())
        assert np.array_equal(some.observation, all_.observation[:2])
    other = batch("board", 3, games=2, seed=10)
    assert not np.array_equal(batch("board", 3, 2, seed=9).observation, other.observation)


def test_florins_are_paid_out_at_the_end() -> None:
    games = batch("card", 4, games=8, seed=1, reward="florins")
    for _ in range(200):
        step = games.step(games.sample())
        if step.done.any():
            assert (step.rewards[step.done].sum(axis=1) > 50).all()
            assert not step.rewards[~step.done].any()
            return
    pytest.fail("no game came to an end")


@pytest.mark.parametrize("bad", [[1, 402], [0, -1], [403, 402]])
def test_an_illegal_choice_is_named_and_changes_nothing(bad: list[int]) -> None:
    games = batch("board", 2, games=2, seed=1)
    before = games.observation.copy(), games.mask.copy(), games.state(0), games.state(1)
    with pytest.raises(ValueError, match="expected a legal choice for every game; game"):
        games.step(bad)
    assert np.array_equal(before[0], games.observation)
    assert np.array_equal(before[1], games.mask)
    assert before[2:] == (games.state(0), games.state(1))
    games.step([401, 402])


def test_what_is_no_row_of_choices_is_refused() -> None:
    games = batch("board", 2, games=2, seed=1)
    for wrong in ([401], [401.0, 402.0], [[401, 402]]):
        with pytest.raises(ValueError, match="expected 2 whole numbers"):
            games.step(wrong)


def test_what_cannot_be_set_up_is_refused() -> None:
    with pytest.raises(ValueError, match="expected a game, one of board, card, dice; got 'chess'"):
        batch("chess", 2, 1)
    with pytest.raises(SetupError, match="expected 2 to 6 players for board; got 7"):
        batch("board", 7, 1)
    with pytest.raises(ValueError, match="at least one game; got 0"):
        batch("board", 2, 0)
    with pytest.raises(ValueError, match="share or florins; got 'money'"):
        batch("board", 2, 1, reward="money")  # type: ignore[call-overload]
    with pytest.raises(ValueError, match="a backend of cpu or cuda; got 'tpu'"):
        batch("board", 2, 1, backend="tpu")  # type: ignore[call-overload]


def test_options_are_played() -> None:
    games = batch("card", 3, games=1, options={"rising_monopoly": True})
    rising = next(place for place in games.fields if place.name == "rising")
    assert games.observation[0, rising.start] == 1
