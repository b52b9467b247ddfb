"""Makes the manual: a site of plain pages from the texts in `docs` and the findings in `lab`, without a network.

    python3 -m tools.manual OUT

Links between texts become links between pages; links to other files of the tree become plain text. Pages need
nothing from elsewhere, and a script for their search alone.
"""

from __future__ import annotations

import posixpath
import re
import shutil
import sys
import tomllib
from dataclasses import dataclass
from html import escape
from pathlib import Path

from markdown_it import MarkdownIt
from markdown_it.token import Token

from tools.manual_search import Place, box, places_of, script

ROOT = Path(__file__).resolve().parent.parent
STYLE = Path(__file__).resolve().parent / "manual.css"
SEARCH = Path(__file__).resolve().parent / "manual_search.js"
ICON = ROOT / "web" / "public" / "speleo.svg"
LAB = ROOT / "lab"
LANGUAGES = ("en", "de")
SECTIONS = {
    "Players": ("docs/players.md", "docs/players.de.md", "docs/terminal.md", "docs/hints.md", "docs/sound.md"),
    "Hosts": ("docs/server.md", "docs/growing.md", "docs/security.md", "docs/tab.md"),
    "Bot authors": ("docs/write-a-bot.md", "docs/bots.md"),
    "Researchers": (
        "docs/first-hour.md",
        "docs/library.md",
        "docs/environments.md",
        "docs/lab.md",
        "docs/formats.md",
    ),
    "Contributors": ("CONTRIBUTING.md", "docs/architecture.md", "docs/adding-a-game.md", "docs/web.md", "CHANGELOG.md"),
}
"""Who reads what; every text of `docs` has its place here, and one that is not there yet is left out."""
START = "docs/manual.md"
PAPERS = "Decisions"
FINDINGS = "findings/index"
FAVOURITES = ("diamant-home", "subterra-teams", "cave-packs")
"""Findings that are listed first."""
HEADING = re.compile(r"^# (.+)$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Page:
    """A page of the site: where its text is, its address without the ending, and what it is called."""

    source: str
    address: str
    title: str


def pages() -> dict[str, list[Page]]:
    """The pages of each section, in order."""
    found = {
        name: [page_of(source) for source in wanted if (ROOT / source).is_file()] for name, wanted in SECTIONS.items()
    }
    found[PAPERS] = [page_of(f"docs/adr/{path.name}") for path in sorted((ROOT / "docs/adr").glob("*.md"))]
    return found


def page_of(source: str) -> Page:
    title = HEADING.search((ROOT / source).read_text(encoding="utf-8"))
    address = posixpath.splitext(source.removeprefix("docs/"))[0].lower()
    return Page(source, address, plain(title[1]) if title else address)


def plain(text: str) -> str:
    return re.sub(r"[`*_]", "", text)


def slug(text: str) -> str:
    return re.sub(r"[^\w]+", "-", plain(text).lower()).strip("-")


class Site:
    """The folder of pages that is being written, with the menu that all of them share."""

    def __init__(self, out: Path) -> None:
        self.out = out
        self.sections = pages()
        start = page_of(START)
        self.start = Page(START, "index", start.title)
        self.known = {page.source: page for section in self.sections.values() for page in section}
        self.known[START] = self.start
        self.pictures: set[Path] = set()
        self.places: list[Place] = []
        self.markdown = MarkdownIt("commonmark", {"html": False}).enable("table")

    def write(self) -> int:
        """All pages, pictures and findings; how many pages there are."""
        self.out.mkdir(parents=True, exist_ok=True)
        for page in self.known.values():
            text = (ROOT / page.source).read_text(encoding="utf-8")
            text = re.sub(r"<!--.*?-->", "", text, flags=re.DOTALL)
            language = "de" if page.source.endswith(".de.md") else "en"
            self.put(page.address, page.title, self.rendered(page, text, language), language)
        count = len(self.known) + self.findings()
        for path in sorted(self.pictures):
            target = self.out / "pictures" / path.name
            target.parent.mkdir(exist_ok=True)
            shutil.copyfile(path, target)
        shutil.copyfile(STYLE, self.out / "manual.css")
        shutil.copyfile(SEARCH, self.out / "search.js")
        (self.out / "search-index.js").write_text(script(self.places), encoding="utf-8")
        shutil.copyfile(ICON, self.out / ICON.name)
        return count

    def put(self, address: str, title: str, body: str, language: str = "en") -> None:
        """Writes one page with its head and the menu."""
        up = "../" * address.count("/")
        head = (
            f'<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
            f'<title>{escape(title)} · Speleo</title><link rel="stylesheet" href="{up}manual.css">'
            f'<link rel="icon" href="{up}{ICON.name}"><script src="{up}search.js" defer></script>'
        )
        path = self.out / f"{address}.html"
        path.parent.mkdir(parents=True, exist_ok=True)
        sides = f"<header>{box(language, up)}</header>{self.menu(address, up)}"
        shown = f"<head>{head}</head><body>{sides}<main>{body}</main></body>"
        path.write_text(f'<!doctype html>\n<html lang="{language}">{shown}</html>\n', encoding="utf-8")

    def menu(self, here: str, up: str) -> str:
        """The list of all pages; sections other than the own are folded."""
        parts = [
            f'<nav aria-label="Manual"><p class="home"><a href="{up}index.html">{escape(self.start.title)}</a></p>'
        ]
        for name, section in self.sections.items():
            opened = " open" if any(page.address == here for page in section) or here == "index" else ""
            if name == PAPERS and here == "index":
                opened = ""
            rows = "".join(self.entry(page.address, page.title, here, up) for page in section)
            if name == "Players" and (LAB.is_dir()):
                rows += self.entry(FINDINGS, "What bots found out", here, up)
                opened = " open" if here.startswith("findings/") else opened
            parts.append(f"<details{opened}><summary>{escape(name)}</summary><ul>{rows}</ul></details>")
        return "".join([*parts, "</nav>"])

    def entry(self, address: str, title: str, here: str, up: str) -> str:
        current = ' aria-current="page"' if address == here else ""
        return f'<li><a href="{up}{address}.html"{current}>{escape(title)}</a></li>'

    def rendered(self, page: Page, text: str, language: str) -> str:
        """A page as HTML: headings get ids, links lead within the manual, and the search learns its words."""
        tokens = self.markdown.parse(text)
        for at, token in enumerate(tokens):
            if token.type == "heading_open":
                token.attrSet("id", slug(tokens[at + 1].content))
            if token.type == "table_open":
                token.attrSet("class", "wide")
            for child in token.children or ():
                self.relink(child, page)
        self.places += places_of(page.address, page.title, language, tokens)
        return str(self.markdown.renderer.render(tokens, self.markdown.options, {}))

    def relink(self, token: Token, page: Page) -> None:
        """Links to texts lead to their pages, pictures are taken along; what is not in the site is no link."""
        if token.type == "image":
            path = (ROOT / page.source).parent / str(token.attrGet("src"))
            self.pictures.add(path.resolve())
            token.attrSet("src", "../" * page.address.count("/") + f"pictures/{path.name}")
        if token.type == "link_open":
            target = self.target(str(token.attrGet("href")), page)
            if target is None:
                token.attrs = {"class": "elsewhere"}
            else:
                token.attrSet("href", target)

    def target(self, href: str, page: Page) -> str | None:
        """Where a link leads within the site; None: nowhere in it."""
        if href.startswith(("#", "http://127.0.0.1", "/")):
            return href
        path, mark, part = href.partition("#")
        source = posixpath.normpath(posixpath.join(posixpath.dirname(page.source), path))
        if source == "lab":
            return posixpath.relpath(f"{FINDINGS}.html", posixpath.dirname(page.address) or ".")
        found = self.known.get(source) or (self.start if source == "README.md" else None)
        if found is None:
            return None
        return posixpath.relpath(f"{found.address}.html", posixpath.dirname(page.address) or ".") + mark + part

    def findings(self) -> int:
        """The reports in `lab`, in both languages, and a page that lists them."""
        lists: dict[str, list[str]] = {language: [] for language in LANGUAGES}
        count = 0
        for path in sorted(LAB.glob("*.toml"), key=lambda path: (path.stem not in FAVOURITES, path.stem)):
            said = tomllib.loads(path.read_text(encoding="utf-8"))
            for language in LANGUAGES:
                report = LAB / f"{path.stem}.{language}.html"
                if not report.is_file():
                    continue
                html, css = as_page(report.read_text(encoding="utf-8"), language)
                target = self.out / "findings" / report.name
                target.parent.mkdir(exist_ok=True)
                target.write_text(html, encoding="utf-8")
                (target.parent / "report.css").write_text(css, encoding="utf-8")
                count += 1
                title, told = escape(said["title"][language]), escape(said["finding"][language])
                self.places.append(
                    Place(f"findings/{report.name}", said["title"][language], "", language, said["finding"][language])
                )
                lists[language].append(f'<li><a href="{report.name}">{title}</a><br>{told}</li>')
        for language, (address, title, other, lead) in INDEX.items():
            link = f'<p class="languages"><a href="{other}.html">{OTHER[language]}</a></p>'
            body = f'{link}<h1>{title}</h1><p>{lead}</p><ul class="findings">{"".join(lists[language])}</ul>'
            self.put(f"findings/{address}", title, body, language)
            count += 1
        return count


INDEX = {
    "en": (
        "index",
        "What bots found out",
        "index.de",
        "Thousands of matches between bots, and what they say about the games.",
    ),
    "de": (
        "index.de",
        "Was Bots herausfanden",
        "index",
        "Tausende Partien zwischen Bots, und was sie über die Spiele sagen.",
    ),
}
OTHER = {"en": "Deutsch", "de": "English"}


def as_page(html: str, language: str) -> tuple[str, str]:
    """A report with a way back to the list, and, as the server's rules want it, its style in a file of its own."""
    address, title, *_ = INDEX[language]
    style = re.search(r"<style>(.*?)</style>", html, re.DOTALL)
    css = style[1] if style else ""
    links = f'<link rel="stylesheet" href="report.css"><link rel="icon" href="../{ICON.name}">'
    back = f'<p><a href="{address}.html">← {title}</a></p>'
    return html.replace(f"<style>{css}</style>", links).replace("<body>", f"<body>{back}", 1), css


def main(arguments: list[str]) -> int:
    if len(arguments) != 1:
        print(__doc__, file=sys.stderr)
        return 2
    out = Path(arguments[0])
    print(f"{Site(out).write()} pages in {out}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
