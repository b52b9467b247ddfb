"""The fields of a state, found in the object itself, so that nobody lists them and none can be forgotten."""

from __future__ import annotations

import copy
from types import GetSetDescriptorType, MemberDescriptorType
from typing import Any, Final

from speleo.kernel.numbers import i64, vec

PLAIN: Final = "plain"
VECTOR: Final = "vector"
THING: Final = "thing"
VECTOR_TYPE: Final[Any] = type(vec[i64]())


def field_names(thing: object) -> list[str]:
    """The names of all fields of an object, compiled or not; numbers, texts and lists have none."""
    if hasattr(thing, "__len__"):
        return []
    found: list[str] = list(getattr(thing, "__dict__", ()))
    for kind in type(thing).__mro__:
        if kind.__module__ != "builtins":
            for name, member in vars(kind).items():
                if isinstance(member, (GetSetDescriptorType, MemberDescriptorType)) and not name.startswith("__"):
                    found.append(name)
    return found


def same(one: object, other: object) -> bool:
    """Whether two things are equal in every field, down to the last number."""
    if one is other:
        return True
    names = field_names(one)
    if not names:
        return bool(one == other)
    if type(one) is not type(other) or sorted(names) != sorted(field_names(other)):
        return False
    return all(same(getattr(one, name), getattr(other, name)) for name in names)


def key_of(thing: object) -> int:
    """A number that is the same for equal things: made of their own numbers and vectors, in the order of their names.

    What else a thing holds, such as the components of its box, seldom differs and is left out.
    """
    key: list[object] = []
    for name in sorted(field_names(thing)):
        value: object = getattr(thing, name)
        if isinstance(value, int):
            key.append(value)
        elif type(value) is VECTOR_TYPE:
            held: Any = value
            key.append(tuple(held))
    return hash(tuple(key))


def copied(thing: object) -> object:
    """A new object with the same fields: lists are copied, what can be cloned is cloned, all else is shared."""
    kind = type(thing)
    twin: object = kind.__new__(kind)
    for name in field_names(thing):
        value: object = getattr(thing, name)
        if hasattr(value, "clone"):
            value = value.clone()
        elif hasattr(value, "__len__") and not isinstance(value, (str, bytes, tuple)):
            value = copy.deepcopy(value)
        setattr(twin, name, value)
    return twin


def taken_apart(thing: Any) -> tuple[str, Any, list[Any], list[Any]]:
    """What a thing holds, in plain values that can be pickled; `put_together` makes an equal thing of it.

    A compiled class cannot be made without its constructor, so it has `making`: what that is told.
    """
    if type(thing) is VECTOR_TYPE:
        return VECTOR, None, list(thing), []
    names = field_names(thing)
    if not names:
        return PLAIN, copy.deepcopy(thing), [], []
    told = [taken_apart(value) for value in thing.making()] if hasattr(thing, "making") else []
    return THING, type(thing), told, [(name, taken_apart(getattr(thing, name))) for name in names]


def put_together(sort: str, kind: Any, told: list[Any], held: list[Any]) -> Any:
    """The thing that was taken apart."""
    if sort == PLAIN:
        return kind
    if sort == VECTOR:
        return vec[i64](told)
    twin: Any = kind(*[put_together(*parts) for parts in told]) if told else kind.__new__(kind)
    for name, parts in held:
        setattr(twin, name, put_together(*parts))
    return twin
