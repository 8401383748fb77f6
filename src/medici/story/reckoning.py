"""Tell how a day was scored, step by step, and how the game ended."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import msgspec

from medici.games.dice.solitaire import BREAKTHROUGH
from medici.games.ranking import MOST, SECOND, SHIP_PAY
from medici.goods import GOODS
from medici.record.form import Day
from medici.record.game import Game
from medici.story.line import Line, Part, lines, seat


class Terms(NamedTuple):
    """The words of a game, and the clauses that its scoring rests on."""

    span: str
    coin: str
    row: str  # where a state keeps each seat's standing in the goods
    stand: str  # the message that tells such a standing
    least: int  # a standing below this takes no place
    ships: str
    goods: str
    tie: str
    bonus: str
    end: str


TERMS = {
    "board": Terms("day", "florins", "level", "story-level", 0, "B40", "B43", "B41", "B44", "B51"),
    "card": Terms("day", "florins", "icons", "story-icons", 1, "C30", "C33", "C31", "C34", "C42"),
    "dice": Terms(
        "round", "points", "crosses", "story-crosses", 1, "D20", "D22", "D21", "D23", "D30"
    ),
}


class Scored(msgspec.Struct):
    """The scoring of a day: its figures, and who got what for the ships and for each good."""

    day: int
    figures: Day
    ships: list[Line]
    goods: dict[str, list[Line]]
    totals: list[Line]


def span(game: Game) -> str:
    """What a third of the game is called: a day or a round."""
    return TERMS[game.name].span


def scored(game: Game) -> Scored:
    """The scoring of a day, told directly after it."""
    alone = len(game.players) == 1
    columns = solitaire(game) if alone else [standing(game, good) for good in range(len(GOODS))]
    return Scored(
        day=len(game.days),
        figures=game.days[-1],
        ships=lone_ship(game) if alone else ships(game),
        goods=dict(zip(GOODS, columns, strict=True)),
        totals=[totals(game)],
    )


def reckoning(game: Game) -> Iterator[Line]:
    """The scoring of a day in full sentences; the first line is a heading."""
    terms, day = TERMS[game.name], scored(game)
    yield Line(f"story-scoring-{terms.span}", {"n": day.day})
    alone = len(game.players) == 1
    clause, goods_clause = ("D63", "D64") if alone else (terms.ships, terms.goods)
    kind = "story-for-ship" if alone else "story-for-ships"
    yield Line(kind, {"clause": clause, "what": lines(day.ships)})
    for good, told in day.goods.items():
        yield Line(
            "story-for-good",
            {"good": Part(good=good), "clause": goods_clause, "what": lines(told)},
        )
    yield from day.totals


def totals(game: Game) -> Line:
    """What everybody has now."""
    each = [
        Line("story-total", {"who": seat(number), "n": total})
        for number, total in enumerate(game.days[-1]["totals"])
    ]
    return Line(f"story-now-{TERMS[game.name].coin}", {"what": lines(each)})


def places(values: Sequence[int], least: int) -> Iterator[tuple[int, list[int]]]:
    """The places from the best down, each with the seats that hold it.

    >>> list(places([16, 23, 16], least=0))
    [(0, [1]), (1, [0, 2])]
    """
    place = 0
    for value in sorted({value for value in values if value >= least}, reverse=True):
        seats = [seat for seat, other in enumerate(values) if other == value]
        yield place, seats
        place += len(seats)


def ships(game: Game) -> list[Line]:
    """The ships by worth, and what they earned."""
    day, players = game.days[-1], len(game.players)
    prizes = SHIP_PAY[players * 6 : players * 6 + players]
    return [
        placed(game, place, seats, worth(day["values"][seats[0]]), prizes, day["ship"])
        for place, seats in places(day["values"], 0)
    ]


def standing(game: Game, good: int) -> list[Line]:
    """One good: the first two places, and the bonuses."""
    terms, day = TERMS[game.name], game.days[-1]
    players = len(game.players)
    second = 0 if players == 2 and game.name != "card" else SECOND
    prizes = [MOST, second, *([0] * (players - 2))]
    row: list[int] = getattr(game.state, terms.row)[good :: len(GOODS)][:players]
    name = GOODS[good]
    told = [
        placed(game, place, seats, stand(game, row[seats[0]]), prizes, day["goods"][name])
        for place, seats in places(row, terms.least)
        if sum(prizes[place : place + len(seats)])
    ]
    for number, bonus in enumerate(day["bonus"][name]):
        if bonus:
            told.append(bonus_told(game, number, row[number], bonus))
    return told or [Line("story-nobody-has")]


def worth(value: int) -> Line:
    """The worth of a ship."""
    return Line("story-worth", {"n": value})


def stand(game: Game, count: int) -> Line:
    """A standing in a good, in the words of the game."""
    return Line(TERMS[game.name].stand, {"n": count})


def placed(
    game: Game,
    place: int,
    seats: list[int],
    standing: Line,
    prizes: Sequence[int],
    pays: Sequence[int],
) -> Line:
    """One place: who holds it, with what, and what it earned; a tie is explained."""
    pay = pays[seats[0]]
    told = Line(
        "story-place",
        {"place": place + 1, "who": Part(seats=seats), "standing": lines([standing]), "pay": pay},
    )
    if len(seats) == 1:
        return told
    told.args["clause"] = TERMS[game.name].tie
    if game.name == "dice":
        told.id = "story-place-each"
        return told
    pot = [prize for prize in prizes[place : place + len(seats)] if prize]
    told.args["pot"] = " + ".join(map(str, pot))
    rounded = pay * len(seats) < sum(pot)
    told.id = "story-place-rounded" if rounded else "story-place-shared"
    return told


def bonus_told(game: Game, number: int, count: int, bonus: int) -> Line:
    """A bonus for standing high in a good."""
    kind = "story-monopoly" if game.name == "card" else "story-bonus"
    clause = "C35" if game.name == "card" and bonus > 10 else TERMS[game.name].bonus
    standing = lines([stand(game, count)])
    return Line(kind, {"who": seat(number), "standing": standing, "pay": bonus, "clause": clause})


def lone_ship(game: Game) -> list[Line]:
    """The ship of a round of solitaire."""
    worth, pay = game.days[-1]["values"][0], game.days[-1]["ship"][0]
    return [Line("story-lone-ship", {"n": worth, "pay": pay, "extra": pay - worth})]


def solitaire(game: Game) -> Iterator[list[Line]]:
    """The columns of a round of solitaire, good by good."""
    day, t = game.days[-1], game.state
    broken = max(t.circles[: len(GOODS)]) >= BREAKTHROUGH
    for good, name in enumerate(GOODS):
        crosses, circles = t.crosses[good], t.circles[good]
        if broken:
            lost = circles >= BREAKTHROUGH
            yield [Line("story-breakthrough" if lost else "story-broken", {"circles": circles})]
            continue
        pay = day["goods"][name][0]
        args = {"crosses": crosses, "circles": circles, "pay": pay}
        told = [Line("story-against", args)]
        if bonus := day["bonus"][name][0]:
            told.append(bonus_told(game, 0, crosses, bonus))
        yield told


def verdict(game: Game) -> list[Line]:
    """The end of the game: who has won, or the title earned."""
    terms, scores = TERMS[game.name], game.scores
    who = Part(seats=game.winners)
    if title := game.book.title_of(game.state):
        earned = lines([Line(title_id(title))])
        return [Line("story-title", {"who": who, "n": scores[0], "title": earned})]
    told = []
    best = [number for number, score in enumerate(scores) if score == max(scores)]
    if game.name == "dice" and len(best) > 1:
        told.append(Line("story-columns-decide", {"who": Part(seats=best)}))
    kind = "win" if len(game.winners) > 1 else "wins"
    end = Line(f"story-{kind}-{terms.coin}", {"who": who, "n": max(scores), "clause": terms.end})
    return [*told, end]


def title_id(title: str) -> str:
    """The message of a title of solitaire.

    >>> title_id("Deck Scrubber")
    'story-title-deck-scrubber'
    """
    return f"story-title-{title.lower().replace(' ', '-')}"
