"""The description of the API with the views, events and actions of every game, so that clients can have types."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from pydantic import TypeAdapter

from speleo.games import GAMES, OWN, game_named
from speleo.hints.curve import Point
from speleo.hints.idea import Reason
from speleo.kernel.box_form import Blank, FormPart, FormPlace
from speleo.kernel.game import Game
from speleo.kernel.learning.walk import Reply
from speleo.kernel.offer import Counts
from speleo.kernel.place import Place
from speleo.kernel.price import Price
from speleo.kernel.setup import Option
from speleo.kernel.sheet import SheetField
from speleo.kernel.telling import Saying, Thing
from speleo.server.audience import CompanyReply
from speleo.server.pictures import WholePicture
from speleo.server.reel import StepFacts
from speleo.server.undoing import UndoAsked
from speleo.server.web.models import MESSAGES, Problem
from speleo.server.web.shapes import ChangeReply, DoneReply, LogEntryShape, Pong, RefusedReply, WhyReply
from speleo.server.wire import ToldEvent

Schema = dict[str, Any]
MANNER: Schema = {"enum": ["quiet", "headline", "alarm"], "type": "string"}
SOUND: Schema = {"type": "string", "description": "the effect that is heard with it"}
THINGS: Schema = {
    "type": "object",
    "additionalProperties": {"type": "array", "items": {"$ref": "#/components/schemas/Thing"}},
    "description": "what its texts name, by field",
}
CELL: Schema = {
    "type": "array",
    "prefixItems": [{"type": "integer"}, {"type": "integer"}],
    "minItems": 2,
    "maxItems": 2,
    "description": "where on the board it leads: x to the east, y to the south",
}
FROM_ELSEWHERE = "x-from-elsewhere"
"""Marks what belongs to a game that the web app was not built with, and shows without knowing it."""
PLACE = "#/components/schemas/{model}"
ALONE: tuple[type, ...] = (
    WholePicture,
    LogEntryShape,
    Price,
    Place,
    Counts,
    ChangeReply,
    DoneReply,
    RefusedReply,
    WhyReply,
    CompanyReply,
    Pong,
    Problem,
)
"""What no route returns as it is, but live messages and refusals hold."""
SENT_WHOLE = (
    Saying,
    Thing,
    Reason,
    Reply,
    UndoAsked,
    Price,
    Counts,
    Option,
    SheetField,
    StepFacts,
    Point,
    Blank,
    FormPart,
    FormPlace,
)
"""Classes whose fields have defaults when they are made, but are always sent."""


def described(app: FastAPI) -> Schema:
    """The whole description; made once, since it never changes."""
    if app.openapi_schema is None:
        made = get_openapi(title=app.title, version=app.version, description=app.description, routes=app.routes)
        shelf: Schema = made["components"]["schemas"]
        put(shelf, "LiveMessage", MESSAGES.json_schema(ref_template=PLACE))
        for model in ALONE:
            put(shelf, model.__name__, schema_of(model))
        for kind in SENT_WHOLE:
            shelf[kind.__name__]["required"] = [field.name for field in fields(kind)]
        shelf[ToldEvent.__name__]["additionalProperties"] = True
        for name in GAMES:
            known = set(shelf)
            describe_game(shelf, game_named(name))
            if name not in OWN:
                shelf.update({new: {**shelf[new], FROM_ELSEWHERE: True} for new in set(shelf) - known})
        app.openapi_schema = made
    return app.openapi_schema


def put(shelf: Schema, name: str, schema: Schema, prefix: str = "") -> None:
    """Add a schema, with the definitions it brings along, which games may call by the same names."""
    for inner, meaning in schema.pop("$defs", {}).items():
        shelf.setdefault(prefix + inner, meaning)
    shelf[name] = schema


def describe_game(shelf: Schema, game: Game) -> None:
    """`CaveView`, `CaveCourse`; `CaveEvent`, one of `CaveMoved` … by `event`; `CaveOffer`, a legal action by `kind`."""
    own = game.name.capitalize()
    state = game.new(game.setup())
    put(shelf, f"{own}View", schema_of(type(game.view(state, 0)), own), own)
    put(shelf, f"{own}Course", schema_of(type(game.course(state, ())), own), own)
    for kind in game.event_types:
        schema = schema_of(kind, own)
        named = {"event": {"const": kind.__name__, "type": "string"}, "manner": MANNER, "sound": SOUND}
        if "cell" in schema.get("properties", {}):
            named["place"] = {"$ref": PLACE.format(model="Place")}
        if game.telling.named.keys() & schema.get("properties", {}).keys():
            named["things"] = THINGS
        schema["properties"] = {**named, **schema.get("properties", {})}
        schema["required"] = ["event", *schema.get("required", [])]
        put(shelf, f"{own}{kind.__name__}", schema, own)
    shelf[f"{own}Event"] = any_of(f"{own}{kind.__name__}" for kind in game.event_types)
    for action in game.action_types:
        properties = {
            "action": {"type": "string"},
            "kind": {"const": action.tag, "type": "string"},
            "values": schema_of(action, own),
            "price": {"$ref": PLACE.format(model="Price")},
        }
        required = list(properties)
        if game.telling.named.keys() & properties["values"].get("properties", {}).keys():
            properties["things"] = THINGS
        properties |= {"at": CELL, "place": {"$ref": PLACE.format(model="Place")}}
        properties |= {"counts": {"$ref": PLACE.format(model="Counts")}, "back": {"type": "boolean"}}
        put(
            shelf,
            f"{own}{action.__name__}Offer",
            {"type": "object", "properties": properties, "required": required},
        )
    shelf[f"{own}Offer"] = any_of(f"{own}{action.__name__}Offer" for action in game.action_types)


def schema_of(kind: type, prefix: str = "") -> Schema:
    return TypeAdapter(kind).json_schema(ref_template=PLACE.format(model=prefix + "{model}"), mode="serialization")


def any_of(names: Any) -> Schema:
    return {"anyOf": [{"$ref": PLACE.format(model=name)} for name in names]}
