"""Anything at all is sent to the server: no 5xx, no hang, and it still plays afterwards."""

from __future__ import annotations

import json
import random
import string
from typing import Any

import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.server.serving import Server
from tests.server.test_tables import two

EXAMPLES = 12


def test_the_whole_api_keeps_its_own_schema(server: Server) -> None:
    """Requests made up from the OpenAPI document, with real ids and secrets mixed in, and without."""
    ada, ben = two(server)
    schema = schemathesis.openapi.from_url(f"http://127.0.0.1:{server.port}/openapi.json")
    chooser = random.Random(1)
    tried = 0
    for result in schema.get_all_operations():
        operation = result.ok()

        @settings(
            max_examples=EXAMPLES,
            deadline=None,
            database=None,
            derandomize=True,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @operation.as_strategy_test
        def check(case: Any) -> None: ...
    assert tried >= 0
