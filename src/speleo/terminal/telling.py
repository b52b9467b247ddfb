"""A match between bots in plain lines, for a pipe or a file."""

from __future__ import annotations

import time

from speleo.kernel.engine.state import CHANCE
from speleo.kernel.errors import BadSetup
from speleo.kernel.match import Step
from speleo.terminal.sitting import Sitting
from speleo.texts.names import seated
from speleo.texts.telling import result_lines
from speleo.texts.texts import Texts


def tell(sitting: Sitting, language: str, pace: float) -> int:
    """Let the bots play to the end and say what happens, line by line; the exit code."""
    texts = Texts(language)
    try:
        if sitting.people:
            raise BadSetup(texts.say("play-not-a-terminal"))
        print(texts.say("told-title", game=texts.game(sitting.game.name), names=texts.listed(seated(sitting.sitters))))
        while not sitting.match.over:
            said = list(sentences(next_step(sitting), sitting, texts))
            print("".join(f"{sentence}\n" for sentence in said), end="", flush=True)
            if said:
                time.sleep(pace)
        print("", *result_lines(sitting.game.outcome(sitting.match.state), sitting.names, texts), sep="\n")
        print(texts.say("end-record", file=str(sitting.file.path)))
    finally:
        sitting.close()
    return 0


def next_step(sitting: Sitting) -> Step:
    waiting = sitting.actors
    if waiting == (CHANCE,):
        return sitting.deal()
    return sitting.act(waiting[0], sitting.bot_action(waiting[0]))


def sentences(step: Step, sitting: Sitting, texts: Texts) -> list[str]:
    """What is worth a line of a step; a headline stands apart."""
    said = []
    for event, place in step.told:
        manner = sitting.game.telling.manner(type(event))
        if manner != "quiet":
            sentence = texts.event(sitting.game, event, sitting.names, place=place)
            said.append(f"\n── {sentence}" if manner == "headline" else f"· {sentence}")
    return said
