"""The manual: every text has its place, links lead somewhere, and nothing comes from elsewhere."""

import posixpath
import re
import sys
from pathlib import Path

import pytest
from tools import manual

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("site") / "manual"
    assert manual.main([str(out)]) == 0
    return out


def test_every_text_of_the_docs_is_in_it(site: Path) -> None:
    for path in [*(ROOT / "docs").glob("*.md"), *(ROOT / "docs/adr").glob("*.md")]:
        name = (
            "index"
            if path.name == "manual.md"
            else path.relative_to(ROOT / "docs").as_posix().removesuffix(".md").lower()
        )
        assert (site / f"{name}.html").is_file(), name
    assert (site / "contributing.html").is_file()


def test_links_and_pictures_are_there(site: Path) -> None:
    """With their anchors, from every page, as they are asked for by a browser; nothing is fetched from elsewhere."""
    pages = {path.relative_to(site).as_posix(): path.read_text(encoding="utf-8") for path in site.rglob("*.html")}
    assert len(pages) > 30
    for address, html in pages.items():
        assert set(re.findall(r"<script[^>]*src=\"([^\"]*)", html)) <= {"search.js", "../search.js"}
        assert html.count("<script") <= 1
        assert not re.search(r'\ssrc="https?:', html)
        for target in re.findall(r'\s(?:href|src)="([^"]+)"', html):
            if target.startswith(("http://127.0.0.1", "/")):
                continue
            path, _, part = target.partition("#")
            found = posixpath.normpath(posixpath.join(posixpath.dirname(address), path)) if path else address
            assert (site / found).is_file(), f"{address}: {target}"
            if part and found in pages:
                assert f'id="{part}"' in pages[found], f"{address}: {target}"


def test_a_page_says_where_it_is(site: Path) -> None:
    html = (site / "lab.html").read_text(encoding="utf-8")
    assert '<a href="lab.html" aria-current="page">' in html
    assert "<details open><summary>Researchers</summary>" in html
    assert '<html lang="de">' in (site / "players.de.html").read_text(encoding="utf-8")
    assert '<link rel="stylesheet" href="../manual.css">' in next((site / "adr").glob("*.html")).read_text("utf-8")


def test_findings_are_listed_in_both_languages(site: Path) -> None:
    for language, page in (("en", "index.html"), ("de", "index.de.html")):
        listed = (site / "findings" / page).read_text(encoding="utf-8")
        reports = sorted((ROOT / "lab").glob(f"*.{language}.html"))
        assert [report.name for report in reports if f'href="{report.name}"' not in listed] == []
        for report in reports:
            html = (site / "findings" / report.name).read_text(encoding="utf-8")
            assert "<style" not in html
            assert " style=" not in html
            assert f'<body><p><a href="{page}">' in html, "the way back"


def test_it_asks_where_to_write(capsys: pytest.CaptureFixture[str]) -> None:
    assert manual.main([]) == 2
    assert "tools.manual OUT" in capsys.readouterr().err
    assert "markdown_it" in sys.modules
