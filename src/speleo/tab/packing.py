"""The Python of a browser tab as one archive: Speleo as source, and the packages that its server part stands on.

`python -m speleo.tab.packing WHEEL OUT` writes it; WHEEL is pydantic-core for the browser's Python, the only package
that is not plain Python. `requirements/tab.txt` pins it.
"""

from __future__ import annotations

import sys
import zipfile
from collections.abc import Iterator
from importlib import metadata
from importlib.resources import files
from pathlib import Path, PurePosixPath

PACKAGES = (
    "annotated-doc",
    "annotated-types",
    "anyio",
    "attrs",
    "babel",
    "fastapi",
    "fluent.runtime",
    "fluent.syntax",
    "idna",
    "mypy-extensions",
    "opentelemetry-api",
    "prometheus-client",
    "pydantic",
    "pytz",
    "starlette",
    "typing-extensions",
    "typing-inspection",
)
OURS = ("bots", "drawing", "games", "grid", "hints", "kernel", "server", "sound", "tab", "texts", "visitors")
LEFT_OUT = ("__pycache__", "static", "migrations", "locale-data", "zoneinfo", "testing", "_pytest_plugin")
LANGUAGES = ("de", "en", "root")
STAND_INS = "speleo/tab/standins/"
EPOCH = (2020, 1, 1, 0, 0, 0)
"""The same files make the same archive, whenever that is."""


def wanted(path: PurePosixPath) -> bool:
    if path.parent.name == "locale-data":
        return path.stem in LANGUAGES
    if path.suffix in (".so", ".pyd", ".pyc", ".pyi", ".c", ".h") or ".." in path.parts:
        return False
    return not set(LEFT_OUT) & set(path.parts)


def ours() -> Iterator[tuple[str, bytes]]:
    """The source; stand-ins lie at the top, where they are found by the name that they stand in for."""
    top = Path(str(files("speleo")))
    for path in sorted(path for path in top.rglob("*") if path.is_file()):
        inside = PurePosixPath("speleo", *path.relative_to(top).parts)
        if (len(inside.parts) == 2 or inside.parts[1] in OURS) and wanted(inside):
            yield str(inside).removeprefix(STAND_INS), path.read_bytes()


def packages() -> Iterator[tuple[str, bytes]]:
    """Packages as they are installed here, with what names their versions."""
    for name in PACKAGES:
        for listed in sorted(metadata.files(name) or (), key=str):
            path = PurePosixPath(str(listed))
            if wanted(path) and (".dist-info" not in path.parts[0] or path.name in ("METADATA", "entry_points.txt")):
                yield str(path), Path(str(listed.locate())).read_bytes()


def native(wheel: Path) -> Iterator[tuple[str, bytes]]:
    with zipfile.ZipFile(wheel) as archive:
        for name in sorted(archive.namelist()):
            if not name.endswith(("/", ".pyi")):
                yield name, archive.read(name)


def pack(wheel: Path, out: Path) -> None:
    fresh = out.with_name(f"{out.name}.new")
    with zipfile.ZipFile(fresh, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for part in (ours(), packages(), native(wheel)):
            for name, body in part:
                archive.writestr(zipfile.ZipInfo(name, EPOCH), body, zipfile.ZIP_DEFLATED)
    fresh.replace(out)


if __name__ == "__main__":
    pack(Path(sys.argv[1]), Path(sys.argv[2]))
