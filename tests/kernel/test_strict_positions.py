"""Positions that cannot have come about are refused when they are read strictly, and those of real play never are."""

from itertools import product

import pytest

from speleo.bots import bot_named, stand_in_bot
from speleo.cli.main import engine_kind
from speleo.games import GAMES, game_named
from speleo.kernel.engine.dealer import FastDealer
from speleo.kernel.engine.state import CHANCE, NOBODY
from speleo.kernel.engine.story import UNHEARD
from speleo.kernel.errors import BadPosition
from speleo.kernel.setup import Setup

SEATS = {"diamant": 2, "cave": 2, "subterra": 4}
CAVERS = "cavers: scout leader medic diver"
GEOLOGIST = "cavers: geologist leader medic diver"

PAST = [
    ("subterra", f"{CAVERS}\ncave:\n  0,-1 exit N\n", "one of the last 7 tiles of the stack (SUB-SET.5"),
    ("subterra", f"{CAVERS}\nround: 20\n", "position, line 2: one hazard card is turned up a round, not 0"),
    ("subterra", f"{CAVERS}\nturned: tremor\n", "one hazard card is turned up a round, not 1"),
    ("subterra", f"{CAVERS}\nround: 2\nturned: tremor\ngas: 2\n", "line 4: a gas card brings gas (SUB-HAZ.10)"),
    (
        "subterra",
        f"{CAVERS}\nround: 2\nturned: tremor\ncave:\n  0,-1 water NS\nflooded: 0,-1\n",
        "line 6: a flood card floods tiles (SUB-HAZ.8)",
    ),
    (
        "subterra",
        f"{CAVERS}\nround: 2\nturned: flood\ncave:\n  0,-1 cave-in NES/2,4\nrubble: 0,-1\n",
        "line 6: a cave-in brings rubble (SUB-HAZ.13)",
    ),
    (
        "subterra",
        f"{CAVERS}\nround: 2\nturned: flood\nhorrors: A 0,0\n",
        "each horror came with a card (SUB-HOR.15)",
    ),
    ("subterra", f"{CAVERS}\nround: 2\nturned: horror\nhorrors: A 0,0\n", "horrors come out of horror tiles"),
    ("subterra", f"{CAVERS}\nguides: 1\n", "the Scout throws a tile away with every use (SUB-SCO.1)"),
    ("subterra", f"{CAVERS}\nhidden: medic\n", "nobody hides before the own turn of the round (SUB-DAN.7)"),
    ("subterra", f"{CAVERS}\nrope fails: 1 0 0 0\n", "ropes are tried on ledges and slopes (SUB-DAN.5)"),
    ("subterra", f"{CAVERS}\nplaces: - 0,0 0,0 0,0\nstart: leader\n", "darkness comes when time is out (SUB-OOT.1)"),
    ("subterra", f"{GEOLOGIST}\n", "the Geologist has a tile beside the board while there is a stack"),
    (
        "subterra",
        f"{CAVERS}\ncave:\n  0,-1 plain NS\n  0,-2 plain NS\n  0,-3 plain NS\n  0,-4 plain NS\n",
        "more tiles than there were points to lay them (SUB-BAS.1)",
    ),
    ("cave", "tokens: rope 3 | -\n", "one rope token for each rope (CAVE-7.6)"),
    ("cave", "tokens: water 1 | -\n", "every token lies on its space or was taken from it"),
    ("cave", "at: 0,-1 | 0,0\n", "line 1: seat 1 has not left the base yet (CAVE-2.6)"),
    ("cave", "at: 0,-1 | 0,0\narrived: walk 2 | walk 0\n", "line 2: turn 2 is none of seat 1 (CAVE-3.1)"),
    ("cave", "at: 0,-1 | 0,0\narrived: raft 1 | walk 0\n", "water is entered by diving or raft (CAVE-8.1)"),
    ("cave", "round: 3\n", "this is turn 5, as rounds and seats are counted (CAVE-3.1)"),
    ("cave", "round: 3\nturn: 5\n", "every round was idle (CAVE-17.9)"),
    ("cave", "round: 2\nturn: 3\nidle: 2\n", "a round is idle when it is over (CAVE-17.9)"),
    ("cave", "round: 12\nturn: 23\nidle: 11\n", "after so many idle rounds the end comes (CAVE-17.9)"),
    ("cave", "round: 11\nturn: 21\nidle: 10\nend: stalled\n", "a stalled game goes into final rounds"),
    ("cave", "notes: explored\n", "whoever discovers lays a tile (CAVE-4.8)"),
    ("cave", "end: seat 1\n", "the end is triggered by the last tile or a sealed cave"),
    (
        "cave",
        "ap: 5\ncave:\n  0,-2 E NES\nseen: E NES\n",
        "more tiles than there were AP to discover them (CAVE-4.1)",
    ),
    ("cave", "ap: 4\ncave:\n  0,-2 S3 NES token\nseen: E NES\n", "group I has not so many of these tiles"),
    ("cave", "ap: 4\ncave:\n  0,-2 E NES\nseen: E NESW\n", "seen is what has come of the current group (CAVE-2.4)"),
    (
        "cave",
        "ap: 4\ncave:\n  0,-2 X NESW\ngone: E NES\nseen: E NES\n",
        "E NES would have fitted instead of a rockfall",
    ),
    ("cave", "ap: 4\ncave:\n  0,-2 D NES\nseen: D NES\n", "a rope token goes with ropes (CAVE-7.7)"),
    ("cave", "ap: 4\ncave:\n  0,-2 E NES rope-token\nseen: E NES\n", "a rope token lies on a descent"),
    (
        "cave",
        "ap: 4\ncave:\n  0,-2 D NES rope-token\nseen: D NES\ndepths: 25 | -\n",
        "arriving over ropes of one's own",
    ),
    ("diamant", "path: treasure 5\ngathered: 5 0\n", "all inside have had the same shares since the first card"),
    ("diamant", "path: treasure 5\ngathered: 2 2\n", "nobody leaving explains these shares and rests"),
    ("diamant", "path: treasure 5 (1)\ngathered: 5 5\n", "nobody leaving explains these shares and rests"),
    ("diamant", "chest: 50 0\n", "more gems in chests than the cards have"),
    ("diamant", "path: treasure 5 (1)\ngathered: 2 2\nrelics: 5 -\n", "in the first expedition only those who left"),
    ("diamant", "gone: relic\n", "cards leave the game at the end of an expedition (DIA-5.3)"),
]
"""Positions that stand, but not at the end of any match so far."""


