"""Whole games in compiled code, on a CPU or a GPU."""
