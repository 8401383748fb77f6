"""A game that was played, entered as people at a table would enter it."""

from random import Random

from medici.interfaces.companion import ScoreSheet, new_sheet, reckon, sheet_of
from medici.interfaces.companion.edits import buy, close_day, count_money, load, mark
from medici.record import Game
from tests.setups import Setup

BIDS = 8  # moves that a random seat chooses from: the first of them, so that bids stay low


def played(setup: Setup, seed: int) -> Game:
    """A whole game at random."""
    source = Random(seed)
    game = setup.game()
    while not game.over:
        game.let_nature_act(source)
        if not game.over:
            game.play(source.choice(game.legal_actions()[:BIDS]))
    return game


def entered(truth: ScoreSheet, by_totals: bool = False) -> ScoreSheet:
    """The same days, entered one by one on an empty sheet."""
    sheet = new_sheet(truth.game, truth.players, truth.options)
    for day in range(truth.scored):
        enter_ships(sheet, truth, day)
        enter_money(sheet, truth, day, by_totals)
        close_day(sheet)
    return sheet


def enter_ships(sheet: ScoreSheet, truth: ScoreSheet, day: int) -> None:
    """What is aboard, and in the dice game what stands in the columns."""
    entry = truth.days[day]
    for seat, ship in enumerate(entry.ships):
        for name in ship:
            load(sheet, day, seat, name)
        for good, count in enumerate(entry.crosses[seat]):
            mark(sheet, day, seat, good, count)
    for good, count in enumerate(entry.circles):
        mark(sheet, day, None, good, count)


def enter_money(sheet: ScoreSheet, truth: ScoreSheet, day: int, by_totals: bool) -> None:
    """What was bought, one by one or as what is left."""
    for purchase in truth.days[day].purchases:
        buy(sheet, day, purchase.seat, purchase.price)
    if by_totals and truth.game == "board":
        entry = sheet.days[day]
        for seat in range(len(truth.players)):
            spent = sum(one.price for one in entry.purchases if one.seat == seat)
            count_money(sheet, day, seat, money_before(sheet, day, seat) - spent)
        entry.purchases.clear()


def money_before(sheet: ScoreSheet, day: int, seat: int) -> int:
    """What a seat had on a morning."""
    return reckon(sheet).days[day].morning[seat]


def sheet_for(setup: Setup, seed: int) -> ScoreSheet:
    """The sheet of a random game."""
    return sheet_of(played(setup, seed))
