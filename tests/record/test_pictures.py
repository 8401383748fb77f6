"""A game shows its table in notebooks."""

from medici import new, svg


def test_a_game_is_drawn_by_whoever_draws() -> None:
    game = new("card", 2)
    assert game._repr_svg_() == game.svg() == svg(game)
    assert game.svg().startswith("<svg ")
