"""The actions of the dice game, as integers that mean the same in every state.

A roll is five digits to base 6, the good on die 0 first.
"""

# Runs in browsers too: docs/browser-subset.md

CHOOSE = 0  # + a set of dice, 1 to 31
STARTS = 40  # + seat
ROLL = 100  # + roll
