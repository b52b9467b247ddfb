"""Was it dealt fairly? Every chance action of a record, derived again from the seed."""

from __future__ import annotations

from dataclasses import dataclass

from speleo.kernel.actors import actor_text
from speleo.kernel.engine.dealer import Dealer, FastDealer
from speleo.kernel.engine.state import CHANCE
from speleo.kernel.errors import BadRecord
from speleo.kernel.fairness import SealedDealer, keeps_promise
from speleo.kernel.game import Game
from speleo.kernel.match import Match
from speleo.kernel.record.entries import Acted
from speleo.kernel.record.record import Record, replay_line
from speleo.kernel.setup import Box


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether a record was dealt honestly, in a sentence, with the first step that was not."""

    honest: bool
    sentence: str
    step: int | None = None


def verify(record: Record, game: Game, box: Box | None = None) -> Verdict:
    """Replay a record and deal every chance action again; a malformed or tampered record raises BadRecord."""
    record.replay(game, box)
    dealer, problem = dealer_of(record)
    if dealer is None:
        return Verdict(False, problem)
    match = Match(game, record.header.setup(game, box))
    dealt = brought = 0
    for line in record.lines:
        entry = line.entry
        chance = isinstance(entry, Acted) and entry.actor == actor_text(CHANCE)
        if chance and entry.serial <= record.header.brought:
            brought += 1
        elif isinstance(entry, Acted) and chance:
            total = match.state.chance_total()
            fair = game.decode(match.state, match.state.chance_at(dealer.ticket(entry.serial, total)))
            if fair.notation != entry.action:
                said = f"step {entry.serial} was not dealt from the seed: {entry.action!r} instead of {fair.notation!r}"
                return Verdict(False, said, entry.serial)
            dealt += 1
        replay_line(match, line)
    if record.header.brought:
        return Verdict(
            True,
            f"honest after step {record.header.brought}: all {dealt} chance actions there follow from the seed;"
            f" {brought} before it were brought along from another record and are not proved here",
        )
    return Verdict(True, f"honest: all {dealt} chance actions follow from the seed")


def dealer_of(record: Record) -> tuple[Dealer | None, str]:
    """The dealer of a record, or why there is none to check with."""
    header = record.header
    if header.dealing == "by hand":
        return None, "the cards were dealt by hand: there is no seed to check"
    if header.dealing.startswith("open "):
        return FastDealer(header.dealing[len("open ") :]), ""
    if not record.ended:
        return None, f"not finished after step {len(record.lines)}: the seed is shown when the match is over"
    if not record.seed:
        raise BadRecord(len(record.text.splitlines()) + 1, "the record is cut: the seed is missing after the end")
    seed = bytes.fromhex(record.seed)
    if not keeps_promise(seed, header.commitment):
        return None, "the seed is not the one that was promised before the first card"
    return SealedDealer(seed, header.entropy), ""
