"""The steps of a container file, carried out in empty folders with the system's programs mounted read-only.

A stand-in for a container engine: each stage is a root of its own; `RUN` changes into it; base images are this system's
programs and this Python; `apt-get` does nothing, since what it would install has to be there. It needs the rights to
mount.
"""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

SYSTEM = ("usr", "dev", "proc", "sys")
LINKS = ("bin", "sbin", "lib", "lib64")
SETTINGS = ("passwd", "group", "login.defs", "resolv.conf", "hosts", "nsswitch.conf", "ssl/certs", "alternatives")
"""What the system's programs read: users, names of machines, certificates."""
STAND_INS = "stand-ins"


def instructions(text: str) -> list[tuple[str, str]]:
    """The instructions and what follows each, with continued lines joined."""
    joined = re.sub(r"\\\n\s*", "", re.sub(r"^#.*\n", "", text, flags=re.MULTILINE))
    found = []
    for line in filter(str.strip, joined.splitlines()):
        word, _, rest = line.partition(" ")
        found.append((word, rest.strip()))
    return found


class Stage:
    """One stage: its root and what its instructions have set."""

    def __init__(self, root: Path, variables: dict[str, str]) -> None:
        self.root = root
        self.folder = "/"
        self.user = ""
        self.variables = {
            **variables,
            "PATH": f"/{STAND_INS}:{sys.base_prefix}/bin:/usr/local/bin:/usr/bin:/bin:/usr/sbin",
        }
        self.words: dict[str, list[str]] = {}
        for name in (*SYSTEM, "tmp", "etc", "var/lib", "opt", "root", STAND_INS, sys.base_prefix.lstrip("/")):
            (root / name).mkdir(parents=True, exist_ok=True)
        (root / "tmp").chmod(0o1777)
        for name in LINKS:
            if Path("/", name).is_symlink():
                (root / name).symlink_to(os.readlink(f"/{name}"))
        for name in SETTINGS:
            if Path("/etc", name).is_dir():
                shutil.copytree(f"/etc/{name}", root / "etc" / name, symlinks=True)
            elif Path("/etc", name).exists():
                shutil.copy(f"/etc/{name}", root / "etc" / name)
        for name in ("apt-get", "python"):
            target = (
                "#!/bin/sh\nexit 0\n"
                if name == "apt-get"
                else f'#!/bin/sh\nexec "{sys.base_prefix}/bin/python3" "$@"\n'
            )
            (root / STAND_INS / name).write_text(target)
            (root / STAND_INS / name).chmod(0o755)

    def inside(self, path: str) -> Path:
        return self.root / os.path.normpath(os.path.join(self.folder, path)).lstrip("/")

    def run(self, script: str, alone: bool = False) -> str:
        """Run a script in the stage; `alone` gives it a network in which there is nobody else."""
        base = sys.base_prefix
        mounted = " && ".join(
            f"mount --rbind {shlex.quote(f'/{name}')} {shlex.quote(str(self.root / name))}" for name in SYSTEM
        )
        mounted += f" && mount --bind -o ro {shlex.quote(base)} {shlex.quote(str(self.root) + base)}"
        mounted += f" && mount -o remount,bind,ro {shlex.quote(str(self.root / 'usr'))}"
        within = f"cd {shlex.quote(self.folder)} && {script}"
        user = f"--userspec={self.user}" if self.user else ""
        entered = f"exec chroot {user} {shlex.quote(str(self.root))} /bin/sh -c {shlex.quote(within)}"
        network = "ip link set lo up && " if alone else ""
        command = [
            "unshare",
            "--mount",
            *(["--net"] if alone else []),
            "/bin/sh",
            "-c",
            f"{network}{mounted} && {entered}",
        ]
        done = subprocess.run(command, env=self.variables, capture_output=True, text=True)
        assert done.returncode == 0, f"{script}\n{done.stdout[-2000:]}{done.stderr[-3000:]}"
        return done.stdout


class Build:
    """A whole container file; `last` is the stage that would become the image."""

    def __init__(self, text: str, context: Path, folder: Path, variables: dict[str, str]) -> None:
        self.context = context
        self.stages: dict[str, Stage] = {}
        for word, rest in instructions(text):
            if word == "FROM":
                name = rest.partition(" AS ")[2] or "image"
                self.last = self.stages[name] = Stage(folder / name, variables)
            else:
                self.follow(word, rest)

    def follow(self, word: str, rest: str) -> None:
        stage = self.last
        if word == "WORKDIR":
            stage.folder = os.path.normpath(os.path.join(stage.folder, rest))
            stage.inside(".").mkdir(parents=True, exist_ok=True)
        elif word == "COPY":
            self.copy(shlex.split(rest))
        elif word == "RUN":
            stage.run(rest)
        elif word == "ENV":
            stage.variables |= dict(pair.split("=", 1) for pair in shlex.split(rest))
        elif word == "USER":
            stage.user = rest
        elif word in ("ENTRYPOINT", "CMD", "HEALTHCHECK"):
            stage.words[word] = json.loads(rest[rest.index("[") :])
        else:
            assert word in ("VOLUME", "EXPOSE", "STOPSIGNAL"), word

    def copy(self, words: list[str]) -> None:
        """`./` as a target means the folder itself."""
        origin = self.context
        if words[0].startswith("--from="):
            origin = self.stages[words.pop(0).removeprefix("--from=")].root
        *sources, target = words
        for source in sources:
            old = origin / source.lstrip("/")
            new = self.last.inside(target)
            if old.is_dir():
                left_out = shutil.ignore_patterns(
                    "node_modules", "__pycache__", *(["static"] if len(words) == 2 and origin == self.context else [])
                )
                shutil.copytree(old, new, ignore=left_out, symlinks=True, dirs_exist_ok=True)
            else:
                shutil.copy(old, new / old.name if target.endswith("/") else new)
