"""What a picture of a table shows, before it has a form."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from medici.presentation.scene import Actor, BoardScene, CardScene, DiceScene, Scene
from medici.presentation.scene.dice import Sheet
from medici.presentation.scene.parts import NAMES, Rows, Ship

Say = Callable[[str, Mapping[str, float | str] | None], str]


@dataclass
class Piece:
    """A card, a die or a number that lies somewhere."""

    name: str  # as in a record: fur3; or a number alone
    dim: bool = False  # cannot be taken now


@dataclass
class SeatRow:
    """What one seat has."""

    name: str
    money: str
    ship: Sequence[Piece]
    free: int  # empty spaces
    worth: str
    goods: Sequence[tuple[int, int]]  # of each good, how much there is, and how much will come
    seat: int | None = None  # None: the enemy's in solitaire


@dataclass
class Picture:
    """A table."""

    heading: str
    status: str
    caption: str  # of the middle
    middle: Sequence[Piece]
    note: str  # beside the caption
    columns: tuple[str, str, str]  # over money, ships and their worth
    rows: Sequence[SeatRow]
    marked: Sequence[int]  # seats that the status speaks of


def picture_of(scene: Scene, names: Sequence[str], say: Say) -> Picture:
    """What the picture of a scene shows."""
    dice = isinstance(scene, DiceScene)
    caption, middle, note = describe_middle(scene, names, say)
    return Picture(
        heading=say("drawing-round" if dice else "drawing-day", {"n": scene.day}),
        status=describe_actor(scene.actor, names, say),
        caption=caption,
        middle=middle,
        note=note,
        columns=(
            say("drawing-points" if dice else "drawing-florins", None),
            say("drawing-ship", None),
            say("drawing-worth", None),
        ),
        rows=seat_rows(scene, names, say),
        marked=[scene.actor] if isinstance(scene.actor, int) else [],
    )


def describe_actor(actor: Actor, names: Sequence[str], say: Say) -> str:
    """Who is to act, in words."""
    if isinstance(actor, int):
        return say("drawing-acts", {"who": names[actor]})
    return say("drawing-chance" if actor else "drawing-over", None)


def describe_middle(scene: Scene, names: Sequence[str], say: Say) -> tuple[str, list[Piece], str]:
    """The lot, the market or the dice, with a caption and a note."""
    match scene:
        case BoardScene():
            return lot_caption(scene, names, say), pieces(scene.lot), lot_note(scene, names, say)
        case CardScene():
            near = len(scene.market) - scene.reach
            market = [Piece(card, dim=place < near) for place, card in enumerate(scene.market)]
            return say("drawing-market", None), market, say("drawing-deck", {"n": scene.deck})
        case DiceScene():
            roller = None if scene.roller is None else names[scene.roller]
            dice = [
                Piece(face, dim=bool(scene.left) and place not in scene.left)
                for place, face in enumerate(scene.dice, 1)
            ]
            return say("drawing-dice", {"who": roller}) if roller else "", dice, ""


def lot_caption(scene: BoardScene, names: Sequence[str], say: Say) -> str:
    """Whose lot it is."""
    if scene.presenter is None:
        return say("drawing-between", None)
    if scene.phase == "fill":
        return say("drawing-filling", None)
    return say("drawing-lot", {"who": names[scene.presenter], "n": scene.lot_worth})


def lot_note(scene: BoardScene, names: Sequence[str], say: Say) -> str:
    """The deck, and in an auction the highest bid."""
    deck = say("drawing-deck", {"n": scene.deck})
    if scene.phase != "auction":
        return deck
    if scene.leader is None:
        return f"{say('drawing-no-bid', None)} · {deck}"
    return f"{say('drawing-bid', {'n': scene.high, 'who': names[scene.leader]})} · {deck}"


def seat_rows(scene: Scene, names: Sequence[str], say: Say) -> list[SeatRow]:
    """What everybody has, and in solitaire the enemy's circles."""
    if not isinstance(scene, DiceScene):
        standings = scene.levels if isinstance(scene, BoardScene) else scene.icons
        return [
            seat_row(name, seat, scene.florins, ship, ship.cards, standings, scene.aboard)
            for seat, (name, ship) in enumerate(zip(names, scene.ships, strict=True))
        ]
    rows = [
        seat_row(name, seat, scene.points, sheet, map(str, sheet.numbers), scene.crosses, None)
        for seat, (name, sheet) in enumerate(zip(names, scene.sheets, strict=True))
    ]
    if scene.circles is not None:
        circles = [(count, 0) for count in scene.circles.values()]
        rows.append(SeatRow(say("drawing-enemy", None), "", [], 0, "", circles))
    return rows


def seat_row(  # all that a row shows
    name: str,
    seat: int,
    money: Sequence[int],
    ship: Ship | Sheet,
    aboard: Iterable[str],
    standings: Rows,
    coming: Rows | None,
) -> SeatRow:
    """What one seat has."""
    goods = [(standings[good][seat], coming[good][seat] if coming else 0) for good in NAMES]
    return SeatRow(name, str(money[seat]), pieces(aboard), ship.free, str(ship.worth), goods, seat)


def pieces(names: Iterable[str]) -> list[Piece]:
    """Cards or numbers in a row."""
    return [Piece(name) for name in names]
