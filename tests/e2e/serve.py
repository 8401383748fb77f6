"""A server for the tests: ``python -m tests.e2e.serve PORT STORE`` says when it is open."""

import sys

from medici.online.server import Settings, run

if __name__ == "__main__":
    port, store = sys.argv[1:]
    settings = Settings(
        store=store,
        pace=0.0,
        away_seconds=0.5,
        guests_per_second=1_000.0,
        guests_burst=10_000,
        sockets_by_address=10_000,
        sockets_burst=10_000,
        tables_by_player=1000,
        tables_burst=1000,
        reading_burst=10_000,
    )
    run(settings, "127.0.0.1", int(port), lambda: print("open", flush=True))
