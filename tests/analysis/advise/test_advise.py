"""Advice on positions of all games: it is there, it adds up, and it is the same again."""

from random import Random

import msgspec
import pytest

from medici.analysis.advise import Advice, advise, findings, hint, reasons
from medici.analysis.advise.sentences import CLEAR
from medici.games.board.state import AUCTION, LOT, TURN
from medici.presentation.story.line import Line
from medici.presentation.words import LANGUAGES, words
from medici.record import Game, IllegalMove, MediciError
from tests.analysis.advise.positions import last_lot, not_yet_open
from tests.bots.positions import TABLES
from tests.long_run import sample_size

pytestmark = pytest.mark.slow  # it compiles the futures of all games

EVERY = sample_size(120, 1)  # one position in so many gets advice


def play_on(game: Game, random: Random) -> None:
    """Another move at random; low bids more often."""
    if game.actor == "nature":
        game.play(game.book.nature_move(game.state, random))
    else:
        game.play(random.choice(game.legal_actions()[:6]))


def check_sound(game: Game, advice: Advice, said: set[str]) -> None:
    """What holds of any advice; ``said`` are the messages that were tried in words before."""
    seats = len(game.players)
    assert sum(advice.chances) == pytest.approx(1)
    assert len(advice.totals) == seats
    assert {one.move for one in advice.candidates} <= set(game.legal())
    assert bool(advice.candidates) == (game.actor != "nature")
    for one in advice.candidates:
        assert sum(one.chances) == pytest.approx(1)
        assert one.cost >= 0
        assert bool(one.titles) == (seats == 1)
    if advice.candidates:
        assert advice.candidates[0].cost == 0
        assert advice.candidates[0].lead >= 0
    for price in advice.prices:
        assert 0 <= price.low <= price.price <= price.high <= price.purse
        assert price.purse == game.state.florins[price.seat]
        assert game.state.room[price.seat] >= len(advice.lot)
        assert price.most <= price.price + 1e-6
    assert msgspec.json.decode(msgspec.json.encode(advice), type=Advice) == advice
    best = hint(advice)
    assert (best is None) == (not advice.candidates)
    if best is not None:
        assert best.move == advice.candidates[0].move
    told = [*advice.findings, *(one.words for one in advice.candidates)]
    told += [best.finding] if best else []
    for line in told:
        if line.id not in said:
            said.add(line.id)
            for lang in LANGUAGES:
                assert words(lang, "advise", "reasons").sentence(line, game.players)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_any_position_of_a_random_game_gets_advice(name: str, players: int) -> None:
    random, game = Random(f"{name} {players}"), Game(name, players)
    phases, said = set(), set[str]()
    while not game.over:
        if game.state.phase not in phases or len(game.moves) % EVERY == 0:
            check_sound(game, advise(game, futures=1, seed=len(game.moves)), said)
        phases.add(game.state.phase)
        play_on(game, random)
    if name == "board":
        assert {AUCTION, LOT, TURN} <= phases


@pytest.mark.parametrize("name", ["board", "card", "dice"])
def test_the_same_seed_gives_the_same_advice(name: str) -> None:
    random, game = Random(4), Game(name, 3)
    while game.actor == "nature" or len(game.moves) < 8:
        play_on(game, random)
    first = advise(game, futures=6, seed=5)
    assert advise(game, futures=6, seed=5) == first
    assert advise(game, futures=6, seed=6) != first


def test_a_move_that_was_made_is_weighed_with_the_others() -> None:
    game = last_lot("gold10", [30, 30], [1, 0], [5, 7])
    advice = advise(game, futures=40, moves=["bid 28"])
    costs = {one.move: one.cost for one in advice.candidates}
    assert costs["bid 1"] == 0
    assert costs["bid 28"] == pytest.approx(1)
    assert costs["pass"] == pytest.approx(1)
    assert advice.candidates[0].move == "bid 1"
    assert advice.candidates[0].total_cost == 0
    assert {one.move: one.total_cost for one in advice.candidates}["bid 28"] == pytest.approx(27)


def test_the_reason_for_a_bid_is_what_the_lot_is_worth() -> None:
    game = last_lot("gold10", [30, 30], [1, 0], [5, 7])
    advice = advise(game, futures=40, moves=["bid 28"])
    best = hint(advice)
    assert best is not None
    assert best.move == "bid 1"
    assert best.finding.id == "reason-why"
    said = words("en", "advise", "reasons").sentence(reasons(advice)[1], game.players)
    assert said == "For you, having this lot for 20 florins is as good as not having it."


