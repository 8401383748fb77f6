"""What a person types at the prompt, and how it is meant."""

import re
import unicodedata
from collections.abc import Mapping, Sequence
from functools import cache
from typing import NamedTuple

from medici.presentation.words import words

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


class Command(NamedTuple):
    """One of the commands, with the file it names, if any."""

    name: str
    file: str = ""


def understand(line: str, legal: Sequence[str], lang: str = "en") -> Command | str:
    """A typed line as a command or as the text of a move, which need not be legal.

    >>> understand(" 7 ", ["pass", "bid 6", "bid 7"]), understand("P", ["pass"])
    ('bid 7', 'pass')
    >>> understand("3 1", ["take 1", "take 1 3"])
    'take 1 3'
    >>> understand("save my game.json", [])
    Command(name='save', file='my game.json')
    >>> understand("leilao", [], "pt-BR"), understand("sair", [], "pt-BR")
    ('auction', Command(name='quit', file=''))
    >>> understand("revelar", ["draw"], "pt-BR"), understand("revelar", ["reveal"], "pt-BR")
    ('draw', 'reveal')
    """
    word, _, rest = line.strip().partition(" ")
    name = command_words(lang).get(plain(word), plain(word))
    name = SHORT.get(name, name)
    if name in COMMANDS:
        return Command(name, rest.strip().strip("'\""))
    numbers = line.lower().replace(",", " ").split()
    verb, numbers = (numbers[0], numbers[1:]) if numbers else ("", [])
    if verb.isdecimal() and (meant := number_verb(legal)):
        verb, numbers = meant, [verb, *numbers]
    verb = VERBS.get(verb) or verb_meant(verb, legal, lang)
    if verb in WITH_NUMBERS and all(re.fullmatch("[0-9]+", one) for one in numbers):
        numbers = [str(number) for number in sorted(map(int, numbers))]
    return " ".join([verb, *numbers])


@cache
def command_words(lang: str) -> Mapping[str, str]:
    """What the words of a language stand for, of the commands."""
    texts = words(lang, "terminal")
    return {plain(texts.say(f"terminal-word-{name}")): name for name in COMMANDS}


def verb_meant(word: str, legal: Sequence[str], lang: str) -> str:
    """The verb that a word stands for; two games may have one word for different verbs."""
    texts = words(lang, "terminal")
    meant = [
        verb for verb in VERBS.values() if plain(texts.say(f"terminal-verb-{verb}")) == plain(word)
    ]
    allowed = {move.split()[0] for move in legal}
    return next((verb for verb in meant if verb in allowed), meant[0] if meant else word)


def plain(word: str) -> str:
    """A word in small letters without accents, as people type it.

    >>> plain("Leilão")
    'leilao'
    """
    apart = unicodedata.normalize("NFKD", word.lower())
    return "".join(sign for sign in apart if not unicodedata.combining(sign))


def number_verb(legal: Sequence[str]) -> str:
    """The verb that bare numbers stand for now.

    >>> number_verb(["reveal", "take 1"])
    'take'
    """
    return next((verb for move in legal if (verb := move.split()[0]) in WITH_NUMBERS), "")


def typed(move: str, lang: str = "en") -> str:
    """A move as one types it.

    >>> typed("bid 7", "pt-BR")
    'lance 7'
    """
    verb, _, numbers = move.partition(" ")
    if verb not in VERBS.values():
        return move
    return f"{words(lang, 'terminal').say(f'terminal-verb-{verb}')} {numbers}".strip()


def drawn(move: str, lang: str = "en") -> str:
    """A move of chance as one says it.

    >>> drawn("card fur3"), drawn("roll dye1 gold5", "de")
    ('fur 3', 'Farbe 1 und Gold 5')
    """
    verb, *what = move.split()
    said = words(lang)
    return said.join([said.card(card) for card in what]) if verb in ("card", "roll") else move


def offer(legal: Sequence[str], lang: str = "en") -> str:
    """The legal moves in a line, long lists in short.

    >>> offer(["pass", "bid 8", "bid 9", "bid 10"])
    'bid 8 … bid 10, pass'
    >>> offer(["draw", "auction"])
    'draw, auction'
    >>> offer([f"choose {a} {b}" for a in range(1, 5) for b in range(a + 1, 6)])
    'choose any 2 of 1 2 3 4 5'
    """
    bids = [typed(move, lang) for move in legal if move.startswith("bid")]
    others = [move for move in legal if not move.startswith("bid")]
    if len(others) > FEW:
        return choices(others, lang)
    said = [typed(move, lang) for move in others]
    few = [bids[0], bids[-1]] if len(bids) > 2 else bids
    return ", ".join([" … ".join(few), *said] if bids else said)


def choices(moves: Sequence[str], lang: str) -> str:
    """Many sets of dice in a few words."""
    sets = [move.split()[1:] for move in moves]
    dice = " ".join(sorted({die for one in sets for die in one}))
    least, most = min(map(len, sets)), max(map(len, sets))
    texts = words(lang, "terminal")
    span = texts.say("terminal-span", {"least": least, "most": most})
    return texts.say(
        "terminal-many", {"count": str(least) if least == most else span, "dice": dice}
    )
