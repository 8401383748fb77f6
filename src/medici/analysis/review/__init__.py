"""Reviews: what every decision of a recorded game cost, and what was luck (docs/review.md).

Only ``reviewer.py`` needs NumPy: it asks the eye and plays futures. Browsers run the rest too, and
have a driver of their own.
"""

from medici.analysis.review.reviewer import Reviewer, review, reviews
from medici.analysis.review.schema import Account, Decision, Option, Review, Turn

Looking = Reviewer  # its former name

__all__ = [
    "Account",
    "Decision",
    "Looking",
    "Option",
    "Review",
    "Reviewer",
    "Turn",
    "review",
    "reviews",
]
