"""Was it dealt fairly? Every chance action of a record, derived again from the seed."""

from __future__ import annotations

from dataclasses import dataclass, replace

from speleo.kernel.actors import actor_text
from speleo.kernel.engine.dealer import Dealer, FastDealer
from speleo.kernel.engine.state import CHANCE
from speleo.kernel.errors import BadRecord
from speleo.kernel.fairness import Seal, keeps_promise
from speleo.kernel.game import Game
from speleo.kernel.match import Match
from speleo.kernel.nearest import quoted
from speleo.kernel.record.entries import Acted
from speleo.kernel.record.record import Record, replay_line
from speleo.kernel.setup import Box


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether a record was dealt honestly, in a sentence, with the first step that was not.

    `undos` took `redealt` chance actions back, so that chance acted anew.
    """

    honest: bool
    sentence: str
    step: int | None = None
    undos: int = 0
    redealt: int = 0


def verify(record: Record, game: Game, box: Box | None = None) -> Verdict:
    """Replay a record and deal every chance action again; a malformed or tampered record raises BadRecord."""
    check_brought(record)
    end = record.replay(game, box)
    found = dealt_again(record, game, box)
    again = ""
    if end.taken_back:
        again = f"; {end.taken_back} were taken back by undos and dealt anew"
    return replace(found, sentence=found.sentence + again, undos=end.undos, redealt=end.taken_back)


def check_brought(record: Record) -> None:
    """What was brought along from another record is no more than what is there."""
    entries, brought = len(record.lines) - record.ended, record.header.brought
    if brought > entries:
        said = f"brought along: {brought} entries cannot come from another record, there are only {entries}"
        raise BadRecord(record.header.line_of("brought along"), said)


def dealt_again(record: Record, game: Game, box: Box | None) -> Verdict:
    """Draw every card again from the seed; what came from elsewhere is named by its step."""
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
            fair = match.next_draw(dealer)
            if fair.notation != entry.action:
                said = f"line {line.number}, step {entry.serial}: not dealt from the seed: {quoted(entry.action)}"
                said += f" instead of {fair.notation!r}"
                return Verdict(False, said, entry.serial)
            dealt += 1
        replay_line(match, line)
    source = sources(record.header.seal)
    if record.header.brought:
        return Verdict(
            True,
            f"honest after step {record.header.brought}: all {dealt} chance actions there follow from {source};"
            f" {brought} before it were brought along from another record and are not proved here",
        )
    return Verdict(True, f"honest: all {dealt} chance actions follow from {source}")


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
        raise BadRecord(record.seed_line, "seed: the record is cut: the seed is missing after the end")
    seed = bytes.fromhex(record.seed)
    if not keeps_promise(seed, header.commitment):
        where = f"line {record.seed_line}: seed, and line {header.line_of('commitment')}: commitment"
        return None, f"{where}: the seed is not the one that was promised before the first card"
    broken = header.seal.broken(header.commitment)
    if broken is not None:
        where = f"line {header.line_of(f'pledge {broken + 1}')}: pledge {broken + 1}"
        return None, f"{where}: the nonce is not the one that the seat pledged itself to before the first card"
    return header.seal.dealer(seed), ""


def sources(seal: Seal) -> str:
    """What the cards follow from, in words."""
    said = "the seed"
    if seal.pledged:
        said += f" and the nonces of seats {', '.join(str(made.seat + 1) for made in seal.pledged)}"
    if seal.lost:
        silent = sorted({seat + 1 for seats in seal.lost for seat in seats})
        said += f", in round {seal.round}, since seats {', '.join(map(str, silent))} did not reveal theirs"
    return said
