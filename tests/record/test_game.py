"""The game in hand: who acts, what is legal, what is played, and what is refused."""

from collections.abc import Callable
from copy import deepcopy
from fractions import Fraction
from random import Random
from typing import Any

import pytest

import medici
from medici import GAMES, Game, IllegalMove, MediciError, SetupError, new
from medici.goods import GOODS
from tests.record.games import Setup, played, setup_id, setups, step

ROLL = "roll dye0 gold5 fur3 grain2 dye4"
ALL_SETUPS = pytest.mark.parametrize("setup", setups(), ids=setup_id)
PLAIN_SETUPS = pytest.mark.parametrize(
    "setup", [setup for setup in setups() if not setup[2]], ids=setup_id
)
EACH_GAME = pytest.mark.parametrize("name", list(GAMES))


def auction() -> Game:
    """Seat 0 of three is asked for the first bid on a lot of seat 2."""
    game = new("board", 3)
    for move in ["first 2", "card fur3", "auction"]:
        game.play(move)
    return game


def snapshot(game: Game) -> tuple[Any, ...]:
    """Everything in a game that a move can change, and what it is set up with."""
    record = game.record()
    return game.state.copy(), game.moves[:], record, game.players[:], dict(game.options)


def rolls(game: Game) -> bool:
    """Whether one of the 7776 rolls comes next: too many to name them time after time."""
    return (
        game.name == "dice"
        and game.actor == "nature"
        and (game.moves != [] or game.state.players == 1)
    )


# Set-up


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


# Moves


def test_actor_and_legal_follow_the_moves() -> None:
    game = new("board", 3)
    told = []
    for move in ["first 2", "card fur3", "draw", "card gold10", "auction", "pass"]:
        game.play(move)
        told.append((game.actor, game.legal()[:3]))
    assert told == [
        ("nature", ["card cloth0", "card cloth1", "card cloth2"]),
        (2, ["draw", "auction"]),
        ("nature", ["card cloth0", "card cloth1", "card cloth2"]),
        (2, ["draw", "auction"]),
        (0, ["pass", "bid 1", "bid 2"]),
        (1, ["pass", "bid 1", "bid 2"]),
    ]
    assert game.moves == [
        ("nature", "first 2"),
        ("nature", "card fur3"),
        (2, "draw"),
        ("nature", "card gold10"),
        (2, "auction"),
        (0, "pass"),
    ]


@pytest.mark.parametrize(
    ("name", "moves"),
    [
        ("board", ["first 1", "card fur3", "draw", "card gold10", "auction", "bid 7", "pass"]),
        ("card", ["first 0", "card cloth0x2", "reveal", "card neutral7", "take 1 2"]),
        ("dice", ["first 1", ROLL, "choose 1 2 5", "choose 3"]),
    ],
)
def test_text_and_number_of_a_move_are_the_same(name: str, moves: list[str]) -> None:
    by_text, by_number = new(name, 2), new(name, 2)
    for move in moves:
        action = by_number.legal_actions()[by_number.legal().index(move)]
        assert by_text.action_of(move) == action == by_text.action_of(action)
        by_text.play(move)
        by_number.play(action)
    assert snapshot(by_text) == snapshot(by_number)
    assert [text for _, text in by_number.moves] == moves


@PLAIN_SETUPS
def test_everything_legal_can_be_played(setup: Setup) -> None:
    game, random = played(setup, 11, moves=0), Random(11)
    while not game.over and len(game.moves) < 35:
        if rolls(game):
            step(game, random)
            continue
        legal = game.legal()
        assert len(set(legal)) == len(legal) == len(game.legal_actions())
        for move in random.sample(legal, min(len(legal), 12)):
            twin = game.copy()
            twin.play(move)
            assert twin.moves == [*game.moves, (game.actor, move)]
        step(game, random)


def test_chances_of_nature_are_exact() -> None:
    game = new("board", 2)
    assert game.chances() == {"first 0": Fraction(1, 2), "first 1": Fraction(1, 2)}
    game.play("first 1")
    assert game.chances()["card cloth5"] == Fraction(2, 36)
    assert game.chances()["card gold10"] == Fraction(1, 36)
    game.play("card cloth5")
    assert game.chances() == {}
    game.play("draw")
    assert game.chances()["card cloth5"] == Fraction(1, 35)
    game.play("card cloth5")
    game.play("draw")
    assert "card cloth5" not in game.chances()


