"""A bot that plays by the network in a file."""

from pathlib import Path

import pytest

from medici.bots import Budget, NotABot, bot_named
from medici.bots.compiled.engine import engine_of
from medici.bots.network.kept import kept_network, load_network, plain_network
from medici.bots.network.policy import network_move, network_verbs
from medici.bots.processes.child import BotFailure
from medici.bots.search.lookahead_engine import lookahead_engine
from medici.kernel import bound, seeded
from tests.bots.network.test_policy import positions


@pytest.mark.slow
def test_it_makes_the_best_choice_of_its_network(tmp_path: Path) -> None:
    file = tmp_path / "card.bin"
    file.write_bytes(kept_network("card"))
    bot = bot_named(str(file))
    best = bound(network_move, network_verbs("card"))
    seen = positions("card", 3, apart=9)
    assert seen
    for state in seen:
        assert bot.move("card", state, 1) == best(state, plain_network("card"))


@pytest.mark.slow
def test_games_that_its_network_has_not_learned_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "net.bin"
    file.write_bytes(kept_network("dice"))
    bot = bot_named(str(file))
    for game, players in (("card", 2), ("dice", 1)):
        t = engine_of(game).first_decision(players, 1)
        with pytest.raises(BotFailure, match=f"expected a network that has learned {game}"):
            bot.choose(engine_of(game), t, Budget(), 1)


@pytest.mark.slow
def test_it_looks_ahead_as_far_as_its_name_says(tmp_path: Path) -> None:
    file = tmp_path / "card.bin"
    file.write_bytes(kept_network("card"))
    bot = bot_named(f"{file}+3x60")
    engine = lookahead_engine("card")
    for state in positions("card", 3, apart=9):
        t = engine_of("card").record_of(state)
        searched = engine.search(t, load_network("card"), 3, Budget(rollouts=60), seeded(5))
        assert bot.move("card", state, 5) == searched.actions[0]


def test_a_file_that_holds_no_network_is_no_bot(tmp_path: Path) -> None:
    file = tmp_path / "letter.bin"
    with pytest.raises(NotABot, match=r"expected a file of a network; got .*No such file"):
        bot_named(str(file))
    file.write_bytes(b"Dear Cosimo, ")
    with pytest.raises(NotABot, match="expected a file of a network; got expected at least 14"):
        bot_named(str(file))
