"""Records say by which version of its game's rules they were played."""

import pytest

from speleo.games import game_named
from speleo.kernel.engine.state import State
from speleo.kernel.errors import BadRecord
from speleo.kernel.fairness import SealedDealer, commitment
from speleo.kernel.game import Game
from speleo.kernel.match import Match
from speleo.kernel.record.header import Sitter, header_for
from speleo.kernel.record.record import Record
from speleo.kernel.record.verify import verify
from speleo.kernel.record.writer import RecordWriter

GAME = game_named("diamant")
SEED = bytes(32)


class Later(type(GAME)):  # type: ignore[misc]
    """The same game after its rules were made clearer: nothing that is played goes another way."""

    rules_version = 2


class Changed(Later):
    """The same game after a rule was changed: positions are other ones from the third expedition on."""

    def write(self, state: State) -> str:
        text: str = super().write(state)
        return text if text.startswith(("expedition: 1", "expedition: 2")) else text + "lamp: lit\n"


def played(game: Game) -> str:
    lines: list[str] = []
    setup = game.setup(2)
    match = Match(game, setup)
    sitters = (Sitter("person", "Ada"), Sitter("person", "Ben"))
    header = header_for(setup, sitters, "sealed", commitment(SEED), rules=game.rules_version)
    writer = RecordWriter(match, header, lines.append)
    while not match.over:
        match.deal(SealedDealer(SEED))
        for seat in game.actors(match.state):
            match.act(seat, game.parse_action("on"))
    writer.end(SEED)
    return "".join(lines)


def test_the_first_version_is_not_written_and_later_ones_are() -> None:
    assert "rules:" not in played(GAME)
    text = played(Later())
    assert text.splitlines()[1:4] == ["game: diamant", "rules: 2", "edition: 2017"]
    assert Record.parse(text).header.rules == 2
    assert Record.parse(text).text == text


def test_a_match_that_goes_the_same_way_is_replayed_by_other_versions() -> None:
    for text, game in ((played(GAME), Later()), (played(Later()), GAME)):
        assert verify(Record.parse(text), game).honest


def test_a_match_that_goes_another_way_says_which_rules_it_was_played_by() -> None:
    said = r"line \d+, step \d+: played by rules version 1 of diamant, this program plays version 2: fingerprint"
    with pytest.raises(BadRecord, match=said):
        Record.parse(played(GAME)).replay(Changed())


@pytest.mark.parametrize("line", ["rules: 0", "rules: 1", "rules: two", "rules: \u0662", "rules: 99999999"])
def test_a_version_is_written_in_one_way(line: str) -> None:
    text = played(Later()).replace("rules: 2", line)
    with pytest.raises(BadRecord, match="line 3: expected"):
        Record.parse(text)
