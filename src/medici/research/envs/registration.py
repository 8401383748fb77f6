"""The names by which Gymnasium makes the games."""

from importlib.util import find_spec

from medici.games import GAMES


def ids() -> dict[str, tuple[str, int]]:
    """Every name, with its game and number of players.

    >>> ids()["Medici/Card-4p-v0"]
    ('card', 4)
    """
    return {
        f"Medici/{name.capitalize()}-{players}p-v0": (name, players)
        for name, book in GAMES.items()
        for players in book.seats
    }


def register() -> None:
    """Tell Gymnasium, where it is installed; alone one plays for points, as nobody can lose."""
    if find_spec("gymnasium") is None:
        return
    import gymnasium  # noqa: PLC0415  # an extra

    for name, (game, players) in ids().items():
        if name not in gymnasium.registry:
            reward = "florins" if players == 1 else "share"
            gymnasium.register(
                id=name,
                entry_point="medici.research.envs.one_seat:OneSeat",
                vector_entry_point="medici.research.envs.many_seats:ManySeats",
                kwargs={"game": game, "players": players, "reward": reward},
            )
