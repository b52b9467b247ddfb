"""Secrets of people: long random texts, of which only hashes are kept."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets

TABLE_ID = re.compile("[A-Za-z0-9_-]{1,32}")


def new_token() -> str:
    """256 random bits: nobody guesses it, so a plain hash is enough to store it safely."""
    return secrets.token_urlsafe(32)


def new_table_id() -> str:
    """Knowing it is the invitation to a private table, so it cannot be guessed either."""
    return secrets.token_urlsafe(16)


def is_table_id(text: str) -> bool:
    """Whether that can be the id of a table at all; nothing else is ever asked of the storage."""
    return TABLE_ID.fullmatch(text) is not None


def hashed(token: str) -> str:
    return hashlib.sha256(b"speleo token\0" + token.encode()).hexdigest()


def holds(holder: str, holders: tuple[str, ...]) -> bool:
    """Whether a hashed secret is among those, in a time that does not tell how close it came."""
    found = False
    for known in holders:
        found |= hmac.compare_digest(holder, known)
    return found
