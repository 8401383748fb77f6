"""Compile what the bots run on, once; whoever needs it afterwards loads it from the disk."""

from random import Random

from medici.bots import BOTS, Budget
from medici.games import GAMES
from medici.record import Game

A_LITTLE = Budget(seconds=0.01)


def main() -> None:
    for bot in BOTS.values():
        for book in GAMES.values():
            game = Game(book.name, book.seats[-1])
            game.let_nature_act(Random(1))
            bot.move(book.name, game.state, 1, A_LITTLE)


if __name__ == "__main__":
    main()
