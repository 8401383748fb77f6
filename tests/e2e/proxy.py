"""A proxy before the server whose connections can be cut and mended."""

import contextlib
import socket
import threading


class Proxy:
    """Passes bytes on between its own port and the server's."""

    def __init__(self, port: int) -> None:
        self._to = port
        self._ends: list[socket.socket] = []
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listener.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self._open()

    def cut(self) -> None:
        """Nothing gets through any more."""
        shut(self._listener)
        for end in self._ends:
            shut(end)
        self._ends.clear()

    def mend(self) -> None:
        """Everything gets through again."""
        self._listener = socket.create_server(("127.0.0.1", self.port))
        self._open()

    def _open(self) -> None:
        threading.Thread(target=self._accept, args=[self._listener], daemon=True).start()

    def _accept(self, listener: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while True:
                near = listener.accept()[0]
                far = socket.create_connection(("127.0.0.1", self._to))
                self._ends += [near, far]
                for ends in ((near, far), (far, near)):
                    threading.Thread(target=pump, args=ends, daemon=True).start()


def pump(source: socket.socket, sink: socket.socket) -> None:
    """Pass on whatever comes until an end is shut."""
    with contextlib.suppress(OSError):
        while data := source.recv(65536):
            sink.sendall(data)
    shut(source)
    shut(sink)


def shut(end: socket.socket) -> None:
    """Close a socket for good, also for whoever waits for it."""
    with contextlib.suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
    end.close()
