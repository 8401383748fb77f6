"""The three games told once more, from the words of a record alone and without the package.

``retell`` follows the moves of a record and says what its days and its result must be. It knows
the rules only as far as a record shows them, and refuses what they forbid with ``UntrueError``.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

GOODS = ("cloth", "fur", "grain", "dye", "spice")
SHIPS = {2: [20], 3: [30, 15], 4: [30, 20, 10], 5: [30, 20, 10, 5], 6: [30, 20, 15, 10, 5]}
TITLES = (
    *((80, "Deck Scrubber"), (100, "Dish Washer"), (110, "Cook"), (120, "Cadet")),
    *((130, "Lookout"), (140, "Seaman"), (150, "Quartermaster"), (160, "Engineer")),
    *((170, "Navigator"), (180, "Officer"), (190, "Merchant"), (200, "Captain")),
)

Days = list[dict[str, Any]]
Split = Callable[[Sequence[int], int], int]  # prizes of the ranks, how many share them


class UntrueError(Exception):
    """What stands in the record cannot have happened."""


class OutOfMovesError(Exception):
    """The record has no more moves."""


class Moves:
    """The moves of a record, one after the other."""

    def __init__(self, moves: Sequence[Sequence[Any]]) -> None:
        self.left = [tuple(move) for move in moves]

    def next(self, actor: int | str, *verbs: str) -> list[str]:
        """The words of the next move, which must be this actor's."""
        if not self.left:
            raise OutOfMovesError
        who, text = self.left.pop(0)
        words: list[str] = text.split(" ")
        need(type(who) is type(actor) and who == actor, f"{actor} acts, not {who}")
        need(words[0] in verbs, f"{text} where {verbs} was due")
        return words

    def number(self, actor: int | str, verb: str) -> int:
        return whole(self.next(actor, verb)[1:])

    def card(self, deck: Counter[str]) -> str:
        """Nature turns up a card out of those that can come."""
        (card,) = self.next("nature", "card")[1:]
        need(deck[card] > 0, f"{card} cannot come")
        deck[card] -= 1
        return card


def need(true: bool, what: str) -> None:
    if not true:
        raise UntrueError(what)


def whole(words: Sequence[str]) -> int:
    need(len(words) == 1 and words[0].isdecimal(), f"{words} is no number")
    need(words[0] == str(int(words[0])), f"{words} is misspelt")
    return int(words[0])


def payments(
    values: Sequence[int], prizes: Sequence[int], split: Split, least: int = 0
) -> list[int]:
    """Prizes by rank, for those who have at least so much."""
    pays = []
    for mine in values:
        ahead, tied = sum(value > mine for value in values), values.count(mine)
        pays.append(split(prizes[ahead : ahead + tied], tied) if mine >= least else 0)
    return pays


def evenly(prizes: Sequence[int], tied: int) -> int:
    return sum(prizes) // tied


def evenly_in_fives(prizes: Sequence[int], tied: int) -> int:
    return sum(prizes) // (5 * tied) * 5


def best_rank(prizes: Sequence[int], tied: int) -> int:
    return prizes[0] if prizes else 0


def score_day(
    days: Days,
    before: list[int],
    values: list[int],
    ship: list[int],
    goods: dict[str, list[int]],
    bonus: dict[str, list[int]],
) -> list[int]:
    """Write down a day; return the new totals."""
    parts = [ship, *goods.values(), *bonus.values()]
    totals = [had + sum(got) for had, *got in zip(before, *parts, strict=True)]
    days.append({"values": values, "ship": ship, "goods": goods, "bonus": bonus, "totals": totals})
    return totals[:]


def start_player(moves: Moves, day: int, florins: list[int]) -> int:
    first = moves.number("nature", "first")
    need(first < len(florins), f"nobody sits on {first}")
    need(day == 0 or florins[first] == min(florins), f"{first} is not the poorest")
    return first


def clockwise(after: int, players: int) -> list[int]:
    """All seats, from the one after."""
    return [(after + turn) % players for turn in range(1, players + 1)]


