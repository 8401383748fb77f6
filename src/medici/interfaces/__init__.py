"""Ways in: the command line, the terminal client, the browser build, the companion."""
