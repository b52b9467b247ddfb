"""Small changes of a state, one number at a time, to see who notices."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from speleo.kernel.engine.fields import field_names
from speleo.kernel.engine.state import State
from speleo.kernel.numbers import append


@dataclass(frozen=True, slots=True)
class Change:
    """One more in one place: a field by the way to it, and where in it, if it is a list that is not empty."""

    way: tuple[str, ...]
    index: int = -1

    @property
    def name(self) -> str:
        return ".".join(self.way) + (f"[{self.index}]" if self.index >= 0 else "")

    def make(self, state: State) -> None:
        """Spoil one value of a state, as a faulty clone would."""
        holder: Any = state
        for name in self.way[:-1]:
            holder = getattr(holder, name)
        value = getattr(holder, self.way[-1])
        if is_list(value) and len(value) > 0:
            value[self.index] = another(value[self.index])
        else:
            setattr(holder, self.way[-1], another(value))


def is_list(value: object) -> bool:
    return hasattr(value, "__len__") and not isinstance(value, str | bytes | tuple)


def another(value: Any) -> Any:
    """Something else of the same kind."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return value + "?"
    if isinstance(value, list | tuple):
        return type(value)((*value, 0))
    if is_list(value):
        return append(value[:], 1)
    return 0


def changes(state: State, everywhere: bool = False) -> Iterator[Change]:
    """A change of every field, in lists of one number, or `everywhere` of each; what is never cloned never changes."""
    yield from changes_of(state, (), everywhere)


def changes_of(holder: object, way: tuple[str, ...], everywhere: bool) -> Iterator[Change]:
    """Every place of a state that can be spoilt; of a list each entry if that is asked for, else one."""
    for name in field_names(holder):
        value = getattr(holder, name)
        here = (*way, name)
        if hasattr(value, "clone"):
            yield from changes_of(value, here, everywhere)
        elif everywhere and is_list(value):
            yield from (Change(here, index) for index in range(len(value)))
        elif not field_names(value):
            yield Change(here)
