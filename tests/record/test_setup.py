"""Setting up a game: its players and options, and what is refused."""

from typing import Any

import pytest

from medici import GAMES, Game, MediciError, SetupError, new
from tests.record.games import Setup
from tests.record.positions import ALL_SETUPS


def test_games_are_board_card_and_dice() -> None:
    assert list(GAMES) == ["board", "card", "dice"]


@ALL_SETUPS
def test_new_game_waits_for_nature_on_day_one(setup: Setup) -> None:
    name, players, options = setup
    game = new(name, players, **options)
    assert (game.name, game.actor, game.day, game.over) == (name, "nature", 1, False)
    assert (game.moves, game.days, game.winners, game.result) == ([], [], [], None)
    assert game.options == options
    assert game.players == [f"Player {number}" for number in range(1, players + 1)]


def test_new_game_takes_names_and_leaves_the_list_alone() -> None:
    names = ["Ada", "Bruno", "Chen"]
    game = new("board", players=names)
    names.append("Dora")
    assert game.players == ["Ada", "Bruno", "Chen"]
    assert new("board", players=("Ada", "Bruno")).players == ["Ada", "Bruno"]


def test_game_without_options_has_none() -> None:
    assert Game("card", 2).options == {}
    assert Game("card", 2, None).record()["options"] == {}


def test_game_keeps_its_own_options() -> None:
    options: dict[str, bool | str] = {"edition": "classic"}
    game = Game("board", 3, options)
    options["edition"] = "2016"
    assert game.options == {"edition": "classic"}


def test_option_reaches_the_table() -> None:
    assert [new("card", 2, rising_monopoly=on).state.rising for on in (False, True)] == [0, 1]


@pytest.mark.parametrize(
    ("name", "players", "options", "message"),
    [
        ("board", 1, {}, "expected 2 to 6 players for board; got 1"),
        ("board", 7, {}, "expected 2 to 6 players for board; got 7"),
        ("board", 0, {}, "expected 2 to 6 players for board; got 0"),
        ("board", -3, {}, "expected 2 to 6 players for board; got -3"),
        ("board", ["Ada"], {}, "expected 2 to 6 players for board; got 1"),
        ("board", [], {}, "expected 2 to 6 players for board; got 0"),
        ("card", 1, {}, "expected 2 to 6 players for card; got 1"),
        ("card", 7, {}, "expected 2 to 6 players for card; got 7"),
        ("dice", 0, {}, "expected 1 to 4 players for dice; got 0"),
        ("dice", 5, {}, "expected 1 to 4 players for dice; got 5"),
        ("board", 2, {"edition": "classic"}, "expected 3 to 6 players for board; got 2"),
        ("chess", 2, {}, "expected a game, one of board, card, dice; got 'chess'"),
        ("Board", 2, {}, "expected a game, one of board, card, dice; got 'Board'"),
        ("", 2, {}, "expected a game, one of board, card, dice; got ''"),
        (
            "board",
            3,
            {"rising_monopoly": True},
            "expected an option of board (edition); got 'rising_monopoly'",
        ),
        (
            "card",
            3,
            {"edition": "2016"},
            "expected an option of card (rising_monopoly); got 'edition'",
        ),
        ("dice", 3, {"edition": "2016"}, "expected an option of dice (none); got 'edition'"),
        ("board", 3, {"edition": "2017"}, "option edition: expected '2016' or 'classic'; got"),
        ("board", 3, {"edition": 2016}, "option edition: expected '2016' or 'classic'; got 2016"),
        ("board", 3, {"edition": True}, "option edition: expected '2016' or 'classic'; got True"),
        ("board", 3, {"edition": None}, "option edition: expected '2016' or 'classic'; got None"),
        ("board", 3, {"edition": ["2016"]}, "option edition: expected '2016' or 'classic'; got ["),
        ("card", 3, {"rising_monopoly": 1}, "option rising_monopoly: expected False or True; got"),
        ("card", 3, {"rising_monopoly": 0}, "option rising_monopoly: expected False or True; got"),
        ("card", 3, {"rising_monopoly": 1.0}, "rising_monopoly: expected False or True; got 1.0"),
        ("card", 3, {"rising_monopoly": "true"}, "expected False or True; got 'true'"),
        ("card", 3, {"rising_monopoly": None}, "expected False or True; got None"),
    ],
)
def test_wrong_set_up_is_refused(
    name: str, players: Any, options: dict[str, Any], message: str
) -> None:
    with pytest.raises(SetupError) as caught:
        new(name, players, **options)
    assert message in str(caught.value)
    assert isinstance(caught.value, MediciError)
    assert isinstance(caught.value, ValueError)


def test_classic_edition_is_for_three_to_six() -> None:
    assert [len(new("board", n, edition="classic").players) for n in (3, 4, 5, 6)] == [3, 4, 5, 6]


@pytest.mark.parametrize("players", [None, 2.0, "Ada", [1, 2], True, {"Ada": 1}])
def test_players_are_a_number_or_names(players: Any) -> None:
    with pytest.raises(SetupError, match="expected a number of players or a list of names"):
        new("board", players)