@pytest.mark.parametrize(("name", "text", "problem"), PAST)
def test_what_cannot_have_come_about_is_refused_strictly(name: str, text: str, problem: str) -> None:
    """Scenarios may use it all the same: they show a moment, not how it came about."""
    game = game_named(name)
    setup = game.setup(SEATS[name])
    game.read(setup, text)
    with pytest.raises(BadPosition) as refused:
        game.read(setup, text, strict=True)
    assert problem in str(refused.value)


@pytest.mark.parametrize(
    ("name", "text", "problem"),
    [
        (
            "cave",
            "cave:\n  0,-2 X NESW\n  0,-3 X NESW\n",
            r"line 3: no neighbour from which .*CAVE-4\.4",
        ),
        (
            "cave",
            "cave:\n  0,-2 X NESW\n  0,-3 E NS\n",
            r"line 3: no neighbour from which .*CAVE-4\.4",
        ),
        ("subterra", f"{CAVERS}\nround: 0\n", "line 2: round is a number from 1 to 999"),
    ],
)
def test_what_contradicts_itself_is_refused_always(name: str, text: str, problem: str) -> None:
    game = game_named(name)
    with pytest.raises(BadPosition, match=problem):
        game.read(game.setup(SEATS[name]), text)


@pytest.mark.parametrize("name", GAMES)
def test_the_start_can_have_come_about(name: str) -> None:
    game = game_named(name)
    for edition, seats in product(game.editions, game.seats):
        setup = game.setup(seats, {}, edition.name)
        game.read(setup, "", strict=True)
        game.read(setup, game.write(game.new(setup)), strict=True)


MOST = 200 if engine_kind() == "compiled" else 3
"""Matches of one game; the interpreted engine is fifty times slower."""


@pytest.mark.parametrize("name", GAMES)
def test_whatever_bots_reach_can_have_come_about(name: str) -> None:
    """Every edition, seat count and value of an option; random play is looked at by the conformance law."""
    game = game_named(name)
    alone: list[dict[str, str]] = [{}, *({option.name: value} for option in game.options for value in option.choices)]
    tables = list(product(game.editions, game.seats))
    looked = 0
    for at in range(min(MOST, 4 * max(len(tables), len(alone)))):
        edition, seats = tables[at % len(tables)]
        options = alone[at % len(alone)]
        looked += reached(name, game.setup(seats, options, edition.name), f"{name} {at}")
    assert looked > 20


def reached(name: str, setup: Setup, seed: str) -> int:
    """Let the bots of a game play together; how many of the positions on the way were read."""
    game, dice = game_named(name), FastDealer(seed)
    state, known = game.new(setup), (stand_in_bot(name), "random")
    bots = [bot_named(name, known[seat % 2]) for seat in range(setup.seats)]
    looked = 0
    for _step in range(2000):
        actor = state.turn()
        if actor == NOBODY or dice.below(8) == 0:
            game.read(setup, game.write(state), strict=True)
            looked += 1
        if actor == NOBODY:
            break
        if actor == CHANCE:
            code = state.chance_at(dice.below(state.chance_total()))
        else:
            code = bots[actor].choose(state.seen_by(actor), actor, dice)
        state.step(actor, code, UNHEARD)
    return looked
