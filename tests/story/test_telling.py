"""A game told in words."""

from collections.abc import Iterable, Sequence
from random import Random

import pytest

from medici.bots.random import RANDOM
from medici.record import Game, MediciError
from medici.story import telling as story
from medici.story.line import Line
from medici.story.reckoning import reckoning, score_sheet, verdict
from medici.words import words

NAMES = ["Ada", "Bruno", "Chen", "Dora", "Emil", "Fatima"]


ENGLISH = words("en")


def explain(game: Game, since: int = 0) -> list[str]:
    """A game in English, line by line."""
    return [ENGLISH.paragraph(lines, NAMES) for lines in story.explain(game, since)]


def tell(game: Game, number: int) -> str:
    """A move in English."""
    return ENGLISH.paragraph(story.tell(game, number), NAMES)


def english(lines: Iterable[Line]) -> list[str]:
    """Sentences in English."""
    return [ENGLISH.sentence(line, NAMES) for line in lines]


def played(name: str, players: int, seed: int) -> Game:
    """A whole game of random moves."""
    game, luck = Game(name, NAMES[:players]), Random(seed)
    game.let_nature_act(luck)
    while not game.over:
        game.play(RANDOM[name](game.state, luck))
        game.let_nature_act(luck)
    return game


def after(name: str, players: int, *moves: str) -> Game:
    """A game in which these moves have been made."""
    game = Game(name, NAMES[:players])
    for move in moves:
        game.play(move)
    return game


def last(game: Game) -> str:
    """The last move in words."""
    return tell(game, len(game.moves))


def rich(game: Game, florins: Sequence[int]) -> Game:
    """The same game with other purses."""
    game.state.florins[: len(florins)] = florins
    return game


def next_told(game: Game, move: str) -> str:
    """What is told of a move that is made now, in a position that was arranged."""
    later = game.copy()
    later.play(move)
    return ENGLISH.paragraph(story.tell_move(game, later), NAMES)


TABLES = [("board", 2), ("board", 3), ("card", 2), ("card", 4), ("dice", 1), ("dice", 3)]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_move_of_a_game_is_told(name: str, players: int) -> None:
    for seed in range(3):
        game = played(name, players, seed)
        lines = [ENGLISH.paragraph(lines, NAMES) for lines in story.explain(game.record())]
        numbers = range(1, len(game.moves) + 1)
        assert {tell(game, number) for number in numbers[::7]} <= set(lines)
        headings = [line for line in lines if not line.endswith(".")]
        span = "Round" if name == "dice" else "Day"
        assert headings == [
            text
            for day in (1, 2, 3)
            for text in (f"{span} {day} of 3", f"Scoring of {span.lower()} {day}")
        ]
        assert all(line.strip() == line and line for line in lines)


def test_the_story_can_be_told_from_any_move_on() -> None:
    game = played("board", 3, seed=1)
    lines = explain(game)
    rest = explain(game, since=10)
    assert lines[-len(rest) :] == rest
    assert explain(game, since=len(game.moves)) == []
    assert explain(Game("dice", 2)) == ["Round 1 of 3"]


def test_a_move_that_was_not_made_cannot_be_told() -> None:
    game = after("board", 2, "first 0")
    for number in (0, 2, -1):
        with pytest.raises(MediciError, match=f"a move from 1 to 1; got {number}"):
            tell(game, number)


def test_a_lot_and_its_auction() -> None:
    moves = ["first 2", "card fur3", "draw", "card gold10", "auction", "bid 7", "pass", "bid 8"]
    game = after("board", 3, *moves)
    assert explain(game) == [
        "Day 1 of 3",
        "Chen is drawn to start (B7).",
        "Chen turns up fur 3.",
        "Chen draws another card.",
        "It is gold 10: the lot is fur 3 and gold 10.",
        "Chen opens the auction.",
        "Ada bids 7.",
        "Bruno passes.",
        "Chen bids 8, wins the lot and loads fur 3 and gold 10.",
    ]


def test_a_lot_won_before_the_last_has_spoken() -> None:
    game = after("board", 2, "first 0", "card fur3", "auction", "bid 2", "pass")
    assert last(game) == "Ada passes. Bruno wins the lot for 2 and loads fur 3."


def test_B24_nobody_bids() -> None:
    game = after("board", 2, "first 0", "card fur3", "auction", "pass", "pass")
    assert last(game) == "Ada passes. Nobody bids: the lot is out for the day (B24)."


def test_B22_nobody_can_bid() -> None:
    game = rich(after("board", 2, "first 0", "card fur3"), [0, 0])
    out = "Nobody can bid: the lot is out for the day (B22, B24)."
    assert next_told(game, "auction") == f"Ada opens the auction. {out}"
    game.play("draw")
    game.play("card dye1")
    game.play("draw")
    words = "It is dye 2: the lot is fur 3, dye 1 and dye 2."
    assert next_told(game, "card dye2") == f"{words} {out}"


