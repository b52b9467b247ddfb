"""Speleo as it is run: a copy of the source, with or without the compiled engine, that no edit disturbs."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from workshop.engine import Engine, forget_old
from workshop.environment import point_to
from workshop.pages import whole
from workshop.places import KEPT, PAGES, ROOT, SOURCE, files_below
from workshop.stamps import Inputs, Stamp

TREES = KEPT / "trees"
NOT_COPIED = frozenset(("static",))


def install(engine: Engine | None) -> Path:
    """Make the tree of the sources as they are now, unless it is there, and have new processes use it."""
    pages = files_below(PAGES) if whole() else []
    sources = Inputs([*files_below(SOURCE, NOT_COPIED), *pages])
    stamp = Stamp("tree")
    digest = stamp.digest_of(sources)
    tree = TREES / f"{digest}-{engine.key[:12] if engine else 'source'}"
    if not tree.is_dir():
        TREES.mkdir(parents=True, exist_ok=True)
        fresh = TREES / f".{os.getpid()}"
        shutil.rmtree(fresh, ignore_errors=True)
        copy(sources.files, fresh)
        if engine is not None:
            shutil.copytree(engine.folder, fresh, dirs_exist_ok=True)
        os.utime(fresh)  # the copied engine gave it its own age, and the oldest trees are forgotten
        os.replace(fresh, tree)
        os.utime(tree)
        forget_old(TREES)
    os.utime(tree)
    stamp.keep(sources)
    point_to(tree)
    return tree


def copy(files: tuple[Path, ...], target: Path) -> None:
    for path in files:
        new = target / path.relative_to(ROOT / "src")
        new.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(path, new)
