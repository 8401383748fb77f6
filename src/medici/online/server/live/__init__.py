"""Live play: a socket is let in, its commands are carried out, and it is told what happens."""