def test_B30_the_last_ship_is_filled() -> None:
    game = after("board", 2, "first 0", "card fur3", "auction")
    game.state.room[:2] = [3, 1]
    words = next_told(game, "bid 2")
    assert words == "Bruno bids 2."
    game.play("bid 2")
    assert next_told(game, "pass") == (
        "Ada passes. Bruno wins the lot for 2 and loads fur 3. Bruno's ship is full. "
        "Only Ada's ship has room: it is filled from the deck (B30)."
    )
    game.play("pass")
    assert next_told(game, "card dye1") == "Ada's ship gets dye 1 for free (B30)."
    game.state.deck = 1
    assert next_told(game, "card dye1") == (
        "Ada's ship gets dye 1 for free (B30). "
        "The deck is empty: the ship sails with 2 empty spaces (B30)."
    )
    game.state.room[0] = 1
    assert next_told(game, "card dye1") == "Ada's ship gets dye 1 for free (B30)."


def test_B31_the_deck_is_empty() -> None:
    game = after("board", 2, "first 0", "card fur3", "auction", "pass")
    game.state.deck = 0
    assert next_told(game, "bid 1") == (
        "Ada bids 1, wins the lot and loads fur 3. The deck is empty: the ships sail (B31)."
    )


@pytest.mark.parametrize(("name", "clause"), [("board", "B50"), ("card", "C41")])
def test_the_poorest_starts_a_later_day(name: str, clause: str) -> None:
    game = rich(Game(name, NAMES[:3]), [30, 20, 20])
    game.state.day = 1
    drawn = f"Bruno is drawn to start among those with the fewest florins ({clause})."
    assert next_told(game, "first 1") == drawn
    game.state.florins[2] = 10
    assert next_told(game, "first 2") == f"Chen has the fewest florins and starts ({clause})."


def test_a_turn_of_the_card_game() -> None:
    moves = ["first 0", "card cloth2", "reveal", "card cloth0x2", "reveal", "card fur0g"]
    game = after("card", 2, *moves, "take 1 3", "reveal")
    assert explain(game)[1:] == [
        "Ada is drawn to start (C4).",
        "Ada turns up cloth 2.",
        "Ada reveals another card.",
        "It is double cloth 0.",
        "Ada reveals another card.",
        "It is green fur 0.",
        "Ada takes green fur 0 and cloth 2.",
        "Bruno reveals a card.",
    ]


def test_C20_one_last_turn() -> None:
    game = after("card", 3, "first 0", "card cloth2")
    game.state.room[:3] = [1, 0, 4]
    assert next_told(game, "take 1") == (
        "Ada takes cloth 2. Ada's ship is full. Only Chen's ship has room: one last turn (C20)."
    )
    game.state.room[:3] = [2, 0, 0]
    assert next_told(game, "take 1") == "Ada takes cloth 2."


def test_a_turn_of_the_dice_game() -> None:
    roll = "roll dye0 gold5 fur3 grain2 dye4"
    game = after("dice", 2, "first 1", roll, "choose 1 2 5", "choose 3")
    assert explain(game)[1:] == [
        "Bruno is drawn to roll first (D4).",
        "Bruno rolls dye 0, gold 5, fur 3, grain 2 and dye 4.",
        "Bruno enters dye 0, gold 5 and dye 4: 3 crosses in dye; ship worth 9.",
        "Ada enters fur 3: 1 cross in fur; ship worth 3.",
    ]
    game = after("dice", 2, "first 1", roll, "choose 2")
    assert last(game) == "Bruno enters gold 5: ship worth 5."


def test_D15_the_last_ship_must_be_filled() -> None:
    game = after("dice", 2, "first 1")
    game.state.room[0] = 0
    game.state.loading = 1
    words = next_told(game, "roll dye0 gold5 fur3 grain2 dye4")
    assert words.endswith("Only Bruno's ship has room: it takes 7 dice (D15).")


def test_D61_the_enemy_gets_the_rest() -> None:
    game = after("dice", 1, "roll dye0 gold5 fur3 grain2 dye4", "choose 3")
    words = "The enemy gets circles (D61): 1 in grain; 3 in dye."
    assert last(game) == f"Ada enters fur 3: 1 cross in fur; ship worth 3. {words}"
    game = after("dice", 1, "roll gold5 gold5 gold5 gold5 gold5", "choose 3")
    assert last(game) == "Ada enters gold 5: ship worth 5."
    game.state.room[0] = 1
    game.play("roll gold5 gold5 gold5 gold5 gold5")
    assert next_told(game, "choose 3") == "Ada enters gold 5: ship worth 10. Ada's ship is full."


def paid(name: str, values: Sequence[int], pays: Sequence[int], **options: bool) -> Game:
    """A game that has just paid for ships of these values."""
    game = Game(name, NAMES[: len(values)], dict(options))
    nothing = {good: [0] * len(values) for good in ("cloth", "fur", "grain", "dye", "spice")}
    game.days.append(
        {
            "values": list(values),
            "ship": list(pays),
            "goods": {good: row[:] for good, row in nothing.items()},
            "bonus": {good: row[:] for good, row in nothing.items()},
            "totals": [0] * len(values),
        }
    )
    return game


def for_good(game: Game, good: str) -> list[str]:
    """What is told of one good."""
    return english(score_sheet(game).goods[good])


