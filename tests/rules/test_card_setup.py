"""The card game's set-up: C1 to C4."""

import pytest

from medici.games.card import CARD
from medici.games.card.notation import CARD_NAMES
from medici.games.goods import GOODS
from tests.rules.card_table import Table, ships

PLAYERS = (2, 3, 4, 5, 6)


def test_C1_two_to_six_players_start_with_nothing() -> None:
    assert CARD.seats == PLAYERS
    for players in CARD.seats:
        assert Table(players).florins == [0] * players


def test_C2_deck_of_110_cards() -> None:
    table = Table(4)
    expected = {"neutral2": 5, "neutral7": 10}
    for good in GOODS:
        expected |= {f"{good}{value}": 4 for value in (2, 3, 4, 5)}
        expected |= {f"{good}0x2": 2, f"{good}0g": 1}
    assert {name: table.in_deck(name) for name in CARD_NAMES} == expected
    assert table.t.deck_left == sum(expected.values()) == 110


@pytest.mark.parametrize(
    ("card", "worth", "icons"),
    [("fur5", 5, 1), ("fur0x2", 0, 2), ("fur0g", 0, 1), ("neutral2", 2, 0), ("neutral7", 7, 0)],
)
def test_C2_values_and_icons(card: str, worth: int, icons: int) -> None:
    table = Table(2)
    fleet = ships(2, "fur", card)
    table.sail(0, fleet)
    assert table.worth[0] == worth + sum(int(name[-1]) for name in fleet[0].split()[1:])
    assert table.column(table.t.icons, "fur") == [icons, 0]
    assert sum(table.t.icons) == icons + len(" ".join(fleet).split()) - 1


@pytest.mark.parametrize("players", PLAYERS)
def test_C3_spaces(players: int) -> None:
    table = Table(players)
    table.say("first 0")
    spaces = 7 if players == 2 else 5
    assert table.t.room[:players] == [spaces] * players


def test_C3_green_cards_need_no_space_in_any_number() -> None:
    table = Table(2)
    table.say("first 0")
    greens = [*(f"{good}0g" for good in GOODS), *["neutral2"] * 5, *["neutral7"] * 10]
    while greens:
        table.turn(" ".join(greens[:3]), "1 2 3" if len(greens) > 2 else "1 2")
        del greens[:3]
        if greens:
            table.turn("fur2" if table.in_deck("fur2") else "fur3")
    assert len(table.aboard(0)) == 20
    assert table.worth[0] == 5 * 2 + 10 * 7
    assert table.t.room[0] == 7


@pytest.mark.parametrize("players", PLAYERS)
def test_C4_any_seat_may_start_day_one(players: int) -> None:
    table = Table(players)
    assert table.actor() == "nature"
    assert table.legal() == {f"first {seat}" for seat in range(players)}
    assert {CARD.weight(table.t, CARD.parse_move(text)) for text in table.legal()} == {1}
    if players < 6:
        assert not table.can(f"first {players}")
    table.say("first 1")
    assert table.t.on_turn == 1


def test_C4_every_card_of_the_deck_can_come() -> None:
    table = Table(2)
    table.say("first 0")
    assert table.legal() == {f"card {name}" for name in CARD_NAMES}
    assert CARD.weight(table.t, CARD.parse_move("card neutral7")) == 10
    table.turn("cloth0g")
    assert not table.can("card cloth0g")
    assert table.legal() == {f"card {name}" for name in CARD_NAMES} - {"card cloth0g"}
