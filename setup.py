"""The build: the folders named `engine`, grid, bots and helms become one compiled unit, if this machine can compile.

Without a C compiler, without mypyc, or with SPELEO_PURE=1 the same source is installed as it is. SPELEO_OPT=0…3 is how
hard the C compiler tries (default 3; 0 is six times quicker to build). A package without the web app is not made,
unless SPELEO_PAGES=none asks for it. SPELEO_BUILT names a folder in which the engine has been compiled from the same
sources before; then it is taken from there.
"""

import os
import shutil
import sys
import sysconfig
from pathlib import Path

from setuptools import Command, Extension, setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

HERE = Path(__file__).resolve().parent
COMPILED = ("kernel/engine/*.py", "grid/*.py", "games/*/engine/*.py", "bots/**/*.py", "helms/*.py")
COMPILING = {"build", "build_ext", "bdist_wheel", "install"}
"""Commands that need the compiled unit. Asking for a name or for metadata is none of them."""
# Inlining small helpers across modules is worth 45 % of the engine's speed, and 8 % more with a higher limit.
# Without contraction a compiled sum of products is rounded as Python rounds it, on every machine.
FLAGS = ["-fno-semantic-interposition", "-ffp-contract=off"]
GCC_FLAGS = ["--param=max-inline-insns-auto=120"]
BUILT = os.environ.get("SPELEO_BUILT", "")


def compiled_modules() -> list[str]:
    found = [path for pattern in COMPILED for path in Path("src/speleo").glob(pattern)]
    return sorted(str(path) for path in found if path.name != "__init__.py")


def compiler() -> str | None:
    command = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    return shutil.which(command)


def level() -> str:
    chosen = os.environ.get("SPELEO_OPT", "3")
    if chosen not in ("0", "1", "2", "3"):
        sys.exit(f"setup.py: SPELEO_OPT is 0, 1, 2 or 3, not {chosen!r}")
    return chosen


class TakeBuilt(build_ext):  # type: ignore[misc]
    """Takes what was compiled before instead of compiling."""

    def run(self) -> None:
        shutil.copytree(BUILT, self.build_lib, dirs_exist_ok=True)

    def get_outputs(self) -> list[str]:
        files = (path.relative_to(BUILT) for path in Path(BUILT).rglob("*") if path.is_file())
        return [str(Path(self.build_lib) / path) for path in files]


def extensions() -> list[object]:
    if BUILT:
        return [Extension("speleo", [])]
    command = compiler()
    if os.environ.get("SPELEO_PURE") == "1" or command is None or not COMPILING & set(sys.argv):
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        return []
    built = mypycify(["--strict", *compiled_modules()], opt_level=level(), debug_level="0")
    flags = FLAGS + (GCC_FLAGS if "gcc" in Path(command).resolve().name else [])
    for extension in built:
        extension.optional = os.environ.get("SPELEO_COMPILED") != "1"
        extension.extra_compile_args = [*extension.extra_compile_args, *flags]
    return built


def need_pages() -> None:
    """The pages, built now if they are missing; nobody gets a package that silently lacks them."""
    if os.environ.get("SPELEO_PAGES") == "none":
        return
    sys.path.insert(0, str(HERE))
    from workshop.pages import build_for_package, node_problem, whole
    from workshop.trouble import Trouble

    if whole():
        return
    try:
        if problem := node_problem():
            raise Trouble(f"{problem}; SPELEO_PAGES=none makes a package without it")
        build_for_package()
    except Trouble as trouble:
        sys.exit(f"setup.py: the pages of the web app are not built: {trouble}")


def with_pages(command: type[Command]) -> type[Command]:
    class WithPages(command):  # type: ignore[misc, valid-type]
        def run(self) -> None:
            need_pages()
            super().run()

    return WithPages


setup(
    ext_modules=extensions(),
    cmdclass={
        "bdist_wheel": with_pages(bdist_wheel),
        "sdist": with_pages(sdist),
        "build_py": build_py,
        "build_ext": TakeBuilt if BUILT else build_ext,
    },
)
