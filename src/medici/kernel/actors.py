"""The numbers by which states say who is to act, besides the seats 0 to 5."""

# Runs in browsers too: docs/browser-subset.md

NATURE = 8  # turns up cards, rolls dice, draws who starts
NOBODY = 9  # the game is over; or, of a lot, nobody has bid
