"""How the eye learns: games between the league's members, and what their positions came to."""
