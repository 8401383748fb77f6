"""The five goods and gold: the vocabulary that every game of the family shares.

>>> GOODS[DYE]
'dye'
>>> WARES[GOLD]
'gold'
"""

# Runs in browsers too: docs/browser-subset.md

CLOTH, FUR, GRAIN, DYE, SPICE = range(5)
GOLD = 5  # dearer than any good, and not one of them

GOODS = ("cloth", "fur", "grain", "dye", "spice")
WARES = (*GOODS, "gold")
