"""Pictures that stand beside a link: made by a reader, as a spectator sees the table, and kept within a bound."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from html import escape
from typing import TYPE_CHECKING

from speleo.server.phases import OVER, RUNNING
from speleo.texts.texts import Texts

if TYPE_CHECKING:
    from speleo.server.table import Table

MOST_BYTES = 12 << 20
"""What all kept pictures may take together."""
Wanted = tuple[str, str, str]
"""A table or a game, the moment at which it is shown, and the language."""


class Previews:
    """The last pictures that were asked for; the ones that nobody has asked for longest go first."""

    def __init__(self, most: int = MOST_BYTES) -> None:
        self.most = most
        self.size = 0
        self.kept: OrderedDict[Wanted, bytes] = OrderedDict()

    def find(self, wanted: Wanted) -> bytes | None:
        if wanted in self.kept:
            self.kept.move_to_end(wanted)
        return self.kept.get(wanted)

    def keep(self, wanted: Wanted, picture: bytes) -> None:
        self.size += len(picture) - len(self.kept.pop(wanted, b""))
        self.kept[wanted] = picture
        while self.size > self.most:
            self.size -= len(self.kept.popitem(last=False)[1])


@dataclass(frozen=True, slots=True)
class Preview:
    """What a link shows: a title, a sentence, and where the picture is. It names nobody."""

    title: str
    said: str
    picture: str


def preview_of(table: Table | None, replay: bool, step: str, language: str) -> Preview:
    """What is said of a table, or of a step of its replay; of none, of the whole app."""
    texts = Texts(language)
    if table is None:
        return Preview("Speleo", texts.say("preview-app"), f"/preview/game/diamant.png?lang={language}")
    game = texts.game(table.plan.game)
    title = f"{game} · {table.plan.title}" if table.plan.title else f"{game} · Speleo"
    if table.phase == OVER or replay:
        said = texts.say("preview-replay", game=game)
    elif table.phase == RUNNING:
        said = texts.say("preview-running", game=game)
    else:
        said = texts.say("preview-waiting", game=game, free=sum(chair.kind == "open" for chair in table.seats.chairs))
    moment = f"&step={step}" if step.isascii() and step.isdecimal() and replay else ""
    return Preview(title, said, f"/preview/table/{table.key}.png?lang={language}&at={table.story.seq}{moment}")


def tags(preview: Preview, origin: str, path: str, language: str) -> str:
    """The elements that whoever shows a link looks for."""
    facts = {
        "og:type": "website",
        "og:site_name": "Speleo",
        "og:locale": {"de": "de_DE"}.get(language, "en_GB"),
        "og:title": preview.title,
        "og:description": preview.said,
        "og:url": f"{origin}{path}",
        "og:image": f"{origin}{preview.picture}",
        "og:image:type": "image/png",
        "og:image:width": "1200",
        "og:image:height": "630",
        "og:image:alt": preview.said,
    }
    lines = [f'<meta property="{name}" content="{escape(value)}" />' for name, value in facts.items()]
    return "".join([*lines, '<meta name="twitter:card" content="summary_large_image" />'])
