"""Networks that learn to play: by games against themselves and the members of the league.

The same code runs on a CPU with NumPy, small and for tests, and on an NVIDIA GPU with CuPy.
"""
