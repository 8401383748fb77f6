"""The scene of the board game against a second, plain reading of the record."""

from random import Random

import pytest

from medici.games.goods import GOODS
from medici.presentation.scene.auction import Sale
from medici.presentation.scene.board import BoardScene, scene
from medici.record import Game
from tests.record.games import step


def value(card: str) -> int:
    return int(card.lstrip("abcdefghijklmnopqrstuvwxyz"))


class Ledger:
    """What the moves say, written down as one would at the table."""

    def __init__(self, players: int) -> None:
        self.ships: list[list[str]] = [[] for _ in range(players)]
        self.seen: list[str] = []  # today
        self.lot: list[str] = []
        self.bids: list[tuple[int, int | None]] = []
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
            self.bids.append((int(actor), int(rest) if rest else None))
        if self.lot and then.phase not in ("lot", "auction") and verb != "draw":
            self.sell()
        self.filling = then.presenter if then.phase == "fill" else None

    def sell(self) -> None:
        bids = [(seat, bid) for seat, bid in self.bids if bid]
        if bids:
            self.ships[bids[-1][0]] += self.lot
        if self.bids:
            seat, price = bids[-1] if bids else (None, 0)
            self.sale = Sale(seat, price, self.lot)
        self.lot, self.bids = [], []


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("seed", range(3))
def test_the_scene_says_what_the_record_says(players: int, seed: int) -> None:
    game, random, ledger = Game("board", players), Random(seed), Ledger(players)
    raised = {good: [0] * players for good in GOODS}
    while not game.over:
        step(game, random)
        view = scene(game)
        ledger.note(*game.moves[-1], view)
        check_ships(view, ledger)
        check_auction(view, ledger)
        scored = view.phase in ("first", "over")
        aboard = {
            good: [sum(card.startswith(good) for card in ship) for ship in ledger.ships]
            for good in GOODS
        }
        if scored:
            for good in GOODS:
                for seat in range(players):
                    raised[good][seat] = min(7, raised[good][seat] + aboard[good][seat])
        assert view.levels == raised
        assert view.aboard == ({good: [0] * players for good in GOODS} if scored else aboard)
        assert (view.presenter is None) == scored
        if not scored:
            assert sum(view.unseen.values()) == 36 - len(ledger.seen)
            for card, copies in view.unseen.items():
                whole = 2 if card.endswith("5") else 1
                assert copies == whole - ledger.seen.count(card)
            assert view.deck == {2: 18, 3: 18, 4: 24, 5: 30, 6: 36}[players] - len(ledger.seen)


def check_ships(view: BoardScene, ledger: Ledger) -> None:
    for ship, cards in zip(view.ships, ledger.ships, strict=True):
        assert ship.cards == cards
        assert ship.worth == sum(map(value, cards))
        assert ship.free == ship.spaces - len(cards)
        assert ship.spaces == (7 if view.players == 2 else 5)


def check_auction(view: BoardScene, ledger: Ledger) -> None:
    assert view.lot == ledger.lot
    assert view.lot_worth == sum(map(value, ledger.lot))
    assert [(bid.seat, bid.bid) for bid in view.bids] == ledger.bids
    assert view.last_sale == ledger.sale
    bids = [(seat, bid) for seat, bid in ledger.bids if bid]
    assert (view.leader, view.high) == (bids[-1] if bids else (None, 0))
    assert len(view.lot) <= view.lot_limit <= 3 or view.lot_limit == 0
    if not view.lot:
        assert not view.waiting
        assert not view.silent
        return
    able = [
        seat
        for seat in range(view.players)
        if view.ships[seat].free >= len(view.lot) and view.florins[seat] > view.high
    ]
    heard = [seat for seat, _ in ledger.bids]
    assert sorted(view.silent) == [
        seat for seat in range(view.players) if seat not in able and seat not in heard
    ]
    if view.phase == "auction":
        assert view.presenter is not None
        left = (view.presenter + 1) % view.players
        order = [(left + turn) % view.players for turn in range(view.players)]
        assert view.waiting == [seat for seat in order if seat in able and seat not in heard]
        assert view.waiting[0] == view.actor


def test_before_the_first_day_everything_is_there() -> None:
    view = scene(Game("board", 3))
    assert (view.deck, sum(view.unseen.values())) == (18, 36)
    assert [(ship.cards, ship.free, ship.spaces) for ship in view.ships] == [([], 5, 5)] * 3
    assert [(bonus.level, bonus.pay) for bonus in view.bonuses] == [(5, 5), (6, 10), (7, 20)]
    assert (view.top, view.last_sale, view.presenter) == (7, None, None)


def test_a_scored_ship_is_shown_until_the_next_day_begins() -> None:
    game, random = Game("board", 2), Random(3)
    while not game.days:
        step(game, random)
    view = scene(game)
    assert (view.phase, view.day, view.lot) == ("first", 2, [])
    assert all(ship.cards for ship in view.ships)
    assert view.last_sale is not None
    step(game, random)
    view = scene(game)
    assert not any(ship.cards for ship in view.ships)
    assert view.last_sale is None
