"""Whose turn it is, and what is asked or going on, in a line."""

from medici.interfaces.tui.clock import told
from medici.interfaces.tui.draw import PAINTERS, seats_of
from medici.interfaces.tui.plays import Play
from medici.presentation.scene import scene
from medici.presentation.words import Words
from medici.record import Game

FRAMES = ("·  ", "·· ", "···", " ··", "  ·", "   ")  # somebody thinks
LEVELS = ("random", "apprentice", "merchant", "banker", "prince")


def status(play: Play, texts: Words, frame: str) -> str:
    """What the line under the table says; where there is a clock, it comes first."""
    left = told(play.until)
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
    if game.actor == "nature":
        return f"{texts.say(chance(game))} {frame}"
    name, bot = game.players[game.actor], play.bot(game.actor)
    if bot not in LEVELS:
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
