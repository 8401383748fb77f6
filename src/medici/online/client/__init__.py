"""A client for programs: sit down at live tables over the network, and play.

```python
async with Client("http://127.0.0.1:8000") as client:
    await client.guest("Ada")
    table = await client.create_table("board", players=3, bots={1: "merchant", 2: "banker"})
    async with client.table(table) as live:
        await live.join()
        await live.start()
        async for update in live:
            if update.legal:
                await live.move(update.legal[0])
        print((await live.check()).fair)  # by what was seen here, not by the server's word
```
"""

from medici.online.client.check import Check
from medici.online.client.client import Client
from medici.online.client.errors import ClientError
from medici.online.client.live import Live, Update

__all__ = ["Check", "Client", "ClientError", "Live", "Update"]
