"""What a device is called in the list of one's devices: browser and system, nothing finer."""

from medici.online.server.security.headers import Headers, header

# The first whose mark is in the header: most browsers also claim to be others.
BROWSERS = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)
SYSTEMS = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Mac OS X", "Mac"),
    ("Linux", "Linux"),
)


def device_of(headers: Headers) -> str:
    """The device that a request comes from, as far as its owner needs to know it again.

    >>> agent = b"Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0"
    >>> device_of([(b"user-agent", agent)])
    'Firefox on Linux'
    >>> device_of([(b"user-agent", b"Python-urllib/3.11")])
    ''
    """
    agent = header(headers, b"user-agent") or ""
    browser = next((name for mark, name in BROWSERS if mark in agent), None)
    system = next((name for mark, name in SYSTEMS if mark in agent), None)
    return f"{browser} on {system}" if browser and system else browser or system or ""
