"""Who can act, besides the seats 0 to 5."""

# Runs in browsers too: docs/browser-subset.md

SEATS = 6  # the most players that any game takes

NATURE = 8  # turns up cards, rolls dice, draws who starts
NOBODY = 9  # the game is over; or, of a lot, nobody has bid
