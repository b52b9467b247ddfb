"""What went wrong, in one line that says what to do."""

from __future__ import annotations

import re

PROXY = re.compile(r"proxy|tunnel(ing)? (connection|socket)|\b407\b", re.IGNORECASE)
KNOWN = (
    (r"no space left|ENOSPC|disk quota|os error 28", "the disk is full: free some space and run this again"),
    (
        r"certificate.verify|self.signed|unknown ?issuer|unable.to.(get|verify).*(issuer|leaf)|"
        r"invalid peer certificate",
        "a connection is not trusted, since something between here and the package registry signs with a certificate "
        "of its own: name that certificate in SSL_CERT_FILE, PIP_CERT and NODE_EXTRA_CA_CERTS, and run this again",
    ),
    (
        r"name resolution|EAI_AGAIN|ENOTFOUND|getaddrinfo|unreachable|ECONNREFUSED|connection refused|ETIMEDOUT|"
        r"timed out|"
        r"ECONNRESET|connection (reset|aborted)|dns error|NewConnectionError|failed to establish|error sending request|"
        r"ERR_SOCKET|EHOSTUNREACH|ENETUNREACH",
        "the package registry cannot be reached: check the connection and run this again; "
        "what is there already is kept",
    ),
    (r"Python\.h", "Python's header files are missing: install them (Debian and Ubuntu: python3-dev)"),
    (
        r"no module named (pip|venv|ensurepip)|ensurepip is not",
        "this Python has neither pip nor venv: install them (Debian and Ubuntu: python3-pip and python3-venv)",
    ),
    (r"EACCES|permission denied", "a file may not be written: look whom the folder belongs to (see the log)"),
    (
        r"no matching distribution|no solution found|no wheels|has no (matching|compatible)",
        "a package is not available for this Python and system (see the log)",
    ),
    (r"heap out of memory|cannot allocate|MemoryError|\bKilled\b", "there is not enough memory: close something"),
)
BLOCKED = (
    "a proxy is in the way: check HTTPS_PROXY, HTTP_PROXY and NO_PROXY, and 'npm config get proxy', then run this again"
)


class Trouble(Exception):
    """Something that a person has to do something about; its text is the one line that they see."""


class Stopped(Exception):
    """A tool was ended by us, which says nothing about what it was working on."""


def explained(said: str) -> str:
    """What a tool's output means, or its last line that speaks of an error."""
    for pattern, meaning in KNOWN:
        if re.search(pattern, said, re.IGNORECASE):
            return BLOCKED if "registry cannot be reached" in meaning and PROXY.search(said) else meaning
    if PROXY.search(said):
        return BLOCKED
    lines = [line.strip() for line in said.splitlines() if line.strip()]
    errors = [line for line in lines if re.search(r"error|fail|cannot|not found", line, re.IGNORECASE)]
    return (errors or lines or ["it said nothing"])[-1][:300]