def test_chances_of_cards_and_dice() -> None:
    cards = new("card", 3)
    cards.play("first 0")
    assert cards.chances()["card neutral7"] == Fraction(10, 110)
    dice = new("dice", 1)
    chances = dice.chances()
    assert set(chances.values()) == {Fraction(1, 7776)}
    assert (len(chances), ROLL in chances) == (7776, True)


@EACH_GAME
def test_chances_sum_to_one_and_are_the_legal_moves(name: str) -> None:
    game, random = new(name, 2), Random(5)
    while not game.over:
        if game.actor == "nature" and not rolls(game):
            assert list(game.chances()) == game.legal()
            assert sum(game.chances().values()) == 1
        elif game.actor != "nature":
            assert game.chances() == {}
        step(game, random)
    assert game.chances() == {}


@EACH_GAME
def test_let_nature_act_stops_at_a_seat_and_depends_on_the_source_alone(name: str) -> None:
    one, other = new(name, 2), new(name, 2)
    one.let_nature_act(Random(3))
    other.let_nature_act(Random(3))
    assert one.moves == other.moves
    assert one.actor in (0, 1)
    assert {actor for actor, _ in one.moves} == {"nature"}
    before = snapshot(one)
    one.let_nature_act(Random(4))
    assert snapshot(one) == before


@EACH_GAME
def test_let_nature_act_does_nothing_when_the_game_is_over(name: str) -> None:
    game = played((name, 2, {}), 1)
    before = snapshot(game)
    game.let_nature_act(Random(1))
    assert snapshot(game) == before


# Days, scores and winners


@ALL_SETUPS
def test_whole_game_scores_three_days(setup: Setup) -> None:
    _, players, _ = setup
    game, random = played(setup, 2, moves=0), Random(2)
    seen: list[list[int]] = []
    while not game.over:
        assert game.day == len(game.days) + 1
        assert (game.winners, game.result) == ([], None)
        step(game, random)
        if len(game.days) > len(seen):
            seen.append(game.scores)
    assert [day["totals"] for day in game.days] == seen
    assert (len(seen), game.day, game.actor, game.legal()) == (3, 3, None, [])
    for day in game.days:
        assert list(day) == ["values", "ship", "goods", "bonus", "totals"]
        assert list(day["goods"]) == list(day["bonus"]) == list(GOODS)
        rows = [day["values"], day["ship"], day["totals"]]
        for row in [*rows, *day["goods"].values(), *day["bonus"].values()]:
            assert len(row) == players
            assert all(type(number) is int for number in row)
    assert game.scores == seen[-1]
    assert game.winners
    assert all(game.scores[seat] == max(game.scores) for seat in game.winners)
    assert game.winners == sorted(set(game.winners))
    assert game.result is not None
    assert game.result["scores"] == game.scores
    assert game.result["winners"] == game.winners
    assert ("title" in game.result) == (players == 1)


def test_scores_are_money_in_hand() -> None:
    game = auction()
    for move in ["bid 7", "pass", "bid 8"]:
        game.play(move)
    assert game.scores == [40, 40, 32]
    assert new("board", 5).scores == [30] * 5
    assert new("card", 2).scores == [0, 0]
    assert new("dice", 1).scores == [0]


def test_repr_says_where_the_game_stands() -> None:
    assert repr(auction()) == "<board for 3, day 1, 0 to act>"
    assert repr(new("dice", 1)) == "<dice for 1, day 1, nature to act>"
    assert repr(played(("dice", 1, {}), 1)) == "<dice for 1, day 3, over>"


# Copies, the past, the record


@ALL_SETUPS
def test_copy_goes_its_own_way(setup: Setup) -> None:
    game = played(setup, 3, moves=25)
    before, twin = snapshot(game), game.copy()
    assert snapshot(twin) == before
    assert type(twin) is type(game)
    random = Random(4)
    while not twin.over:
        step(twin, random)
    twin.players[0] = "Zoe"
    twin.options["colour"] = "red"
    assert snapshot(game) == before
    assert len(twin.days) == 3


