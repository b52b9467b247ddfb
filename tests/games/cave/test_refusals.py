"""What cannot be done in The Cave, and by which rule."""

import pytest

from speleo.games.cave import GAME
from speleo.kernel.engine.state import CHANCE
from speleo.kernel.errors import BadNotation, IllegalAction
from tests.games.cave.tables import state_of


@pytest.mark.parametrize(
    "text", ["fly", "move up", "place n", "load gold", "load prov, prov", "tile Q NS", "start 9", "load 10 prov"]
)
def test_what_is_no_action_is_refused(text: str) -> None:
    """A text that is no action says what would be one. [CAVE-3.10]"""
    with pytest.raises(BadNotation):
        GAME.parse_action(text)


def test_an_illegal_action_names_its_rule() -> None:
    """Nothing changes, and the message cites the rule. [CAVE-3.10, CAVE-4.3]"""
    state = state_of("at: 0,0 | 0,0\n")
    with pytest.raises(IllegalAction, match=r"seat 1 may not discover, because CAVE-4.3 \(Not from the base\)"):
        GAME.apply(state, 0, GAME.parse_action("discover"))


@pytest.mark.parametrize(
    ("position", "actor", "action", "rule"),
    [
        ("phase: over\nend: seat 1", 0, "end", "CAVE-17.3"),
        ("at: 0,0 | 0,0", 7, "end", "CAVE-2.1"),
        ("at: 0,0 | 0,0", CHANCE, "tile E NES", "CAVE-4.1"),
        ("at: 0,0 | 0,0", CHANCE, "start 1", "CAVE-2.13"),
        ("at: 0,0 | 0,0", CHANCE, "end", "CAVE-3.9"),
        ("phase: draw\nat: 0,-1 | 0,0", CHANCE, "tile S3 NES", "CAVE-4.7"),
        ("phase: draw\nat: 0,-1 | 0,0", 0, "end", "CAVE-4.8"),
        ("phase: start", CHANCE, "start 5", "CAVE-2.1"),
        ("phase: start", 0, "end", "CAVE-2.13"),
        ("at: 0,0 | 0,0", 0, "tile E NES", "CAVE-4.7"),
        ("at: 0,0 | 0,0", 0, "start 1", "CAVE-2.12"),
        ("", 0, "discover", "CAVE-2.9"),
        ("", 0, "fill prov", "CAVE-2.9"),
        ("at: 0,0 | 0,0", 0, "ready", "CAVE-2.9"),
        ("at: 0,0 | 0,0", 0, "place n NS", "CAVE-4.8"),
        ("at: 0,0 | 0,0", 0, "load prov", "CAVE-15.1"),
        ("at: 0,0 | 0,0", 0, "fill prov", "CAVE-16.2"),
        ("at: 0,0 | 0,0", 0, "stow prov", "CAVE-16.2"),
        ("at: 0,0 | 0,0", 0, "split prov", "CAVE-16.7"),
        ("at: 0,0 | 0,0", 0, "drop prov", "CAVE-14.4"),
        ("at: 0,0 | 0,0", 0, "discard", "CAVE-14.4"),
        ("at: 0,-1 | 0,0", 0, "repack", "CAVE-15.1"),
        ("at: 0,-1 | 0,0", 0, "take tent", "CAVE-16.1"),
        ("at: 0,-1 | 0,0", 0, "pack tent", "CAVE-16.9"),
        ("at: 0,-1 | 0,0", 0, "abandon", "CAVE-16.10"),
        ("at: 0,-1 | 0,0\nap: 0", 0, "discover", "CAVE-3.10"),
        ("at: 0,-1 | 0,0\nap: 0", 0, "move base", "CAVE-6.4"),
        ("at: 0,-1 | 0,0\nap: 1\ntent: packed: prov | base", 0, "pitch", "CAVE-3.10"),
        ("at: 0,-1 | 0,0\nap: 0\ntent: 0,-1: prov | base", 0, "pack tent", "CAVE-3.10"),
        ("at: 0,-1 | 0,0\ntent: packed: prov | base", 0, "take tent", "CAVE-16.1"),
        ("at: 0,-1 | 0,0\nnotes: starving", 0, "force s", "CAVE-6.2"),
        ("at: 0,-1 | 0,0", 0, "force e", "CAVE-6.2"),
        ("at: 0,-1 | 0,0", 0, "photo", "CAVE-9.2"),
        ("at: 0,-1 | 0,0\ncave:\n  0,-2 E NS", 0, "move n raft", "CAVE-8.1"),
        ("at: 0,-1 | 0,0\ncave:\n  0,-2 E NS", 0, "discover", "CAVE-4.2"),
        ("at: 0,-2 | 0,0\nap: 0\npack: cam | nothing\ncave:\n  0,-2 P NS token", 0, "photo", "CAVE-3.10"),
        ("at: 0,-2 | 0,0\ncave:\n  0,-2 W NS token", 0, "dive half", "CAVE-8.6"),
        ("phase: drop\nat: 0,-1 | 0,0\npack: prov | nothing", 0, "drop from tent prov", "CAVE-16.8"),
        ("phase: drop\nat: 0,-1 | 0,0\npack: prov | nothing", 0, "drop raft", "CAVE-14.4"),
        ("phase: stow\npack: prov | nothing\ntent: taken: nothing | base", 0, "stow raft", "CAVE-16.2"),
        (
            "phase: split\nat: 0,-1 | 0,0\npack: 8 prov | nothing\ntent: 0,-1: rope | base",
            0,
            "split nothing",
            "CAVE-14.1",
        ),
        (
            "phase: split\nat: 0,-1 | 0,0\npack: 8 prov | nothing\ntent: 0,-1: rope | base",
            0,
            "split 5 prov",
            "CAVE-14.2",
        ),
        ("phase: load", 0, "load prov with tent", "CAVE-16.1"),
        ("at: 0,-1 | 0,0\nnotes: starving", 0, "force f1", "CAVE-6.3"),
        ("at: 0,-2 | 0,0\ncave:\n  0,-2 E NS", 0, "force base", "CAVE-6.3"),
        ("at: 0,-2 | 0,0\ncave:\n  0,-2 E NS", 0, "move base", "CAVE-6.3"),
        ("at: 0,0 | 0,0\ntent: 0,-1: prov | base", 0, "abandon", "CAVE-16.15"),
        ("at: 0,0 | 0,0\ntent: 0,0: prov | base", 0, "abandon", "CAVE-16.10"),
    ],
)
def test_a_refusal_cites_the_rule(position: str, actor: int, action: str, rule: str) -> None:
    """Each refusal names the rule that forbids the action. [CAVE-3.10]"""
    refusal = GAME.why_not(state_of(position), actor, GAME.parse_action(action))
    assert refusal is not None
    assert refusal.rule == rule


