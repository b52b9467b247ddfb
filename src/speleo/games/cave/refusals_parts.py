"""What a refusal says: the rule by its number and the reason by its text."""

from __future__ import annotations

from speleo.kernel.errors import Refusal


def no(rule: str, reason: str) -> Refusal:
    return Refusal(f"CAVE-{rule}", f"cave-no-{reason}")
