"""Codes that can be read aloud: eight letters and digits of which none looks or sounds like another, in two groups."""

from __future__ import annotations

import hashlib

ALPHABET = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
"""Without 0, O, 1, I and L: 31 signs."""
SIGNS = 8
GROUP = 4


def spelled(number: int) -> str:
    """The code of a number, `K7FQ-2MND`. There are 31 to the power of 8 of them, which is 39.6 bits."""
    signs = []
    for _ in range(SIGNS):
        number, sign = divmod(number, len(ALPHABET))
        signs.append(ALPHABET[sign])
    text = "".join(signs)
    return f"{text[:GROUP]}-{text[GROUP:]}"


def read_code(text: str) -> str:
    """The code that somebody typed, in any case and with any gaps; empty if it cannot be one."""
    signs = "".join(sign for sign in text.upper() if sign not in " -–\t")
    if len(signs) != SIGNS or any(sign not in ALPHABET for sign in signs):
        return ""
    return f"{signs[:GROUP]}-{signs[GROUP:]}"


def code_of(key: str) -> str:
    """The code of a table. It follows from the id, and nobody gets from it to the id but by asking the server."""
    return spelled(int.from_bytes(hashlib.sha256(b"speleo code\0" + key.encode()).digest()))
