"""What can be said of a position or a game: evaluation, advice, reviews, exercises."""
