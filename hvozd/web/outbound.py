"""Calls to addresses that users gave: they reach no private network, follow nothing, and cost a bounded time."""

import contextlib
import http.client
import ipaddress
import socket
import ssl
import threading
import time
from collections.abc import Mapping
from concurrent.futures import Future
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
    if not private and is_number(parts.hostname) and not public(parts.hostname):
        raise NoSuchPlace("This host is in a private network.")
    return parts.scheme, parts.hostname, port, (parts.path or "/") + (f"?{parts.query}" if parts.query else "")


def resolved(host: str, port: int, private: bool = False, limit: float = LIMIT) -> str:
    """The number of a host; every one that its name has must be of the open internet. A name server that is silent is not waited
    for longer than that."""
    asking: Future[list[str]] = Future()
    threading.Thread(target=_ask, args=(host, port, asking), daemon=True).start()
    try:
        found = asking.result(limit)
    except (OSError, UnicodeError, TimeoutError):
        raise NoSuchPlace("There is no such host.") from None
    if not private and not all(public(number) for number in found):
        raise NoSuchPlace("This host is in a private network.")
    return found[0]


def _ask(host: str, port: int, asking: "Future[list[str]]") -> None:
    try:
        asking.set_result([str(info[4][0]) for info in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)])
    except (OSError, UnicodeError) as error:
        asking.set_exception(error)


def is_number(host: str) -> bool:
    """Whether a host is named by its number: then it is known at once where that is."""
    try:
        return bool(ipaddress.ip_address(host))
    except ValueError:
        return False


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
    end = time.monotonic() + limit
    scheme, host, port, path = checked(url, private)
    number = resolved(host, port, private, limit)
    sock = socket.create_connection((number, port), timeout=max(0.01, end - time.monotonic()))
    ender = threading.Timer(max(0.01, end - time.monotonic()), _end, [sock])
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