def test_B41_tied_ships_share() -> None:
    game = paid("board", [23, 20, 16, 16, 14], [30, 20, 7, 7, 0])
    assert english(score_sheet(game).ships) == [
        "1st Ada, worth 23: 30",
        "2nd Bruno, worth 20: 20",
        "3rd Chen and Dora, worth 16, share 10 + 5: 7 each, rounded down (B41)",
        "5th Emil, worth 14: 0",
    ]
    assert english(reckoning(game))[1] == (
        "Ships (B40): 1st Ada, worth 23: 30; 2nd Bruno, worth 20: 20; 3rd Chen and Dora, "
        "worth 16, share 10 + 5: 7 each, rounded down (B41); 5th Emil, worth 14: 0."
    )


def test_D21_tied_ships_are_paid_in_full() -> None:
    game = paid("dice", [20, 20, 10], [30, 30, 0])
    assert english(score_sheet(game).ships) == [
        "1st Ada and Bruno, worth 20: 30 each (D21)",
        "3rd Chen, worth 10: 0",
    ]


def test_B44_a_bonus_is_named() -> None:
    game = paid("board", [0, 0, 0, 0], [0, 0, 0, 0])
    game.state.level[:20:5] = [7, 6, 6, 3]
    game.days[-1]["goods"]["cloth"] = [10, 2, 2, 0]
    game.days[-1]["bonus"]["cloth"] = [20, 10, 10, 0]
    sentences = [
        "1st Ada, level 7: 10",
        "2nd Bruno and Chen, level 6, share 5: 2 each, rounded down (B41)",
        "bonus for Ada, level 7: 20 (B44)",
        "bonus for Bruno, level 6: 10 (B44)",
        "bonus for Chen, level 6: 10 (B44)",
    ]
    assert for_good(game, "cloth") == sentences
    assert english(reckoning(game))[2] == f"For cloth (B43): {'; '.join(sentences)}."


def test_B43_two_players_and_no_second_prize() -> None:
    game = paid("board", [0, 0], [0, 0])
    game.days[-1]["goods"]["cloth"] = [5, 5]
    assert for_good(game, "cloth") == ["1st Ada and Bruno, level 0, share 10: 5 each (B41)"]


def test_C33_goods_that_nobody_has_and_C35_a_risen_monopoly() -> None:
    game = paid("card", [0, 0, 0], [0, 0, 0], rising_monopoly=True)
    assert for_good(game, "fur") == ["nobody has any"]
    game.state.icons[1:15:5] = [8, 5, 0]
    game.days[-1]["goods"]["fur"] = [10, 5, 0]
    game.days[-1]["bonus"]["fur"] = [20, 10, 0]
    assert for_good(game, "fur") == [
        "1st Ada, 8 icons: 10",
        "2nd Bruno, 5 icons: 5",
        "monopoly for Ada, 8 icons: 20 (C35)",
        "monopoly for Bruno, 5 icons: 10 (C34)",
    ]


def test_D64_and_D65_solitaire() -> None:
    game = paid("dice", [31], [41])
    game.state.crosses[3], game.state.circles[3] = 9, 8
    game.state.crosses[0], game.state.circles[0] = 1, 2
    game.days[-1]["goods"]["dye"] = [10]
    game.days[-1]["bonus"]["dye"] = [10]
    lines = english(reckoning(game))
    assert lines[1] == "Ship (D63): worth 31, and 10 more from 30 on: 41."
    assert lines[2] == "For cloth (D64): 1 cross against 2 circles: 0."
    assert lines[5] == (
        "For dye (D64): 9 crosses against 8 circles: 10; bonus for Ada, 9 crosses: 10 (D23)."
    )
    game.state.circles[3] = 9
    assert for_good(game, "dye") == ["9 circles, a breakthrough of the enemy: nothing (D65)"]
    assert for_good(game, "fur") == ["nothing, because of the enemy's breakthrough (D65)"]
    assert english(reckoning(game))[-1] == "Points now: Ada 0."


def ended(name: str, totals: Sequence[int]) -> Game:
    """A game that is over with these totals."""
    game = Game(name, NAMES[: len(totals)])
    purse = game.state.points if name == "dice" else game.state.florins
    purse[: len(totals)] = totals
    game.state.actor = 9
    return game


def test_the_end_of_a_game() -> None:
    assert english(verdict(ended("board", [90, 120]))) == ["Bruno wins with 120 florins (B51)."]
    assert english(verdict(ended("card", [90, 90, 80]))) == [
        "Ada and Bruno win together with 90 florins (C42)."
    ]


def test_D30_fuller_columns_decide() -> None:
    game = ended("dice", [90, 90, 80])
    game.state.crosses[0] = 3
    assert english(verdict(game)) == [
        "Ada and Bruno have equally many points: the fuller columns decide (D30).",
        "Ada wins with 90 points (D30).",
    ]


def test_D66_a_title_is_earned() -> None:
    end = explain(played("dice", 1, seed=2))[-1]
    assert end.startswith("Ada ends with")
    assert end.endswith("(D66).")
