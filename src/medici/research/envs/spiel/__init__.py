"""The games for OpenSpiel: ``pyspiel.load_game("medici_board(players=3)")`` once this is imported.

>>> import pyspiel
>>> game = pyspiel.load_game("medici_dice(players=2)")
>>> state = game.new_initial_state()
>>> state.chance_outcomes()
[(0, 0.5), (1, 0.5)]
"""

try:
    import pyspiel
except ImportError as missing:
    raise ImportError("expected OpenSpiel: pip install 'medici[openspiel]'") from missing

from medici.research.envs.spiel.games import GAME_CLASSES

for kind, game_class in GAME_CLASSES:
    pyspiel.register_game(kind, game_class)
