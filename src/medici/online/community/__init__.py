"""What people do together beyond one table: ratings, pairings, standings, deals; without I/O."""
