"""Everything on the wire as one JSON Schema document: what the client's types are made from."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

from pydantic import BaseModel, TypeAdapter
from typing_extensions import TypedDict

from quirkbox.games import BUILT_IN
from quirkbox.server import wire

Json = dict[str, Any]


def wire_schema() -> Json:
    """`$defs` holds every type by its name, and each game's view as, for example, QuirkiesView."""
    defs: Json = {}
    for name, model in sorted(vars(wire).items()):
        if isinstance(model, type) and issubclass(model, BaseModel) and model.__module__ == wire.__name__:
            defs[name] = _definition(model)
    for name in ("AnyAsk", "AnyTell"):
        defs[name] = _definition(getattr(wire, name))
    for game in BUILT_IN:
        defs |= _game_views(game)
    del defs["Strict"], defs["Ask"]
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Quirkbox", "$defs": defs}


def _definition(model: Any) -> Json:
    schema = TypeAdapter(model).json_schema()
    schema.pop("$defs", None)
    _require_constants(schema)
    return schema


def _require_constants(schema: Json) -> None:
    """`type` has a default on our side; who reads the schema tells messages apart by it, so there it is no option."""
    constant = [name for name, field in schema.get("properties", {}).items() if "const" in field]
    if constant:
        schema["required"] = [*constant, *schema.get("required", [])]
        for name in constant:
            schema["properties"][name].pop("default", None)


def _game_views(game: str) -> Json:
    """A game's View and the types inside it, each with the game's name in front."""
    prefix = "".join(part.capitalize() for part in game.split("_"))
    view = _for_pydantic(import_module(f"quirkbox.games.{game}.show").View)
    schema = TypeAdapter(view).json_schema(ref_template=f"#/$defs/{prefix}{{model}}")
    inner = schema.pop("$defs", {})
    return {**{f"{prefix}{name}": part for name, part in inner.items()}, f"{prefix}View": schema}


@cache
def _for_pydantic(kind: Any) -> Any:
    """The same type with the TypedDict of typing_extensions: before Python 3.12, Pydantic reads no other."""
    if is_typeddict(kind):
        fields = {name: _for_pydantic(hint) for name, hint in get_type_hints(kind).items()}
        return TypedDict(kind.__name__, fields)  # type: ignore[operator]  # made at run time
    origin, parts = get_origin(kind), get_args(kind)
    if not parts or origin is Literal:
        return kind
    readable = tuple(_for_pydantic(part) for part in parts)
    return Union[readable] if origin in (Union, UnionType) else origin[readable]  # noqa: UP007
