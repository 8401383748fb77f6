### The deal of the day.

deals-title = The deal of the day
deals-about = The same cards for everybody, every day: only skill makes the difference.
deals-empty = The deal of the day is being laid out. Play a game meanwhile.
