"""One protocol by which everybody measures bots, and one scale to rate them on."""
