"""The tables that a server holds in memory, the bots that play at them, and the players."""
