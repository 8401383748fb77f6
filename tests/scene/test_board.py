"""The scene of the board game against a second, plain reading of the record."""

from random import Random

import pytest

from medici.goods import GOODS
from medici.record import Game
from medici.scene.auction import Sale
from medici.scene.board import BoardScene, scene
from tests.record.games import step


def value(card: str) -> int:
    return int(card.lstrip("abcdefghijklmnopqrstuvwxyz"))


class Ledger:
    """What the moves say, written down as one would at the table."""

    def __init__(self, players: int) -> None:
        self.ships: list[list[str]] = [[] for _ in range(players)]
        self.seen: list[str] = []  # today
        self.lot: list[str] = []
        self.said: list[tuple[int, int | None]] = []
        self.sale: Sale | None = None
        self.filling: int | None = None  # whose ship is filled for free

    def note(self, actor: int | str, text: str, then: BoardScene) -> None:
        verb, _, rest = text.partition(" ")
        if verb == "first":
            self.__init__(len(self.ships))  # type: ignore[misc]
        elif verb == "card":
            self.seen.append(rest)
            if self.filling is not None:
                self.ships[self.filling].append(rest)
            else:
                self.lot.append(rest)
        elif verb in ("bid", "pass"):
            self.said.append((int(actor), int(rest) if rest else None))
        if self.lot and then.phase not in ("lot", "auction") and verb != "draw":
            self.sell()
        self.filling = then.presenter if then.phase == "fill" else None

    def sell(self) -> None:
        bids = [(seat, bid) for seat, bid in self.said if bid]
        if bids:
            self.ships[bids[-1][0]] += self.lot
        if self.said:
            seat, price = bids[-1] if bids else (None, 0)
            self.sale = Sale(seat, price, self.lot)
        self.lot, self.said = [], []


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("seed", range(3))
def test_the_scene_says_what_the_record_says(players: int, seed: int) -> None:
    game, random, ledger = Game("board", players), Random(seed), Ledger(players)
    raised = {good: [0] * players for good in GOODS}
    while not game.over:
        step(game, random)
        found = scene(game)
        ledger.note(*game.moves[-1], found)
        check_ships(found, ledger)
        check_auction(found, ledger)
        scored = found.phase in ("first", "over")
        aboard = {
            good: [sum(card.startswith(good) for card in ship) for ship in ledger.ships]
            for good in GOODS
        }
        if scored:
            for good in GOODS:
                for seat in range(players):
                    raised[good][seat] = min(7, raised[good][seat] + aboard[good][seat])
        assert found.levels == raised
        assert found.aboard == ({good: [0] * players for good in GOODS} if scored else aboard)
        assert (found.presenter is None) == scored
        if not scored:
            assert sum(found.unseen.values()) == 36 - len(ledger.seen)
            for card, copies in found.unseen.items():
                whole = 2 if card.endswith("5") else 1
                assert copies == whole - ledger.seen.count(card)
            assert found.deck == {2: 18, 3: 18, 4: 24, 5: 30, 6: 36}[players] - len(ledger.seen)


def check_ships(found: BoardScene, ledger: Ledger) -> None:
    for ship, cards in zip(found.ships, ledger.ships, strict=True):
        assert ship.cards == cards
        assert ship.worth == sum(map(value, cards))
        assert ship.free == ship.spaces - len(cards)
        assert ship.spaces == (7 if found.players == 2 else 5)


def check_auction(found: BoardScene, ledger: Ledger) -> None:
    assert found.lot == ledger.lot
    assert found.lot_worth == sum(map(value, ledger.lot))
    assert [(bid.seat, bid.bid) for bid in found.bids] == ledger.said
    assert found.last_sale == ledger.sale
    bids = [(seat, bid) for seat, bid in ledger.said if bid]
    assert (found.leader, found.high) == (bids[-1] if bids else (None, 0))
    assert len(found.lot) <= found.lot_limit <= 3 or found.lot_limit == 0
    if not found.lot:
        assert not found.waiting
        assert not found.silent
        return
    able = [
        seat
        for seat in range(found.players)
        if found.ships[seat].free >= len(found.lot) and found.florins[seat] > found.high
    ]
    heard = [seat for seat, _ in ledger.said]
    assert sorted(found.silent) == [
        seat for seat in range(found.players) if seat not in able and seat not in heard
    ]
    if found.phase == "auction":
        assert found.presenter is not None
        left = (found.presenter + 1) % found.players
        order = [(left + place) % found.players for place in range(found.players)]
        assert found.waiting == [seat for seat in order if seat in able and seat not in heard]
        assert found.waiting[0] == found.actor


def test_before_the_first_day_everything_is_there() -> None:
    found = scene(Game("board", 3))
    assert (found.deck, sum(found.unseen.values())) == (18, 36)
    assert [(ship.cards, ship.free, ship.spaces) for ship in found.ships] == [([], 5, 5)] * 3
    assert [(bonus.level, bonus.pay) for bonus in found.bonuses] == [(5, 5), (6, 10), (7, 20)]
    assert (found.top, found.last_sale, found.presenter) == (7, None, None)


def test_a_scored_ship_is_shown_until_the_next_day_begins() -> None:
    game, random = Game("board", 2), Random(3)
    while not game.days:
        step(game, random)
    found = scene(game)
    assert (found.phase, found.day, found.lot) == ("first", 2, [])
    assert all(ship.cards for ship in found.ships)
    assert found.last_sale is not None
    step(game, random)
    found = scene(game)
    assert not any(ship.cards for ship in found.ships)
    assert found.last_sale is None
