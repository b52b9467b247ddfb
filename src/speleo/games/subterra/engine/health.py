"""Chapters 8 and 14: skill tests, losing health, falling unconscious and being revived."""

from __future__ import annotations

from speleo.games.subterra.engine.components import LEADER, health_of
from speleo.games.subterra.engine.happenings import FELL_UNCONSCIOUS, HEALED, HURT, REVIVED, TESTED
from speleo.games.subterra.engine.pieces import AT, HEALTH, WHO, Pieces, conscious, escaped
from speleo.kernel.engine.story import Story
from speleo.kernel.numbers import i64


def passes_test(pieces: Pieces, caver: i64, die: i64, what: i64, story: Story) -> bool:
    """Four or more; a conscious Leader adds one. [SUB-SKL.1, SUB-SKL.2, SUB-LEA.6, SUB-OOT.3]"""
    result = die
    if pieces.figures[WHO + caver] == LEADER and conscious(pieces, caver):
        result += 1
    success = result >= 4
    story.tell(TESTED, caver, die + (16 if success else 0), what)
    return success


def hurt(pieces: Pieces, caver: i64, points: i64, cause: i64, story: Story) -> None:
    """Take health, never below zero and never on the exit; at zero the caver is unconscious.

    A submerged Diver whose last point goes lies on the tile dived from. [SUB-TRM.9, SUB-TIL.2, SUB-UNC.1, SUB-DIV.6]
    """
    if escaped(pieces, caver):
        return
    figures = pieces.figures
    had = figures[HEALTH + caver]
    if points > had:
        points = had
    if points == 0:
        return
    figures[HEALTH + caver] = had - points
    story.tell(HURT, caver, points, cause)
    if had == points:
        pieces.submerged &= ~(1 << caver)
        story.tell(FELL_UNCONSCIOUS, caver, figures[AT + caver])


def can_be_healed(pieces: Pieces, caver: i64) -> bool:
    """Only lost points come back. [SUB-BAS.13, SUB-TRM.9]"""
    return pieces.figures[HEALTH + caver] < health_of(pieces.figures[WHO + caver])


def heal(pieces: Pieces, caver: i64, target: i64, story: Story) -> None:
    """One point comes back; whoever had none is conscious at once. [SUB-BAS.12, SUB-BAS.13, SUB-UNC.3]"""
    figures = pieces.figures
    figures[HEALTH + target] += 1
    story.tell(HEALED, caver, target, figures[HEALTH + target])
    if figures[HEALTH + target] == 1:
        story.tell(REVIVED, target)
