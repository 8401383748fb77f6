"""The picture of the dice game, and of its solitaire."""

from collections.abc import Sequence

from medici.presentation.drawing.picture import Chip, Line, Picture, Say, acting, of_seat, standing
from medici.presentation.scene import DiceScene


def picture(scene: DiceScene, names: Sequence[str], say: Say) -> Picture:
    """The dice in the middle, and all sheets."""
    free = set(scene.left)
    choosing = bool(free)
    dice = [
        Chip(face, dim=choosing and place not in free) for place, face in enumerate(scene.dice, 1)
    ]
    roller = None if scene.roller is None else names[scene.roller]
    return Picture(
        heading=say("drawing-round", {"n": scene.day}),
        status=standing(scene.actor, names, say),
        caption=say("drawing-dice", {"who": roller}) if roller else "",
        middle=dice,
        note="",
        columns=(
            say("drawing-points", None),
            say("drawing-ship", None),
            say("drawing-worth", None),
        ),
        lines=[*sheets(scene, names), *enemy(scene, say)],
        marked=acting(scene.actor),
    )


def sheets(scene: DiceScene, names: Sequence[str]) -> list[Line]:
    """Everybody's sheet."""
    return [
        Line(
            name=name,
            money=str(scene.points[seat]),
            ship=[Chip(str(number)) for number in scene.sheets[seat].numbers],
            free=scene.sheets[seat].free,
            worth=str(scene.sheets[seat].worth),
            goods=of_seat(scene.crosses, None, seat),
            seat=seat,
        )
        for seat, name in enumerate(names)
    ]


def enemy(scene: DiceScene, say: Say) -> list[Line]:
    """The enemy's circles, in solitaire."""
    if scene.circles is None:
        return []
    circles = [(count, 0) for count in scene.circles.values()]
    return [Line(say("drawing-enemy", None), "", [], 0, "", circles)]
