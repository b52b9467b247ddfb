"""How far a team of Sub Terra could come that knows every tile, card and die: `python -m tools.bound_subterra`.

Each game has one fate. Before every decision the clairvoyant plays each action to the very end, with the script for
everything after it and in that fate, and takes the best; so it never does worse than the script. Whoever must guess
cannot expect as much, but a better planner with the same knowledge could get further still.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter

from speleo.arena.tally import rate_error
from speleo.bots.luck import mixed
from speleo.bots.subterra.fate import Fate
from speleo.bots.subterra.team import TeamBot
from speleo.games import game_named
from speleo.games.subterra.engine.flow import left_behind
from speleo.games.subterra.engine.pieces import FIRST_CHANCE, OVER, STARTING
from speleo.games.subterra.engine.state import SubTerraState
from speleo.kernel.engine.choices import Choices
from speleo.kernel.engine.dealer import FastDealer
from speleo.kernel.engine.story import UNHEARD

DICE = FastDealer("the script throws no dice")


def finish(state: SubTerraState, fate: Fate, script: TeamBot) -> int:
    """How many are left behind if the script plays on."""
    while state.ask != OVER:
        if state.ask >= FIRST_CHANCE:
            fate.befall(state)
        else:
            state.step(state.turn(), script.choose(state, state.turn(), DICE), UNHEARD)
    return int(left_behind(state))


def foreseen(state: SubTerraState, fate: Fate, script: TeamBot) -> int:
    """A game with every decision the best for this fate; the script's where another is no better."""
    choices = Choices()
    while state.ask != OVER:
        if state.ask >= FIRST_CHANCE:
            fate.befall(state)
            continue
        seat = state.turn()
        best = script.choose(state, seat, DICE)
        choices.clear()
        state.legal(seat, choices)
        if choices.count > 1 and state.ask > STARTING:
            after = state.clone()
            after.step(seat, best, UNHEARD)
            fewest = finish(after, fate, script)
            for code in list(choices.codes[: choices.count]):
                if fewest == 0:
                    break
                after = state.clone()
                after.step(seat, code, UNHEARD)
                behind = finish(after, fate, script)
                if behind < fewest:
                    best, fewest = code, behind
        state.step(seat, best, UNHEARD)
    return int(left_behind(state))


def main() -> int:
    """Plays each game twice, with and without knowing the future, and prints both tables of medals."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--difficulty", default="normal")
    chosen = parser.parse_args()
    game = game_named("subterra")
    start = game.new(game.setup(chosen.seats, {"difficulty": chosen.difficulty}))
    assert isinstance(start, SubTerraState)
    script, found, blind = TeamBot(), Counter[int](), Counter[int]()
    for number in range(1, chosen.games + 1):
        fate = Fate(mixed(number))
        blind[finish(start.clone(), fate, script)] += 1
        found[foreseen(start.clone(), fate, script)] += 1
    for who, results in (("team", blind), ("clairvoyant", found)):
        rates = [results[behind] / chosen.games for behind in range(3)]
        told = ", ".join(
            f"{name} {100 * rate:.1f}" for name, rate in zip(("gold", "silver", "bronze"), rates, strict=True)
        )
        wide = 100 * rate_error(rates[0], chosen.games)
        print(f"{who}: {told} % of {chosen.games} games (gold ± {wide:.1f}), a medal {100 * sum(rates):.1f} %")
    return 0


if __name__ == "__main__":
    sys.exit(main())