@pytest.mark.parametrize(
    ("position", "options", "action", "rule", "reason"),
    [
        ("phase: load", {"tentFirstPack": "withRepack"}, "load 7 prov with tent", "15.2", "room-beside-tent"),
        ("", {}, "load 7 prov with tent", "2.10", "room-beside-tent"),
        (
            "turn: 7\nat: 0,-2 | 0,0\npack: ox2 | nothing\narrived: raft 7 | walk 0\ncave:\n  0,-2 W NS token",
            {"raftThenDive": "nextTurn"},
            "dive full",
            "8.7",
            "dive-next-turn",
        ),
        (
            "turn: 7\nat: 0,-2 | 0,0\npack: ox2 | nothing\narrived: force 6 | walk 0\ncave:\n  0,-2 W NS token",
            {"raftThenDive": "nextTurn"},
            "dive full",
            "8.7",
            "dive-after-raft",
        ),
        ("at: 0,-1 | 0,0\ncave:\n  0,-2 W NS token", {}, "move n raft", "8.8", "raft"),
        ("at: 0,-1 | 0,0\ncave:\n  0,-2 W NS token", {}, "move n dive half", "8.8", "oxygen"),
        ("at: 0,-1 | 0,0\ncave:\n  0,-2 W NS token", {}, "move n dive full", "8.8", "oxygen"),
        ("at: 0,-1 | 0,0\nap: 1\npack: rope | nothing\ncave:\n  0,-2 D NS", {}, "move n", "7.4", "ap-for-ropes"),
        ("at: 0,-1 | 0,0\nap: 0\ncave:\n  0,-2 E NS", {}, "move n", "6.4", "ap"),
        ("at: 0,-1 | 0,0\ntent: 0,-1: nothing | base", {}, "exchange", "16.7", "other-split"),
        (
            "notes: exchanged\nat: 0,-1 | 0,0\npack: prov | nothing\ntent: 0,-1: rope | base",
            {},
            "exchange",
            "16.7",
            "exchange-again",
        ),
    ],
)
def test_a_refusal_gives_the_true_reason(
    position: str, options: dict[str, str], action: str, rule: str, reason: str
) -> None:
    """Not only the rule but also what is said fits the situation. [CAVE-3.10]"""
    refusal = GAME.why_not(GAME.read(GAME.setup(2, options, "pegasus"), position), 0, GAME.parse_action(action))
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == (f"CAVE-{rule}", f"cave-no-{reason}")
