"""The host's key: signing exported records with it, and checking whose signature stands under one."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path
from typing import TYPE_CHECKING

from speleo.kernel.errors import BadRecord, SpeleoError
from speleo.kernel.home import home
from speleo.kernel.record.record import Record
from speleo.kernel.record.signature import Signature, message

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

ON, OFF = "on", "off"
KEY_FILE = "signing.key"
LARGEST_KEY = 10_000
PRIVATE = 0o600


class Signer:
    """Holds the private key; `public` names it."""

    def __init__(self, private: Ed25519PrivateKey) -> None:
        self.private = private
        self.public = private.public_key().public_bytes_raw().hex()

    def signed(self, text: str) -> str:
        """The record with a signature under it, if it is finished: what still goes on is not signed."""
        if not text.rpartition("\n")[0].rpartition("\n")[2].startswith("seed: "):
            return text
        return text + Signature(self.public, self.private.sign(message(text)).hex()).text


def signer_for(wanted: str) -> Signer | None:
    """`on` makes a key if there is none, `off` signs nothing, a path names a key; else a key that is there is used.

    Nobody gets a lasting identity without asking for it, and who has one does not lose it by forgetting a flag.
    """
    own = home() / KEY_FILE
    if wanted == OFF or (not wanted and not os.path.lexists(own)):
        return None
    if wanted == ON and not os.path.lexists(own):
        make_key(own)
    return Signer(read_key(own if wanted in ("", ON) else Path(wanted)))


def make_key(path: Path) -> None:
    """A new key appears whole or not at all; of several processes that make one at a time the first wins."""
    from cryptography.hazmat.primitives import serialization
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

    text = Ed25519PrivateKey.generate().private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    draft = path.with_name(f"{path.name}.{os.getpid()}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        draft.unlink(missing_ok=True)
        try:
            with open(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE), "wb") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            with contextlib.suppress(FileExistsError):
                os.link(draft, path)
        finally:
            draft.unlink(missing_ok=True)
    except OSError as error:
        raise SpeleoError(f"cannot make the signing key {path}: {error.strerror}") from None


def read_key(path: Path) -> Ed25519PrivateKey:
    """The host's key from a PEM file, or one line that says what the file is instead."""

    from cryptography.exceptions import UnsupportedAlgorithm
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
    from cryptography.hazmat.primitives.serialization import load_pem_private_key

    try:
        with path.open("rb") as file:
            key = load_pem_private_key(file.read(LARGEST_KEY), None)
    except OSError as error:
        raise SpeleoError(f"cannot read the signing key {path}: {error.strerror}") from None
    except (ValueError, TypeError, UnsupportedAlgorithm):
        key = None
    if not isinstance(key, Ed25519PrivateKey):
        raise SpeleoError(f"{path} is no signing key: it has to be an Ed25519 private key in PEM, without a password")
    return key


def check_signature(record: Record) -> None:
    """A signature that does not fit what stands above it is refused with its line; that there is one is not asked."""
    made = record.signature
    if made is None:
        return
    from cryptography.exceptions import InvalidSignature
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

    try:
        key = Ed25519PublicKey.from_public_bytes(bytes.fromhex(made.key))
        key.verify(bytes.fromhex(made.value), message(record.unsigned.text))
    except (InvalidSignature, ValueError):
        said = f"signed: not the signature of key {made.key} under this record: one of them was changed or made up"
        raise BadRecord(record.signature_line, said) from None
