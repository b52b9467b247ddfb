"""The games as environments for research: Gymnasium, PettingZoo, OpenSpiel, and many matches at once.

`import speleo.envs` makes the ids known: `gymnasium.make("speleo/Diamant-v0")`, and for many agents
`pettingzoo.make("aec", "speleo/Diamant-v0")`.
"""

from __future__ import annotations

import gymnasium
import pettingzoo

IDS = {"speleo/Diamant-v0": "diamant", "speleo/Cave-v0": "cave", "speleo/SubTerra-v0": "subterra"}
"""What Gymnasium and PettingZoo call each game."""

for name, game in IDS.items():
    gymnasium.register(
        id=name,
        entry_point="speleo.envs.gym:CaveEnv",
        vector_entry_point="speleo.envs.vector:CaveVector",
        kwargs={"game": game},
    )
    pettingzoo.register("aec", name, "speleo.envs.zoo:env", kwargs={"game": game})
pettingzoo.register("parallel", "speleo/Diamant-v0", "speleo.envs.zoo:parallel_env")
