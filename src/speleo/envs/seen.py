"""Rows of numbers as arrays: flat, or a dictionary of the fields."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np
from gymnasium import spaces

from speleo.envs import cave, diamant, subterra
from speleo.envs.fields import Field
from speleo.helms.helm import Helm
from speleo.kernel.errors import UnknownName
from speleo.kernel.numbers import i16, vec
from speleo.kernel.setup import Setup

GAMES: dict[str, Any] = {"diamant": diamant, "cave": cave, "subterra": subterra}
"""The games that programs can steer: each module has `helm`, `labels`, `fields`, and numbers for chance."""
FLAT, FIELDS = "flat", "dict"
FORMS = (FLAT, FIELDS)


@dataclass(frozen=True, slots=True)
class Interface:
    """How programs see and steer matches of one set-up; what chance brings has numbers of its own."""

    make: Callable[[], Helm]
    labels: tuple[str, ...]
    fields: tuple[Field, ...]
    chances: int
    chance_number: Callable[[int], int]
    chance_code: Callable[[int], int]

    @property
    def actions(self) -> int:
        return len(self.labels)

    @property
    def width(self) -> int:
        return sum(field.size for field in self.fields)


def interface(setup: Setup) -> Interface:
    """How programs see and steer matches of this set-up."""
    if setup.game not in GAMES:
        raise UnknownName("game with environments", setup.game, sorted(GAMES))
    module = GAMES[setup.game]
    return Interface(
        partial(module.helm, setup),
        module.labels(setup),
        module.fields(setup),
        module.CHANCES,
        module.chance_number,
        module.chance_code,
    )


def flat_space(fields: tuple[Field, ...]) -> spaces.Box:
    low = np.concatenate([np.full(field.size, field.low, np.int16) for field in fields])
    high = np.concatenate([np.full(field.size, field.high, np.int16) for field in fields])
    return spaces.Box(low, high, dtype=np.int16)


def field_spaces(fields: tuple[Field, ...]) -> spaces.Dict:
    return spaces.Dict({field.name: spaces.Box(field.low, field.high, field.shape, np.int16) for field in fields})


def by_field(row: Any, fields: tuple[Field, ...]) -> dict[str, Any]:
    """A row, or many rows, as a dictionary of the fields; nothing is copied."""
    found: dict[str, Any] = {}
    at = 0
    for field in fields:
        part = row[..., at : at + field.size]
        found[field.name] = part.reshape(*row.shape[:-1], *field.shape)
        at += field.size
    return found


class Eye:
    """Looks at a match for its seats: each look is a new array."""

    def __init__(self, seen: Interface, form: str) -> None:
        if form not in FORMS:
            raise UnknownName("form of observation", form, list(FORMS))
        self.seen = seen
        self.fields = seen.fields
        self.form = form
        self.row = vec[i16]([0] * seen.width)
        self.window = np.frombuffer(self.row, np.int16)
        self.space: spaces.Space[Any] = flat_space(seen.fields) if form == FLAT else field_spaces(seen.fields)

    def __reduce__(self) -> tuple[Any, ...]:
        """A copy looks with a window of its own."""
        return Eye, (self.seen, self.form)

    def look(self, helm: Helm, seat: int) -> Any:
        """What a seat sees now; what it may do stands in the marks of the helm then."""
        helm.look(seat, self.row)
        row = self.window.copy()
        return row if self.form == FLAT else by_field(row, self.fields)
