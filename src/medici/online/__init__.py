"""Live tables: their rules, their store, the server and the client for programs."""
