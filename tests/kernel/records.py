"""Records for the tests: of whole matches, and rewritten."""

from speleo.games import game_named
from speleo.kernel.engine.dealer import Dealer, FastDealer
from speleo.kernel.fairness import Pledged, Seal, commitment, pledge
from speleo.kernel.match import Match
from speleo.kernel.record.header import Header, Sitter, header_for
from speleo.kernel.record.record import Record, replay_line
from speleo.kernel.record.writer import RecordWriter

GAME = game_named("diamant")
SEED = bytes(range(32))
NONCES = ((0, "a stone"), (1, "Zähneputzen 7"))
PLEDGED = tuple(Pledged(seat, pledge(commitment(SEED), 2, seat, nonce), nonce) for seat, nonce in NONCES)
SEAL = Seal(pledged=PLEDGED, lost=((2,),))


class Log:
    """Where a writer appends; what was written stays."""

    def __init__(self) -> None:
        self.text = ""

    def append(self, more: str) -> None:
        assert more.endswith("\n"), "only complete lines are written"
        self.text += more


def played(name: str = "diamant", seats: int = 3, dealer: Dealer | None = None, stop: int = 10**6) -> str:
    """The record of a random match with sealed dealing, one undo, and the seed at the end."""
    game, log = game_named(name), Log()
    setup = game.setup(seats)
    match, chooser = Match(game, setup), FastDealer("choices")
    sitters = (*tuple(Sitter("person", f"P{seat}") for seat in range(seats - 1)), Sitter("bot", "random"))
    writer = RecordWriter(match, header_for(setup, sitters, "sealed", commitment(SEED), SEAL), log.append)
    dealer = dealer or SEAL.dealer(SEED)
    undone = False
    while not match.over and len(match.steps) < stop:
        match.deal(dealer)
        if match.over:
            break
        seat = game.actors(match.state)[0]
        legal = game.legal_actions(match.state, seat)
        before = match.steps[-1].serial if match.steps else 0
        step = match.act(seat, legal[chooser.below(len(legal))])
        if not undone and not step.reveals:
            match.undo(seat, before)
            undone = True
    if match.over:
        writer.end(SEED)
    return log.text


def rewritten(record: Record, header: Header) -> Record:
    """The same match under another head, with fingerprints that fit it."""
    log, match = Log(), Match(GAME, record.header.setup(GAME))
    writer = RecordWriter(match, header, log.append)
    for line in record.lines[:-1]:
        replay_line(match, line)
    writer.end(bytes.fromhex(record.seed))
    return Record.parse(log.text)
