"""What was wrong with a decision, in words of both languages."""

from typing import Any

import pytest

from medici import Game, new
from medici.analysis.review.schema import Decision
from medici.analysis.review.sentences import add_sentences, address
from medici.analysis.review.summary import build_review
from medici.presentation.story.line import Line, lines, seat
from medici.presentation.words.catalogue import words
from tests.analysis.review.made_up import made_up
from tests.record.games import played, setup_id, setups

NAMES = ["Ada", "Bruno", "Chiara"]


def auction(*speeches: str, lot: tuple[str, ...] = ("spice5", "spice3")) -> Game:
    """A board game for three whose first lot, Ada's, comes to auction."""
    game = new("board", NAMES)
    game.play("first 0")
    game.play(f"card {lot[0]}")
    for card in lot[1:]:
        game.play("draw")
        game.play(f"card {card}")
    if game.actor == 0 and "auction" in game.legal():
        game.play("auction")
    for speech in speeches:
        game.play(speech)
    return game


def costly(game: Game, number: int, best: str, sure: bool = True) -> Decision:
    """The decision of a move, as if another had been better."""
    actor, move = game.moves[number - 1]
    decision = Decision(
        number, 0, int(actor), move, 500_000, 400_000, choice=True, best=best, behind=50_000
    )
    decision.mistake = sure
    add_sentences(game, [decision], {})
    return decision


def said(game: Game, number: int, best: str, to: int | None = None, lang: str = "en") -> str:
    """What was wrong, without the reason."""
    found = address(costly(game, number, best).finding[:1], to)
    return words(lang, "review", "reasons").paragraph(found, game.players)


def test_board_the_last_to_speak_pays_too_much() -> None:
    game = auction("bid 5", "pass", "bid 9")
    assert said(game, 8, "bid 6") == "Ada paid 9; 6 would have done."
    assert said(game, 8, "bid 6", to=0) == "You paid 9; 6 would have done."
    assert said(game, 8, "bid 6", to=0, lang="pt-BR") == "Você pagou 9; 6 teria bastado."
    assert said(game, 8, "pass") == "Ada paid 9 for spice 5 and spice 3; passing was better."


def test_board_a_bid_before_others_is_too_high_or_too_low() -> None:
    won = auction("bid 9", "pass", "pass")
    assert said(won, 6, "bid 6").endswith("6 was the better bid.")
    assert said(won, 6, "bid 12") == (
        "Bruno bid 9 and had spice 5 and spice 3 for it, by luck; 12 was the better bid."
    )
    lost = auction("bid 2", "bid 4", "pass")
    assert said(lost, 6, "bid 7") == (
        "Bruno bid only 2, and spice 5 and spice 3 went to Chiara for 4; 7 was the better bid."
    )
    assert said(lost, 6, "bid 1", to=2).startswith(
        "Bruno bid 2, and spice 5 and spice 3 went to you"
    )
    assert said(lost, 6, "pass").endswith("It went to Chiara for 4.")


def test_board_passing_lets_somebody_have_the_lot() -> None:
    pair = auction("pass", "bid 2", "pass")
    assert said(pair, 6, "bid 5") == (
        "Passing let Chiara have spice 5 and spice 3 for 2; a bid of 5 was better."
    )
    three = auction("pass", "bid 2", "pass", lot=("spice5", "spice3", "spice1"))
    assert said(three, 7, "bid 5", to=2) == (
        "Passing let you have the third spice for 2; a bid of 5 was better."
    )
    unsold = auction("pass", "pass", "pass")
    assert said(unsold, 8, "bid 1") == (
        "Ada passed, and nobody bought spice 5 and spice 3; a bid of 1 was better."
    )


def test_board_a_lot_grows_or_not() -> None:
    game = auction()
    assert said(game, 3, "auction") == (
        "Ada drew another card; to sell spice 5 at once was better."
    )
    assert said(game, 5, "draw").startswith("Ada sold spice 5 and spice 3 as it was;")


CARD_MOVES = ["first 0", "card fur4", "reveal", "card neutral7", "reveal", "card cloth0x2"]
TAKES = [
    ("take 1 2", "take 1 2 3", "and left fur 4, which was worth taking too."),
    ("take 1 2 3", "take 1 2", "; it was better to leave fur 4."),
    ("take 1 2", "take 1 3", "; double cloth 0 and fur 4 was better."),
]


