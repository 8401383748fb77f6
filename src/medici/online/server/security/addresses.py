"""What counts as one address: a whole one of IPv4, and the network of one of IPv6.

Whoever has an address of IPv6 has its whole /64 to choose from, so that all of it counts as one.
"""

from ipaddress import IPv6Address, IPv6Network, ip_address

from litestar.types import Scope

HOST_BITS = 64  # of an IPv6 address, that its owner chooses freely
UNKNOWN = ""  # for all who have no address, such as over a Unix socket


def address_of(scope: Scope) -> str:
    """By which the sender of a request is limited; a trusted proxy has said who that is."""
    client = scope.get("client")
    return UNKNOWN if client is None else key_of(client[0])


def key_of(host: str) -> str:
    """What is counted as one for a host.

    >>> key_of("192.0.2.7"), key_of("::ffff:192.0.2.7")
    ('192.0.2.7', '192.0.2.7')
    >>> key_of("2001:db8:0:1:aaaa::1"), key_of("2001:db8:0:1::2")
    ('2001:db8:0:1::/64', '2001:db8:0:1::/64')
    >>> key_of("fe80::1%eth0"), key_of("somebody")
    ('fe80::/64', '')
    """
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return UNKNOWN
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(IPv6Network((int(address) >> HOST_BITS << HOST_BITS, 128 - HOST_BITS)))