def test_copy_of_a_kind_of_game_is_of_that_kind() -> None:
    class Table(Game):
        """A game of somebody else's."""

    table = Table("dice", 1)
    table.play(ROLL)
    assert type(table.copy()) is Table
    assert type(table.before(0)) is Table


@EACH_GAME
def test_before_is_the_game_as_it_stood(name: str) -> None:
    game, random = new(name, ["Ada", "Bruno"]), Random(6)
    stood = [snapshot(game)]
    while not game.over:
        step(game, random)
        stood.append(snapshot(game))
    for moves in (0, 1, 2, len(game.moves) // 2, len(game.moves) - 1, len(game.moves)):
        assert snapshot(game.before(moves)) == stood[moves]
    assert snapshot(game) == stood[-1]
    for wrong in (-1, len(game.moves) + 1):
        with pytest.raises(SetupError, match="expected 0 to"):
            game.before(wrong)


def test_before_keeps_options() -> None:
    game = new("card", 2, rising_monopoly=True)
    game.play("first 0")
    assert game.before(0).options == {"rising_monopoly": True}
    assert game.before(0).state.rising == 1


@ALL_SETUPS
def test_record_has_the_form_that_is_documented(setup: Setup) -> None:
    name, players, options = setup
    game = played(setup, 8, moves=60)
    record = game.record()
    keys = ["format", "game", "players", "options", "moves", "days"]
    assert list(record) == keys + ["result"] * game.over
    assert record["format"] == "medici-record/1"
    assert (record["game"], record["options"]) == (name, options)
    assert record["players"] == game.players
    assert record["moves"] == [[actor, text] for actor, text in game.moves]
    assert all(
        actor == "nature" or (type(actor) is int and 0 <= actor < players)
        for actor, _ in record["moves"]
    )
    whole = played(setup, 8).record()
    assert list(whole) == [*keys, "result"]
    assert len(whole["days"]) == 3


def test_record_is_a_paper_of_its_own() -> None:
    game = played(("board", 3, {"edition": "classic"}), 1)
    before = snapshot(game)
    record = game.record()
    record["players"].append("Zoe")
    record["options"]["edition"] = "2016"
    record["moves"].pop()
    record["moves"][0][1] = "first 9"
    record["days"].pop()
    record["result"]["scores"][0] += 1
    assert snapshot(game) == before


def test_days_of_a_record_are_a_paper_of_their_own() -> None:
    game = played(("board", 3, {}), 1)
    before = deepcopy(game.days)
    record = game.record()
    record["days"][0]["totals"][0] += 1
    record["days"][0]["goods"]["gold"] = []
    assert game.days == before


# What is refused

WRONG: list[Any] = [
    "bid 0",
    "bid 41",
    "bid 07",
    "bid +7",
    "bid -7",
    "bid 7.0",
    "bid  7",
    "bid 7 ",
    " bid 7",
    "bid 7\n",
    "Bid 7",
    "bid",
    "bid \u0667",
    "bid 99999999999999999999",
    "draw",
    "auction",
    "first 0",
    "card fur4",
    "take 1",
    "PASS",
    "",
    " ",
    41,
    -1,
    1000,
    1020,
    10**30,
    7.0,
    0.0,
    None,
    True,
    False,
    b"pass",
    b"bid 7",
    ["pass"],
    ("pass",),
    {"pass": 1},
    ...,
    int,
]


@pytest.mark.parametrize("move", WRONG, ids=repr)
def test_wrong_move_changes_nothing(move: Any) -> None:
    game = auction()
    before = snapshot(game)
    with pytest.raises(IllegalMove) as caught:
        game.play(move)
    assert caught.value.tried is move
    assert caught.value.actor == 0
    assert caught.value.legal == ["pass", *(f"bid {amount}" for amount in range(1, 41))]
    assert str(caught.value) == (
        f"{move!r} is not legal: seat 0 is to act, with one of: pass, bid 1, bid 2, bid 3, bid 4, "
        "bid 5, bid 6, bid 7, bid 8, bid 9, bid 10, bid 11 ... bid 40 (41 in all)"
    )
    assert isinstance(caught.value, MediciError)
    assert snapshot(game) == before
    game.play("bid 7")
    assert game.moves[-1] == (0, "bid 7")


@pytest.mark.parametrize(
    ("name", "moves", "wrong", "message"),
    [
        ("board", [], "first 2", "nature is to act, with one of: first 0, first 1"),
        ("board", ["first 0", "card gold10", "draw"], "card gold10", "(30 in all)"),
        ("board", ["first 0", "card fur3"], "pass", "seat 0 is to act, with one of: draw, auction"),
        ("card", ["first 1", "card cloth2"], "take 1 2", "seat 1 is to act, with one of: reveal, "),
        ("card", ["first 1"], "card gold10", "(32 in all)"),
        ("card", ["first 1", "card cloth2"], "take", "with one of: reveal, take 1"),
        ("dice", ["first 1", ROLL], "choose 1 2 3 4", "seat 1 is to act"),
        ("dice", ["first 1", ROLL], "choose 2 1", "seat 1 is to act"),
        ("dice", ["first 1", ROLL, "choose 1"], "choose 1", "choose 2, choose 3, choose 4"),
        ("dice", ["first 1"], "roll dye0 gold5 fur3 grain2", "nature is to act"),
        ("dice", ["first 1"], "roll dye0 dye0 fur3 grain2 dye4", "(7776 in all)"),
    ],
)
def test_refusal_says_what_was_expected(
    name: str, moves: list[str], wrong: str, message: str
) -> None:
    game = new(name, 2)
    for move in moves:
        game.play(move)
    before = snapshot(game)
    with pytest.raises(IllegalMove) as caught:
        game.play(wrong)
    assert message in str(caught.value)
    assert caught.value.tried == wrong
    assert caught.value.actor == game.actor
    assert caught.value.legal == game.legal()
    assert snapshot(game) == before


@EACH_GAME
@pytest.mark.parametrize("move", ["pass", "first 0", 0, 1, None, "", True])
def test_nobody_moves_after_the_end(name: str, move: Any) -> None:
    game = played((name, 2, {}), 1)
    before = snapshot(game)
    with pytest.raises(IllegalMove) as caught:
        game.play(move)
    assert (caught.value.tried, caught.value.actor, caught.value.legal) == (move, None, [])
    assert str(caught.value) == f"{move!r} is not legal: the game is over"
    assert snapshot(game) == before


@PLAIN_SETUPS
def test_whatever_is_not_legal_is_refused(setup: Setup) -> None:
    game, random = played(setup, 21, moves=0), Random(21)
    while not game.over and len(game.moves) < 25:
        if rolls(game):
            step(game, random)
            continue
        legal = set(game.legal_actions())
        before = snapshot(game)
        others = [-1, 10_000, *random.sample(range(10_000), 9), *range(0, 45, 4)]
        for action in others:
            if action not in legal:
                with pytest.raises(IllegalMove):
                    game.play(action)
        assert snapshot(game) == before
        step(game, random)


def test_illegal_move_keeps_a_list_of_its_own() -> None:
    legal = ["draw", "auction"]
    problem = IllegalMove("pass", 2, legal)
    legal.clear()
    assert problem.legal == ["draw", "auction"]
    assert str(problem) == "'pass' is not legal: seat 2 is to act, with one of: draw, auction"


@pytest.mark.parametrize("error", [SetupError, IllegalMove, medici.RecordError])
def test_every_error_is_a_medici_error(error: Callable[..., Exception]) -> None:
    assert isinstance(error, type)
    assert issubclass(error, MediciError)
    assert issubclass(MediciError, ValueError)


@pytest.mark.parametrize("players", [None, 2.0, "Ada", [1, 2], True, {"Ada": 1}])
def test_players_are_a_number_or_names(players: Any) -> None:
    with pytest.raises(SetupError, match="expected a number of players or a list of names"):
        new("board", players)
