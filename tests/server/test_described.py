"""What is sent is described by what it is made of, not by a copy of it that could say something else."""

from __future__ import annotations

import pkgutil
from collections.abc import Iterator
from dataclasses import is_dataclass
from importlib import import_module
from typing import get_args

from fastapi import APIRouter
from fastapi.routing import APIRoute

from speleo.server import web
from speleo.server.web.lean import Lean
from speleo.server.web.shapes import LogEntryShape, Update

PUT_TOGETHER = (LogEntryShape, Update)
"""Made of texts that are written once for everybody; tests/server/test_pictures.py compares them with what is sent."""


def routes() -> Iterator[APIRoute]:
    """All that the modules of the API offer."""
    for module in pkgutil.iter_modules(web.__path__, "speleo.server.web."):
        router = getattr(import_module(module.name), "router", None)
        if isinstance(router, APIRouter):
            yield from (route for route in router.routes if isinstance(route, APIRoute))


def test_answers_that_are_written_by_hand_are_described_by_their_classes() -> None:
    """The workers and the caches hand over JSON that FastAPI does not look at: what it says of it must be the class of
    the object that was written."""
    described = [
        (route.path, kind)
        for route in routes()
        if route.response_class is Lean
        for kind in (get_args(route.responses[200]["model"]) or (route.responses[200]["model"],))
    ]
    assert len(described) > 15
    assert [(path, kind) for path, kind in described if not is_dataclass(kind) and kind not in PUT_TOGETHER] == []
