"""What OpenSpiel is told of a table: the same numbers as every environment, and the past as text.

Nothing is hidden in these games, so the table as a seat sees it also serves as its information
state. As a text, an information state tells all moves so far, which OpenSpiel calls perfect recall.
"""

from typing import Any

import numpy as np

from medici.research.envs.observations import ENCODINGS


class Observer:
    """Shows a state to a player, the player's own seat first."""

    def __init__(self, game: str, players: int, recalls: bool) -> None:
        self.encoding = ENCODINGS[game]
        self.players = players
        self.recalls = recalls  # whether its texts tell the past
        self.tensor = np.zeros(self.encoding.size(players), np.float32)
        self.dict = {"info_state" if recalls else "observation": self.tensor}

    def set_from(self, state: Any, player: int) -> None:
        """Write what a player sees into ``tensor``."""
        self.tensor[:] = state.table.seen(player)

    def string_from(self, state: Any, player: int) -> str:
        """What a player sees, as a text; or what a player remembers."""
        if self.recalls:
            return f"seat {player}: {state.history_str()}"
        numbers = self.seen(state, player)
        fields = (
            f"{place.name} {' '.join(map(str, numbers[place.start : place.start + place.size]))}"
            for place in self.encoding.places(self.players)
        )
        return ", ".join([*fields, *state.table.fallen_names()])

    def seen(self, state: Any, player: int) -> list[int]:
        """The numbers of an observation."""
        return [int(number) for number in state.table.seen(player)]
