"""What the rules make of a score sheet: a pure function of its entries.

Each day is put on the table of the game as if it had been played, and scored by the game's own
rules; ``medici.presentation.story`` tells it. So there is no second scoring, and no
state between two calls.
"""

# Runs in browsers too: docs/browser-subset.md

from collections.abc import Callable, Mapping

from msgspec import Struct

from medici.games.board import rules as board_rules
from medici.games.board import scoring as board_scoring
from medici.games.board.state import Board
from medici.games.card import rules as card_rules
from medici.games.card import scoring as card_scoring
from medici.games.card.state import Card
from medici.games.days import DAYS
from medici.games.dice import rules as dice_rules
from medici.games.dice.state import SPACES, Sheets
from medici.games.goods import GOODS
from medici.games.start_player import may_start
from medici.interfaces.companion.cargo import CARGO, left_over, ship_of
from medici.interfaces.companion.checks import check_day, hints, purse_after
from medici.interfaces.companion.problem import Problem
from medici.interfaces.companion.sheet import DayEntry, ScoreSheet
from medici.presentation.scene.parts import Rows, Ship, rows
from medici.presentation.story.line import Line
from medici.presentation.story.scoring import Scored, score_sheet, tell_ending
from medici.record import Game


class ReckonedDay(Struct):
    """One day: what was entered put in order, and what it was paid if it was scored."""

    ships: list[Ship]
    left: dict[str, int]  # copies of each card that are in nobody's ship
    morning: list[int]  # what each had before the day,
    purse: list[int]  # and has before it is scored
    problems: list[Problem]  # what keeps the day from being scored
    hints: list[Problem]  # what may be a slip
    scored: Scored | None
    standing: Rows | None  # after the scoring: levels, icons or crosses
    circles: list[int]  # the enemy's, in solitaire
    starters: list[int]  # after the scoring: who may start the next day (B50, C41)


class Reckoned(Struct):
    """A whole sheet: its days, what each has after those that were scored, and the end."""

    days: list[ReckonedDay]
    scores: list[int]
    winners: list[int]  # none before the end
    title: str | None  # in solitaire
    ending: list[Line]  # how it ended, in sentences


def reckon(sheet: ScoreSheet) -> Reckoned:
    """Every figure of a sheet. A day with a problem is not scored, nor are those after it."""
    game: Game = Game(sheet.game, sheet.players, sheet.options)
    days = []
    for number in range(len(sheet.days)):
        day = look_at(sheet, number, game.scores)
        if number < sheet.scored and len(game.days) == number and not day.problems:
            score(game, sheet.days[number], day)
        days.append(day)
    return finished(game, days)


def look_at(sheet: ScoreSheet, number: int, morning: list[int]) -> ReckonedDay:
    """A day before its scoring."""
    entry = sheet.days[number]
    return ReckonedDay(
        ships=[ship_of(sheet, number, seat) for seat in range(len(sheet.players))],
        left=left_over(sheet, number),
        morning=morning,
        purse=purse_after(entry, morning) if sheet.game == "board" else morning[:],
        problems=check_day(sheet, number, morning),
        hints=hints(sheet, number, morning),
        scored=None,
        standing=None,
        circles=entry.circles[:],
        starters=[],
    )


def score(game: Game, entry: DayEntry, day: ReckonedDay) -> None:
    """Put a day on the table, and let the rules score it."""
    FILL[game.name](game, entry, day)
    game.days.append(game.day_figures())
    day.scored = score_sheet(game)
    day.standing = standing(game)
    if game.name != "dice" and len(game.days) < DAYS:
        players = len(game.players)
        day.starters = [seat for seat in range(players) if may_start(game.scores, players, seat)]


def fill_board(game: Game, entry: DayEntry, day: ReckonedDay) -> None:
    """The ships loaded, the lots paid."""
    t: Board = game.state
    board_rules.start_day(t, 0)
    for seat in range(t.players):
        t.florins[seat] = day.purse[seat]
        for name in entry.ships[seat]:
            board_rules.load(t, seat, CARGO["board"].names.index(name))
    board_scoring.score_day(t)


def fill_card(game: Game, entry: DayEntry, day: ReckonedDay) -> None:
    """The ships loaded; what is aboard is in the deck no more."""
    t: Card = game.state
    card_rules.start_day(t, 0)
    for seat in range(t.players):
        for name in entry.ships[seat]:
            kind = CARGO["card"].names.index(name)
            t.deck[kind] -= 1
            t.deck_left -= 1
            card_rules.load(t, seat, kind)
    card_scoring.score_day(t)


def fill_dice(game: Game, entry: DayEntry, day: ReckonedDay) -> None:
    """The sheets as people have filled them in."""
    t: Sheets = game.state
    for seat in range(t.players):
        for space, name in enumerate(entry.ships[seat]):
            t.hold[seat * SPACES + space] = int(name)
        t.worth[seat] = day.ships[seat].worth
        t.room[seat] = 0
        for good in range(len(GOODS)):
            t.crosses[seat * len(GOODS) + good] = entry.crosses[seat][good]
    if t.players == 1:
        for good in range(len(GOODS)):
            t.circles[good] = entry.circles[good]
    t.loading = 0
    dice_rules.end_round(t)


FILL: Mapping[str, Callable[[Game, DayEntry, ReckonedDay], None]] = {
    "board": fill_board,
    "card": fill_card,
    "dice": fill_dice,
}


def standing(game: Game) -> Rows:
    """How everybody stands in each good."""
    if game.name == "board":
        return rows(game.state.level, len(game.players))
    if game.name == "card":
        return rows(game.state.icons, len(game.players))
    return rows(game.state.crosses, len(game.players))


def finished(game: Game, days: list[ReckonedDay]) -> Reckoned:
    """The days with the end, if all have been scored."""
    over = len(game.days) == DAYS
    return Reckoned(
        days=days,
        scores=game.scores,
        winners=game.winners,
        title=game.book.title_of(game.state),
        ending=tell_ending(game) if over else [],
    )
