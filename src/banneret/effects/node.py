"""What every node of an effect tree is, and its plain form."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from enum import Enum
from functools import cache
from typing import Any, Final, TypeAlias, get_args, get_origin, get_type_hints

import msgspec

from banneret.errors import BanneretError

TAG: Final = "node"
Path: TypeAlias = tuple[str | int, ...]
"""Fields and positions in tuples, from one node to another in it."""


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
    try:
        node = _node_type(str(plain.get(TAG)))
    except KeyError:
        raise BanneretError(f"expected a node, not one named {plain.get(TAG)!r}") from None
    fields = _fields(node)
    unknown = plain.keys() - fields.keys() - {TAG}
    if unknown:
        raise BanneretError(f"{node.__name__} has no field {', '.join(sorted(unknown))}")
    try:
        return node(**{name: fields[name](content) for name, content in plain.items() if name != TAG})
    except (TypeError, ValueError) as error:
        raise BanneretError(f"{node.__name__}: {error}") from None


@cache
def _node_type(name: str) -> type[Node]:
    """The kind of node of a name; KeyError where there is none (yet)."""
    return node_types()[name]


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


@cache
def _fields(node: type[Node]) -> dict[str, Callable[[Any], object]]:
    """By the names of a node's fields how their plain content becomes what they hold."""
    return {name: _converter(kind) for name, kind in field_types(node).items()}


def _converter(kind: Any) -> Callable[[Any], object]:
    choices = get_args(kind) or (kind,)
    if get_origin(kind) is tuple:
        inner = _converter(choices[0])

        def convert_all(content: Any) -> object:
            if not isinstance(content, list | tuple):
                raise ValueError(f"expected several, not {str(content)[:60]}")
            return tuple([inner(one) for one in content])

        return convert_all
    vocabularies = [one for one in choices if isinstance(one, type) and issubclass(one, Enum)]

    def convert(content: Any) -> object:
        if isinstance(content, dict):
            return from_plain(content)
        for vocabulary in vocabularies:
            if content is not None:
                return vocabulary(content)
        if content is None or isinstance(content, bool | int | str):
            return content
        raise ValueError(f"unexpected {str(content)[:60]}")

    return convert
