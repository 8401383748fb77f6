"""The picture of the board game."""

from collections.abc import Sequence

from medici.presentation.drawing.picture import Chip, Line, Picture, Say, acting, of_seat, standing
from medici.presentation.scene import BoardScene


def picture(scene: BoardScene, names: Sequence[str], say: Say) -> Picture:
    """The lot in the middle, and everybody's ship and levels."""
    return Picture(
        heading=say("drawing-day", {"n": scene.day}),
        status=standing(scene.actor, names, say),
        caption=caption(scene, names, say),
        middle=[Chip(card) for card in scene.lot],
        note=note(scene, names, say),
        columns=(
            say("drawing-florins", None),
            say("drawing-ship", None),
            say("drawing-worth", None),
        ),
        lines=[
            Line(
                name=name,
                money=str(scene.florins[seat]),
                ship=[Chip(card) for card in scene.ships[seat].cards],
                free=scene.ships[seat].free,
                worth=str(scene.ships[seat].worth),
                goods=of_seat(scene.levels, scene.aboard, seat),
                seat=seat,
            )
            for seat, name in enumerate(names)
        ],
        marked=acting(scene.actor),
    )


def caption(scene: BoardScene, names: Sequence[str], say: Say) -> str:
    """What is going on in the middle."""
    if scene.presenter is None:
        return say("drawing-between", None)
    if scene.phase == "fill":
        return say("drawing-filling", None)
    return say("drawing-lot", {"who": names[scene.presenter], "n": scene.lot_worth})


def note(scene: BoardScene, names: Sequence[str], say: Say) -> str:
    """The deck, and in an auction the highest bid."""
    deck = say("drawing-deck", {"n": scene.deck})
    if scene.phase != "auction":
        return deck
    if scene.leader is None:
        return f"{say('drawing-no-bid', None)} · {deck}"
    bid = say("drawing-bid", {"n": scene.high, "who": names[scene.leader]})
    return f"{bid} · {deck}"
