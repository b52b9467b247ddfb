"""Stand-ins for `vec` and `i64` in plain Python, for machines where mypyc's runtime has no wheel."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

T = TypeVar("T")

i64 = i16 = u8 = int


class vec(list[T]):  # noqa: N801 - it stands in for a class of this name
    """A list with the few operations of `librt.vecs.vec` that the engine uses."""

    def __init__(self, items: Iterable[T] = (), /, *, capacity: int = 0) -> None:
        super().__init__(items)

    def __getitem__(self, index: int | slice) -> T | vec[T]:  # type: ignore[override]
        found = list.__getitem__(self, index)
        return vec(found) if isinstance(index, slice) else found  # type: ignore[arg-type,return-value]


def mypyc_attr(**settings: bool) -> Callable[[type[T]], type[T]]:
    """Settings for the compiler, which is not there."""
    return lambda decorated: decorated


def append(items: vec[T], item: T, /) -> vec[T]:
    """The vector with one more item; use only the result, as with the compiled one."""
    items.extend((item,))
    return items
