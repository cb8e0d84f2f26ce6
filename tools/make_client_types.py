"""Make the browser client's types from the server's structs, so that the two cannot drift apart.

python tools/make_client_types.py          # writes web/src/protocol.ts
python tools/make_client_types.py --check  # exit status 1 when it is not current
"""

from __future__ import annotations

import inspect
import sys
from collections.abc import Iterable
from enum import Enum
from pathlib import Path
from types import ModuleType
from typing import Final, TypeVar, get_args

import msgspec
from msgspec.inspect import (
    AnyType,
    BoolType,
    CustomType,
    DictType,
    EnumType,
    Field,
    FloatType,
    IntType,
    ListType,
    LiteralType,
    Metadata,
    NoneType,
    RawType,
    StrType,
    StructType,
    Type,
    UnionType,
    VarTupleType,
    type_info,
)

from banneret.cards.game import Game
from banneret.core import events as core_events
from banneret.core.events import Event
from banneret.core.state import Result
from banneret.table import messages
from banneret.yugioh import events, terms, views
from banneret.yugioh.hooks import LeaderView
from banneret.yugioh.words import DuelView

C = TypeVar("C")

TARGET: Final = Path(__file__).resolve().parent.parent / "web" / "src" / "protocol.ts"

HEADING: Final = """\
// Made by tools/make_client_types.py from the server's structs. Do not edit: run `make types`.
"""

EVENT: Final = "DuelEvent"
"""The union of all events of a duel."""


def main() -> int:
    """Write the file, or with ``--check`` compare it."""
    text = client_types()
    if "--check" in sys.argv[1:]:
        current = TARGET.exists() and TARGET.read_text(encoding="utf-8") == text
        if not current:
            sys.stderr.write("web/src/protocol.ts is not current: run make types\n")
        return 0 if current else 1
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(text, encoding="utf-8")
    return 0


def client_types() -> str:
    """The whole file."""
    parts = [HEADING]
    parts += [f"export const {name} = {getattr(messages, name)};\n" for name in _constants(messages)]
    enums: list[type[Enum]] = [*_classes(terms, Enum), *_classes(messages, Enum), Game]
    parts += [_enum(cls) for cls in enums]
    parts.append("/** What an option is set to. */\nexport type OptionValue = boolean | number | string;\n")
    structs: list[type[msgspec.Struct]] = [*_classes(views, msgspec.Struct), LeaderView, Result, DuelView]
    parts += [_struct(cls) for cls in structs]
    duel_events = [*_events(core_events), *_events(events)]
    parts += [_struct(cls) for cls in duel_events]
    parts.append(_union(EVENT, duel_events))
    parts += [_struct(cls) for cls in _classes(messages, msgspec.Struct) if cls not in _BASES]
    parts.append(_union("ClientMessage", get_args(messages.ClientMessage)))
    parts.append(_union("ServerMessage", get_args(messages.ServerMessage)))
    return "\n".join(parts)


_BASES: Final = (messages.FromClient, messages.FromServer)


def _constants(module: ModuleType) -> list[str]:
    return [name for name, value in vars(module).items() if name.isupper() and isinstance(value, int)]


def _classes(module: ModuleType, base: type[C]) -> list[type[C]]:
    """The classes that a module defines, in its order."""
    return [
        value
        for value in vars(module).values()
        if inspect.isclass(value) and issubclass(value, base) and value.__module__ == module.__name__
    ]


def _events(module: ModuleType) -> list[type[Event]]:
    return [cls for cls in _classes(module, Event) if cls is not Event]


def _comment(cls: type) -> str:
    first = (cls.__doc__ or "").strip().splitlines()[0]
    return f"/** {first} */\n"


def _enum(cls: type[Enum]) -> str:
    return f"{_comment(cls)}export type {cls.__name__} = {_literals(member.value for member in cls)};\n"


def _literals(values: Iterable[object]) -> str:
    return " | ".join(msgspec.json.encode(value).decode() for value in values)


def _union(name: str, members: Iterable[type]) -> str:
    return f"export type {name} =\n" + "\n".join(f"  | {cls.__name__}" for cls in members) + ";\n"


def _struct(cls: type[msgspec.Struct]) -> str:
    """An interface. A field is optional where the sender leaves it out, or may."""
    info = type_info(cls)
    assert isinstance(info, StructType)
    sent_by_client = issubclass(cls, messages.FromClient) or info.forbid_unknown_fields
    # a DuelView is how the client reads a `core.view.View`, which leaves its defaults out
    may_lack_defaults = sent_by_client or cls is DuelView or cls.__struct_config__.omit_defaults
    lines = []
    if info.tag_field is not None:
        lines.append(f"  {info.tag_field}: {_literals([info.tag])};")
    lines += [_field(cls, field, may_lack_defaults=may_lack_defaults) for field in info.fields]
    body = "\n".join(lines)
    return f"{_comment(cls)}export interface {cls.__name__} {{\n{body}\n}}\n"


def _field(cls: type, field: Field, *, may_lack_defaults: bool) -> str:
    mark = "?" if not field.required and may_lack_defaults else ""
    written = DuelView.__name__ if (cls, field.name) == (messages.GameView, "view") else _type(field.type)
    return f"  {field.encode_name}{mark}: {written};"


def _type(info: Type) -> str:
    match info:
        case Metadata():
            return _type(info.type)
        case StrType():
            return "string"
        case IntType() | FloatType():
            return "number"
        case BoolType():
            return "boolean"
        case NoneType():
            return "null"
        case AnyType() | RawType():
            return "unknown"
        case LiteralType():
            return _literals(info.values)
        case EnumType():
            return info.cls.__name__
        case StructType():
            return EVENT if info.cls is Event else info.cls.__name__
        case ListType() | VarTupleType():
            inner = _type(info.item_type)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case DictType():
            return f"Record<{_type(info.key_type)}, {_type(info.value_type)}>"
        case UnionType():
            return _members(info.types)
        case CustomType():
            raise TypeError(f"expected a type that JSON has, not {info.cls.__name__}")
        case _:
            raise TypeError(f"expected a type that the client knows, not {info}")


def _members(types: Iterable[Type]) -> str:
    words = [_type(one) for one in types]
    options = {"boolean", "number", "string"}
    return "OptionValue" if set(words) == options else " | ".join(words)


if __name__ == "__main__":
    sys.exit(main())
