"""Write web/fixtures: whole games as replays, on which the browser client's parts are tried out."""

from pathlib import Path
from random import Random

import msgspec

from medici.bots import BOTS
from medici.presentation.playback import replay_of
from medici.record import Game

NAMES = ("Ada", "Bruno", "Chen", "Daria", "Emil", "Fátima")
FOLDER = Path(__file__).parent.parent / "web" / "fixtures"
GAMES: dict[str, tuple[str, int, dict[str, bool | str]]] = {
    "board-2": ("board", 2, {}),
    "board-4": ("board", 4, {}),
    "board-6": ("board", 6, {}),
    "card-2": ("card", 2, {}),
    "card-3": ("card", 3, {"rising_monopoly": True}),
    "card-5": ("card", 5, {}),
    "dice-1": ("dice", 1, {}),
    "dice-3": ("dice", 3, {}),
    "dice-4": ("dice", 4, {}),
}


def played(name: str, players: int, options: dict[str, bool | str], seed: int) -> Game:
    """A whole game among apprentices and merchants."""
    source = Random(seed)
    game = Game(name, list(NAMES[:players]), options)
    game.let_nature_act(source)
    while not game.over:
        bot = BOTS["apprentice" if game.state.actor % 2 else "merchant"]
        game.play(bot.move(name, game.state, source.getrandbits(32)))
        game.let_nature_act(source)
    return game


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for seed, (file, (name, players, options)) in enumerate(GAMES.items(), start=1):
        replay = replay_of(played(name, players, options, seed))
        (FOLDER / f"{file}.json").write_bytes(msgspec.json.encode(replay) + b"\n")
        print(file, len(replay.steps), "steps")


if __name__ == "__main__":
    main()
