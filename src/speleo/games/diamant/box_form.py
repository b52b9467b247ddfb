"""How a box of Diamant is edited: cards and counts."""

from __future__ import annotations

from typing import Any, ClassVar

from speleo.games.diamant.box import KEYS, LARGEST_GEM
from speleo.games.diamant.engine.cards import EXPEDITIONS, RELICS, TRAPS_OF_A_KIND, TREASURE_KINDS
from speleo.games.diamant.names import TRAPS
from speleo.kernel.box_form import Blank, BoxForm, FormPart, FormPlace, Only, Rows, Written, grouped

SOURCES = ("treasures", "traps", "relics")
SMALL = Only("small", ("yes",))


class DiamantForm(BoxForm):
    """Treasures by value, the traps, the relics, and whether the box is a small one."""

    parts: ClassVar[tuple[FormPart, ...]] = (
        FormPart(
            "treasures",
            "table",
            (Blank("value", "number", low=1, high=LARGEST_GEM), Blank("count", "number", low=1, high=TREASURE_KINDS)),
            1,
            TREASURE_KINDS,
        ),
        FormPart("traps", "table", tuple(Blank(trap, "number", high=TRAPS_OF_A_KIND) for trap in TRAPS)),
        FormPart("relics", "table", (Blank("count", "number", high=RELICS),)),
        FormPart(
            "small",
            "table",
            (
                Blank("small", "choice", ("no", "yes")),
                Blank("expeditions", "number", low=1, high=EXPEDITIONS, only=SMALL),
                Blank("source", "text", only=SMALL),
            ),
        ),
        FormPart("sources", "table", tuple(Blank(table, "text") for table in SOURCES)),
    )

    def rows(self, data: dict[str, Any]) -> Rows:
        small = data.get("small")
        return {
            "treasures": [{"value": value, "count": count} for value, count in grouped(data["treasures"]["values"])],
            "traps": [{trap: data["traps"][trap] for trap in TRAPS}],
            "relics": [{"count": data["relics"]["count"]}],
            "small": [{"small": "yes", **small} if small else {"small": "no", "expeditions": EXPEDITIONS}],
            "sources": [{table: data[table]["source"] for table in SOURCES}],
        }

    def written(self, rows: Rows) -> Written:
        values: list[Any] = []
        paths: dict[str, FormPlace] = {}
        for at, row in enumerate(rows["treasures"]):
            for _ in range(min(TREASURE_KINDS + 1, int(str(row["count"])))):
                paths[f"treasures.values[{len(values)}]"] = FormPlace("treasures", at, "value")
                values.append(row["value"])
        size, sources = rows["small"][0], rows["sources"][0]
        told = {"expeditions": size["expeditions"], "source": size["source"]}
        data: dict[str, Any] = {
            "schema": KEYS["schema"],
            **({"small": told} if size["small"] == "yes" else {}),
            "treasures": {"values": values},
            "traps": dict(rows["traps"][0]),
            "relics": dict(rows["relics"][0]),
        }
        for table in SOURCES:
            paths[f"{table}.source"] = FormPlace("sources", 0, table)
            data[table]["source"] = sources[table]
        return Written(data, paths)
