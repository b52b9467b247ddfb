"""`speleo record verify` on signed records: whose signature, and every way in which it can be none."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from speleo.cli.main import run
from speleo.kernel.record.record import Record
from speleo.server.signing import Signer
from tests.kernel.records import SEED, played

Capture = pytest.CaptureFixture[str]
SIGNER = Signer(Ed25519PrivateKey.from_private_bytes(bytes(32)))
OTHER = Signer(Ed25519PrivateKey.from_private_bytes(bytes([7] * 32)))
TEXT = played()
LAST = TEXT.count("\n") + 1


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "match.record"
    path.write_text(SIGNER.signed(TEXT), encoding="utf-8")
    return path


def refused(capsys: Capture, code: int, *arguments: object) -> str:
    assert run(["record", "verify", *map(str, arguments)]) == code
    said = capsys.readouterr()
    assert said.err.startswith("speleo: ")
    assert said.err.count("\n") == 1
    return said.err


def test_without_a_key_it_says_which_key_and_what_that_proves(file: Path, capsys: Capture) -> None:
    assert run(["record", "verify", str(file)]) == 0
    signed, dealt = capsys.readouterr().out.splitlines()
    assert signed.startswith(f"signed by key {SIGNER.public}: this proves only that whoever holds that key")
    assert dealt.startswith("honest: all ")


def test_the_named_key_by_digits_or_by_file(file: Path, tmp_path: Path, capsys: Capture) -> None:
    kept = tmp_path / "host.key"
    kept.write_text(SIGNER.public + "\n")
    for named in (SIGNER.public, str(kept)):
        assert run(["record", "verify", str(file), "--key", named]) == 0
        assert capsys.readouterr().out.startswith(f"signed by the named key {SIGNER.public}\nhonest: all ")


def test_a_signature_by_somebody_else_is_not_the_named_one(file: Path, capsys: Capture) -> None:
    said = refused(capsys, 1, file, "--key", OTHER.public)
    assert f"line {LAST}: signed: by key {SIGNER.public}, not by {OTHER.public}" in said


def test_a_key_is_named_and_nothing_is_signed(file: Path, capsys: Capture) -> None:
    file.write_text(TEXT, encoding="utf-8")
    assert f"line {LAST}: signed: no signature is there" in refused(capsys, 1, file, "--key", SIGNER.public)
    assert run(["record", "verify", str(file)]) == 0
    assert capsys.readouterr().out.startswith("honest: all ")


SIGNED = SIGNER.signed(TEXT)
MADE = Record.parse(SIGNED).signature
assert MADE is not None
FIRST = Record.parse(TEXT).lines[0]


@pytest.mark.parametrize(
    ("part", "other"),
    [
        ("seat 1: person P0", "seat 1: person Eve"),
        (f"#{FIRST.mark}", "#000000000000"),
        (SEED.hex(), "ff" * 32),
        (MADE.key, OTHER.public),
        (MADE.key, "ff" * 32),
        (MADE.value, MADE.value[::-1]),
        (MADE.value, "00" * 64),
        (MADE.value, OTHER.signed(TEXT).split()[-1]),
        (MADE.value, SIGNER.private.sign(TEXT.encode()).hex()),
    ],
)
def test_whatever_is_changed_the_signature_does_not_fit(file: Path, capsys: Capture, part: str, other: str) -> None:
    """A name, a fingerprint, the seed, the key, the signature, one of somebody else, one without the label."""
    assert SIGNED.count(part) == 1
    file.write_text(SIGNED.replace(part, other), encoding="utf-8")
    for named in ((), ("--key", SIGNER.public)):
        said = refused(capsys, 1, file, *named)
        assert f"{file}: line {LAST}: signed: not the signature of key " in said


def test_a_record_that_was_made_anew_around_an_old_signature_is_found(file: Path, capsys: Capture) -> None:
    """All fingerprints fit, since everybody can compute them; the signature does not."""
    again = played(seats=4)
    file.write_text(again + SIGNED.splitlines()[-1] + "\n", encoding="utf-8")
    assert "signed: not the signature of key" in refused(capsys, 1, file)


def test_a_key_that_is_none_is_bad_input(file: Path, tmp_path: Path, capsys: Capture) -> None:
    assert "--key takes 64 hexadecimal digits" in refused(capsys, 2, file, "--key", "abc")
    assert "--key takes 64 hexadecimal digits" in refused(capsys, 2, file, "--key", tmp_path)
    assert "holds no public key" in refused(capsys, 2, file, "--key", file)


def test_without_the_library_it_says_so_and_judges_the_deal(
    file: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in [name for name in sys.modules if name.startswith("cryptography")]:
        monkeypatch.setitem(sys.modules, name, None)
    assert run(["record", "verify", str(file)]) == 2
    said = capsys.readouterr()
    assert said.out.startswith("honest: all ")
    assert said.err.endswith('cryptography is not installed: pip install "speleo[serve]"\n')
    assert said.err.count("\n") == 1
    file.write_text(TEXT, encoding="utf-8")
    assert run(["record", "verify", str(file)]) == 0


def test_a_part_of_a_signed_record_is_exported_without_its_signature(file: Path, capsys: Capture) -> None:
    assert run(["record", "export", str(file), "--format", "record"]) == 0
    assert capsys.readouterr().out == SIGNED
    assert run(["record", "export", str(file), "--format", "record", "--step", "3"]) == 0
    assert Record.parse(capsys.readouterr().out).signature is None
