"""Running the engine's Python source although a compiled engine is installed: set SPELEO_INTERPRETED=1."""

import sys
from importlib.abc import PathEntryFinder
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from pathlib import Path

PACKAGE = str(Path(__file__).parent)


def prefer_source() -> None:
    """From now on, load modules of this package from source alone."""
    source = FileFinder.path_hook((SourceFileLoader, SOURCE_SUFFIXES))

    def hook(path: str) -> PathEntryFinder:
        if path != PACKAGE and not path.startswith((PACKAGE + "/", PACKAGE + "\\")):
            raise ImportError
        return source(path)

    sys.path_hooks.insert(0, hook)
    for path in list(sys.path_importer_cache):
        if path.startswith(PACKAGE):
            del sys.path_importer_cache[path]
