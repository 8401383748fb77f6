"""The board game's notation, both ways, and what it refuses."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from medici.games.board import BOARD
from medici.games.goods import GOODS
from medici.games.notation import NotationError

FIXED = [
    "pass",
    "draw",
    "auction",
    *(f"first {seat}" for seat in range(6)),
    *(f"card {good}{value}" for good in GOODS for value in range(6)),
    "card gold10",
]
WORDS = st.sampled_from(["bid", "card", "first", "pass", "draw", "fur", "gold", " ", "0", "7", "x"])
BIDS = [f"bid {amount}" for amount in range(1, 1000)]


@pytest.mark.parametrize("text", FIXED)
def test_every_move_but_bids_both_ways(text: str) -> None:
    assert BOARD.move_name(BOARD.parse_move(text)) == text


def test_every_bid_both_ways() -> None:
    for amount, text in enumerate(BIDS, start=1):
        assert BOARD.move_name(BOARD.parse_move(text)) == text
        assert BOARD.parse_move(text) == amount


def test_no_two_texts_mean_the_same() -> None:
    actions = [BOARD.parse_move(text) for text in FIXED + BIDS]
    assert len(set(actions)) == len(actions) == 3 + 6 + 31 + 999


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "bid",
        "bid ",
        "bid 0",
        "bid 00",
        "bid 07",
        "bid 1000",
        "bid 1001",
        "bid 1020",
        "bid 999999999999999999999",
        "bid -1",
        "bid +7",
        "bid 7.0",
        "bid 7,5",
        "bid 1e2",
        "bid 1_0",
        "bid seven",
        "bid  7",
        "bid 7 ",
        " bid 7",
        "bid\t7",
        "bid 7\n",
        "bid\n7",
        "bid 7 8",
        "bid7",
        "Bid 7",
        "BID 7",
        "bid \u0667",
        "bid \u00b2",
        "bids 7",
        "7",
        "Pass",
        "pass ",
        " pass",
        "pass\n",
        "pass 1",
        "DRAW",
        "draw ",
        "draw 1",
        "drawn",
        "Auction",
        "auction ",
        "auctions",
        "open",
        "first",
        "first ",
        "first 6",
        "first 7",
        "first -1",
        "first 00",
        "first 01",
        "first +1",
        "first  1",
        "First 1",
        "first 1 ",
        "first one",
        "card",
        "card ",
        "card fur",
        "card fur6",
        "card fur7",
        "card fur10",
        "card fur05",
        "card fur-1",
        "card fur+1",
        "card fur 3",
        "card  fur3",
        "card fur3 ",
        "card Fur3",
        "Card fur3",
        "CARD FUR3",
        "card furs3",
        "card 3fur",
        "card gold",
        "card gold0",
        "card gold5",
        "card gold11",
        "card gold010",
        "card neutral2",
        "card cloth0x2",
        "card cloth0g",
        "fur3",
        "reveal",
        "take 1",
        "choose 1 3",
        "roll dye0 gold5 fur3 grain2 dye4",
    ],
)
def test_bad_spellings_are_refused(text: str) -> None:
    with pytest.raises(NotationError, match=re.escape(f"got {text!r}")) as refusal:
        BOARD.parse_move(text)
    assert refusal.value.text == text
    assert "bid AMOUNT" in refusal.value.expected


@given(st.text(max_size=12) | st.lists(WORDS, max_size=5).map("".join))
def test_only_the_moves_own_texts_are_read(text: str) -> None:
    if text in FIXED or text in BIDS:
        assert BOARD.move_name(BOARD.parse_move(text)) == text
    else:
        with pytest.raises(NotationError):
            BOARD.parse_move(text)


def test_a_refusal_is_a_value_error() -> None:
    refusal = NotationError("bid x", "bid AMOUNT")
    assert isinstance(refusal, ValueError)
    assert str(refusal) == "expected bid AMOUNT; got 'bid x'"
