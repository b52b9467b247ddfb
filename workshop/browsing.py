"""The browser of the tests: what is there, else the system's package, else the one of Playwright."""

from __future__ import annotations

import os
import shutil
import subprocess

from workshop.places import PYTHON
from workshop.telling import Teller

LEAN = "chromium-headless-shell"
"""Chromium without what a window needs: the same pages for two thirds of the processor's time."""
BROWSERS = (LEAN, "chromium", "chromium-browser", "google-chrome")
PACKAGES = (LEAN, "chromium")


def browser(teller: Teller) -> str:
    """The path of a Chromium; empty for the one of Playwright, which knows where its own lies."""
    found = there()
    if found is None and shutil.which("apt-get") is not None:
        teller.say("installing Chromium")
        found = installed()
    if found is None:
        subprocess.run([PYTHON, "-m", "playwright", "install", "chromium"], check=True)
    return found or ""


def there() -> str | None:
    return next(filter(None, map(shutil.which, BROWSERS)), None)


def installed() -> str | None:
    """The first of the packages that the system has; older systems do not have the lean one."""
    rights = [] if os.geteuid() == 0 else ["sudo"]
    quietly = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run([*rights, "apt-get", "update", "-qq"])
    for package in PACKAGES:
        install = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", package]
        done = subprocess.run([*rights, *install], env=quietly, stdout=subprocess.DEVNULL)
        if done.returncode == 0 and there():
            break
    return there()
