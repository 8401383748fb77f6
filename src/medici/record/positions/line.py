"""The line itself: words with one space between them, each but the first two ``key=value``."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from medici.record.errors import MediciError

NONE = "-"


class PositionError(MediciError):
    """A text that is no position, or a position that no game can come to."""


class Head(NamedTuple):
    """What a line begins with: the game and its number of players; and the other words."""

    game: str
    players: int
    words: list[str]


def head_of(text: object) -> Head:
    """The game and number of players of a position.

    >>> head_of("dice 2 day=1").players
    2
    >>> head_of("dice")
    Traceback (most recent call last):
    medici.record.positions.line.PositionError: expected GAME PLAYERS KEY=VALUE ...; got 'dice'
    """
    if not isinstance(text, str):
        raise PositionError(f"expected a position as a text; got {text!r}")
    words = text.split(" ")
    if len(words) < 3:
        raise PositionError(f"expected GAME PLAYERS KEY=VALUE ...; got {text!r}")
    return Head(words[0], whole("players", words[1], 1, 6), words[2:])


def whole(key: str, text: str, low: int, high: int) -> int:
    """A number as it is written in a position: no sign, no zeros in front."""
    if not (text.isascii() and text.isdigit()) or str(int(text)) != text:
        raise PositionError(f"{key}: expected a number from {low} to {high}; got {text!r}")
    if not low <= int(text) <= high:
        raise PositionError(f"{key}: expected a number from {low} to {high}; got {text}")
    return int(text)


def line_of(game: str, players: int, fields: Mapping[str, str]) -> str:
    """The line of a position."""
    return " ".join([game, str(players), *(f"{key}={value}" for key, value in fields.items())])


def listed(parts: Sequence[object]) -> str:
    """A list as it is written; nothing is a dash.

    >>> listed(["fur3", "gold10"]), listed([])
    ('fur3,gold10', '-')
    """
    return ",".join(map(str, parts)) or NONE


def by_seat(parts: Sequence[object]) -> str:
    """What each seat has, seat 0 first."""
    return "/".join(map(str, parts))


class Fields:
    """The fields of a line, read by key; what they hold is checked on the way."""

    def __init__(self, words: Sequence[str], keys: Sequence[str], players: int) -> None:
        self.players = players
        self._values: dict[str, str] = {}
        for number, key in enumerate(keys):
            word = words[number] if number < len(words) else ""
            if not word.startswith(f"{key}="):
                raise PositionError(f"expected {key}=... next; got {word or 'the end'!r}")
            self._values[key] = word.removeprefix(f"{key}=")
        if len(words) > len(keys):
            raise PositionError(f"expected the end after {keys[-1]}; got {words[len(keys)]!r}")

    def text(self, key: str) -> str:
        """A value as it stands there."""
        return self._values[key]

    def choice(self, key: str, choices: Sequence[str]) -> int:
        """Which of several words it is."""
        if (text := self.text(key)) not in choices:
            raise PositionError(f"{key}: expected one of {', '.join(choices)}; got {text!r}")
        return choices.index(text)

    def number(self, key: str, low: int, high: int) -> int:
        """A number."""
        return whole(key, self.text(key), low, high)

    def each(self, key: str) -> list[str]:
        """A value for each seat."""
        parts = self.text(key).split("/")
        if len(parts) != self.players:
            raise PositionError(
                f"{key}: expected {self.players} values with / between them, one for each seat; "
                f"got {self.text(key)!r}"
            )
        return parts

    def numbers(self, key: str, low: int, high: int) -> list[int]:
        """A number for each seat."""
        return [whole(key, part, low, high) for part in self.each(key)]

    def rows(self, key: str, length: int | None, low: int, high: int) -> list[list[int]]:
        """Numbers for each seat: so many of them, or any."""
        return [row_of(key, part, length, low, high) for part in self.each(key)]

    def row(self, key: str, length: int | None, low: int, high: int) -> list[int]:
        """A list of numbers."""
        return row_of(key, self.text(key), length, low, high)

    def cards(self, key: str, names: Sequence[str]) -> list[int]:
        """A list of cards, by the numbers of their kinds."""
        return cards_of(key, self.text(key), names)

    def ships(self, key: str, names: Sequence[str]) -> list[list[int]]:
        """A list of cards for each seat."""
        return [cards_of(key, part, names) for part in self.each(key)]

    def check(self, sound: bool, key: str, expected: str) -> None:
        """Refuse a value that cannot be."""
        if not sound:
            raise PositionError(f"{key}: expected {expected}; got {self.text(key)!r}")

    def expect(self, key: str, truth: str, why: str) -> None:
        """Refuse a value that does not follow from the others."""
        self.check(self.text(key) == truth, key, f"{truth} {why}")


def row_of(key: str, text: str, length: int | None, low: int, high: int) -> list[int]:
    """Numbers with commas between them."""
    parts = [] if text == NONE else text.split(",")
    if length is not None and len(parts) != length:
        raise PositionError(f"{key}: expected {length} numbers with commas; got {text!r}")
    return [whole(key, part, low, high) for part in parts]


def cards_of(key: str, text: str, names: Sequence[str]) -> list[int]:
    """Cards with commas between them."""
    kinds = []
    for part in [] if text == NONE else text.split(","):
        if part not in names:
            raise PositionError(
                f"{key}: expected cards from {names[0]} to {names[-1]}, or -; got {part!r}"
            )
        kinds.append(names.index(part))
    return kinds
