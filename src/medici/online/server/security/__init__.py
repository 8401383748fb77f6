"""Who may talk to the server, and how fast."""
