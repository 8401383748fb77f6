"""Playing over the network: tables behind HTTP and WebSockets."""

from medici.server.app import App
from medici.server.run import make_server, run
from medici.server.settings import Settings

__all__ = ["App", "Settings", "make_server", "run"]
