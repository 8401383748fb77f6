"""One network for each game: from what a seat sees to odds of moves and everybody's chances."""
