"""Characters: names, ways that differ, and levels that stay what they are."""

import numpy as np
import pytest

from medici.bots import BOTS, LEVELS, Budget, NotABot, bot_named, budget_of
from medici.bots.compiled.engine import engine_of
from medici.bots.network.characters import CHARACTERS, STEADY, tilts_of
from medici.bots.network.inputs import INPUTS
from medici.bots.network.kept import load_network, own_network
from medici.games import GAMES
from medici.online.tables import citizens
from tests.bots.network.test_policy import positions

OTHERS = [character for character in CHARACTERS if character != STEADY]


def test_every_level_has_every_character() -> None:
    for level in LEVELS:
        for character in CHARACTERS:
            bot = bot_named(f"{level}:{character}")
            assert (bot.name, bot.about) == (f"{level}:{character}", BOTS[level].about)
            for game, book in GAMES.items():
                players = book.seats[-1]
                assert budget_of(bot, game, players) == budget_of(BOTS[level], game, players)


@pytest.mark.parametrize("name", ["merchant:shy", "merchant:", "random:bold", "merchant:bold:bold"])
def test_an_unknown_character_is_refused(name: str) -> None:
    with pytest.raises(
        NotABot,
        match="expected apprentice, merchant, banker, prince with a character among steady, bold, "
        f"thrifty, brisk, such as apprentice:brisk; got '{name}'",
    ):
        bot_named(name)


@pytest.mark.parametrize("game", GAMES)
def test_a_character_changes_nothing_but_the_biases_of_choices(game: str) -> None:
    plain = load_network(game)
    choices, outputs = INPUTS[game].choices, plain.layers.outputs
    for character in CHARACTERS:
        tilted = own_network(game, character)
        assert (tilted.weights == plain.weights).all()
        change = tilted.biases.astype(int) - plain.biases.astype(int)  # none is beyond 16 bits
        assert not change[:-outputs].any()
        assert not change[len(change) - outputs + choices :].any()
        last = change[len(change) - outputs :][:choices]
        assert last.tolist() == list(tilts_of(game, character))
        assert last.any() == (character != STEADY)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_characters_play_differently_and_the_plain_name_is_steady(game: str) -> None:
    engine = engine_of(game)
    states = [state for players in (3, 4) for state in positions(game, players, apart=1)]
    records = [engine.record_of(state) for state in states]
    moves = {
        name: [bot_named(name).choose(engine, t, Budget(rollouts=0), 1) for t in records]
        for name in ("merchant", *(f"merchant:{character}" for character in CHARACTERS))
    }
    assert moves["merchant"] == moves["merchant:steady"]
    assert len({tuple(made) for made in moves.values()}) == len(CHARACTERS)
    for character in OTHERS:  # where nothing is compiled, too
        name = f"merchant:{character}"
        others = np.flatnonzero(np.array(moves[name]) != moves["merchant"])[:5]
        assert [bot_named(name).move(game, states[place], 1) for place in others] == [
            moves[name][place] for place in others
        ]


def test_citizens_have_characters_that_exist() -> None:
    assert set(citizens.CHARACTERS) == set(CHARACTERS)
    assert citizens.CHARACTERS[0] == STEADY
    assert max(map(citizens.CHARACTERS.count, CHARACTERS)) < 3  # three are never all alike
    for level, names in citizens.CITIZENS.items():
        for name in names:
            bot_named(citizens.player_of(level, name))


def test_the_character_follows_from_the_name() -> None:
    assert citizens.player_of("banker", "Costanza Doni") == "banker:bold"
    assert citizens.player_of("banker", "Costanza") == "banker:bold"  # as a terminal calls her
    assert citizens.player_of("banker", "Bindo Gondi") == "banker"
    assert citizens.player_of("banker", "Ada") == "banker"
    assert citizens.player_of("merchant", "Costanza Doni") == "merchant"
    assert citizens.player_of("random", "Pippa Landini") == "random"
    assert citizens.player_of("bidder:Bidder", "Ada") == "bidder:Bidder"