def test_the_reason_for_a_pass_is_what_the_lot_is_worth() -> None:
    # Bruno has bid 29 of his 40 florins, and Ada speaks last. If she passes he has 11 + 20 + 25 and
    # she 32 + 25: 57 against 56, she wins. With the lot for p she has 77 - p against 65: up to 11
    # she wins and is the richer for it. At 30 she loses with 47.
    game = last_lot("gold10", [32, 40], [1, 1], [5, 7], presenter=0)
    game.state.high, game.state.leader, game.state.actor = 29, 1, 0
    advice = advise(game, futures=40, moves=["bid 30"])
    assert advice.bid == 29
    assert advice.prices[0].most == 11
    best = hint(advice)
    assert best is not None
    assert best.move == "pass"
    said = words("en", "advise", "reasons").paragraph(reasons(advice), game.players)
    assert said == (
        "Why: the bid is 30 florins, and the lot would bring 20, if the day ended now. "
        "For you, having this lot for 11 florins is as good as not having it."
    )


def test_sentences_tell_who_needs_the_lot() -> None:
    game = last_lot("gold10", [30, 30], [1, 0], [5, 7])
    advice = advise(game, futures=40)
    said = [
        words("en", "advise", "reasons").sentence(line, game.players) for line in advice.findings
    ]
    assert "For Ada, having this lot for 20 florins is as good as not having it." in said
    assert "Only Ada\N{RIGHT SINGLE QUOTATION MARK}s ship has room for it." in said
    own = [
        words("pt-BR", "advise", "reasons").sentence(one, game.players)
        for one in findings(advice, 0)
    ]
    assert "Para você, ter este lote por 20 florins é tão bom quanto não tê-lo." in own
    assert "Só o seu navio tem espaço para ele." in own


def test_the_one_who_can_pay_more_than_anybody_is_named() -> None:
    # Bruno wins whatever happens, has the better ship and stands on top in fur: the lot brings him
    # nothing. Ada would reach level 5 in fur, and its bonus of 5.
    game = last_lot("fur5", [40, 100], [1, 1], [0, 50], {"fur": [4, 7]})
    advice = advise(game, futures=40)
    assert [price.most for price in advice.prices] == [5, 0]
    said = [
        words("en", "advise", "reasons").sentence(line, game.players) for line in advice.findings
    ]
    assert "Ada can pay more for it than anybody." in said
    nothing = "not having this lot is at least as good as having it for 1 florin."
    assert f"For Bruno, {nothing}" in said


def test_a_further_card_is_weighed_for_the_presenter() -> None:
    # Ada presents cloth0, which changes nothing (everybody is on top), and gold10 is the only card
    # left. With it her ship is 15 against 7, worth 20 to her, as reckoned in test_prices.
    game = last_lot("cloth0", [30, 30], [2, 0], [5, 7], {"cloth": [7, 7]})
    advice = advise(not_yet_open(game, "gold10"), futures=40)
    assert advice.further is not None
    assert advice.further.price is not None
    assert advice.further.price.most == 20
    assert [ware.ware for ware in advice.further.wares] == ["gold"]
    assert advice.further.wares[0].florins == pytest.approx(20)
    assert advice.further.change == advice.further.price.price - advice.prices[0].price
    assert advice.odds is not None
    assert advice.odds.ways == 1


def test_a_card_too_many_does_not_fit() -> None:
    game = last_lot("cloth0", [30, 30], [1, 2], [5, 7])
    advice = advise(not_yet_open(game, "gold10 fur2"), futures=40)
    assert advice.further is not None
    assert advice.further.price is None
    assert Line("advise-further-no-room", advice.findings[-2].args) in advice.findings


def test_a_time_is_kept() -> None:
    game = Game("dice", 2)
    game.let_nature_act(Random(1))
    told: list[float] = []
    advice = advise(game, seconds=0.2, progress=told.append)
    assert advice.futures >= 40
    assert told == sorted(told)
    assert told[-1] == 1


def test_a_clear_lead_is_called_one() -> None:
    game = last_lot("gold10", [30, 30], [1, 0], [5, 7])
    advice = advise(game, futures=40)
    best = advice.candidates[0]
    assert best.lead >= CLEAR * best.lead_error


def test_refusals_say_what_was_expected() -> None:
    game = Game("dice", 2)
    with pytest.raises(MediciError, match="expected at least 1 future; got 0"):
        advise(game, futures=0)
    with pytest.raises(MediciError, match="expected more than 0 seconds; got -1"):
        advise(game, seconds=-1)
    with pytest.raises(MediciError, match="expected a seat from 0 to 1; got 2"):
        advise(game, you=2)
    with pytest.raises(IllegalMove):
        advise(game, moves=["first 0"])  # that is nature's
    game.let_nature_act(Random(1))
    with pytest.raises(IllegalMove):
        advise(game, moves=["choose 1 2 3 4 5"])
    with pytest.raises(IllegalMove):
        advise(game, moves=["nonsense"])
    random = Random(2)
    while not game.over:
        play_on(game, random)
    with pytest.raises(MediciError, match="expected a game that is not over; got one that is"):
        advise(game)
