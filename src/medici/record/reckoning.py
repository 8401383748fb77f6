"""Tell how a day was scored, step by step, and how the game ended."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from medici.games.dice.solitaire import BREAKTHROUGH
from medici.games.places import MOST, SECOND, SHIP_PAY
from medici.goods import GOODS
from medici.record.game import Game
from medici.record.words import counted, listed, ordinal, sentence


class Terms(NamedTuple):
    """The words of a game, and the clauses that its scoring rests on."""

    span: str
    coin: str
    row: str  # where a state keeps each seat's standing in the goods
    least: int  # a standing below this takes no place
    ships: str
    goods: str
    tie: str
    bonus: str
    end: str


TERMS = {
    "board": Terms("day", "florins", "level", 0, "B40", "B43", "B41", "B44", "B51"),
    "card": Terms("day", "florins", "icons", 1, "C30", "C33", "C31", "C34", "C42"),
    "dice": Terms("round", "points", "crosses", 1, "D20", "D22", "D21", "D23", "D30"),
}


def span(game: Game) -> str:
    """What a third of the game is called: a day or a round."""
    return TERMS[game.name].span


def reckoning(game: Game) -> Iterator[str]:
    """The scoring of a day, told directly after it; the first line is a heading."""
    terms = TERMS[game.name]
    yield f"Scoring of {terms.span} {len(game.days)}"
    if len(game.players) == 1:
        yield from alone(game)
    else:
        yield ships(game)
        for good in range(len(GOODS)):
            yield standing(game, good)
    totals = [f"{name} {game.days[-1]['totals'][seat]}" for seat, name in enumerate(game.players)]
    yield f"Now: {', '.join(totals)} {terms.coin}."


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


def ships(game: Game) -> str:
    """The ships by worth, and what they earned."""
    terms, day = TERMS[game.name], game.days[-1]
    players = len(game.players)
    prizes = SHIP_PAY[players * 6 : players * 6 + players]
    told = [
        placed(game, place, seats, f"worth {day['values'][seats[0]]}", prizes, day["ship"])
        for place, seats in places(day["values"], 0)
    ]
    return f"Ships ({terms.ships}): {'; '.join(told)}."


def standing(game: Game, good: int) -> str:
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
    for seat, bonus in enumerate(day["bonus"][name]):
        if bonus:
            told.append(bonus_told(game, seat, row[seat], bonus))
    return f"{sentence(name)} ({terms.goods}): {'; '.join(told) or 'nobody has any'}."


def stand(game: Game, count: int) -> str:
    """A standing in a good, in the words of the game."""
    if game.name == "board":
        return f"level {count}"
    if game.name == "card":
        return counted(count, "icon")
    return counted(count, "cross", "crosses")


def placed(
    game: Game,
    place: int,
    seats: list[int],
    standing: str,
    prizes: Sequence[int],
    pays: Sequence[int],
) -> str:
    """One place: who holds it, with what, and what it earned; a tie is explained."""
    terms, pay = TERMS[game.name], pays[seats[0]]
    holder = f"{ordinal(place)} {listed([game.players[seat] for seat in seats])}, {standing}"
    if len(seats) == 1:
        return f"{holder}: {pay}"
    if game.name == "dice":
        return f"{holder}: {pay} each ({terms.tie})"
    pot = [prize for prize in prizes[place : place + len(seats)] if prize]
    shares = f"share {' + '.join(map(str, pot))}"
    rounded = ", rounded down" if pay * len(seats) < sum(pot) else ""
    return f"{holder}, {shares}: {pay} each{rounded} ({terms.tie})"


def bonus_told(game: Game, seat: int, count: int, bonus: int) -> str:
    """A bonus for standing high in a good."""
    kind = "monopoly" if game.name == "card" else "bonus"
    clause = "C35" if game.name == "card" and bonus > 10 else TERMS[game.name].bonus
    return f"{kind} for {game.players[seat]}, {stand(game, count)}: {bonus} ({clause})"


def alone(game: Game) -> Iterator[str]:
    """The scoring of a round of solitaire."""
    day, t = game.days[-1], game.state
    yield f"Ship (D63): worth {day['values'][0]}: {day['ship'][0]}."
    lost = [name for good, name in enumerate(GOODS) if t.circles[good] >= BREAKTHROUGH]
    if lost:
        yield f"Breakthrough of the enemy in {listed(lost)}: no column scores (D65)."
        return
    for good, name in enumerate(GOODS):
        crosses, circles = stand(game, t.crosses[good]), counted(t.circles[good], "circle")
        told = f"{crosses} against {circles}: {day['goods'][name][0]}"
        if bonus := day["bonus"][name][0]:
            told += f"; {bonus_told(game, 0, t.crosses[good], bonus)}"
        yield f"{sentence(name)} (D64): {told}."


def verdict(game: Game) -> Iterator[str]:
    """The end of the game: who has won, or the title earned."""
    terms, scores = TERMS[game.name], game.scores
    names = listed([game.players[seat] for seat in game.winners])
    amount = f"{max(scores)} {terms.coin}"
    if title := game.book.title_of(game.state):
        yield f"{names} ends with {amount} and earns the title {title} (D66)."
        return
    best = [seat for seat, score in enumerate(scores) if score == max(scores)]
    if game.name == "dice" and len(best) > 1:
        tied = listed([game.players[seat] for seat in best])
        yield f"{tied} have equally many points: the fuller columns decide (D30)."
    if len(game.winners) > 1:
        yield f"{names} win together with {amount} ({terms.end})."
    else:
        yield f"{names} wins with {amount} ({terms.end})."
