"""Matches by links: what a link carries, what it keeps back, and what is refused with its line."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from hashlib import sha256
from itertools import count

import pytest

from speleo.games import game_named
from speleo.kernel.engine.dealer import FastDealer
from speleo.kernel.errors import BadRecord, SpeleoError
from speleo.kernel.letter.chain import below, element
from speleo.kernel.letter.legs import Legs, checked
from speleo.kernel.letter.letter import BadLetter, Letter, read_letter, unpacked
from speleo.kernel.letter.side import Side, accept, invite, receive, send
from speleo.kernel.match import Match
from tests.kernel.letter.correspondence import begun, exchange, link_of, opened, turn


@pytest.fixture(autouse=True)
def same_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same match in every run."""
    number = count()
    monkeypatch.setattr("secrets.token_hex", lambda size: sha256(b"%d" % next(number)).hexdigest()[: 2 * size])


@pytest.mark.parametrize("name", ["diamant", "subterra"])
def test_a_whole_match_goes_to_and_fro(name: str) -> None:
    """Each link is all that the other gets, and at the end both have the same match."""
    *_, (sides, _match) = exchange(name)
    first, last = sorted((read_letter(side.sent) for side in sides), key=lambda letter: letter.link)
    assert last.link == first.link + 1
    assert checked(last, game_named(name)).match.over


def test_the_cave_goes_to_and_fro_and_a_link_stays_short() -> None:
    *_, (sides, match) = exchange("cave", 24)
    assert len(link_of(sides[0])) < 2500
    assert len(match.steps) > 30


@pytest.mark.parametrize("name", ["diamant", "cave"])
def test_who_chooses_first_keeps_the_choice_back_until_the_other_has_chosen(name: str) -> None:
    course = exchange(name, 3)
    sides, match = next(course)
    chosen = [step for step in match.steps if step.actor == 0]
    link = read_letter(sides[0].sent)
    assert chosen
    assert link.sealed
    assert "seat 1: " not in "".join(entry.text for entry in link.entries)
    sides, _ = next(course)
    answer = read_letter(sides[1].sent)
    assert answer.sealed == link.sealed
    sides, match = next(course)
    opened_now = read_letter(sides[0].sent)
    assert opened_now.opened
    assert [step.action for step in match.steps if step.actor == 0][: len(chosen)] == [one.action for one in chosen]


def test_another_choice_than_the_one_that_was_kept_back_is_refused() -> None:
    """Ada promised one choice, and shows the other when she knows Ben's."""
    game = game_named("diamant")
    ada, ben = begun(game)
    match = opened(ada, game)
    match.act(0, "on")
    ada = send(ada, match, game)
    ben = receive(ben, unpacked(link_of(ada)), game)
    match = opened(ben, game)
    match.act(1, "on")
    ben = send(ben, match, game)
    cheat = replace(receive(ada, unpacked(link_of(ben)), game), hidden=(("seat 1", "back"),))
    cheat, _ = turn(cheat, game, FastDealer("x"))
    with pytest.raises(BadRecord, match=r"line \d+: opened: what was kept back is not what was promised"):
        receive(ben, unpacked(link_of(cheat)), game)


def test_whoever_thinks_better_of_a_choice_sends_the_last_one() -> None:
    game = game_named("diamant")
    sides = list(begun(game))
    for at in (0, 1, 0):
        match = opened(sides[at], game)
        for action in ("back", "on"):
            match.act(at, action)
        sides[at] = send(sides[at], match, game)
        sides[1 - at] = receive(sides[1 - at], unpacked(link_of(sides[at])), game)
    done = [entry.text for entry in read_letter(sides[0].sent).entries]
    assert [text for text in done if "seat" in text] == ["2 seat 1: on", "3 seat 2: on"]


def played(links: int = 3, name: str = "subterra") -> tuple[list[Side], Match]:
    """Ada and Ben after so many links; it is Ben's turn after an odd number."""
    *_, (sides, match) = exchange(name, links)
    return sides, match


def tampered(side: Side, pattern: str, instead: str) -> Letter:
    text, count = re.subn(pattern, instead, side.sent, count=1, flags=re.M)
    assert count == 1
    return read_letter(text)


@pytest.mark.parametrize(
    ("pattern", "instead", "said"),
    [
        (r"^(\d+) chance: tile .*$", r"\1 chance: tile exit S", "not dealt from the chains"),
        (r"^(\d+) chance: start .*$", r"\1 chance: start nobody", "not dealt from the chains"),
        (r"^1 seat 1: pick \w+$", "1 seat 2: pick medic", "in a leg of seat 1"),
        (r"^1 seat 1: pick \w+$", "1 seat 1: pick plumber", "plumber"),
        (r"^mark: .*$", "mark: 000000000000", "fingerprint"),
        (r"^sealed: -$", f"sealed: {'a' * 64}", "kept back"),
        (r"\n\d+ [^\n]+\n\Z", "\n", "the record is cut"),
    ],
)
def test_a_letter_that_was_changed_is_refused_with_its_line(pattern: str, instead: str, said: str) -> None:
    sides, _ = played()
    with pytest.raises(BadRecord, match=rf"^line \d+.*{said}"):
        checked(tampered(sides[0], pattern, instead), game_named("subterra"))


