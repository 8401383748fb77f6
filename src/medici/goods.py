"""The five goods and gold: the vocabulary that every game of the family shares.

>>> GOODS[DYE]
'dye'
>>> parse_good("gold") == GOLD
True
"""

CLOTH, FUR, GRAIN, DYE, SPICE = range(5)
GOLD = 5  # dearer than any good, and not one of them

GOODS = ("cloth", "fur", "grain", "dye", "spice")
WARES = (*GOODS, "gold")


def parse_good(text: str) -> int:
    """The number of a good, or of gold, by its name.

    >>> parse_good("fur")
    1
    """
    if text not in WARES:
        raise ValueError(f"expected one of {', '.join(WARES)}; got {text!r}")
    return WARES.index(text)
