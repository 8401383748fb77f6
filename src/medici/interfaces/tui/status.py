"""The line under the table: the clock, whose turn it is, and what is asked."""

import time
from collections.abc import Sequence
from datetime import datetime

from medici.bots import BOTS
from medici.games.actors import NATURE_NAME
from medici.interfaces.tui.draw import PAINTERS, seats_of
from medici.interfaces.tui.play import Play
from medici.presentation.scene import scene
from medici.presentation.words import Words
from medici.record import Game


def runs_out(
    actor: int | None, clocks: Sequence[float] | None, deadline: float | None
) -> float | None:
    """When the clock of who acts will have run out, by this machine's steady clock.

    The server names the deadline by its own clock. Where ours is so wrong that more would be left
    than there was, or nothing, what there was when the turn began counts from now on.
    """
    if actor is None or clocks is None or deadline is None:
        return None
    left, had = deadline - time.time(), clocks[actor]
    return time.monotonic() + (left if 0 < left <= had else had)


def time_left(until: float | None) -> str:
    """How long that is from now.

    >>> time_left(time.monotonic() + 61.9), time_left(None), time_left(0.0)
    ('1:01', '', '0:00')
    """
    if until is None:
        return ""
    minutes, seconds = divmod(max(int(until - time.monotonic()), 0), 60)
    return f"{minutes}:{seconds:02}"


def clock_time(at: float, texts: Words) -> str:
    """A day and a time of day, here and in the language."""
    moment = datetime.fromtimestamp(at)
    year, month, day, hour, minute = f"{moment:%Y %m %d %H %M}".split()
    parts = {"year": year, "month": month, "day": day, "hour": hour, "minute": minute}
    return texts.say("terminal-date", parts)


FRAMES = ("·  ", "·· ", "···", " ··", "  ·", "   ")  # somebody thinks


def status(play: Play, texts: Words, frame: str) -> str:
    """What the line under the table says; where there is a clock, it comes first."""
    left = time_left(play.until)
    return f"[{left}] {going_on(play, texts, frame)}" if left else going_on(play, texts, frame)


def going_on(play: Play, texts: Words, frame: str) -> str:
    """Whose turn it is, and what is asked or awaited."""
    game = play.game
    if game is None:
        return play.waiting(texts)
    if game.actor is None:
        return texts.say("terminal-over")
    if play.asked is not None:
        return asked(play, game, texts, play.asked)
    if game.actor == NATURE_NAME:
        return f"{texts.say(chance(game))} {frame}"
    name, bot = game.players[game.actor], play.bot(game.actor)
    if bot not in BOTS:
        return f"{texts.say('terminal-thinks', {'who': name})} {frame}"
    level = texts.say("shell-bot", {"bot": bot})
    return f"{texts.say('terminal-thinks-bot', {'who': name, 'bot': level})} {frame}"


def asked(play: Play, game: Game, texts: Words, seat: int) -> str:
    """What a person decides; named if there are several."""
    what = PAINTERS[game.name].question(scene(game), seats_of(game, texts.lang))
    if len(play.mine) == 1:
        return texts.say("terminal-turn", {"what": what})
    return texts.say("terminal-turn-of", {"who": game.players[seat], "what": what})


def chance(game: Game) -> str:
    """What chance is about to do."""
    if scene(game).phase == "first":
        return "terminal-starting"
    return "terminal-rolling" if game.name == "dice" else "terminal-turning"
