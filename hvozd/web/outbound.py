"""Calls to addresses that users gave: they reach no private network, follow nothing, and cost a bounded time."""

import contextlib
import http.client
import ipaddress
import socket
import ssl
import threading
from collections.abc import Mapping
from urllib.parse import urlsplit

from hvozd.core import HvozdError

LIMIT = 10.0
"""Seconds that a call may take, all in all."""
ANSWER = 4096
"""So much of an answer is read."""


class NoSuchPlace(HvozdError):
    """An address that is not called."""


def checked(url: str, private: bool = False) -> tuple[str, str, int, str]:
    """(scheme, host, port, path) of an address that may be called: HTTPS, without a name and a password in it."""
    try:
        parts = urlsplit(url)
        port = parts.port or (443 if parts.scheme == "https" else 80)
    except ValueError:
        raise NoSuchPlace("This is no address.") from None
    schemes = ("https", "http") if private else ("https",)
    plain = url.isascii() and url.isprintable() and " " not in url
    if parts.scheme not in schemes or not parts.hostname or parts.username or parts.password or not plain or len(url) > 1000:
        raise NoSuchPlace("This is no address that can be called; it begins with https:// and holds no password.")
    return parts.scheme, parts.hostname, port, (parts.path or "/") + (f"?{parts.query}" if parts.query else "")


def resolved(host: str, port: int, private: bool = False) -> str:
    """The number of a host; every one that its name has must be of the open internet."""
    try:
        found = [str(info[4][0]) for info in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
    except (OSError, UnicodeError):
        raise NoSuchPlace("There is no such host.") from None
    if not private and not all(public(number) for number in found):
        raise NoSuchPlace("This host is in a private network.")
    return found[0]


def public(number: str) -> bool:
    """Whether a number is of the open internet, also where it is dressed up as one of IPv6."""
    try:
        found = ipaddress.ip_address(number.split("%", maxsplit=1)[0])
    except ValueError:
        return False
    if isinstance(found, ipaddress.IPv6Address):
        inner = found.ipv4_mapped or found.sixtofour or (found.teredo or (None, None))[1]
        nat = ipaddress.IPv4Address(int(found) & 0xFFFFFFFF) if found in ipaddress.ip_network("64:ff9b::/96") else None
        if inner is not None or nat is not None:
            return all(one.is_global and not one.is_multicast for one in (inner, nat) if one is not None)
    return found.is_global and not found.is_multicast


def post(url: str, body: bytes, headers: Mapping[str, str], private: bool = False, limit: float = LIMIT) -> int:
    """The status of the answer; what takes too long or goes wrong raises OSError. The number that was checked is called."""
    scheme, host, port, path = checked(url, private)
    sock = socket.create_connection((resolved(host, port, private), port), timeout=limit)
    ender = threading.Timer(limit, _end, [sock])
    ender.start()
    try:
        if scheme == "https":
            sock = ssl.create_default_context().wrap_socket(sock, server_hostname=host)
        call = http.client.HTTPConnection(host, port, timeout=limit)
        call.sock = sock
        call.request("POST", path, body, {**headers, "connection": "close"})
        answer = call.getresponse()
        answer.read(ANSWER)
        return answer.status
    except http.client.HTTPException as error:
        raise OSError(str(error)) from None
    finally:
        ender.cancel()
        sock.close()


def _end(sock: socket.socket) -> None:
    with contextlib.suppress(OSError):
        sock.shutdown(socket.SHUT_RDWR)
