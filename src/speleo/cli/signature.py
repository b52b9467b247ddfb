"""Whose signature stands under a record, for `speleo record verify`."""

from __future__ import annotations

from pathlib import Path

from speleo.cli.arguments import complain
from speleo.kernel.errors import BadRecord, SpeleoError
from speleo.kernel.nearest import quoted
from speleo.kernel.record.record import Record

FORGED = 1


def verify_signature(record: Record, file: Path, named: str | None) -> int:
    """Say whose signature it is; FORGED if it does not fit or is not of the named key, BAD_INPUT if nobody can tell."""
    wanted = named_key(named) if named is not None else ""
    try:
        said = signature_told(record, wanted)
    except BadRecord as problem:
        complain(f"{file}: {problem}")
        return FORGED
    except ModuleNotFoundError:
        return complain(
            f'{file}: the signature was not checked, cryptography is not installed: pip install "speleo[serve]"'
        )
    if said:
        print(said)
    return 0


def signature_told(record: Record, wanted: str) -> str:
    """Say by whom a record was signed, and whether it is as it was then."""
    from speleo.server.signing import check_signature

    made = record.signature
    if made is None:
        if wanted:
            raise BadRecord(record.signature_line, f"signed: no signature is there, of key {wanted} or any other")
        return ""
    check_signature(record)
    if not wanted:
        return (
            f"signed by key {made.key}: this proves only that whoever holds that key made this record;"
            " name the key of the host whom you trust with --key"
        )
    if made.key != wanted:
        raise BadRecord(record.signature_line, f"signed: by key {made.key}, not by {wanted}, which was named")
    return f"signed by the named key {made.key}"


def named_key(named: str) -> str:
    """The public key that somebody names by its digits or by a file that holds them."""
    if is_key(named):
        return named
    try:
        with Path(named).open(encoding="utf-8") as file:
            text = file.read(200).strip()
    except (OSError, ValueError):
        raise SpeleoError(f"--key takes 64 hexadecimal digits or a file that holds them, not {quoted(named)}") from None
    if not is_key(text):
        raise SpeleoError(f"{named} holds no public key: that has 64 digits 0 to 9 and a to f")
    return text


def is_key(text: str) -> bool:
    return len(text) == 64 and set(text) <= set("0123456789abcdef")
