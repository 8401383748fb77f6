"""Playing over the network: tables behind HTTP and WebSockets."""

from medici.online.server.app import App
from medici.online.server.run import make_server, run
from medici.online.server.settings import Settings

__all__ = ["App", "Settings", "make_server", "run"]
