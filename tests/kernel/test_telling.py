"""What is told of a game is in its rulebook and in its catalogues."""

from __future__ import annotations

import pytest

from speleo.games import GAMES, game_named
from speleo.kernel.conformance import random_play
from speleo.kernel.engine.state import SPECTATOR
from speleo.kernel.game import Action, Event
from speleo.kernel.telling import Saying, Telling, Thing
from speleo.texts.texts import Texts
from tests.kernel.test_offers import moments

MANNERS = {"plain", "quiet", "headline", "alarm"}


@pytest.mark.parametrize("name", GAMES)
def test_rules_prompts_and_warnings_can_be_shown(name: str) -> None:
    """At every moment, to whoever acts, to somebody who waits and to a spectator, in both languages."""
    game = game_named(name)
    names = [f"P{seat}" for seat in range(max(game.seats))]
    texts = [Texts(language) for language in ("en", "de")]
    for book in texts:
        setattr(book, "strict", True)  # noqa: B010
    prompts = set()
    for match, seat in moments(game, "told"):
        asked = game.actors(match.state)
        for viewer in (seat, (seat + 1) % match.setup.seats, SPECTATOR):
            view = game.view(match.state, viewer)
            assert set(game.telling.rules_now(view)) <= set(game.rulebook("en").ids)
            prompt = game.telling.prompt(view, viewer, asked)
            prompts.add(prompt.key)
            for saying in (prompt, *game.telling.warnings(view)):
                assert all(book.saying(saying, names) for book in texts)
    assert len(prompts) > 1


@pytest.mark.parametrize("name", GAMES)
def test_every_deed_that_is_not_legal_can_be_asked_about(name: str) -> None:
    """Whoever points at it learns the rule, whether at a place or at none."""
    game = game_named(name)
    for match, seat in moments(game, "deeds"):
        legal = frozenset(offer.action.tag for offer in game.offers(match.state, seat))
        deeds = game.telling.deeds(game.view(match.state, seat), legal)
        assert set(deeds) <= {action.tag for action in game.action_types}
        for kind in deeds:
            for at in (None, (0, 0), (1, -1)):
                action = game.meant(match.state, seat, kind, at)
                if kind not in legal and action is not None:
                    assert game.why_not(match.state, seat, action) is not None
            assert game.meant(match.state, seat, kind, None) is not None


@pytest.mark.parametrize("name", ["cave", "subterra"])
def test_what_texts_name_is_all_that_they_say(name: str) -> None:
    """A screen that is told the things of an event or action need not read its notation."""
    game, named = game_named(name), set[str]()
    for state, actor, action in random_play(game, game.setup(), "things"):
        happened: list[Action | Event] = [action, *game.apply(state.clone(), actor, action)]
        for told in happened:
            for field, things in game.telling.things(told).items():
                named.add(field)
                counted = ", ".join(one.name if one.count == 1 else f"{one.count} {one.name}" for one in things)
                assert getattr(told, field) in (counted, " ".join(one.name for one in things))
    assert named == set(game.telling.named) - {"kept_tile"}


def test_a_load_names_its_gear_and_a_tile_its_sort_and_particulars() -> None:
    cave, subterra = game_named("cave"), game_named("subterra")
    assert cave.telling.things(cave.parse_action("fill 4 prov, rope")) == {
        "items": (Thing("prov", 4), Thing("rope")),
    }
    assert cave.telling.things(cave.parse_action("fill nothing")) == {"items": (Thing("nothing"),)}
    assert cave.telling.things(cave.parse_action("load rope with tent")) == {"items": (Thing("rope"),)}
    assert subterra.telling.things(subterra.parse_action("tile ledge S>N")) == {"tile": (Thing("ledge"), Thing("S>N"))}
    assert cave.telling.things(cave.parse_action("end")) == {}


@pytest.mark.parametrize("name", GAMES)
def test_every_event_has_one_manner(name: str) -> None:
    game = game_named(name)
    telling = game.telling
    loud = [*telling.quiet, *telling.headlines, *telling.alarming]
    assert len(loud) == len(set(loud))
    assert set(loud) <= set(game.event_types)
    manners = {telling.manner(kind) for kind in game.event_types}
    assert manners <= MANNERS
    assert len(manners) > 2


def test_a_game_that_tells_nothing_is_told_all_the_same() -> None:
    plain: Telling[None] = Telling()
    assert [plain.prompt(None, viewer, (1,)).key for viewer in (0, 1)] == ["prompt-others", "prompt-you"]
    assert plain.prompt(None, 0, ()) == Saying("prompt-nobody")
    assert (plain.rules_now(None), plain.warnings(None), plain.deeds(None, frozenset())) == ((), (), ())
    assert plain.secret(None)
    assert plain.private(None)
