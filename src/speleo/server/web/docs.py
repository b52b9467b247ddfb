"""The pages that explain the API, from this server alone and without inline script."""

from __future__ import annotations

from fastapi import FastAPI, Response
from fastapi.responses import HTMLResponse
from starlette.staticfiles import StaticFiles
from swagger_ui_bundle import swagger_ui_path

PAGE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Speleo: the table server</title>
<link rel="stylesheet" href="/docs/files/swagger-ui.css">
<link rel="icon" href="/docs/files/favicon-32x32.png">
</head>
<body>
<div id="swagger-ui"></div>
<script src="/docs/files/swagger-ui-bundle.js"></script>
<script src="/docs/start.js"></script>
</body>
</html>
"""
SCRIPT = 'SwaggerUIBundle({ url: "/openapi.json", dom_id: "#swagger-ui", validatorUrl: null });\n'


def add_docs(app: FastAPI) -> None:
    """The pages of the API, from our own files: they work without a network and within the policy for scripts."""

    @app.get("/docs", include_in_schema=False)
    async def docs() -> HTMLResponse:
        return HTMLResponse(PAGE)

    @app.get("/docs/start.js", include_in_schema=False)
    async def start() -> Response:
        return Response(SCRIPT, media_type="text/javascript")

    app.mount("/docs/files", StaticFiles(directory=swagger_ui_path))
