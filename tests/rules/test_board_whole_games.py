"""Board, whole games against the rules told once more, as a story with a yield for each move."""

from collections import Counter
from collections.abc import Generator, Sequence
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from medici.games.board import BOARD
from medici.games.goods import GOODS
from tests.rules.board_table import CARDS, COUNTS, DECKS, SPACES, Table

SHIPS = {
    2: [20, 0],
    3: [30, 15, 0],
    4: [30, 20, 10, 0],
    5: [30, 20, 10, 5, 0],
    6: [30, 20, 15, 10, 5, 0],
}

Asked = tuple[int | str, set[str], list[int]]  # who, what is legal, everybody's florins
Story = Generator[Asked, str, list[int]]


def shares(values: Sequence[int], pays: Sequence[int]) -> list[int]:
    """Pays by rank; the tied divide what their ranks bring."""
    pays = [*pays, *[0] * len(values)]
    return [
        sum(pays[sum(v > mine for v in values) :][: values.count(mine)]) // values.count(mine)
        for mine in values
    ]


def good_of(card: str) -> str:
    return card.rstrip("0123456789")


def worth_of(ship: list[str]) -> int:
    return sum(int(card.removeprefix(good_of(card))) for card in ship)


def story(players: int) -> Story:
    florins = [40 if players <= 4 else 30] * players
    level = {good: [0] * players for good in GOODS}
    spaces = SPACES[players]
    for day in range(3):
        starters = [seat for seat in range(players) if not day or florins[seat] == min(florins)]
        move = yield "nature", {f"first {seat}" for seat in starters}, florins
        presenter = int(move.removeprefix("first "))
        ships: list[list[str]] = [[] for _ in range(players)]
        removed = Counter(CARDS)  # with the deck: what nobody has seen
        deck = DECKS[players]
        while deck:
            loading = [seat for seat in range(players) if len(ships[seat]) < spaces]
            if len(loading) == 1:
                if len(ships[loading[0]]) < spaces:
                    move = yield "nature", {f"card {card}" for card in +removed}, florins
                    card = move.removeprefix("card ")
                    removed[card] -= 1
                    deck -= 1
                    ships[loading[0]].append(card)
                continue
            if not loading:
                break
            while presenter not in loading:
                presenter = (presenter + 1) % players
            lot: list[str] = []
            while True:
                move = yield "nature", {f"card {card}" for card in +removed}, florins
                lot.append(move.removeprefix("card "))
                removed[lot[-1]] -= 1
                deck -= 1
                if not deck or len(lot) == min(3, spaces - min(len(ship) for ship in ships)):
                    break
                if (yield presenter, {"draw", "auction"}, florins) == "auction":
                    break
            best, buyer = 0, -1
            for turn in range(1, players + 1):
                seat = (presenter + turn) % players
                bids = {f"bid {amount}" for amount in range(best + 1, florins[seat] + 1)}
                if bids and len(ships[seat]) + len(lot) <= spaces:
                    move = yield seat, {"pass", *bids}, florins
                    if move != "pass":
                        best, buyer = int(move.removeprefix("bid ")), seat
            if buyer >= 0:
                florins[buyer] -= best
                ships[buyer] += lot
            presenter = (presenter + 1) % players
        pays = [shares([worth_of(ship) for ship in ships], SHIPS[players])]
        for good in GOODS:
            for seat, ship in enumerate(ships):
                level[good][seat] += sum(good_of(card) == good for card in ship)
                level[good][seat] = min(7, level[good][seat])
            pays.append(shares(level[good], [10, 5 if players > 2 else 0]))
            pays.append([{5: 5, 6: 10, 7: 20}.get(mine, 0) for mine in level[good]])
        florins = [had + sum(got) for had, *got in zip(florins, *pays, strict=True)]
    return florins


def chosen(random: Random, legal: Sequence[str]) -> str:
    """Any legal move, but low bids more often than high ones."""
    if legal[0] == "pass" and random.random() < 0.8:
        return random.choice(legal[:6])
    return random.choice(legal)


@pytest.mark.no_coverage
@pytest.mark.slow
@settings(deadline=None, max_examples=60)
@given(players=st.sampled_from(COUNTS), seed=st.integers(0, 2**32))
def test_B1_to_B51_whole_games_go_as_told(players: int, seed: int) -> None:
    random = Random(seed)
    table, model = Table(players), story(players)
    asked = next(model)
    while True:
        legal = table.legal()
        assert (table.actor(), set(legal), table.florins) == asked
        assert len(legal) == len(set(legal))
        move = chosen(random, legal)
        before = table.t.copy()
        assert table.can(move)
        BOARD.act(table.t, table.t.phase, BOARD.parse_move(move))
        BOARD.play(before, BOARD.parse_move(move))
        assert before == table.t
        try:
            asked = model.send(move)
        except StopIteration as end:
            scores = end.value
            break
    assert table.actor() == "nobody"
    assert table.florins == scores
    assert table.winners == [seat for seat in range(players) if scores[seat] == max(scores)]


@pytest.mark.no_coverage
@pytest.mark.slow
@settings(deadline=None, max_examples=30)
@given(players=st.sampled_from(COUNTS), seed=st.integers(0, 2**32))
def test_B6_B7_natures_hand_plays_legal_moves(players: int, seed: int) -> None:
    random = Random(seed)
    table = Table(players)
    while table.actor() != "nobody":
        legal = table.legal()
        if table.actor() == "nature":
            move = BOARD.move_name(BOARD.nature_move(table.t, random))
            assert BOARD.weight(table.t, BOARD.parse_move(move)) > 0
        else:
            move = chosen(random, legal)
        table.play(move)
