"""Reviews: what every decision of a recorded game cost, and what was luck (docs/review.md).

``looking`` drives the eye and futures, with NumPy. All else reckons with plain numbers, and runs
in a browser too: it has a driver of its own there.
"""

from medici.analysis.review.form import Account, Decision, Option, Review, Turn
from medici.analysis.review.looking import Looking, review, reviews

__all__ = ["Account", "Decision", "Looking", "Option", "Review", "Turn", "review", "reviews"]
