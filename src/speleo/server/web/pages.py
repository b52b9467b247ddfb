"""The web app, as it was built into the package: every file in memory, compressed once, but for Python in a tab."""

from __future__ import annotations

import gzip
import hashlib
import json
import mimetypes
from dataclasses import dataclass
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.responses import RedirectResponse
from starlette.types import Receive, Scope, Send

from speleo.server.web.preview import with_tags
from speleo.server.web.schema import FROM_ELSEWHERE

SHRINKS = ("text/", "application/javascript", "application/json", "application/manifest+json", "image/svg+xml")
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
HEAVY, PACKED = "tab/", ".gz"
"""Megabytes that few ask for: read when somebody does, and compressed when they were built."""
MANUAL = "manual"
"""The manual has pages of its own, beside those of the app."""
HOW = "python3 run.py setup"
NOT_BUILT = f"""<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Speleo</title></head>
<body><h1>The web app is not built</h1>
<p>The table server runs, but its pages are missing. In a checkout run <code>{HOW}</code> (it needs Node 20 or newer)
and start again. The API is explained at <a href="/docs">/docs</a>.</p></body></html>
"""


@dataclass(frozen=True, slots=True)
class Page:
    body: bytes
    small: bytes
    kind: str
    mark: str
    lasts: str


class Pages:
    """The files of the web app by their path. Empty if it was never built."""

    def __init__(self, folder: Traversable) -> None:
        self.pages: dict[str, Page] = {}
        self.heavy: Traversable | None = None
        if folder.is_dir():
            self.read(folder, "")

    def read(self, folder: Traversable, path: str) -> None:
        for item in folder.iterdir():
            if item.is_dir() and f"{path}{item.name}/" == HEAVY:
                self.heavy = item
            elif item.is_dir():
                self.read(item, f"{path}{item.name}/")
            else:
                self.pages[path + item.name] = page(path + item.name, item.read_bytes())

    def built_for(self) -> str:
        """The fingerprint of the API that the web app was built for."""
        stamp = self.pages.get("build.json")
        return str(json.loads(stamp.body)["api"]) if stamp is not None else ""

    def problem(self, own: str) -> str:
        """What is wrong with the web app at a server with this API, and what to do, in one line; else empty."""
        if "index.html" not in self.pages:
            return f"the web app is not built, so there is only the API: run '{HOW}' in a checkout (needs Node 20)"
        if self.built_for() != own:
            return f"the web app was built for another version of this server: run '{HOW}' in a checkout"
        return ""

    def folder(self, path: str) -> bool:
        """Whether a page stands for this folder; its links count from within it."""
        return not path.endswith("/") and f"{path}/index.html" in self.pages

    def find(self, path: str) -> Page | None:
        """The file, or the app itself for an address within it: those have no dot in their last part."""
        found = self.pages.get(path)
        if found is None and path.startswith(f"{MANUAL}/"):
            return self.pages.get(f"{path.rstrip('/')}/index.html")
        if found is None and "." not in path.rpartition("/")[2]:
            found = self.pages.get("index.html")
        return found


def page(path: str, body: bytes) -> Page:
    kind = mimetypes.guess_type(path)[0] or "application/octet-stream"
    kind = "application/manifest+json" if path.endswith(".webmanifest") else kind
    small = gzip.compress(body, 9, mtime=0) if kind.startswith(SHRINKS) else b""
    return Page(body, small, kind, mark_of(body), FOR_EVER if path.startswith("assets/") else ASK_AGAIN)


def mark_of(body: bytes) -> str:
    return f'"{hashlib.sha256(body).hexdigest()[:20]}"'


def fingerprint(schema: dict[str, Any]) -> str:
    """The same as long as routes, things and their fields have the same names, by whatever tool they are described."""
    routes = {path: sorted(ways) for path, ways in schema["paths"].items()}
    own = {name: thing for name, thing in schema["components"]["schemas"].items() if FROM_ELSEWHERE not in thing}
    things = {name: sorted(thing.get("properties", ())) for name, thing in own.items()}
    return hashlib.sha256(json.dumps([routes, things], sort_keys=True).encode()).hexdigest()[:20]


def own_api() -> str:
    """The fingerprint of this server's API, as `run.py types` has noted it: to describe the API takes half a second."""
    noted = resources.files("speleo.server.web").joinpath("api.json").read_text(encoding="utf-8")
    return str(json.loads(noted)["api"])


def built_pages() -> Pages:
    return Pages(resources.files("speleo.server").joinpath("static"))


def add_pages(app: FastAPI) -> None:
    """Everything that is no other route. API addresses that do not exist stay refusals in JSON."""
    pages = app.state.pages = built_pages()
    not_found = app.router.default

    async def otherwise(scope: Scope, receive: Receive, send: Send) -> None:
        wanted = scope["type"] == "http" and scope["method"] in ("GET", "HEAD")
        answer = await shown(pages, Request(scope)) if wanted and not scope["path"].startswith("/api/") else None
        if answer is None:
            await not_found(scope, receive, send)
        else:
            await answer(scope, receive, send)

    app.router.default = otherwise


def heavy(folder: Traversable, name: str, small: bool) -> Response | None:
    """A file of Python for a tab."""
    names = {item.name for item in folder.iterdir()}
    if name not in names or name.endswith(PACKED):
        return None
    packed = small and name + PACKED in names
    body = folder.joinpath(name + PACKED if packed else name).read_bytes()
    kind = "text/javascript" if name.endswith(".mjs") else mimetypes.guess_type(name)[0]
    headers = {"cache-control": ASK_AGAIN, "vary": "accept-encoding", "etag": mark_of(body)}
    return Response(body, headers={**headers, "content-encoding": "gzip"} if packed else headers, media_type=kind)


async def shown(pages: Pages, request: Request) -> Response | None:
    """What is at an address: a file, the app for an address within it, or nothing."""
    path = request.url.path.removeprefix("/")
    if path.startswith(HEAVY) and pages.heavy is not None:
        return heavy(pages.heavy, path.removeprefix(HEAVY), "gzip" in request.headers.get("accept-encoding", ""))
    if f"{path}/".startswith(f"{MANUAL}/") and pages.folder(path):
        return RedirectResponse(f"/{path}/", 308)
    found = pages.find(path)
    if found is None:
        return Response(NOT_BUILT, 503, media_type="text/html") if not pages.pages and path == "" else None
    if found is pages.pages.get("index.html"):
        found = page("index.html", await with_tags(found.body, request))
    headers = {"etag": found.mark, "cache-control": found.lasts, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == found.mark:
        return Response(status_code=304, headers=headers)
    if found.small and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(found.small, headers={**headers, "content-encoding": "gzip"}, media_type=found.kind)
    return Response(found.body, headers=headers, media_type=found.kind)
