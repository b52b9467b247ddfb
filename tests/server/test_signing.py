"""A server that signs what it exports: its key, the signature, and what others make of such a record."""

from __future__ import annotations

import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from speleo.cli.main import run
from speleo.games import game_named
from speleo.kernel.errors import BadRecord
from speleo.kernel.record.record import Record
from speleo.kernel.record.verify import verify
from speleo.server.export import record_text
from speleo.server.reel import verdict_on
from speleo.server.signing import KEY_FILE, Signer, check_signature, make_key, read_key, signer_for
from speleo.server.table import folded
from tests.server.serving import Server, serving
from tests.server.test_changed_rules import OVER, change, with_keepsake
from tests.server.test_play import played_out
from tests.server.test_tables import two


def public_key(server: Server) -> str:
    key: str = server.http.get("/api/host-key").json()["key"]
    return key


def test_a_finished_match_is_signed_by_the_host(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Not while it runs; with the key that the server names, which stays the same after a restart."""
    with serving(tmp_path, sign="on") as server:
        key = public_key(server)
        ada, ben = two(server)
        assert "signed:" not in ada.record()
        played_out(ada, ben)
        text = ada.record()
        record = Record.parse(text)
        assert record.signature is not None
        assert record.signature.key == key
        assert record.text == text
        check_signature(record)
        with pytest.raises(BadRecord, match="signed: not the signature of key"):
            check_signature(Record.parse(text.replace("person Ada", "person Eve")))
        file = tmp_path / "match.record"
        file.write_text(text, encoding="utf-8")
        assert run(["record", "verify", str(file), "--key", key]) == 0
        assert capsys.readouterr().out.startswith(f"signed by the named key {key}\nhonest: all ")
        assert stat.S_IMODE((tmp_path / KEY_FILE).stat().st_mode) == 0o600
        server.stop()
        server.settings.pop("sign")
        server.start()
        assert public_key(server) == key
        assert ada.record() == text
        headers = {"authorization": f"Bearer {ben.token}"}
        assert server.http.delete(f"/api/tables/{ben.key}/seats/1/name", headers=headers).status_code == 204
        nameless = Record.parse(ada.record())
        assert nameless.header.sitters[1].name == "N. N."
        assert nameless.signature is not None
        check_signature(nameless)


def test_nothing_is_signed_unless_somebody_asked_for_a_key(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ada, ben = two(server)
        played_out(ada, ben)
        assert public_key(server) == ""
        assert Record.parse(ada.record()).signature is None
        assert not (tmp_path / KEY_FILE).exists()


def test_signed_records_are_shown_judged_and_played_on(tmp_path: Path) -> None:
    """What is played on is another match: the old signature is not under it, the server's own is."""
    with serving(tmp_path, sign="on") as server:
        ada, ben = two(server)
        played_out(ada, ben)
        text = ada.record()
        assert server.http.get(f"/api/tables/{ada.key}/verify").json()["why"] == "fair"
        assert server.http.get(f"/api/tables/{ada.key}/replay").status_code == 200
        assert server.http.post("/api/replay", json={"record": text}).status_code == 200
        assert server.http.post("/api/replay/verify", json={"record": text}).json()["why"] == "fair"
        last = text.splitlines()[-1]
        forged = text.replace(last, last[:-128] + "0" * 128)
        answer = server.http.post("/api/replay/verify", json={"record": forged})
        assert answer.status_code == 422
        assert f"line {len(text.splitlines())}: signed: not the signature of key" in answer.json()["said"]
        again = server.table("you", "open", record=text, upto=4)
        cara = again.join(1, "Cara")
        again.do("start")
        assert "signed:" not in again.record()
        played_out(again, cara)
        record = Record.parse(again.record())
        assert record.header.brought == 4
        assert record.text.count("signed:") == 1
        check_signature(record)
        assert verify(record, game_named("diamant")).honest


@pytest.mark.parametrize("name", OVER)
def test_a_match_by_older_rules_is_signed_as_it_was_played(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Nobody can replay it any more, but whose record it is can still be told."""
    key, seed, entries = with_keepsake(name)
    change(monkeypatch, game_named(folded(key, seed, entries[:1]).plan.game))
    table = folded(key, seed, entries)
    assert table.past is not None
    make_key(tmp_path / KEY_FILE)
    signer = Signer(read_key(tmp_path / KEY_FILE))
    text = signer.signed(record_text(table, entries))
    check_signature(Record.parse(text))
    assert verdict_on(text).why == "other-rules"
    file = tmp_path / "match.record"
    file.write_text(text, encoding="utf-8")
    assert run(["record", "verify", str(file), "--key", signer.public]) == 2
    said = capsys.readouterr()
    assert said.out == f"signed by the named key {signer.public}\n"
    assert "played by rules version 1" in said.err


def test_a_key_in_another_place_is_used_by_several_processes(tmp_path: Path) -> None:
    key = tmp_path / "shared.pem"
    make_key(key)
    wanted = Signer(read_key(key)).public
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        with serving(tmp_path / name, sign=key) as server:
            assert public_key(server) == wanted
            assert not (tmp_path / name / KEY_FILE).exists()


def refusal(folder: Path, sign: str) -> str:
    """What a server says that does not start."""
    ended = subprocess.run(
        [sys.executable, "-m", "speleo", "serve", "--port", "0", "--sign", sign],
        env={**os.environ, "SPELEO_HOME": str(folder)},
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert (ended.returncode, ended.stdout) == (2, "")
    assert ended.stderr.count("\n") == 1
    return ended.stderr


@pytest.mark.parametrize("sign", ["", "on"])
def test_a_key_of_wrong_form_is_refused_and_left_alone(tmp_path: Path, sign: str) -> None:
    key = tmp_path / KEY_FILE
    key.write_text("not a key\n")
    assert f"{key} is no signing key: it has to be an Ed25519 private key in PEM" in refusal(tmp_path, sign)
    assert key.read_text() == "not a key\n"


def test_a_key_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    missing = tmp_path / "nowhere.pem"
    assert f"cannot read the signing key {missing}: No such file" in refusal(tmp_path, str(missing))
    (tmp_path / KEY_FILE).mkdir()
    assert f"cannot read the signing key {tmp_path / KEY_FILE}: Is a directory" in refusal(tmp_path, "on")


def test_a_key_of_another_kind_is_refused(tmp_path: Path) -> None:
    from cryptography.hazmat.primitives import serialization
    from cryptography.hazmat.primitives.asymmetric import ec

    pem, pkcs8 = serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8
    key = tmp_path / "other.pem"
    key.write_bytes(ec.generate_private_key(ec.SECP256R1()).private_bytes(pem, pkcs8, serialization.NoEncryption()))
    assert "is no signing key" in refusal(tmp_path, str(key))


def test_off_signs_nothing_whatever_is_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPELEO_HOME", str(tmp_path))
    assert signer_for("on") is not None
    assert signer_for("") is not None
    assert signer_for("off") is None


def test_of_keys_that_are_made_at_a_time_one_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two processes start together: whoever is second reads the key of the first."""
    monkeypatch.setenv("SPELEO_HOME", str(tmp_path))
    path = tmp_path / KEY_FILE
    make_key(path)
    first = path.read_bytes()
    make_key(path)
    assert path.read_bytes() == first
    assert [file.name for file in tmp_path.iterdir()] == [KEY_FILE]
