"""Take a person out of what happened: the game stays, the name and the words go.

>>> greeting = ev.Said(at=1.0, player="p1", name="Ada", text="hello")
>>> without(greeting, "p1")
Said(at=1.0, player='p1', name='Guest', text='...')
>>> without(greeting, "p2") is greeting
True
"""

from msgspec.structs import replace

from medici.online.tables import events as ev

NOBODY = "Guest"
SILENCE = "..."


def without(event: ev.Event, player: str) -> ev.Event:
    """The event without the name of a player; the same one if the player is not named in it."""
    match event:
        case ev.TableCreated(by=by) if by == player:
            return replace(event, by_name=NOBODY)
        case ev.SeatTaken(player=sitting) if sitting == player:
            return replace(event, name=NOBODY)
        case ev.Said():
            return unsaid(event, player)
    return event


def unsaid(saying: ev.Said, player: str) -> ev.Said:
    """What was said, but not by whom and what, if a player said it."""
    return replace(saying, name=NOBODY, text=SILENCE) if saying.player == player else saying
