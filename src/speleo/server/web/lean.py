"""Answers that are large and compress well."""

from __future__ import annotations

import gzip
from typing import Any

from fastapi import Request, Response
from fastapi.responses import JSONResponse

WORTH_IT = 1200
"""Bytes from which on an answer is compressed."""


class Lean(JSONResponse):
    """An answer that is JSON already."""

    def render(self, content: Any) -> bytes:
        assert isinstance(content, bytes)
        return content


def lean(request: Request, body: bytes) -> Response:
    headers = {"vary": "accept-encoding"}
    if len(body) >= WORTH_IT and "gzip" in request.headers.get("accept-encoding", ""):
        return Lean(gzip.compress(body, 5, mtime=0), headers={**headers, "content-encoding": "gzip"})
    return Lean(body, headers=headers)
