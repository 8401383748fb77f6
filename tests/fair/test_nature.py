"""Nature's choices: determined by key and number, and the same by either path."""

import pytest

from medici import Game, new
from medici.fair import FairError, FairNature, nature_moves_so_far
from tests.fair.games import after, played_fairly
from tests.record.games import Setup, played, setup_id, setups

NATURE = FairNature(bytes(range(32)))


def counted_off(game: Game, way: int) -> int:
    """Where a way leads, the long way: every outcome in order, as many times as it has ways."""
    for action in game.legal_actions():
        way -= game.book.weight(game.state, action)
        if way < 0:
            return action
    raise AssertionError("expected a way that nature has")


@pytest.mark.no_coverage
@pytest.mark.parametrize("setup", setups(), ids=setup_id)
def test_ways_are_counted_off_in_the_order_of_the_moves(setup: Setup) -> None:
    for moves in (0, 1, 20, 40, 80):
        game = played(setup, 3, moves)
        while not game.over and game.actor != "nature":
            game.play(game.legal()[-1])
        if not game.over:
            book, state = game.book, game.state
            ways = sum(book.weight(state, action) for action in game.legal_actions())
            assert book.ways(state) == ways
            for way in {0, 1, ways // 2, ways - 1} & set(range(ways)):
                assert book.outcome(state, way) == counted_off(game, way)


@pytest.mark.parametrize("setup", setups(), ids=setup_id)
def test_choices_are_legal_and_depend_on_the_number_alone(setup: Setup) -> None:
    game = played(setup, 5, 60)
    while not game.over and game.actor != "nature":
        game.play(game.legal()[-1])
    if not game.over:
        choices = [NATURE.choose(game, number) for number in range(5)]
        assert all(game.book.can(game.state, choice) for choice in choices)
        assert choices == [NATURE.choose(game, number) for number in range(5)]


def test_forced_moves_count() -> None:
    game = played_fairly(("board", 2, {}))
    at = next(at for at, (_, text) in enumerate(game.moves) if at and text.startswith("first"))
    before = game.before(at)
    assert len(before.legal()) == 1
    assert nature_moves_so_far(game.before(at + 1)) == nature_moves_so_far(before) + 1


def test_acting_stops_for_a_seat_and_goes_on_with_the_next_number() -> None:
    game = new("dice", 2)
    NATURE.act(game)
    assert [actor for actor, _ in game.moves] == ["nature", "nature"]  # who is first, and a roll
    game.play("choose 1")
    game.play(game.legal()[0])
    due = NATURE.choose(game, 2)
    NATURE.act(game)
    assert game.moves[-1] == ("nature", game.book.move_name(due))


@pytest.mark.parametrize(
    "game", [after("board", 3, "first 0", "card fur3"), played(("dice", 1, {}), 1)]
)
def test_only_nature_is_guided(game: Game) -> None:
    with pytest.raises(FairError, match="expected a game in which nature is to act"):
        NATURE.choose(game, 0)
