"""What every node of an effect tree is, and its plain form."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from functools import cache
from typing import Any, Final, get_args, get_type_hints

import msgspec

from banneret.errors import BanneretError

TAG: Final = "node"


class Node(msgspec.Struct, frozen=True, tag=True, tag_field=TAG, omit_defaults=True):
    """A piece of meaning: frozen, serialisable, comparable. Only names are free text.

    A field that may hold several kinds of nodes has their common base class as its type.
    """


def parts(value: object) -> Iterator[Node]:
    """The nodes directly inside a node, in the order of its fields."""
    if isinstance(value, Node):
        for name in value.__struct_fields__:
            content = getattr(value, name)
            if isinstance(content, Node):
                yield content
            elif isinstance(content, tuple):
                yield from (one for one in content if isinstance(one, Node))


def walk(node: Node) -> Iterator[Node]:
    """A node and everything in it, the outer before the inner, in the order of the text."""
    yield node
    for part in parts(node):
        yield from walk(part)


def from_plain(plain: object) -> Node:
    """The node of a plain form, as ``msgspec.to_builtins`` or JSON gives it.

    Raises:
        BanneretError: when it is the form of no node.
    """
    if not isinstance(plain, dict):
        raise BanneretError(f"expected a node, not {str(plain)[:60]}")
    fields = {**plain}
    node = node_types().get(str(fields.pop(TAG, None)))
    if node is None:
        raise BanneretError(f"expected a node, not one named {plain.get(TAG)!r}")
    types = field_types(node)
    if fields.keys() - types.keys():
        raise BanneretError(f"{node.__name__} has no field {', '.join(sorted(fields.keys() - types.keys()))}")
    try:
        return node(**{name: _from_plain(content, types[name]) for name, content in fields.items()})
    except (TypeError, ValueError) as error:
        raise BanneretError(f"{node.__name__}: {error}") from None


def node_types() -> dict[str, type[Node]]:
    """All kinds of nodes by name; the modules that define them must be imported."""
    found: dict[str, type[Node]] = {}
    waiting = [Node]
    while waiting:
        kind = waiting.pop()
        found[kind.__name__] = kind
        waiting += kind.__subclasses__()
    return found


@cache
def field_types(node: type[Node]) -> dict[str, Any]:
    """The types of a node's fields, by name."""
    return {name: kind for name, kind in get_type_hints(node).items() if name in node.__struct_fields__}


def _from_plain(content: object, kind: Any) -> object:
    if isinstance(content, dict):
        return from_plain(content)
    if isinstance(content, list | tuple):
        inner = get_args(kind)[0]
        return tuple(_from_plain(one, inner) for one in content)
    for choice in get_args(kind) or (kind,):
        if isinstance(choice, type) and issubclass(choice, Enum) and content is not None:
            return choice(content)
    if content is None or isinstance(content, bool | int | str):
        return content
    raise ValueError(f"unexpected {str(content)[:60]}")
