"""The story of a game: what a move led to and how a day was scored, as data without a language.

``telling`` tells moves and whole games, ``reckoning`` the scoring of a day and the end; what is
particular to a game stands in the file named for it. Everything here is meant to run in a browser
too: it imports neither the server and what belongs to it nor NumPy, only the standard library,
msgspec and the floors below.
"""
