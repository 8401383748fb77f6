"""The table of the board game."""

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
    parts_of,
    player,
    row,
    sheet,
    short,
)
from medici.games.actors import NOBODY
from medici.games.board.notation import CARD_NAMES
from medici.games.board.scoring import BONUS
from medici.games.board.state import AUCTION, HOLD
from medici.goods import WARES
from medici.record import Game

KINDS = len(WARES)  # five goods and gold, for each ship


def draw(game: Game, mine: Collection[int]) -> RenderableType:
    """Ships, tracks, and the lot with its bids."""
    t = game.state
    top = heading(game, f"deck: {counted(t.deck, 'card')}")
    return Group(top, "", ships(game, mine), "", tracks(game, mine), "", lot(game))


def ships(game: Game, mine: Collection[int]) -> RenderableType:
    """What everybody owns and has aboard."""
    t = game.state
    table = sheet("  player", "florins", "worth", "free", "ship", left=(0, 4))
    for seat in range(t.players):
        first = seat * HOLD + t.room[seat]
        laden = t.hold[first : first + sum(t.aboard[seat * KINDS : (seat + 1) * KINDS])]
        cards = grouped(CARD_NAMES[kind] for kind in laden)
        numbers = [str(count) for count in (t.florins[seat], t.worth[seat], t.room[seat])]
        table.add_row(player(game, seat, mine), *numbers, cards)
    return table


def tracks(game: Game, mine: Collection[int]) -> RenderableType:
    """Everybody's level on the tracks, with the cards aboard that will raise it."""
    t = game.state
    table = goods_sheet("  level +aboard")
    for seat in range(t.players):
        levels = [
            growing(t.level[seat * 5 + good], t.aboard[seat * KINDS + good]) for good in range(5)
        ]
        table.add_row(player(game, seat, mine), *levels)
    bonus = ", ".join(f"{pay} on level {level}" for level, pay in enumerate(BONUS) if pay)
    return Group(table, Text(f"  bonus each day: {bonus}", style="dim"))


def lot(game: Game) -> RenderableType:
    """The lot, who presents it, and the bids so far."""
    t = game.state
    names = [CARD_NAMES[kind] for kind in t.lot[: t.lot_size]]
    cards = [card(name) for name in names]
    worth = sum(parts_of(name)[1] for name in names)
    line = Text("Lot: ", style="bold").append_text(row(cards) if cards else Text("none yet"))
    if cards:
        line.append(f"  (worth {worth}, {counted(t.lot_size, 'space')})")
    line.append(f"; {short(game.players[t.presenter])} presents")
    if t.phase != AUCTION:
        return line
    return Group(line, Text("Bids: ", style="bold").append(bids(game)))


def bids(game: Game) -> str:
    """What has been said in this auction, and who leads."""
    said = []
    for actor, text in reversed(game.moves):
        if not text.startswith(("bid", "pass")):
            break
        said.append(f"{short(game.players[int(actor)])} {text.removeprefix('bid ')}")
    t = game.state
    leads = f"; {short(game.players[t.leader])} leads with {t.high}" if t.leader != NOBODY else ""
    return (", ".join(reversed(said)) or "none yet") + leads


def asked(game: Game) -> str:
    """What the seat to act decides."""
    t = game.state
    name = short(game.players[t.actor])
    if t.phase == AUCTION:
        over = f"more than {t.high} " if t.high else ""
        return f"{name}: bid {over}for the lot, or pass?"
    return f"{name}: draw another card, or auction the lot?"
