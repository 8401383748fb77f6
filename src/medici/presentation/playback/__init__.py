"""Playback: a game step by step, each move with its story and the scene that it leads to.

Here what ``medici.presentation.story`` tells and what ``medici.presentation.scene`` shows come
together. Like these two it is meant to run in a browser as well, and imports nothing of the server
and no NumPy.
"""

from medici.presentation.playback.replay import Replay, replay_of
from medici.presentation.playback.step import Following, Step, step, steps

__all__ = ["Following", "Replay", "Step", "replay_of", "step", "steps"]
