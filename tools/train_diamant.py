"""Teach the network of the Diamant bots, in some minutes on one core: `python -m tools.train_diamant --out FILE`.

It plays itself for the win, later also tables with fixed strategies, all on the compiled engine and all from one seed,
so that the same machine makes the same weights again. `--against FILE` teaches an opponent instead, which meets nobody
but three such networks: how well it does in the end is how far the network can be taken advantage of.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from dataclasses import asdict, dataclass
from pathlib import Path

import numpy as np

from speleo.bots import bot_named, rivals_for
from speleo.bots.bot import Bot
from speleo.bots.diamant import HEAT
from speleo.bots.diamant.lessons import A_WIN, Notebook, study
from speleo.bots.diamant.outlook import INPUTS
from speleo.bots.diamant.policy import PolicyBot
from speleo.bots.network import ONE, Network, fingerprint, read_network
from speleo.cli.main import engine_kind
from speleo.games import game_named
from speleo.games.diamant.engine.state import DiamantState
from speleo.kernel.engine.dealer import FastDealer
from tools.learning.clipped import Decisions, improve
from tools.learning.layers import Layers

GAME = game_named("diamant")
STRANGERS = (*["odds"] * 4, "thumb", *(name for name in rivals_for("diamant") if name != "uct"))
"""Fixed strategies to meet, the careful one most often, because it gives away least. Search is too slow here."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Everything that the weights follow from, besides this program and the rules."""

    seed: int = 14
    hidden: tuple[int, ...] = (48, 24)
    lots: int = 600
    matches: int = 600
    pace: float = 0.003
    last_pace: float = 0.0001
    surprise: float = 0.01
    last_surprise: float = 0.002
    strangers: float = 0.3
    """The share of tables with fixed strategies, in the second half."""
    other_seats: float = 0.2
    """The share of tables with other than four seats."""
    closed: float = 0.1
    """The share of tables with closed chests."""


DEFAULT = Plan()


class School:
    """Tables to learn at, drawn from one stream."""

    def __init__(self, plan: Plan, masters: Network | None) -> None:
        self.plan = plan
        self.chance = np.random.default_rng(plan.seed)
        self.dealer = FastDealer(f"school {plan.seed}")
        self.masters = masters
        self.starts = {
            (seats, chests): GAME.new(GAME.setup(seats, {"chests": chests}))
            for seats in range(2, 9)
            for chests in ("open", "closed")
        }

    def table(self, late: bool) -> tuple[DiamantState, list[Bot], int]:
        """A start, who sits there, and on which seats the pupil does."""
        chance, plan = self.chance, self.plan
        if self.masters is not None:
            seat = int(chance.integers(4))
            return self.start(4, False), [PolicyBot(self.masters, HEAT) for _ in range(4)], 1 << seat
        seats = int(chance.integers(2, 9)) if chance.random() < plan.other_seats else 4
        start = self.start(seats, chance.random() < plan.closed)
        everywhere = (1 << seats) - 1
        if not late or chance.random() >= plan.strangers:
            return start, [], everywhere
        names = [str(name) for name in chance.choice(STRANGERS, seats)]
        if chance.random() < 0.6:
            names = names[:1] * seats
        places = sum(1 << int(seat) for seat in chance.permutation(seats)[: int(chance.integers(1, 3))])
        return start, [stranger(name) for name in names], min(places, everywhere)

    def start(self, seats: int, closed: bool) -> DiamantState:
        found = self.starts[seats, "closed" if closed else "open"]
        assert isinstance(found, DiamantState)
        return found

    def lot(self, policy: Layers, late: bool) -> Decisions:
        """So many matches by the policy as it is now."""
        pupil, book = PolicyBot(Network(policy.sizes, policy.whole_numbers())), Notebook()
        for _match in range(self.plan.matches):
            start, bots, places = self.table(late)
            study(start, bots, pupil, places, self.dealer, book)
        saw = np.frombuffer(book.saw, np.int64).reshape(-1, INPUTS).astype(np.float32) / float(ONE)
        did = np.frombuffer(book.did, np.int64).astype(np.float32)
        walks = np.frombuffer(book.walks, np.int64).copy()
        won = np.frombuffer(book.won, np.int64).astype(np.float32) / float(A_WIN)
        return Decisions(saw, did, walks, won)


def stranger(name: str) -> Bot:
    rivals = rivals_for("diamant")
    return rivals[name]() if name in rivals else bot_named("diamant", name)


def teach(plan: Plan, masters: Network | None) -> Layers:
    """Plays lot after lot against itself and strangers, and learns from each."""
    school = School(plan, masters)
    policy = Layers([INPUTS, *plan.hidden, 1], school.chance, last=0.1)
    policy.weights[-1] -= 2.0
    value = Layers([INPUTS, *plan.hidden, 1], school.chance)
    began = time.monotonic()
    for lot in range(plan.lots):
        done = lot / plan.lots
        seen = school.lot(policy, done >= 0.5)
        pace = plan.pace * (plan.last_pace / plan.pace) ** done
        surprise = plan.surprise + (plan.last_surprise - plan.surprise) * done
        improve(policy, value, seen, pace, surprise, school.chance)
        if lot % 20 == 0 or lot == plan.lots - 1:
            back, spent = float(seen.did.mean()), time.monotonic() - began
            mine = float(seen.won[np.unique(seen.walks)].mean())
            told = f"{len(seen.did)} decisions, {100 * back:.1f} % back, {mine:.3f} won, {spent:.0f} s"
            print(f"lot {lot + 1}/{plan.lots}: {told}", flush=True)
    return policy


def main() -> int:
    """Teaches a network by the plan of the arguments and writes its weights."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, required=True, help="where the weights go")
    parser.add_argument("--seed", type=int, default=DEFAULT.seed)
    parser.add_argument("--lots", type=int, default=DEFAULT.lots, help=f"lots of {DEFAULT.matches} matches")
    parser.add_argument("--strangers", type=float, default=DEFAULT.strangers)
    parser.add_argument("--against", type=Path, help="the weights of three opponents to learn to beat")
    chosen = parser.parse_args()
    if engine_kind() != "compiled":
        print("train_diamant: the engine is not compiled, so this will take hours", file=sys.stderr)
    plan = Plan(seed=chosen.seed, lots=chosen.lots, strangers=chosen.strangers)
    masters = read_network(str(chosen.against), chosen.against.read_text("utf-8"), INPUTS) if chosen.against else None
    policy = teach(plan, masters)
    sizes, weights = policy.sizes, policy.whole_numbers()
    told = {"trained": asdict(plan) | {"by": "tools/train_diamant.py"}, "sizes": sizes}
    told |= {"fingerprint": fingerprint(sizes, weights), "weights": weights}
    chosen.out.write_text(json.dumps(told) + "\n", encoding="utf-8")
    print(f"{chosen.out}: {len(weights)} weights, fingerprint {told['fingerprint']}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
