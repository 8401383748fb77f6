"""Facts that tell two moves apart, each with what it weighs in florins, and the one that decides.

What a day would pay if it ended now counts by the part of the day that is over, a bonus on every
day that is left; a space and a level count by what a card to come brings on the mean.
"""

# Runs in browsers too: docs/browser-subset.md

from math import floor

from msgspec import Struct

from medici.analysis.reasons.standing import Day, Standing
from medici.games.goods import GOODS
from medici.presentation.story.line import Arg, Line, Part, lines

LEAST = 1.0  # florins: what weighs less decides nothing


class Fact(Struct, frozen=True):
    """Something one can see, and how many florins it speaks for the better of two moves."""

    weight: float  # below 0: it speaks for the other one
    line: Line


def reason(facts: list[Fact]) -> Line:
    """The fact that speaks most for the better move, if all together speak for it.

    Where they speak against it, the one that does so most is told; where they are divided, none.
    """
    net = weigh(facts)
    if abs(net) < LEAST:
        return Line("reason-none")
    sign = 1 if net > 0 else -1
    most = max(facts, key=lambda fact: sign * fact.weight)
    if net > 0:
        return Line("reason-why", {"fact": lines([most.line])})
    if any(fact.weight > -most.weight for fact in facts):
        return Line("reason-none")
    return Line("reason-against", {"fact": lines([most.line])})


def weigh(facts: list[Fact]) -> float:
    """All facts together."""
    total = 0.0
    for fact in facts:
        total += fact.weight
    return total


def gain(better: Standing, other: Standing) -> int:
    """How much more the day would pay if it ended now."""
    return paid(better) - paid(other)


def paid(standing: Standing) -> int:
    """What the day would pay."""
    return standing.ship + sum(standing.ranks) + sum(standing.bonuses)


def compare(game: str, better: Standing, other: Standing, day: Day) -> list[Fact]:
    """What tells the standing of a seat after the better move from that after the other one."""
    return [
        *of_ship(game, better, other, day),
        *of_goods(game, better, other, day),
        *of_spaces(game, better, other, day),
        *of_marks(game, better, other, day),
    ]


def of_ship(game: str, better: Standing, other: Standing, day: Day) -> list[Fact]:
    """Places of ships, as far as they hold when the free spaces are filled."""
    more, later = better.ship - other.ship, better.later - other.later
    held = min(more, later) if more > 0 else max(more, later)
    if held * more <= 0:
        return []
    args: dict[str, Arg] = {"game": game, "worth": better.worth, "place": better.place}
    args["other"] = other.worth
    args["behind"] = other.place
    args["sum"] = florins(game, more)
    return [Fact(held * day.done, Line("reason-ship" if better.place else "reason-alone", args))]


def of_goods(game: str, better: Standing, other: Standing, day: Day) -> list[Fact]:
    """Ranks in goods, and the bonus for many of one."""
    found = []
    for good, name in enumerate(GOODS):
        args: dict[str, Arg] = {"game": game, "good": Part(good=name)}
        args["marks"] = better.marks[good]
        args["other"] = other.marks[good]
        rank = better.ranks[good] - other.ranks[good]
        if rank != 0:
            told = args | {"sum": florins(game, rank)}
            same = better.marks[good] == other.marks[good]  # so it is the enemy's that differ
            message = "reason-enemy" if same else "reason-rank"
            found.append(Fact(rank * day.done, Line(message, told)))
        bonus = better.bonuses[good] - other.bonuses[good]
        if bonus != 0:
            told = args | {"sum": florins(game, bonus), "days": day.days}
            found.append(Fact(float(bonus * day.days), Line("reason-bonus", told)))
    return found


def of_spaces(game: str, better: Standing, other: Standing, day: Day) -> list[Fact]:
    """What is loaded on how many spaces, and whether there are cards for those that stay free."""
    spaces, worth = other.room - better.room, better.worth - other.worth
    args: dict[str, Arg] = {"game": game, "spaces": abs(spaces), "worth": abs(worth)}
    args["mean"] = tenths(day.mean)
    args["more"] = "yes" if worth > 0 else "no"
    message = "reason-filled" if spaces > 0 else "reason-kept" if spaces < 0 else "reason-same"
    found = []
    if spaces or worth:
        weight = (worth - spaces * day.mean) * (1 - day.done)
        found.append(Fact(weight, Line(message, args)))
    if spaces and day.filled < 1:
        few: dict[str, Arg] = {"cards": day.to_come, "spaces": day.free}
        weight = spaces * day.mean * (1 - day.filled)
        found.append(Fact(weight, Line("reason-scarce", few)))
    return found


def of_marks(game: str, better: Standing, other: Standing, day: Day) -> list[Fact]:
    """Levels, icons or crosses in all, beside what the spaces for them would bring on the mean."""
    marks, instead = sum(better.marks), sum(other.marks)
    if marks == instead and better.room == other.room:
        return []
    net = marks - instead - (other.room - better.room) * day.marks
    args: dict[str, Arg] = {"game": game, "marks": marks, "other": instead}
    args["room"] = better.room
    args["before"] = other.room
    message = "reason-marks" if better.room == other.room else "reason-marks-room"
    return [Fact(net * day.mark_pay * (1 - day.done), Line(message, args))]


def florins(game: str, more: int) -> Part:
    """So many florins or points more, or less."""
    message = "reason-more" if more > 0 else "reason-less"
    return lines([Line(message, {"game": game, "n": abs(more)})])


def tenths(number: float) -> Part:
    """A number with one decimal, which languages write differently.

    >>> tenths(12.34).lines[0].args
    {'whole': 12, 'tenth': 3}
    """
    rounded = floor(number * 10 + 0.5)
    return lines([Line("reason-number", {"whole": rounded // 10, "tenth": rounded % 10})])
