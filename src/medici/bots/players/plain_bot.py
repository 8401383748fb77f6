"""A plain player of the league as a bot, by its style and number: ``plain:miser-A``.

Those with a letter are held out: nothing was ever tuned against them (docs/bots.md).
"""

import re
from dataclasses import dataclass
from functools import cache

from medici.bots.bot import Budget, check_asked
from medici.bots.compiled.engine import Engine, engine_of
from medici.bots.external.loading import NotABot
from medici.bots.opponents.league import HELD_OUT
from medici.bots.players.quick import AT_ONCE
from medici.bots.policies.heuristics import policies_of
from medici.bots.policies.plain import PLAIN
from medici.bots.policies.policy import PLAIN_POLICY
from medici.bots.processes.child import BotFailure
from medici.kernel import State, compiled
from medici.kernel.arrays import Record

NAME = re.compile(r"plain:(?P<style>[a-z]+)-((?P<letter>[A-Z])|(?P<number>[1-9]\d*))")


@dataclass(frozen=True)
class PlainBot:
    """Follows a few habits, as people do."""

    name: str
    style: str
    number: int  # of the player within the style
    about: str = "a plain player of the league"
    strength: str = "docs/league.md"
    budget: Budget = AT_ONCE

    def choose(self, engine: Engine, t: Record, budget: Budget, seed: int) -> int:
        """The move that its habits say."""
        check_asked(t["actor"])
        game = engine.book.name
        return int(compiled(PLAIN[game].move)(t, policy_of(game, self)))

    def move(self, game: str, state: State, seed: int, budget: Budget | None = None) -> int:
        """The same for a state object."""
        engine = engine_of(game)
        return self.choose(engine, engine.record_of(state), budget or self.budget, seed)


@cache
def policy_of(game: str, bot: PlainBot) -> Record:
    """The habits of a player, as compiled code takes them."""
    plain = PLAIN[game]
    for style in plain.styles:
        if style.name == bot.style:
            row = style.drawn(bot.number, plain.habits)
            found: Record = policies_of(game, [(PLAIN_POLICY, row)])[0]
            return found
    names = ", ".join(style.name for style in plain.styles)
    raise BotFailure("its style is of other games", f"expected one of {names}; got {bot.style}")


def is_plain_name(name: str) -> bool:
    """Whether a name is that of a plain player.

    >>> [is_plain_name(name) for name in ("plain:miser-A", "plain:miser-12", "plain:miser")]
    [True, True, False]
    """
    return NAME.fullmatch(name) is not None


@cache
def plain_bot(name: str) -> PlainBot:
    """The plain player of this name."""
    parts = NAME.fullmatch(name)
    assert parts, "asked for by ``is_plain_name``"
    styles = {style.name for plain in PLAIN.values() for style in plain.styles}
    if parts["style"] not in styles:
        raise NotABot(f"{name}: expected a style among {', '.join(sorted(styles))}")
    letter, number = parts["letter"], parts["number"]
    place = HELD_OUT + ord(letter) - ord("A") if letter else int(number) - 1
    return PlainBot(name, parts["style"], place)
