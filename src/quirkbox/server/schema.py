"""Everything on the wire as one JSON Schema document: what the client's types are made from.

The messages are declared in wire.py and in table/tells.py; what is in them of a game (its actions, its events, its view) the
game declares itself.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from types import ModuleType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from pydantic import BaseModel, ConfigDict, TypeAdapter, WithJsonSchema, with_config
from typing_extensions import TypedDict, is_typeddict

from quirkbox.engine import Act, Event, Field, Game
from quirkbox.games import BUILT_IN, GAMES
from quirkbox.server import wire
from quirkbox.table import tells

Json = dict[str, Any]
# A longer list of named values (the faces of Circuit Breaker's tiles) is only said to be text.
MOST_LISTED = 32


def wire_schema() -> Json:
    """`$defs` holds every type by its name; of each game, for example, QuirkiesView, QuirkiesEvent, QuirkiesAction and what is
    in them; where a game has something to say of one that is over, QuirkiesAfter. `Games` has those of every game by its id. Only
    of games in the box: packages come and go."""
    messages = {kind.__name__: kind for module in (wire, tells) for kind in vars(module).values() if _is_from(module, kind)}
    defs = {name: _definition(kind) for name, kind in sorted(messages.items())}
    defs |= {"AnyAsk": _definition(wire.AnyAsk), "AnyTell": _definition(tells.AnyTell)}
    for game in (GAMES[game_id] for game_id in BUILT_IN):
        defs |= game_schema(game)
    defs["Games"] = _object({game_id: _parts(game_id) for game_id in BUILT_IN})
    defs["Games"]["description"] = "What is in the messages of each game."
    del defs["Strict"], defs["Ask"]
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Quirkbox", "$defs": defs}


def _is_from(module: ModuleType, kind: Any) -> bool:
    """Whether a message is declared there."""
    is_message = is_typeddict(kind) or (isinstance(kind, type) and issubclass(kind, BaseModel))
    return is_message and kind.__module__ == module.__name__


def _definition(model: Any) -> Json:
    schema = TypeAdapter(model).json_schema()
    schema.pop("$defs", None)
    _require_constants(schema)
    return schema


def _require_constants(schema: Json) -> None:
    """`type` has a default on our side; who reads the schema tells messages apart by it, so there it is no option."""
    constant = [name for name, field in schema.get("properties", {}).items() if "const" in field]
    if constant:
        schema["required"] = list(dict.fromkeys([*constant, *schema.get("required", [])]))
        for name in constant:
            schema["properties"][name].pop("default", None)


def prefix(game_id: str) -> str:
    """What the names of a game's types begin with."""
    return "".join(part.capitalize() for part in game_id.split("_"))


def _parts(game_id: str) -> Json:
    parts = ("View", "Event", "Action", *(("After",) if GAMES[game_id].after.type else ()))
    return _object({part.lower(): _ref(f"{prefix(game_id)}{part}") for part in parts})


def game_schema(game: Game) -> Json:
    """The types of one game, each with the game's name in front."""
    lists = named_values(game)
    names = {field: f"{prefix(game.id)}{field.title().replace('_', '')}" for field in lists}
    refs = {field: (values, _ref(names[field])) for field, values in lists.items()}
    return {
        **{names[field]: {"enum": list(values)} for field, values in lists.items()},
        **_shown(game, "View", game.show.view_type, refs),
        **(_shown(game, "After", game.after.type, refs) if game.after.type else {}),
        f"{prefix(game.id)}Event": _one_of("event", game.events.events, refs),
        f"{prefix(game.id)}Action": _one_of("act", game.actions.acts, refs),
    }


# By the name of a field: a list of values, and how it is called in the schema.
Refs = Mapping[str, tuple[Sequence[str], Json]]