@pytest.mark.parametrize(("move", "best", "end"), TAKES)
def test_card_something_else_should_have_been_taken(move: str, best: str, end: str) -> None:
    game = new("card", NAMES)
    for each in [*CARD_MOVES, move]:
        game.play(each)
    assert said(game, 7, best).endswith(end)


def test_card_another_card_or_not() -> None:
    game = new("card", NAMES)
    for each in [*CARD_MOVES, "take 1"]:
        game.play(each)
    assert said(game, 3, "take 1") == (
        "Ada revealed another card; taking fur 4 at once was better."
    )
    assert said(game, 7, "reveal").startswith("Ada took double cloth 0; revealing another card")


def test_dice_other_dice_should_have_been_entered() -> None:
    game = new("dice", NAMES)
    for each in ["first 0", "roll dye0 gold5 fur3 grain2 dye4", "choose 1 2"]:
        game.play(each)
    assert said(game, 3, "choose 1 2 5").endswith("and left dye 4, which was worth entering too.")
    assert said(game, 3, "choose 2").endswith("; it was better to leave dye 0.")
    assert said(game, 3, "choose 1 5") == (
        "Ada entered dye 0 and gold 5; dye 0 and dye 4 was better."
    )


def test_whoever_is_spoken_to_is_you_first_and_within() -> None:
    line = Line("review-passed", {"who": seat(0), "whom": seat(1), "price": 2})
    assert address([line], None) == [line]
    assert address([line], 2) == [line]
    spoken: Any = address([line], 1)[0].args["whom"]
    assert spoken.lines == [Line("review-you-within")]


def why(game: Game, number: int, best: str, to: int | None = None, lang: str = "en") -> str:
    """The reason alone."""
    found = address(costly(game, number, best).finding[1:], to)
    return words(lang, "review", "reasons").paragraph(found, game.players)


def test_a_mistake_has_a_reason_that_one_can_see() -> None:
    game = auction("bid 5", "pass", "bid 9")
    assert why(game, 8, "bid 6") == (
        "Why: nobody still to speak can bid more than 6, and it is 3 florins less."
    )
    assert why(game, 8, "pass") == (
        "Why: the bid is 9 florins for 2 cards worth 8; "
        "16 are still to come today, with 3.0 on average."
    )
    assert why(game, 8, "pass", lang="pt-BR") == (
        "Por quê: o lance é de 9 florins por 2 cartas de valor 8; "
        "ainda vêm hoje 16, de 3,0 em média."
    )


def test_what_is_solved_is_not_said_by_futures_alone() -> None:
    game = auction("pass", "bid 2", "pass")
    assert [line.id for line in costly(game, 6, "bid 30").finding] == [
        "review-passed",
        "reason-against",
    ]
    actor, move = game.moves[5]
    decision = Decision(6, 0, int(actor), move, 1, 0, choice=True, best="bid 30", behind=50_000)
    decision.mistake = decision.exact = True
    add_sentences(game, [decision], {})
    assert [line.id for line in decision.finding] == ["review-passed"]


def test_a_doubt_is_no_claim_and_has_no_reason() -> None:
    game = auction("bid 5", "pass", "bid 9")
    found = costly(game, 8, "bid 6", sure=False).finding
    assert words("en", "review").paragraph(found, NAMES) == ("Ada: bid 9. Perhaps better: bid 6.")


def test_a_reason_speaks_to_its_reader() -> None:
    line = Line(
        "reason-why", {"fact": lines([Line("reason-can-have", {"whom": seat(1), "purse": 9})])}
    )
    told = words("en", "review", "reasons").paragraph(address([line], 1), NAMES)
    assert told == "Why: the lot can still go to you, with room and 9 florins."


@pytest.mark.parametrize("lang", ["en", "pt-BR"])
@pytest.mark.parametrize("setup", setups(), ids=setup_id)
def test_every_finding_and_option_can_be_said(setup: Any, lang: str) -> None:
    game = played(setup, 5)
    review, texts = build_review(game, made_up(game, 5)), words(lang, "review", "reasons", "eye")
    found = 0
    for decision in review.decisions:
        assert decision.day in (1, 2, 3)
        assert bool(decision.finding) == (decision.behind > 0)
        for option in decision.options:
            assert texts.sentence(option.told, game.players)
        for line in address(decision.finding, decision.seat):
            text = texts.sentence(line, game.players)
            found += 1
            assert text.endswith(".")
            assert "$" not in text
            assert "{" not in text
    assert found