@pytest.mark.parametrize(
    ("pattern", "instead", "said"),
    [
        (r"^2 seat 1: .*$", "two", "entry 2 should stand here"),
        (r"^2 seat 1: .*$", "2 undo to 1 by seat 1", "only actions stand in a letter"),
        (r"^link: \d+$", "link: 9999", "at the most"),
        (r"^match: .*$", "match: x", "hexadecimal"),
        (r"^dealing: .*$", "dealing: open x", "follow from its chains"),
        (r"^seat 2: .*$", "seat 2: bot odds", "two people"),
        (r"^chain 2: .*$", "chain 2: -", "element"),
    ],
)
def test_a_letter_that_is_none_is_refused_with_its_line(pattern: str, instead: str, said: str) -> None:
    sides, _ = played(4)
    with pytest.raises(BadRecord, match=rf"^line \d+.*{said}"):
        tampered(sides[0], pattern, instead)


def test_what_was_played_before_cannot_be_changed_later() -> None:
    """Ben's answer is good by itself, but it does not go on from what Ada sent."""
    game = game_named("subterra")
    sides = begun(game)
    mine, other = (turn(sides[0], game, FastDealer(dice))[0] for dice in ("one", "two"))
    assert mine.sent != other.sent
    ben, _ = turn(receive(sides[1], unpacked(link_of(other)), game), game, FastDealer("x"))
    with pytest.raises(BadRecord, match=r"line \d+: (this is not what stood there|nothing stood here)"):
        receive(mine, unpacked(link_of(ben)), game)


def test_nobody_else_can_go_on_with_a_chain() -> None:
    game = game_named("subterra")
    sides, _ = played(3)
    ben, _ = turn(sides[1], game, FastDealer("x"))
    letter = read_letter(ben.sent)
    with pytest.raises(BadRecord, match=r"line \d+.*(not dealt from the chains|does not lead to those)"):
        receive(sides[0], replace(letter, shown=(letter.shown[0], "ab" * 32)), game)


def test_a_link_is_for_the_other_once_and_in_its_order() -> None:
    game = game_named("subterra")
    sides, _ = played(3)
    ada, ben = sides
    with pytest.raises(BadLetter, match="you sent"):
        receive(ada, unpacked(link_of(ada)), game)
    assert receive(ben, unpacked(link_of(ada)), game) is ben
    with pytest.raises(BadLetter, match="answered before"):
        receive(ada, read_letter(ada.received.replace("link: 3", "link: 1", 1)), game)
    stranger, _ = begun(game)
    with pytest.raises(BadLetter, match="another match"):
        receive(stranger, unpacked(link_of(ben)), game)
    match = opened(ben, game)
    with pytest.raises(BadLetter, match="your turn"):
        send(ben, match, game)
    with pytest.raises(BadLetter, match="no invitation"):
        accept(read_letter(ada.sent), "Cleo")
    with pytest.raises(BadLetter, match="same name"):
        accept(read_letter(invite(game.setup(2), game, "Ada").sent), "Ada")


def test_a_second_answer_to_the_same_link_is_refused() -> None:
    game = game_named("subterra")
    ada = invite(game.setup(2), game, "Ada")
    ben, cleo = (accept(unpacked(link_of(ada)), name) for name in ("Ben", "Cleo"))
    ada = receive(ada, unpacked(link_of(ben)), game)
    with pytest.raises(BadLetter, match=r"missing|answered"):
        receive(ada, unpacked(link_of(cleo)), game)


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (lambda link: link + "AAAA", "stands behind its end"),
        (lambda link: link[:-30] + "AAAA" + link[-26:], "damaged|cut"),
        (lambda link: "https://club.example/#/letter#", "no link"),
        (lambda link: "what is this, then? something else", "no link"),
        (lambda link: link + "%20%20", "no link"),
    ],
)
def test_a_link_that_suffered_on_its_way_is_refused(spoil: object, said: str) -> None:
    sides, _ = played()
    assert callable(spoil)
    with pytest.raises(SpeleoError, match=said):
        unpacked(spoil(link_of(sides[0])))


def test_a_link_that_was_cut_says_so_wherever_it_was_cut() -> None:
    sides, _ = played()
    packed = read_letter(sides[0].sent).packed
    for length in range(20, len(packed)):
        with pytest.raises(BadLetter) as refused:
            unpacked(packed[:length])
        assert refused.value.problem == "cut", length


def test_an_element_says_nothing_of_those_that_are_shown_later() -> None:
    """They are settled by it all the same: each is the hash of the next."""
    secret = "5e" * 32
    assert below(element(secret, 8), 2) == element(secret, 6)
    assert element(secret, 6) != element("5f" * 32, 6)


def test_a_side_is_kept_as_plain_values() -> None:
    for sides, _ in exchange("diamant", 2):
        for side in sides:
            assert Side.read(json.loads(json.dumps(side.kept))) == side
    assert (sides[0].waits, sides[1].waits) == (False, True)
    for broken in ({}, {**sides[0].kept, "hidden": 3}, {**sides[0].kept, "more": 1}):
        with pytest.raises(BadLetter, match="cannot be read"):
            Side.read(broken)


def test_a_match_by_other_rules_says_so() -> None:
    sides, _ = played()
    letter = tampered(sides[0], r"^game: subterra$", "game: subterra\nrules: 99")
    with pytest.raises(BadRecord, match="rules version 99"):
        checked(letter, game_named("subterra"))


def test_a_leg_is_cut_where_the_other_is_to_act() -> None:
    sides, _ = played(4)
    legs = Legs(read_letter(sides[1].sent), game_named("subterra")).play()
    assert [leg.link for leg in legs.legs] == [2, 3, 4, 5]
    assert legs.pending is None
    for leg in legs.legs:
        assert {actor for actor, _ in legs.entries(leg)} - {"chance"} <= {f"seat {leg.link % 2 + 1}"}
