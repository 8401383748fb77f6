"""The table of the card game."""

from collections.abc import Collection

from rich.console import Group, RenderableType
from rich.text import Text

from medici.cli.draw.parts import (
    card,
    counted,
    goods_sheet,
    grouped,
    growing,
    heading,
    player,
    row,
    sheet,
    short,
)
from medici.games.card.cards import GREEN, KIND_GOOD, KIND_ICONS
from medici.games.card.notation import CARD_NAMES
from medici.games.card.rules import REVEALS
from medici.games.card.scoring import MONOPOLY
from medici.games.card.state import HOLD
from medici.record import Game

REACH = 3  # C11


def draw(game: Game, mine: Collection[int]) -> RenderableType:
    """Ships, warehouses and the market."""
    top = heading(game, f"deck: {counted(game.state.deck_left, 'card')}")
    return Group(top, "", ships(game, mine), "", warehouses(game, mine), "", market(game))


def aboard(game: Game, seat: int) -> list[int]:
    """The kinds of the cards on a ship."""
    t = game.state
    cards: list[int] = t.hold[seat * HOLD : seat * HOLD + t.aboard[seat]]
    return cards


def ships(game: Game, mine: Collection[int]) -> RenderableType:
    """What everybody owns and has aboard, green cards apart."""
    t = game.state
    table = sheet("  player", "florins", "worth", "free", "ship", "green cards", left=(0, 4, 5))
    for seat in range(t.players):
        cards = aboard(game, seat)
        spaces = grouped(CARD_NAMES[kind] for kind in cards if kind < GREEN)
        green = grouped((CARD_NAMES[kind] for kind in cards if kind >= GREEN), nothing="")
        numbers = [str(count) for count in (t.florins[seat], t.worth[seat], t.room[seat])]
        table.add_row(player(game, seat, mine), *numbers, spaces, green)
    return table


def warehouses(game: Game, mine: Collection[int]) -> RenderableType:
    """Icons in the warehouses, with those aboard that will join them."""
    t = game.state
    table = goods_sheet("  icons +aboard")
    for seat in range(t.players):
        coming = [0] * 5
        for kind in aboard(game, seat):
            coming[KIND_GOOD[kind]] += KIND_ICONS[kind]
        icons = [growing(t.icons[seat * 5 + good], coming[good]) for good in range(5)]
        table.add_row(player(game, seat, mine), *icons)
    least = MONOPOLY[t.players]
    rising = f", 20 from {least + 3}" if t.rising else ""
    bonus = f"  monopoly each day: 10 from {least} icons{rising}"
    return Group(table, Text(bonus, style="dim"))


def market(game: Game) -> RenderableType:
    """The row of open cards: the last three with their numbers, and those out of reach."""
    t = game.state
    cards = [card(CARD_NAMES[kind]) for kind in t.market[: t.market_size]]
    near = [
        Text(f"[{place}] ", style="bold").append_text(words)
        for place, words in zip(range(min(REACH, len(cards)), 0, -1), cards[-REACH:], strict=True)
    ]
    line = Text("Market: ", style="bold")
    line.append_text(Text("   ").join(near) if near else Text("empty"))
    if len(cards) <= REACH:
        return line
    return Group(Text("Out of reach: ").append_text(row(cards[:-REACH])), line)


def asked(game: Game) -> str:
    """What the seat to act decides."""
    t = game.state
    name = short(game.players[t.actor])
    left = REVEALS - t.revealed
    if left and t.deck_left:
        return f"{name}: take from the end of the market, or reveal (up to {left} more)?"
    return f"{name}: take which cards from the end of the market?"
