"""Reviews: what every decision of a recorded game cost, and what was luck."""
