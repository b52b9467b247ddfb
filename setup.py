"""The build: the folders named `engine`, the grid and the bots become one compiled unit, if this machine can compile.

Without a C compiler, without mypyc, or with SPELEO_PURE=1 the same source is installed as it is.
"""

import os
import shutil
import sysconfig
from pathlib import Path

from setuptools import setup

COMPILED = ("kernel/engine/*.py", "grid/*.py", "games/*/engine/*.py", "bots/**/*.py")
# Inlining small helpers across modules is worth 45 % of the engine's speed, and 8 % more with a higher limit.
FLAGS = ["-fno-semantic-interposition"]
GCC_FLAGS = ["--param=max-inline-insns-auto=120"]


def compiled_modules() -> list[str]:
    found = [path for pattern in COMPILED for path in Path("src/speleo").glob(pattern)]
    return sorted(str(path) for path in found if path.name != "__init__.py")


def compiler() -> str | None:
    command = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    return shutil.which(command)


def extensions() -> list[object]:
    command = compiler()
    if os.environ.get("SPELEO_PURE") == "1" or command is None:
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        return []
    built = mypycify(["--strict", *compiled_modules()], opt_level="3", debug_level="0")
    flags = FLAGS + (GCC_FLAGS if "gcc" in Path(command).resolve().name else [])
    for extension in built:
        extension.optional = True
        extension.extra_compile_args = [*extension.extra_compile_args, *flags]
    return built


setup(ext_modules=extensions())
