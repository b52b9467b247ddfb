"""What may be seen of a table, as JSON, made once for each viewer and kept until something happens."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from speleo.kernel.fairness import commitment
from speleo.server.phases import OVER, RUNNING
from speleo.server.wire import packed

if TYPE_CHECKING:
    from speleo.server.table import Table


LARGEST_KEPT = 16_384
"""A larger picture has very many legal actions, so it is for one seat, and few look through the same eyes."""


class Shown:
    """Facts are for everybody who knows the table, a picture for one viewer."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.pictures: dict[int, bytes] = {}
        self.body = b""
        self.of: tuple[object, ...] = ()
        self.promise = ""

    def forget(self, kind: str) -> None:
        """Something happened. An action alone changes few of the facts."""
        self.pictures.clear()
        if kind not in ("acted", "said"):
            self.body = b""

    def facts(self) -> bytes:
        """What everybody who knows the table may know of it."""
        table = self.table
        of = (table.phase, table.asked)
        if not self.body or self.of != of or table.clocks.terms.any:
            self.body, self.of = packed(self.facts_data())[: -len(f"{table.seq}}}")], of
        return b"%b%d}" % (self.body, table.seq)

    def facts_data(self) -> dict[str, Any]:
        table = self.table
        plan, asked = table.plan, table.asked
        if not self.promise:
            self.promise = commitment(table.seed)
        return {
            "id": table.key,
            "title": plan.title,
            "game": plan.game,
            "edition": plan.edition,
            "options": plan.options,
            "listed": plan.listed,
            "turn_seconds": plan.turn_seconds,
            "match_seconds": plan.match_seconds,
            "clocks": table.clocks.facts,
            "phase": table.phase,
            "seats": [chair.facts for chair in table.chairs],
            "commitment": self.promise,
            "undo": None if asked is None else {"seat": asked.seat, "to": asked.to, "agreed": asked.agreed},
            "next_table": table.next_table,
            "seq": table.seq,
        }

    def picture(self, viewer: int) -> bytes:
        """What a seat, or SPECTATOR, may see and do now. Made of the kernel's views alone."""
        found = self.pictures.get(viewer)
        if found is None:
            found = packed(self.picture_data(viewer))
            if len(found) <= LARGEST_KEPT:
                self.pictures[viewer] = found
        return found

    def picture_data(self, viewer: int) -> dict[str, Any] | None:
        table = self.table
        if table.match is None:
            return None
        game, state, seat = table.game, table.match.state, viewer if viewer >= 0 else None
        running = table.phase == RUNNING
        legal = game.legal_actions(state, viewer) if seat is not None and running else []
        return {
            "seat": seat,
            "view": game.view(state, viewer),
            "legal": [
                {
                    "action": action.notation,
                    "kind": action.tag,
                    "values": action,
                    "price": game.price(state, viewer, action),
                }
                for action in legal
            ],
            "to_act": table.actors(),
            "undo": None if seat is None or not running else self.undo_offer(seat),
            "outcome": game.outcome(state) if table.phase == OVER else None,
        }

    def undo_offer(self, seat: int) -> dict[str, Any] | None:
        """To where a seat could take back its latest step, and who would have to agree."""
        assert self.table.match is not None
        steps = self.table.match.steps
        for at in range(len(steps) - 1, -1, -1):
            if steps[at].actor == seat:
                to = steps[at - 1].serial if at else 0
                return {"to": to, "needs": self.table.match.undo_needs(seat, to)}
        return None
