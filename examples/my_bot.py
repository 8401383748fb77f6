"""A bot that plays over the network: python examples/my_bot.py [http://127.0.0.1:8000]

Start a server first, with `medici serve`. The bot creates a table with two of the
server's own bots and plays a whole game against them. Change `choose` to make it yours.
"""

import asyncio
import random
import sys

from medici.online.client import Client, Update


def choose(update: Update) -> str:
    """Pick one of the legal moves; update.state is the whole table as it stands."""
    bids = [move for move in update.legal if move.startswith("bid")]
    return random.choice(bids[:8] or update.legal)


async def main(url: str) -> None:
    """Play one game to its end."""
    client = Client(url)
    await client.guest("My bot")
    bots = {1: "merchant", 2: "apprentice"}
    table = await client.create_table("board", players=3, bots=bots, pace=0.0)
    async with client.table(table, state=True) as live:
        await live.join(seat=0)
        await live.start()
        async for update in live:
            if update.legal:
                await live.move(choose(update))
    result = (await client.snapshot(table))["result"]
    print(f"Scores {result['scores']}, won by seat {result['winners']}")


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8000"))
