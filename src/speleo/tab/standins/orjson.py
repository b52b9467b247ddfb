"""Stands in for orjson where there is none, as in a browser tab: what the server uses of it, with the same results."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Callable, Mapping
from typing import Any

JSONDecodeError = json.JSONDecodeError
loads = json.loads


class Fragment:
    """JSON that is written already."""

    def __init__(self, contents: bytes | str) -> None:
        self.contents = contents.decode() if isinstance(contents, bytes) else contents


def dumps(value: object, default: Callable[[Any], Any] | None = None, option: int | None = None) -> bytes:
    assert option is None
    return written(value, default).encode()


def written(value: object, default: Callable[[Any], Any] | None) -> str:
    if value is None or isinstance(value, str | bool | int | float):
        return json.dumps(value, ensure_ascii=False)
    if isinstance(value, Fragment):
        return value.contents
    if isinstance(value, Mapping):
        if not all(isinstance(key, str) for key in value):
            raise TypeError("keys are texts")
        parts = (f"{json.dumps(key, ensure_ascii=False)}:{written(each, default)}" for key, each in value.items())
        return "{" + ",".join(parts) + "}"
    if isinstance(value, list | tuple):
        return "[" + ",".join(written(each, default) for each in value) + "]"
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        return written({field.name: getattr(value, field.name) for field in dataclasses.fields(value)}, default)
    if default is None:
        raise TypeError(f"{type(value).__name__} is not JSON")
    return written(default(value), default)
