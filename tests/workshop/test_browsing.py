"""Which browser the tests take."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Callable

import pytest
from workshop.telling import Teller

from workshop import browsing

System = Callable[..., list[str]]


@pytest.fixture
def system(monkeypatch: pytest.MonkeyPatch) -> System:
    """A system with these programs, whose packages bring a program of their name; returns what is run in it."""

    def make(*programs: str, packages: tuple[str, ...] = ()) -> list[str]:
        present, ran = set(programs), []

        def run(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
            ran.append(" ".join(map(str, command[-2:])))
            known = "install" not in command or command[-1] in packages
            if known and "install" in command:
                present.add(command[-1])
            return subprocess.CompletedProcess(command, 0 if known else 100)

        monkeypatch.setattr(shutil, "which", lambda name: f"/bin/{name}" if name in present else None)
        monkeypatch.setattr(subprocess, "run", run)
        monkeypatch.setattr("os.geteuid", lambda: 0)
        return ran

    return make


def test_a_browser_that_is_there_is_taken_and_nothing_installed(system: System) -> None:
    ran = system("google-chrome", "apt-get", packages=browsing.PACKAGES)
    assert browsing.browser(Teller()) == "/bin/google-chrome"
    assert ran == []


def test_the_lean_one_is_preferred(system: System) -> None:
    system("chromium", browsing.LEAN)
    assert browsing.browser(Teller()) == f"/bin/{browsing.LEAN}"


def test_the_lean_one_is_installed_where_none_is_there(system: System) -> None:
    ran = system("apt-get", packages=browsing.PACKAGES)
    assert browsing.browser(Teller()) == f"/bin/{browsing.LEAN}"
    assert not any(command.endswith(" chromium") for command in ran)


def test_a_system_without_it_has_the_other(system: System) -> None:
    system("apt-get", packages=("chromium",))
    assert browsing.browser(Teller()) == "/bin/chromium"


@pytest.mark.parametrize("programs", [("apt-get",), ()])
def test_where_no_package_helps_playwright_brings_its_own(system: System, programs: tuple[str, ...]) -> None:
    ran = system(*programs)
    assert browsing.browser(Teller()) == ""
    assert ran[-1] == "install chromium"
