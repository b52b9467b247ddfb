"""The data card of a dataset: what it holds, where it comes from, and what it is not good for."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import speleo
from speleo.games import game_named

if TYPE_CHECKING:
    from speleo.lab.dataset import Request

MEANINGS = {
    "match": "the match, from 1; split training and test data by it, since decisions of one match hang together",
    "step": "how many actions, of seats and of chance, came before",
    "seat": "who decides, from 0",
    "bot": "which bot that is",
    "position": "the position in text, as this seat sees it; what is hidden from it is a question mark",
    "legal": "the mask of legal actions over `actions.parquet`: bit K % 8 of byte K // 8 is action K",
    "action": "what was done: the number of a line of `actions.parquet`",
    "points": "what this seat had at the end",
    "place": "its place at the end",
    "win": "its part in the win; 1 for everybody where all win together",
    "ending": "how the match ended",
}
CARD = """# Decisions in {name}: a dataset

{decisions} decisions of {games} matches of {game} ({edition}) with {seats} seats, played by the bots {bots}.
Made with Speleo {version}, rules {rules}, by:

```
{command}
```

The same command and the same version make the same dataset, byte for byte. Options: {options}; box {box}.

## Columns of `decisions.parquet`
| column | type | means |
|---|---|---|
{columns}

Columns that begin with `see.` are what the view of the seat shows; where there is one thing for each seat, 0 is the own
seat and the others follow around the table. Lists of changing length are in `position` alone. `actions.parquet` numbers
the {actions} actions that were legal at least once.

## What it is good for, and what not
Learning to play like these bots, studying their decisions, testing code that reads positions. The bots are no people:
nothing here says how people play, and positions that these bots avoid are missing. Chance is no row: what was dealt is
seen in the positions. Nothing personal is in it. Licence: MIT, like Speleo; the games belong to their publishers.
"""


def card_of(request: Request, schema: Any, decisions: int, words: Sequence[str]) -> str:
    """The card of what was written."""
    setup = request.setup
    columns = "\n".join(
        f"| `{field.name}` | {simple(field.type)} | {MEANINGS.get(field.name, 'of the view')} |" for field in schema
    )
    options = ", ".join(f"{name} = {value}" for name, value in setup.options)
    return CARD.format(
        name=setup.game,
        decisions=decisions,
        games=request.games,
        game=setup.game,
        edition=setup.edition,
        seats=setup.seats,
        bots=", ".join(dict.fromkeys(request.bots)),
        version=speleo.__version__,
        rules=game_named(setup.game).rules_version,
        command=command_of(request),
        options=options or "none",
        box=setup.box.fingerprint,
        columns=columns,
        actions=len(words),
    )


def simple(kind: Any) -> str:
    return {"int32": "integer", "double": "number", "binary": "bytes"}.get(str(kind), "text")


def command_of(request: Request) -> str:
    """The command that makes the dataset again; a box of one's own is named by its file's name."""
    setup = request.setup
    words = ["speleo", "lab", "export", setup.game, "--seats", str(setup.seats), "--edition", setup.edition]
    for name, value in setup.options:
        words += ["--option", f"{name}={value}"]
    if setup.box.fingerprint != game_named(setup.game).box().fingerprint:
        words += ["--box", f"{setup.box.name}.json"]
    words += ["--bots", ",".join(request.bots), "--games", str(request.games), "--seed", request.seed]
    return shlex.join([*words, "--out", "FOLDER"])
