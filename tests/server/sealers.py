"""People whose programs add to the deal as browsers do."""

from __future__ import annotations

import secrets
from typing import Any

from speleo.kernel.fairness import pledge
from tests.server.serving import Person


class Sealer:
    """Somebody in a seat with a nonce for each round."""

    def __init__(self, person: Person, seat: int) -> None:
        self.person = person
        self.seat = seat
        self.nonces: dict[int, str] = {}

    @property
    def sealing(self) -> dict[str, Any]:
        found: dict[str, Any] = self.person.look()["table"]["sealing"]
        return found

    def make(self, attempt: int) -> str:
        """A pledge for that round."""
        promise = self.person.look()["table"]["commitment"]
        nonce = self.nonces.setdefault(attempt, secrets.token_hex(32))
        return pledge(promise, attempt, self.seat, nonce)

    def pledge(self, attempt: int = 1) -> None:
        self.person.do(f"seats/{self.seat}/pledge", pledge=self.make(attempt), round=attempt)

    def reveal(self, attempt: int = 1) -> None:
        self.person.do(f"seats/{self.seat}/reveal", nonce=self.nonces[attempt])

    def refused(self, what: str, **asked: object) -> str:
        answer = self.person.post(f"seats/{self.seat}/{what}", **asked)
        assert answer.status_code in (403, 409), answer.text
        problem: str = answer.json()["problem"]
        return problem
