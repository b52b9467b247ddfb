"""Clipped policy gradients (PPO) for a choice between two: a policy that draws, and a value that says what to await."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from tools.learning.layers import Layers, Numbers

CLIP = 0.2
FORGET = 0.9
"""How much of what comes later counts for a decision beyond what the value expected (lambda)."""
PASSES = 2
BATCH = 2048


@dataclass(frozen=True, slots=True)
class Decisions:
    """What was seen, which of two was done (1 or 0), in which walk, and what each walk won in the end."""

    saw: Numbers
    did: Numbers
    walks: NDArray[np.int64]
    won: Numbers


def certain(leaning: Numbers) -> Numbers:
    return np.asarray(1 / (1 + np.exp(-np.clip(leaning, -30, 30))), np.float32)


def advantages(value: Numbers, walks: NDArray[np.int64], won: Numbers) -> tuple[Numbers, Numbers]:
    """How much better each decision turned out than expected, and what the value should have said.

    Decisions of one walk follow each other, and walks stand in ascending order.
    """
    last = np.append(walks[1:] != walks[:-1], True)
    better = np.zeros_like(value)
    ahead = 0.0
    for at in range(len(value) - 1, -1, -1):
        later = won[walks[at]] if last[at] else value[at + 1] + FORGET * ahead
        ahead = float(later - value[at])
        better[at] = ahead
    return better, better + value


def improve(
    policy: Layers, value: Layers, seen: Decisions, pace: float, surprise: float, chance: np.random.Generator
) -> None:
    """Learn from one lot of matches: a few passes in small batches. `surprise` rewards undecided choices."""
    order = np.argsort(seen.walks, kind="stable")
    saw, did, walks = seen.saw[order], seen.did[order], seen.walks[order]
    expected, _ = value.forward(saw)
    better, right = advantages(expected, walks, seen.won)
    better = (better - better.mean()) / (better.std() + 1e-6)
    before = certain(policy.forward(saw)[0])
    before_did = np.where(did > 0, before, 1 - before)
    for _pass in range(PASSES):
        mixed = chance.permutation(len(did))
        for start in range(0, len(mixed), BATCH):
            at = mixed[start : start + BATCH]
            leaning, given = policy.forward(saw[at])
            now = certain(leaning)
            ratio = np.where(did[at] > 0, now, 1 - now) / (before_did[at] + 1e-7)
            gain = better[at]
            free = np.where(gain > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
            slope = -np.where(free, gain * ratio * (did[at] - now), 0)
            slope += surprise * now * (1 - now) * leaning
            policy.descend(policy.backward(given, (slope / len(at)).astype(np.float32)), pace)
            told, given = value.forward(saw[at])
            value.descend(value.backward(given, ((told - right[at]) / len(at)).astype(np.float32)), pace)
