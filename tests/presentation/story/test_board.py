"""The story of the board game."""

from medici.presentation.story.scoring import score_sheet, tell_scoring
from tests.presentation.story.english import (
    after,
    english,
    explain,
    for_good,
    last,
    paid,
    rich,
    tell_next,
)


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
    assert tell_next(game, "auction") == f"Ada opens the auction. {out}"
    game.play("draw")
    game.play("card dye1")
    game.play("draw")
    words = "It is dye 2: the lot is fur 3, dye 1 and dye 2."
    assert tell_next(game, "card dye2") == f"{words} {out}"


def test_B22_who_is_not_asked_and_why() -> None:
    game = rich(after("board", 5, "first 0", "card fur3"), [40, 40, 7, 40, 8])
    game.state.room[:5] = [5, 0, 5, 5, 5]
    assert tell_next(game, "auction") == "Ada opens the auction."  # a full ship sits out
    game.state.room[1] = 1
    game.play("draw")
    game.play("card dye1")
    assert tell_next(game, "auction") == (
        "Ada opens the auction. No room for the lot: Bruno (B22)."
    )
    game.state.room[3] = 1
    game.play("auction")
    assert tell_next(game, "pass") == "Chen passes. No room for the lot: Dora (B22)."
    assert tell_next(game, "bid 7") == "Chen bids 7. No room for the lot: Dora (B22)."
    game.state.florins[2] = 40
    assert tell_next(game, "bid 8") == (
        "Chen bids 8. No room for the lot: Dora (B22). Too few florins to bid: Emil (B22)."
    )
    game.state.florins[0] = 8
    assert tell_next(game, "bid 8") == (
        "Chen bids 8, wins the lot and loads fur 3 and dye 1. "
        "No room for the lot: Dora (B22). Too few florins to bid: Emil and Ada (B22)."
    )


def test_B30_the_last_ship_is_filled() -> None:
    game = after("board", 2, "first 0", "card fur3", "auction")
    game.state.room[:2] = [3, 1]
    words = tell_next(game, "bid 2")
    assert words == "Bruno bids 2."
    game.play("bid 2")
    assert tell_next(game, "pass") == (
        "Ada passes. Bruno wins the lot for 2 and loads fur 3. Bruno's ship is full. "
        "Only Ada's ship has room: it is filled from the deck (B30)."
    )
    game.play("pass")
    assert tell_next(game, "card dye1") == "Ada's ship gets dye 1 for free (B30)."
    game.state.deck = 1
    assert tell_next(game, "card dye1") == (
        "Ada's ship gets dye 1 for free (B30). "
        "The deck is empty: the ship sails with 2 empty spaces (B30)."
    )
    game.state.room[0] = 1
    assert tell_next(game, "card dye1") == "Ada's ship gets dye 1 for free (B30)."


def test_B31_the_deck_is_empty() -> None:
    game = after("board", 2, "first 0", "card fur3", "auction", "pass")
    game.state.deck = 0
    assert tell_next(game, "bid 1") == (
        "Ada bids 1, wins the lot and loads fur 3. The deck is empty: the ships sail (B31)."
    )


def test_B41_tied_ships_share() -> None:
    game = paid("board", [23, 20, 16, 16, 14], [30, 20, 7, 7, 0])
    assert english(score_sheet(game).ships) == [
        "1st Ada, worth 23: 30",
        "2nd Bruno, worth 20: 20",
        "3rd Chen and Dora, worth 16, share 10 + 5: 7 each, rounded down (B41)",
        "5th Emil, worth 14: 0",
    ]
    assert english(tell_scoring(game))[1] == (
        "Ships (B40): 1st Ada, worth 23: 30; 2nd Bruno, worth 20: 20; 3rd Chen and Dora, "
        "worth 16, share 10 + 5: 7 each, rounded down (B41); 5th Emil, worth 14: 0."
    )


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
    assert english(tell_scoring(game))[2] == f"For cloth (B43): {'; '.join(sentences)}."


def test_B43_two_players_and_no_second_prize() -> None:
    game = paid("board", [0, 0], [0, 0])
    game.days[-1]["goods"]["cloth"] = [5, 5]
    assert for_good(game, "cloth") == ["1st Ada and Bruno, level 0, share 10: 5 each (B41)"]
