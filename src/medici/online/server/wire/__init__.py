"""What goes over a socket: messages, the frames that carry them, and the sockets that get them."""
