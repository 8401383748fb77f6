### Duplicate matches.

matches-title = Duplicate matches
matches-about = The same deals in the same seats: compare florins without luck.
matches-empty = No match yet. Play a game meanwhile.
