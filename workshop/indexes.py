"""pip's settings for uv, which does not read them: where packages come from, certificates and proxies."""

from __future__ import annotations

import ast
import os
import sys
from functools import cache

from workshop.tools import run_tool
from workshop.trouble import Trouble

SAME = {
    "index-url": "UV_DEFAULT_INDEX",
    "extra-index-url": "UV_INDEX",
    "find-links": "UV_FIND_LINKS",
    "trusted-host": "UV_INSECURE_HOST",
    "cert": "SSL_CERT_FILE",
    "proxy": "ALL_PROXY",
}
ALWAYS = {
    "UV_PYTHON_DOWNLOADS": "never",
    "UV_NO_CONFIG": "1",
    "UV_NO_PROGRESS": "1",
    "UV_INDEX_STRATEGY": "unsafe-best-match",
    "UV_SYSTEM_CERTS": "1",
}


@cache
def uv_settings() -> dict[str, str]:
    """What a person has set for uv itself wins."""
    settings = {**ALWAYS, **translated(pip_settings())}
    settings = {name: value for name, value in settings.items() if name not in os.environ}
    if "UV_INDEX_URL" in os.environ:
        settings.pop("UV_DEFAULT_INDEX", None)
    return settings


def pip_settings() -> str:
    try:
        return run_tool("reading pip's settings", [sys.executable, "-m", "pip", "config", "list"])
    except Trouble:
        return ""


def translated(listed: str) -> dict[str, str]:
    """From lines like `global.index-url='https://…'`; what comes later, as the environment does, wins."""
    found: dict[str, str] = {}
    for line in sorted(listed.splitlines(), key=lambda line: line.startswith(":env:")):
        name, equals, value = line.partition("=")
        variable = SAME.get(name.rpartition(".")[2])
        if not equals or variable is None:
            continue
        try:
            words = str(ast.literal_eval(value)).split()
        except (ValueError, SyntaxError):
            continue
        found[variable] = (words[0] if variable == "SSL_CERT_FILE" else " ".join(words)) if words else ""
    return {
        name: value.replace(" ", ",") if name == "UV_FIND_LINKS" else value for name, value in found.items() if value
    }
