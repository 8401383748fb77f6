"""The bench policy: moves at random among the sensible ones."""
