"""Facts of the dice game: what dice enter, and what is left to others or to the enemy."""

# Runs in browsers too: docs/browser-subset.md

from medici.analysis.reasons.facts import Fact, compare, gain
from medici.analysis.reasons.standing import Day, Standing, day_of, fill_ships, standing_of
from medici.games.dice.actions import CHOOSE
from medici.games.dice.dice import MARKS, VALUE
from medici.games.dice.rules import enter
from medici.games.dice.scoring import score_day
from medici.games.dice.solitaire import broken_through, circle, score_alone
from medici.games.dice.state import ALL, ALONE, CHOOSING, ENTERING, SPACES, THROW, Sheets
from medici.games.seats import next_seat
from medici.presentation.story.line import Arg, Line, seat

DICE = "dice"
MEAN = sum(VALUE) / len(VALUE)  # of a die, whichever way it falls
MEAN_MARKS = sum(MARKS) / len(MARKS)


def dice_facts(t: Sheets, better: int, other: int) -> list[Fact]:
    """What tells a better action of the seat to act from another one."""
    chosen, instead = after(t, better - CHOOSE), after(t, other - CHOOSE)
    mine, less = standing(chosen, t.actor), standing(instead, t.actor)
    facts = compare(DICE, mine, less, today(t))
    if t.phase == ALONE and broken_through(instead) != broken_through(chosen):
        return [Fact(float(gain(mine, less)), broken_line(chosen))]
    return [*facts, *of_others(t, chosen, instead)]


def broken_line(chosen: Sheets) -> Line:
    """Whether the enemy breaks through."""
    return Line("reason-broken", {"after": "yes" if broken_through(chosen) else "no"})


def after(t: Sheets, chosen: int) -> Sheets:
    """The sheets with these dice entered, alone with the circles for the others."""
    entered = t.copy()
    enter(entered, t.actor, chosen)
    entered.left = t.left & (ALL ^ chosen)
    if t.phase == ALONE:
        circle(entered, ALL ^ chosen)
    return entered


def standing(t: Sheets, number: int) -> Standing:
    """How a seat would stand if the round ended now."""
    scored, later = t.copy(), t.copy()
    fill_ships(later, today(t))
    for table in (scored, later):
        if t.players > 1:
            score_day(table)
        else:
            score_alone(table)
    return standing_of(t, scored, t.crosses, later, number)


def today(t: Sheets) -> Day:
    """How far the round is; all ships are filled in the end."""
    free = sum(t.room[number] for number in range(t.players))
    return day_of(t, SPACES, free, MEAN, MEAN_MARKS)


def of_others(t: Sheets, chosen: Sheets, instead: Sheets) -> list[Fact]:
    """What the next seat would get for the best of the dice that either choice leaves."""
    if t.phase not in (CHOOSING, ENTERING):
        return []
    whom = next_seat(t.actor, t.players)
    while whom != t.roller and t.room[whom] == 0:
        whom = next_seat(whom, t.players)
    if whom in (t.roller, t.actor):
        return []
    gains = [best_gain(table, whom) for table in (chosen, instead)]
    more = gains[1] - gains[0]
    if more == 0:
        return []
    args: dict[str, Arg] = {"game": DICE, "whom": seat(whom), "n": gains[0], "other": gains[1]}
    return [Fact(more * today(t).done / (t.players - 1), Line("reason-leaves", args))]


def best_gain(t: Sheets, whom: int) -> int:
    """The most that a seat could get more by one of the dice left, if the round ended then."""
    now = standing(t, whom)
    gains = [0]
    for die in range(THROW):
        if t.left >> die & 1:
            then = t.copy()
            enter(then, whom, 1 << die)
            gains.append(gain(standing(then, whom), now))
    return max(gains)
