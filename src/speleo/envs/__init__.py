"""The games as environments for research: Gymnasium, PettingZoo, OpenSpiel, and many matches at once.

`import speleo.envs` makes the ids known to Gymnasium: `gymnasium.make("speleo/Diamant-v0")`.
"""

from __future__ import annotations

import gymnasium

IDS = {"speleo/Diamant-v0": "diamant", "speleo/Cave-v0": "cave", "speleo/SubTerra-v0": "subterra"}
"""What Gymnasium calls each game."""

for name, game in IDS.items():
    gymnasium.register(
        id=name,
        entry_point="speleo.envs.gym:CaveEnv",
        vector_entry_point="speleo.envs.vector:CaveVector",
        kwargs={"game": game},
    )
