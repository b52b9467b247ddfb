"""The story of a match in words."""

from __future__ import annotations

import re

from rich.text import Text

from speleo.terminal.palette import CHALK, DANGER, LIMESTONE, ROCK_LIGHT, SEAT_COLOURS, TORCH
from speleo.terminal.sitting import Sitting
from speleo.texts.texts import Texts

MOST_LINES = 400


def story(sitting: Sitting, texts: Texts) -> Text:
    """Every event that is worth a line, oldest first; the last step stands out. Events never hold a secret."""
    lines: list[Text] = []
    steps, telling = sitting.match.steps, sitting.game.telling
    loud = [step for step in steps if any(telling.manner(type(event)) != "quiet" for event in step.events)]
    for step in loud:
        last = step is loud[-1]
        for event, place in step.told:
            manner = telling.manner(type(event))
            if manner == "quiet":
                continue
            said = texts.event(sitting.game, event, sitting.names, sitting.you, place)
            if manner == "headline":
                lines.append(Text(f"── {said}", f"bold {TORCH}"))
                continue
            colour = DANGER if manner == "alarm" else CHALK if last else LIMESTONE
            line = Text.assemble(("▸ " if last else "· ", TORCH if last else ROCK_LIGHT), (said, colour))
            for seat, name in enumerate(sitting.names):
                line.highlight_regex(
                    rf"(?<!\w){re.escape(name)}(?!\w)", f"bold {SEAT_COLOURS[seat % len(SEAT_COLOURS)]}"
                )
            lines.append(line)
    return Text("\n").join(lines[-MOST_LINES:])
