"""Why a move is the best: what it has that the next best lacks, in the words of the game."""

import pytest
from msgspec.structs import replace

from medici.analysis.advise.advice import Advice, Candidate, FairPrice, Further, Worth
from medici.analysis.advise.sentences import findings, hint, reasons
from medici.analysis.moves import move_line
from medici.analysis.reasons.explain import why_better
from medici.presentation.words import LANGUAGES, words
from medici.record import Game

BEFORE = {
    "board": ["first 0", "card fur3"],
    "card": ["first 0", "card fur2", "reveal", "card dye3", "reveal", "card cloth4"],
    "dice": ["first 0", "roll dye0 gold5 fur3 grain2 dye4"],
}


def decision(name: str) -> Game:
    """A position in which the first seat decides."""
    game = Game(name, players=["Ada", "Bruno"])
    for move in BEFORE[name]:
        game.play(move)
    return game


def candidate(game: Game, move: str, lead: float) -> Candidate:
    """A move that is so far ahead of the next."""
    words = move_line(game, move, "advise")
    return Candidate(move, words, [0.5, 0.5], 0.01, [9.0, 9.0], 0.0, 0.0, lead, 0.01, 0.0, 0.0)


def advised(
    game: Game, best: str, other: str, further: float | None = None, lead: float = 0.1
) -> Advice:
    """Advice to make one move rather than another."""
    worth = Worth(6.0, 5.0, 7.0)
    price = FairPrice(0, 30, 6.0, 5.0, 7.0, 6, "chance", worth, worth, False, False)
    return Advice(
        game=game.name,
        players=game.players,
        actor=0,
        futures=40,
        chances=[0.5, 0.5],
        errors=[0.01, 0.01],
        totals=[9.0, 9.0],
        titles={},
        candidates=[candidate(game, best, lead), candidate(game, other, -lead)],
        lot=[],
        bid=0,
        prices=[],
        further=None if further is None else Further(0, price, further, 0.5, []),
        odds=None,
        findings=[],
    )


@pytest.mark.parametrize(
    ("name", "best", "other", "said"),
    [
        ("card", "reveal", "take 1", "Another card first: better than taking cloth 4 at once."),
        ("card", "take 1", "reveal", "Taking cloth 4 at once is better than another card."),
        ("card", "take 1 2", "take 1", "It is worth taking dye 3 too."),
        ("card", "take 1", "take 1 3", "It is better to leave fur 2."),
        ("card", "take 1 2", "take 1 3", "That is better than taking cloth 4 and fur 2."),
        ("dice", "choose 1 3", "choose 1", "It is worth entering fur 3 too."),
        ("dice", "choose 3", "choose 3 4", "It is better to leave grain 2."),
        ("dice", "choose 2", "choose 4", "That is better than entering grain 2."),
    ],
)
def test_a_move_is_set_beside_the_next_best(name: str, best: str, other: str, said: str) -> None:
    game = decision(name)
    advice = advised(game, best, other)
    assert advice.why is None
    (line,) = reasons(advice)
    assert words("en", "advise", "reasons").sentence(line, game.players) == said
    for lang in LANGUAGES:
        assert words(lang, "advise", "reasons").sentence(line, game.players)
    told = hint(advice)
    assert told is not None
    assert (told.move, told.finding) == (best, line)


@pytest.mark.parametrize(
    ("best", "change", "said"),
    [
        ("draw", 4.2, "With another card the lot would be worth about 4 florins more to you."),
        ("auction", -4.2, "With another card the lot would be worth about 4 florins less to you."),
        ("draw", -4.2, None),
        ("auction", 4.2, None),
        ("draw", 0.2, None),
        ("auction", 0.2, None),
    ],
)
def test_a_further_card_is_a_reason_to_draw_or_not(
    best: str, change: float, said: str | None
) -> None:
    game = decision("board")
    advice = advised(game, best, "auction" if best == "draw" else "draw", change)
    told = [
        words("en", "advise", "reasons").sentence(line, game.players) for line in reasons(advice)
    ]
    assert told == ([said] if said else [])


def test_there_is_no_reason_for_what_is_hardly_better() -> None:
    game = decision("dice")
    advice = advised(game, "choose 1 3", "choose 1", lead=0.015)
    assert reasons(advice) == []
    told = hint(advice)
    assert told is not None
    assert told.finding.id == "advise-close"


def test_what_one_can_see_comes_first() -> None:
    game = decision("dice")
    advice = advised(game, "choose 5", "choose 4")
    why = why_better(game, "choose 5", "choose 4")
    seen = replace(advice, why=why)
    assert [line.id for line in reasons(seen)] == ["reason-why", "advise-why-enter-rather"]
    told = hint(seen)
    assert told is not None
    assert told.finding == why
    assert words("en", "advise", "reasons").paragraph(reasons(seen), game.players) == (
        "Why: on as many spaces, the ship is worth 2 more. That is better than entering grain 2."
    )
    assert why in findings(seen)
    unclear = replace(advised(game, "choose 5", "choose 4", lead=0.015), why=why)
    assert reasons(unclear) == []
    assert why not in findings(unclear)
