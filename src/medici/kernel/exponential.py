"""Exponential and logarithm from plain arithmetic, so that every machine gets the same bits.

The functions of a C library differ in the last digit from one system to the next, and a GPU and a
browser have their own. A search that weighs by them would choose differently here and there.
"""

from medici.kernel.rule import rule

LN_2 = 0.6931471805599453
TERMS = 16  # of a series: more would not change a number of 64 bits


@rule
def exponential(x: float) -> float:
    """e to the power of a finite number.

    >>> exponential(0.0), round(exponential(-2.5), 12)
    (1.0, 0.082084998624)
    """
    halvings = 0
    while x > 0.5 or x < -0.5:
        x *= 0.5
        halvings += 1
    power = 1.0
    for term in range(TERMS, 0, -1):
        power = 1.0 + power * x / term
    for _ in range(halvings):
        power *= power
    return power


@rule
def logarithm(x: float) -> float:
    """The natural logarithm of a number above 0.

    >>> logarithm(1.0), round(logarithm(40.0), 12)
    (0.0, 3.688879454114)
    """
    twos = 0
    while x > 1.5:
        x *= 0.5
        twos += 1
    while x < 0.75:
        x *= 2.0
        twos -= 1
    ratio = (x - 1.0) / (x + 1.0)
    square = ratio * ratio
    series = 0.0
    for term in range(TERMS, -1, -1):
        series = series * square + 1.0 / (2 * term + 1)
    return 2.0 * ratio * series + twos * LN_2
