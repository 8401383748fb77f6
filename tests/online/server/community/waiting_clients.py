"""People who look for opponents as their pages do: they wait, come to the table, and play."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from typing import Any

from medici.online.client import Client, ClientError, Live

State = dict[str, Any]
WISH = {"games": ["card"], "sizes": [2]}


async def look(client: Client, **wish: Any) -> State:
    """Look for opponents."""
    state: State = await client.request("POST", "/api/opponents", WISH | wish)
    return state


async def beat(client: Client, table: str | None = None, seconds: float = 5.0) -> State:
    """Ask for news."""
    body = {"table": table, "seconds": seconds}
    state: State = await client.request("POST", "/api/opponents/beat", body)
    return state


async def found(client: Client) -> str:
    """Wait until a table is found; its id."""
    while True:
        state = await beat(client)
        assert state["waiting"]
        if state["table"]:
            table: str = state["table"]
            return table


async def come(client: Client, table: str, stack: AsyncExitStack) -> Live:
    """Take the seat that is kept for one."""
    live = await stack.enter_async_context(client.table(table))
    try:
        await live.join()
    except ClientError as refusal:
        if "look like another" not in str(refusal):
            raise
        await live.join(name=f"{client.name} II")  # two may have the same name
    return live


async def phase(client: Client, table: str) -> str:
    """How far a table has come."""
    snapshot = await client.snapshot(table)
    told: str = snapshot["phase"]
    return told


async def until_phase(client: Client, table: str, wanted: str) -> None:
    """Wait until a table has come so far."""
    while await phase(client, table) != wanted:
        await asyncio.sleep(0.02)


async def together(*work: Awaitable[Any]) -> list[Any]:
    """What several do at once."""
    return list(await asyncio.gather(*work))


Start = Callable[..., tuple[str, Any]]