def board(moves: Moves, players: int, days: Days) -> list[int]:
    spaces = 7 if players == 2 else 5
    florins = [40 if players < 5 else 30] * players
    level = {good: [0] * players for good in GOODS}
    for day in range(3):
        presenter = start_player(moves, day, florins) - 1
        deck = Counter({f"{good}{value}": 1 + value // 5 for good in GOODS for value in range(6)})
        deck["gold10"] = 1
        left = {2: 18, 3: 18, 4: 24, 5: 30, 6: 36}[players]
        room = [spaces] * players
        ships: list[list[str]] = [[] for _ in range(players)]
        while left and sum(map(bool, room)) > 1:
            presenter = next(seat for seat in clockwise(presenter, players) if room[seat])
            lot = [moves.card(deck)]
            while len(lot) < min(3, left, max(room)):
                if moves.next(presenter, "draw", "auction") == ["auction"]:
                    break
                lot.append(moves.card(deck))
            left -= len(lot)
            best, buyer = 0, -1
            for seat in clockwise(presenter, players):
                if room[seat] >= len(lot) and florins[seat] > best:
                    verb, *amount = moves.next(seat, "bid", "pass")
                    if verb == "bid":
                        need(best < whole(amount) <= florins[seat], f"no bid: {amount}")
                        best, buyer = whole(amount), seat
            if buyer >= 0:
                florins[buyer] -= best
                ships[buyer] += lot
                room[buyer] -= len(lot)
        for seat in range(players):  # at most one has room while cards are left
            while left and room[seat]:
                ships[seat].append(moves.card(deck))
                room[seat] -= 1
                left -= 1
        values = [sum(int(card.lstrip("abcdefghijklmnopqrstuvwxyz")) for card in s) for s in ships]
        for good, row in level.items():
            row[:] = [
                min(7, had + sum(card.startswith(good) for card in ship))
                for had, ship in zip(row, ships, strict=True)
            ]
        second = [5] if players > 2 else []
        florins = score_day(
            days,
            florins,
            values,
            payments(values, SHIPS[players], evenly),
            {good: payments(row, [10, *second], evenly) for good, row in level.items()},
            {good: [{5: 5, 6: 10, 7: 20}.get(at, 0) for at in row] for good, row in level.items()},
        )
    return florins


def card(moves: Moves, players: int, days: Days, rising: bool) -> list[int]:
    florins = [0] * players
    warehouses: list[Counter[str]] = [Counter() for _ in range(players)]
    deck = Counter({f"{good}{value}": 4 for good in GOODS for value in (2, 3, 4, 5)})
    deck.update({f"{good}0x2": 2 for good in GOODS} | {f"{good}0g": 1 for good in GOODS})
    deck.update({"neutral2": 5, "neutral7": 10})
    for day in range(3):
        seat = start_player(moves, day, florins)
        room = [7 if players == 2 else 5] * players
        ships: list[list[str]] = [[] for _ in range(players)]
        market: list[str] = []
        while True:
            take_turn(moves, seat, market, deck, room, ships)
            others = [other for other in clockwise(seat, players)[:-1] if room[other]]
            if not others:
                break
            seat = others[0]
        deck.update(market)
        for ship, warehouse in zip(ships, warehouses, strict=True):
            for loaded in ship:
                warehouse[good_of(loaded)] += 2 if loaded.endswith("x2") else 1
        values = [sum(value_of(loaded) for loaded in ship) for ship in ships]
        goods, bonus = {}, {}
        five = 7 if players == 2 else 5
        for good in GOODS:
            icons = [warehouse[good] for warehouse in warehouses]
            goods[good] = payments(icons, [10, 5], evenly_in_fives, least=1)
            high = [20 if rising and have >= five + 3 else 10 for have in icons]
            bonus[good] = [
                pay if have >= five else 0 for pay, have in zip(high, icons, strict=True)
            ]
        ship_pay = payments(values, SHIPS[players], evenly_in_fives)
        florins = score_day(days, florins, values, ship_pay, goods, bonus)
    return florins


def take_turn(
    moves: Moves,
    seat: int,
    market: list[str],
    deck: Counter[str],
    room: list[int],
    ships: list[list[str]],
) -> None:
    revealed = 0
    if not market:
        market.append(moves.card(deck))
        revealed = 1
    while (words := moves.next(seat, "reveal", "take")) == ["reveal"]:
        revealed += 1
        need(revealed <= 3 and deck.total() > 0, "no more to reveal")
        market.append(moves.card(deck))
    need(words[1:] in (["1"], ["1", "2"], ["1", "3"], ["1", "2", "3"]), f"no such {words}")
    numbers = [int(word) for word in words[1:]]
    need(numbers[-1] <= len(market), "out of the market")
    taken = [market[-number] for number in numbers]
    for number in reversed(numbers):
        del market[-number]
    room[seat] -= sum(not is_green(loaded) for loaded in taken)
    need(room[seat] >= 0, "too much to load")
    ships[seat] += taken


def is_green(name: str) -> bool:
    return name.startswith("neutral") or name.endswith("g")


def good_of(name: str) -> str:
    return next((good for good in GOODS if name.startswith(good)), "")


def value_of(name: str) -> int:
    return int("".join(letter for letter in name.removesuffix("x2") if letter.isdigit()))


def dice(moves: Moves, players: int, days: Days) -> list[int]:
    points = [0] * players
    crosses = [dict.fromkeys(GOODS, 0) for _ in range(players)]
    circles = dict.fromkeys(GOODS, 0)
    roller = moves.number("nature", "first") if players > 1 else 0
    need(roller < players, f"nobody sits on {roller}")
    for _ in range(3):
        ships: list[list[int]] = [[] for _ in range(players)]
        while True:
            faces = moves.next("nature", "roll")[1:]
            need(all(can_fall(die, face) for die, face in enumerate(faces)), f"no roll: {faces}")
            need(len(faces) == 5, f"no roll: {faces}")
            room = 7 - len(ships[roller])
            last = players > 1 and all(
                len(ship) == 7 for seat, ship in enumerate(ships) if seat != roller
            )
            mine = choose_dice(moves, roller)
            need(len(mine) == room if last else len(mine) <= min(3, room), f"{mine}: wrong number")
            enter([faces[die] for die in mine], ships[roller], crosses[roller])
            rest = [die for die in range(5) if die not in mine]
            for seat in clockwise(roller, players)[:-1]:
                if len(ships[seat]) < 7:
                    one = choose_dice(moves, seat)
                    need(len(one) == 1 and one[0] in rest, f"{one} is not one of {rest}")
                    enter([faces[one[0]]], ships[seat], crosses[seat])
            if players == 1:
                enter([faces[die] for die in rest], [], circles)
            loading = [seat for seat in clockwise(roller, players) if len(ships[seat]) < 7]
            if not loading:
                break
            roller = loading[0]
        roller = (roller + 1) % players
        values = [sum(ship) for ship in ships]
        columns = {good: [sheet[good] for sheet in crosses] for good in GOODS}
        bonus = {
            good: [10 * (have >= 9) + 10 * (have == 12) for have in column]
            for good, column in columns.items()
        }
        if players > 1:
            second = [5] if players > 2 else []
            ship_pay = payments(values, SHIPS[players], best_rank)
            goods = {
                good: payments(column, [10, *second], best_rank, least=1)
                for good, column in columns.items()
            }
        else:
            worth = values[0]
            ship_pay = [0 if worth < 20 else worth + 10 * (worth >= 30)]
            goods = {good: [10 * (column[0] >= circles[good])] for good, column in columns.items()}
            if max(circles.values()) >= 9:
                goods, bonus = ({good: [0] for good in GOODS} for _ in range(2))
        points = score_day(days, points, values, ship_pay, goods, bonus)
    heights = [sorted(sheet.values(), reverse=True) for sheet in crosses]
    best = max(zip(points, heights, strict=True))
    return [seat for seat in range(players) if (points[seat], heights[seat]) == best]


def can_fall(die: int, face: str) -> bool:
    order = ("dye", "fur", "cloth", "spice", "grain")
    return face in ("gold5", *(f"{good}{(shift + die) % 5}" for shift, good in enumerate(order)))


def choose_dice(moves: Moves, seat: int) -> list[int]:
    """The dice that a seat chooses, counted from 0."""
    numbers = [whole([word]) for word in moves.next(seat, "choose")[1:]]
    need(numbers == sorted(set(numbers) & {1, 2, 3, 4, 5}), f"no dice: {numbers}")
    need(bool(numbers), "no dice")
    return [number - 1 for number in numbers]


def enter(faces: list[str], ship: list[int], columns: dict[str, int]) -> None:
    for face in faces:
        ship.append(value_of(face))
        if good := good_of(face):
            columns[good] = min(12, columns[good] + 1 + (value_of(face) == 0))


def retell(record: dict[str, Any]) -> tuple[Days, dict[str, Any] | None]:
    """The days and the result that the moves of a record lead to."""
    moves, players = Moves(record["moves"]), len(record["players"])
    days: Days = []
    try:
        if record["game"] == "dice":
            winners = dice(moves, players, days)
            scores = days[-1]["totals"]
        else:
            if record["game"] == "board":
                scores = board(moves, players, days)
            else:
                scores = card(moves, players, days, record["options"].get("rising_monopoly", False))
            winners = [seat for seat in range(players) if scores[seat] == max(scores)]
    except OutOfMovesError:
        return days, None
    need(not moves.left, "moves after the end")
    result = {"scores": scores, "winners": winners}
    if players == 1:
        total = scores[0]
        result["title"] = next((title for below, title in TITLES if total < below), "Medici")
    return days, result
