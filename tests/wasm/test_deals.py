"""A whole deal in a browser: the same chance and the same answers of bots as a server finds."""

import msgspec
import pytest

from medici.fair import Secret
from medici.games.actors import NATURE_NAME
from medici.online.community.deals import SETUPS, nature_of, new_deal
from medici.online.community.replay_deal import play_deal, replay_deal, score_of
from medici.online.tables.citizens import player_of
from medici.record import Game
from tests.long_run import long_unless
from tests.node import node
from tests.wasm.engines import engine_folder


def person(game: Game, number: int) -> str:
    """Somebody who plays neither badly nor well."""
    legal = game.legal()
    return legal[number * 7 % len(legal)]


@pytest.mark.slow
@pytest.mark.parametrize("name", long_unless(["solitaire"], SETUPS))
def test_a_whole_deal_is_the_same_in_a_browser(name: str) -> None:
    secret = Secret(bytes(range(32)))
    deal = new_deal(f"2026-11-18-{name}", SETUPS[name], secret)
    game = play_deal(deal, secret, person)
    draws: list[tuple[int, int]] = []
    replayed = Game(deal.game, deal.players, deal.options)
    for actor, move in game.moves:
        if actor == NATURE_NAME:
            draws.append((len(draws), replayed.book.ways(replayed.state)))
        replayed.play(move)
    nature = nature_of(deal, secret)
    bots = {seat: player_of(level, deal.citizens[seat]) for seat, level in deal.bots.items()}
    request = {
        "folder": engine_folder(deal.game),
        "deal": msgspec.to_builtins(deal),
        "secret": secret.published(),
        "players": bots,
        "played": game.moves,
        "draws": draws,
    }
    answer = node("wasm/deals.mjs", request)
    assert answer["drawn"] == [nature.index(number, ways) for number, ways in draws]
    answers = {reply["id"]: reply["move"] for reply in answer["replies"]}
    moves = [answers.get(number, move) for number, (_, move) in enumerate(game.moves)]
    assert moves == [move for _, move in game.moves]
    assert len(answers) == sum(str(actor) in deal.bots for actor, _ in game.moves)
    assert replay_deal(deal, secret, moves) == score_of(game, deal.seat)
    if bots:
        assert answer["without"] == {"id": min(answers), "problem": "no line"}
