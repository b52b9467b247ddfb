"""The index of the manual for its search: what stands under each heading of each page, as a script that sets it."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass

from markdown_it.token import Token

SPACES = re.compile(r"\s+")
LABELS = {
    "en": {"label": "Search the manual", "none": "Nothing found.", "many": "{count} places", "key": "Key /"},
    "de": {
        "label": "Handbuch durchsuchen",
        "none": "Nichts gefunden.",
        "many": "{count} Stellen",
        "key": "/ zum Suchen",
    },
}


@dataclass(slots=True)
class Place:
    """A heading of a page: its address, the page's title, the heading, its language, and the text under it."""

    address: str
    title: str
    heading: str
    language: str
    text: str = ""


def places_of(address: str, title: str, language: str, tokens: list[Token]) -> list[Place]:
    """The places of a page in order; headings have got their ids before."""
    found = [Place(f"{address}.html", title, "", language)]
    inside = False
    for token in tokens:
        if token.type == "heading_open":
            inside = True
            part = str(token.attrGet("id") or "")
            found.append(Place(f"{address}.html#{part}", title, "", language))
        elif token.type == "heading_close":
            inside = False
        elif token.type == "inline":
            text = "".join(child.content if child.content else " " for child in token.children or ())
            if inside:
                found[-1].heading = text
            else:
                found[-1].text += f" {text}"
        elif token.type in ("fence", "code_block"):
            found[-1].text += f" {token.content}"
    return [place for place in found if place.heading or place.text.strip()]


def script(places: list[Place]) -> str:
    """The index as a script, since pages that are opened as files may read nothing else."""
    rows = [
        [each.address, each.title, each.heading, each.language, SPACES.sub(" ", each.text).strip()] for each in places
    ]
    return f"window.speleoIndex = {json.dumps(rows, ensure_ascii=False, separators=(',', ':'))};\n"


def box(language: str, up: str) -> str:
    """The field at the top of the menu; without scripts it does not show."""
    said = LABELS[language]
    return (
        f'<form class="search" role="search" hidden data-up="{up}"'
        f' data-none="{said["none"]}" data-many="{said["many"]}">'
        f'<label for="search">{said["label"]}</label>'
        f'<input id="search" type="search" autocomplete="off" spellcheck="false" maxlength="80"'
        f' placeholder="{said["key"]}">'
        f'<p role="status"></p><ol></ol></form>'
    )
