"""The description of the API with the views, events and actions of every game, so that clients can have types."""

from __future__ import annotations

from typing import Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from pydantic import BaseModel, TypeAdapter

from speleo.games import GAMES, game_named
from speleo.kernel.game import Game, View
from speleo.server.web.models import MESSAGES
from speleo.server.web.shapes import (
    CompanyReply,
    DoneReply,
    Happened,
    PictureShape,
    Pong,
    Price,
    RefusedReply,
    WhyReply,
)

Schema = dict[str, Any]
PLACE = "#/components/schemas/{model}"
ALONE: tuple[type[BaseModel], ...] = (
    PictureShape,
    Happened,
    Price,
    DoneReply,
    RefusedReply,
    WhyReply,
    CompanyReply,
    Pong,
)
"""What no route returns as it is, but live messages hold."""


def described(app: FastAPI) -> Schema:
    """The whole description; made once, since it never changes."""
    if app.openapi_schema is None:
        made = get_openapi(title=app.title, version=app.version, description=app.description, routes=app.routes)
        shelf: Schema = made["components"]["schemas"]
        put(shelf, "LiveMessage", MESSAGES.json_schema(ref_template=PLACE))
        for model in ALONE:
            put(shelf, model.__name__, model.model_json_schema(ref_template=PLACE, mode="serialization"))
        for name in GAMES:
            describe_game(shelf, game_named(name))
        app.openapi_schema = made
    return app.openapi_schema


def put(shelf: Schema, name: str, schema: Schema) -> None:
    """Add a schema, with the definitions it brings along."""
    for inner, meaning in schema.pop("$defs", {}).items():
        shelf.setdefault(inner, meaning)
    shelf[name] = schema


def describe_game(shelf: Schema, game: Game) -> None:
    """`CaveView`; `CaveEvent`, one of `CaveMoved` and so on by `event`; `CaveEntry`, a legal action by `kind`."""
    own = game.name.capitalize()
    view = view_type(game)
    put(shelf, f"{own}View", dataclass_schema(view))
    for kind in game.event_types:
        schema = dataclass_schema(kind)
        schema["properties"] = {"event": {"const": kind.__name__, "type": "string"}, **schema.get("properties", {})}
        schema["required"] = ["event", *schema.get("required", [])]
        put(shelf, f"{own}{kind.__name__}", schema)
    shelf[f"{own}Event"] = any_of(f"{own}{kind.__name__}" for kind in game.event_types)
    for action in game.action_types:
        properties = {
            "action": {"type": "string"},
            "kind": {"const": action.tag, "type": "string"},
            "values": dataclass_schema(action),
            "price": {"$ref": PLACE.format(model="Price")},
        }
        put(
            shelf,
            f"{own}{action.__name__}Entry",
            {"type": "object", "properties": properties, "required": list(properties)},
        )
    shelf[f"{own}Entry"] = any_of(f"{own}{action.__name__}Entry" for action in game.action_types)


def view_type(game: Game) -> type[View]:
    """The class of a game's views, from what its `view` promises to return."""
    state = game.new(game.setup())
    return type(game.view(state, 0))


def dataclass_schema(kind: type) -> Schema:
    return TypeAdapter(kind).json_schema(ref_template=PLACE, mode="serialization")


def any_of(names: Any) -> Schema:
    return {"anyOf": [{"$ref": PLACE.format(model=name)} for name in names]}
