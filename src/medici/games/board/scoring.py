"""Scoring a day of the board game: ships, tracks, bonuses for high levels."""

from medici.games.board.state import FIRST, OVER, WARES, Board
from medici.games.days import end_day
from medici.games.ranking import SECOND, shared_good_pay, shared_ship_pay, top_two
from medici.kernel import cold, rule

TOP = 7  # B5
BONUS = (0, 0, 0, 0, 0, 5, 10, 20)  # B44, by level


@cold
def score_day(t: Board) -> None:
    """Ships, then each good, then the next day or the end (B40-B45, B50, B51)."""
    for seat in range(t.players):
        pay = shared_ship_pay(t.worth, t.players, seat, 1)
        t.ship_pay[seat] = pay
        t.florins[seat] += pay
    climb(t)
    for good in range(5):
        score_good(t, good)
    end_day(t, FIRST, OVER)


@rule
def climb(t: Board) -> None:
    """One level up for each card of a good aboard, never above the top (B42)."""
    levels = t.level
    aboard = t.aboard
    for seat in range(t.players):
        for good in range(5):
            cards = aboard[seat * WARES + good]
            if cards > 0:
                track = seat * 5 + good
                level = levels[track] + cards
                levels[track] = level if level < TOP else TOP


@rule
def score_good(t: Board, good: int) -> None:
    """The two highest on a track are paid (B43), and everyone who stands high on it (B44)."""
    players = t.players
    first, leaders, second, followers = top_two(t.level, good, 5, players, 0)
    pot = SECOND if players > 2 else 0
    first_pay, second_pay = shared_good_pay(leaders, followers, pot, 1)
    for seat in range(players):
        track = seat * 5 + good
        level = t.level[track]
        pay = first_pay if level == first else second_pay if level == second else 0
        bonus = BONUS[level]
        t.good_pay[track] = pay
        t.bonus_pay[track] = bonus
        t.florins[seat] += pay + bonus


@rule
def total(t: Board, seat: int) -> int:
    """What decides the game: the florins of a seat."""
    return t.florins[seat]