def named_values(game: Game) -> dict[str, tuple[str, ...]]:
    """The lists of values that are known by the name of a field. Where several lists share it, the one in the actions has it."""
    found: dict[str, tuple[str, ...]] = {}
    for kinds in (game.actions.acts, game.events.events):
        lists: dict[str, set[tuple[str, ...]]] = {}
        for field in (field for kind in kinds for field in kind.fields):
            if not isinstance(field.values, (int, range)) and 1 < len(field.values) <= MOST_LISTED:
                lists.setdefault(field.name, set()).add(tuple(field.values))
        found = {name: values.pop() for name, values in lists.items() if len(values) == 1} | found
    return found


def _one_of(tag: str, kinds: Iterable[Act | Event], refs: Refs) -> Json:
    return {"oneOf": [_kind(tag, kind, refs) for kind in kinds]}


def _kind(tag: str, kind: Act | Event, refs: Refs) -> Json:
    fields = {field.name: _field(field, refs) for field in kind.fields}
    if isinstance(kind, Event):
        for field in kind.fields:
            if kind.may_be_none(field):
                fields[field.name] = {"anyOf": [fields[field.name], {"type": "null"}]}
    return _object({tag: {"const": kind.name}, **fields})


def _field(field: Field, refs: Refs) -> Json:
    if isinstance(field.values, (int, range)):
        numbers = range(field.values) if isinstance(field.values, int) else field.values
        return {"type": "integer", "minimum": numbers[0], "maximum": numbers[-1]}
    values, ref = refs.get(field.name, ((), {}))
    if tuple(values) == tuple(field.values):
        return ref
    return {"type": "string"} if len(field.values) > MOST_LISTED else {"enum": list(field.values)}


def _object(fields: Mapping[str, Json]) -> Json:
    return {"type": "object", "properties": dict(fields), "required": list(fields), "additionalProperties": False}


def _ref(name: str) -> Json:
    return {"$ref": f"#/$defs/{name}"}


def _shown(game: Game, part: str, kind: Any, refs: Refs) -> Json:
    """A game's view, or what it says afterwards, and the types inside it."""
    schema = TypeAdapter(_for_pydantic(kind)).json_schema(ref_template=f"#/$defs/{prefix(game.id)}{{model}}")
    inner = schema.pop("$defs", {})
    defs = {**{f"{prefix(game.id)}{name}": shape for name, shape in inner.items()}, f"{prefix(game.id)}{part}": schema}
    taken = defs.keys() & {ref["$ref"].removeprefix("#/$defs/") for _, ref in refs.values()}
    if taken:
        raise ValueError(f"{game.id}: both a type of the {part.lower()} and a field would be called {', '.join(sorted(taken))}")
    return {name: _with_refs(shape, name, refs) for name, shape in defs.items()}


def _with_refs(node: Any, name: str, refs: Refs) -> Any:
    """A schema in which each list of values that a field has declared is called by its name: that of the field called like what
    has the value, or else of the first."""
    if isinstance(node, list):
        return [_with_refs(part, name, refs) for part in node]
    if not isinstance(node, dict):
        return node
    if "enum" in node:
        alike = {field: ref for field, (values, ref) in refs.items() if list(values) == node["enum"]}
        return alike.get(name, next(iter(alike.values()), node))
    return {key: _with_refs(part, name if key in ("anyOf", "items") else key, refs) for key, part in node.items()}


@cache
def _for_pydantic(kind: Any) -> Any:
    """The same type with the TypedDict of typing_extensions: before Python 3.12, Pydantic reads no other. A text that is said to
    be one of a field's values (`Annotated[str, FIELD]`) becomes the list of them."""
    if is_typeddict(kind):
        fields = {name: _for_pydantic(hint) for name, hint in get_type_hints(kind, include_extras=True).items()}
        readable = TypedDict(kind.__name__, fields)  # type: ignore[misc]  # made at run time
        return with_config(ConfigDict(extra="forbid"))(readable)
    origin, parts = get_origin(kind), get_args(kind)
    if not parts or origin is Literal:
        return kind
    if origin is Annotated:
        return Annotated[parts[0], WithJsonSchema(_field(parts[1], {}))]
    inside = tuple(_for_pydantic(part) for part in parts)
    return Union[inside] if origin in (Union, UnionType) else origin[inside]  # noqa: UP007
