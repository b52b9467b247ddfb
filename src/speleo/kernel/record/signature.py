"""The last line of a signed record: whose key, and the signature over everything above it."""

from __future__ import annotations

import re
from dataclasses import dataclass

from speleo.kernel.errors import BadRecord
from speleo.kernel.nearest import quoted

LABEL = b"speleo record\0"
"""Stands before the record in what is signed, so that the signature fits nothing else."""


@dataclass(frozen=True, slots=True)
class Signature:
    """An Ed25519 public key and its signature, in hexadecimal digits; whether it fits is checked elsewhere."""

    key: str
    value: str

    @property
    def text(self) -> str:
        return f"signed: {self.key} {self.value}\n"


def message(unsigned: str) -> bytes:
    """What is signed: the label and every byte of the record before the signature."""
    return LABEL + unsigned.encode()


def read_signature(row: str, number: int) -> Signature:
    found = re.fullmatch(r"signed: ([0-9a-f]{64}) ([0-9a-f]{128})", row)
    if found is None:
        said = f"nothing may follow the seed but 'signed: KEY SIGNATURE' in 64 and 128 digits, not {quoted(row)}"
        raise BadRecord(number, said)
    return Signature(found[1], found[2])
