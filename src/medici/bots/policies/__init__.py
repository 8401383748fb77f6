"""Rules that choose a move: at random, as plain people do, or by a heuristic with weights."""
