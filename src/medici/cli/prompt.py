"""What a person types at the prompt, and how it is meant."""

import re
from collections.abc import Sequence
from typing import NamedTuple

VERBS = {
    "b": "bid",
    "p": "pass",
    "d": "draw",
    "a": "auction",
    "r": "reveal",
    "t": "take",
    "c": "choose",
}
COMMANDS = ("undo", "save", "load", "log", "table", "help", "quit")
SHORT = {"u": "undo", "h": "help", "?": "help", "q": "quit", "exit": "quit"}
WITH_NUMBERS = ("bid", "take", "choose")
FEW = 8  # moves that are named one by one
HELP = """\
Moves: type one as shown, or its short form:
  board  7 = bid 7, p = pass, d = draw, a = auction
  card   r = reveal, 1 3 = take 1 3 (cards counted from the end of the market)
  dice   1 3 = choose 1 3 (dice by their numbers)
Commands:
  table      draw the table again
  log        tell the story of the game so far
  undo       take back your last move, unless chance or others have acted since
  save FILE  write the game to a file (without FILE: to your saved games)
  load FILE  continue the game in a file instead of this one
  help       this list
  quit       save the game and leave (so do Ctrl-D and Ctrl-C)"""


class Command(NamedTuple):
    """One of the commands, with the file it names, if any."""

    name: str
    file: str = ""


def understand(line: str, legal: Sequence[str]) -> Command | str:
    """A typed line as a command or as the text of a move, which need not be legal.

    >>> understand(" 7 ", ["pass", "bid 6", "bid 7"]), understand("P", ["pass"])
    ('bid 7', 'pass')
    >>> understand("3 1", ["take 1", "take 1 3"])
    'take 1 3'
    >>> understand("save my game.json", [])
    Command(name='save', file='my game.json')
    """
    word, _, rest = line.strip().partition(" ")
    name = SHORT.get(word.lower(), word.lower())
    if name in COMMANDS:
        return Command(name, rest.strip().strip("'\""))
    words = line.lower().replace(",", " ").split()
    if words and words[0].isdecimal() and (verb := number_verb(legal)):
        words.insert(0, verb)
    if words:
        words[0] = VERBS.get(words[0], words[0])
    numbers = words[1:]
    if words and words[0] in WITH_NUMBERS and all(re.fullmatch("[0-9]+", one) for one in numbers):
        words[1:] = map(str, sorted(int(one) for one in numbers))
    return " ".join(words)


def number_verb(legal: Sequence[str]) -> str:
    """The verb that bare numbers stand for now.

    >>> number_verb(["reveal", "take 1"])
    'take'
    """
    return next((verb for move in legal if (verb := move.split()[0]) in WITH_NUMBERS), "")


def offer(legal: Sequence[str]) -> str:
    """The legal moves in a line, long lists in short.

    >>> offer(["pass", "bid 8", "bid 9", "bid 10"])
    'bid 8 ... bid 10, pass'
    >>> offer(["draw", "auction"])
    'draw, auction'
    >>> offer([f"choose {a} {b}" for a in range(1, 5) for b in range(a + 1, 6)])
    'choose any 2 of 1 2 3 4 5'
    """
    bids = [move for move in legal if move.startswith("bid")]
    others = [move for move in legal if not move.startswith("bid")]
    if len(others) > FEW:
        return choices(others)
    few = [bids[0], bids[-1]] if len(bids) > 2 else bids
    return ", ".join([" ... ".join(few), *others] if bids else others)


def choices(moves: Sequence[str]) -> str:
    """Many sets of dice in a few words."""
    sets = [move.split()[1:] for move in moves]
    dice = " ".join(sorted({die for one in sets for die in one}))
    least, most = min(map(len, sets)), max(map(len, sets))
    count = str(least) if least == most else f"{least} to {most}"
    return f"choose any {count} of {dice}"
