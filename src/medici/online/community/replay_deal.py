"""Play a deal again: nothing that is said of it is believed.

A browser tells all moves of a finished game. Here the rules are asked about the person's, nature
about chance, and the bots about theirs; each must be what the deal gives. This takes a bot's time,
so a server does it in a process of its own.
"""

from collections.abc import Callable, Sequence

import msgspec

from medici.bots import Bot, Budget, budget_of, own_bot
from medici.bots.compiled.engine import engine_of
from medici.fair import Secret
from medici.games.actors import NATURE_NAME
from medici.online.community.deals import Deal, bots_source, nature_of, search_seed
from medici.online.tables.citizens import player_of
from medici.record import Game, MediciError

MOST_MOVES = 2000  # several times as many as the longest game of a deal has
PAR = "prince"  # the bot that plays the person's seat for comparison


class DealRefused(MediciError):  # noqa: N818
    """A game that is none of this deal's."""


class Score(msgspec.Struct, frozen=True):
    """What a seat made of a deal."""

    florins: int
    place: int  # from 1
    scores: list[int]  # of all seats


Choose = Callable[[Game, int], str]  # the person's move, and how many moves were made before it


def play_deal(deal: Deal, secret: Secret, choose: Choose) -> Game:
    """Play a deal to its end, with somebody's choices in the person's seat."""
    nature, source = nature_of(deal, secret), bots_source(deal, secret)
    game, natures = Game(deal.game, deal.players, deal.options), 0
    while not game.over:
        if game.actor == NATURE_NAME:
            game.play(nature.choose(game, natures))
            natures += 1
        elif game.actor == deal.seat:
            game.play(choose(game, len(game.moves)))
        else:
            game.play(bot_move(deal, game, search_seed(source, len(game.moves))))
    return game


def bot_move(deal: Deal, game: Game, seed: int) -> str:
    """What the bot in the seat to act does; where there is no choice, nobody thinks."""
    seat = str(game.actor)
    name = player_of(deal.bots[seat], deal.citizens[seat])
    bot = own_bot(name)
    if bot is None:
        raise DealRefused(f"expected a bot of ours in seat {seat}; got {name}")
    return chosen(bot, game, Budget(rollouts=deal.rollouts[seat]), seed)


def chosen(bot: Bot, game: Game, budget: Budget, seed: int) -> str:
    """A bot's choice within a budget of rollouts, as browsers make it."""
    legal = game.legal()
    if len(legal) == 1:
        return legal[0]
    engine = engine_of(game.name)
    return game.book.move_name(bot.choose(engine, engine.record_of(game.state), budget, seed))


def replay_deal(deal: Deal, secret: Secret, moves: Sequence[str]) -> Score:
    """What a game of a deal came to; DealRefused if it is none."""
    if len(moves) > MOST_MOVES:
        raise DealRefused(f"expected at most {MOST_MOVES} moves; got {len(moves)}")

    checked = 0

    def compare(game: Game) -> None:
        nonlocal checked
        for (actor, move), got in zip(game.moves[checked:], moves[checked:], strict=False):
            checked += 1
            if move != got:
                who = "chance" if actor == NATURE_NAME else f"seat {actor}"
                raise DealRefused(f"move {checked}: expected {move!r} of {who}; got {got!r:.60}")

    def told(game: Game, number: int) -> str:
        compare(game)
        if number >= len(moves):
            raise DealRefused(f"expected a finished game; got {len(moves)} moves")
        if moves[number] not in game.legal():
            raise DealRefused(
                f"move {number + 1}: expected a legal move; got {moves[number]!r:.60}"
            )
        return moves[number]

    game = play_deal(deal, secret, told)
    compare(game)
    if len(moves) != len(game.moves):
        raise DealRefused(f"expected {len(game.moves)} moves; got {len(moves)}")
    return score_of(game, deal.seat)


def play_par(deal: Deal, secret: Secret) -> Score:
    """What a prince makes of the person's seat."""
    prince, source = own_bot(PAR), bots_source(deal, secret)
    assert prince
    rollouts = budget_of(prince, deal.game, deal.players).rollouts

    def think(game: Game, number: int) -> str:
        return chosen(prince, game, Budget(rollouts=rollouts), search_seed(source, number))

    return score_of(play_deal(deal, secret, think), deal.seat)


def score_of(game: Game, seat: int) -> Score:
    """What a seat has at the end of a game."""
    result = game.result
    assert result, "asked at the end of a game"
    scores = [int(score) for score in result["scores"]]
    own = scores[seat]
    return Score(own, 1 + sum(score > own for score in scores), scores)
