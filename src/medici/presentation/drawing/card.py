"""The picture of the card game."""

from collections.abc import Sequence

from medici.presentation.drawing.picture import Chip, Line, Picture, Say, acting, of_seat, standing
from medici.presentation.scene import CardScene


def picture(scene: CardScene, names: Sequence[str], say: Say) -> Picture:
    """The market in the middle, its end on the right; everybody's ship and warehouse."""
    near = len(scene.market) - scene.reach
    return Picture(
        heading=say("drawing-day", {"n": scene.day}),
        status=standing(scene.actor, names, say),
        caption=say("drawing-market", None),
        middle=[Chip(card, dim=place < near) for place, card in enumerate(scene.market)],
        note=say("drawing-deck", {"n": scene.deck}),
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
                goods=of_seat(scene.icons, scene.aboard, seat),
                seat=seat,
            )
            for seat, name in enumerate(names)
        ],
        marked=acting(scene.actor),
    )
