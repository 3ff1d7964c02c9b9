"""A module's source as Cython takes it: the same lines, with the C types of `fast/kinds.py` written in."""

import ast
import re

from fast.kinds import Types

HOW = "# cython: language_level=3, annotation_typing=False"
HEAD = """
cdef extern from *:
    ctypedef unsigned long long u64 "unsigned long long"
    ctypedef unsigned long long u128 "unsigned __int128"
    u64 PyLong_AsUnsignedLongLong(object) except? 0xFFFFFFFFFFFFFFFF
    u64 PyLong_AsUnsignedLongLongMask(object) except? 0xFFFFFFFFFFFFFFFF
"""
READ = {"u64": "PyLong_AsUnsignedLongLong", "modulo": "PyLong_AsUnsignedLongLongMask"}
"""How an argument becomes 64 bits: what has more is refused, or only its last 64 bits count."""
MIXINS = ("index", "count", "__reversed__")
"""What an abstract Sequence lends its classes; an extension type cannot inherit it."""


def written(source: str, types: Types) -> str:
    """The source with types. They are put in from the last line to the first, so that the numbers of lines stay true."""
    tree = ast.parse(source)
    lines, constants, tail = source.splitlines(), long_numbers(tree), [""]
    known = named(tree)
    if missing := set(types) - set(known):
        raise SystemExit(f"fast/kinds.py has types for what is not there: {', '.join(sorted(missing))}.")
    for name in sorted(types, key=lambda name: -known[name].lineno):
        node = known[name]
        if isinstance(node, ast.ClassDef):
            extension(lines, node, types[name])
            tail = [f"Sequence.register({name})", *tail] if node.bases else tail
        else:
            function(lines, node, types[name], constants)
    docstring = tree.body[0].end_lineno or 0
    return "\n".join((HOW, *lines[:docstring], HEAD, *lines[docstring:], *tail))


def named(tree: ast.Module) -> dict[str, ast.ClassDef | ast.FunctionDef]:
    """The classes, functions and methods of a module."""
    found: dict[str, ast.ClassDef | ast.FunctionDef] = {}
    for node in tree.body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            found[node.name] = node
        if isinstance(node, ast.ClassDef):
            found |= {f"{node.name}.{one.name}": one for one in node.body if isinstance(one, ast.FunctionDef)}
    return found


def long_numbers(tree: ast.Module) -> dict[str, str]:
    """Numbers that the module gives names to."""
    return {
        node.targets[0].id: f"0x{node.value.value:X}"
        for node in tree.body
        if isinstance(node, ast.Assign)
        and isinstance(node.targets[0], ast.Name)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, int)
    }


def extension(lines: list[str], node: ast.ClassDef, types: dict[str, str]) -> None:
    """A class with slots as an extension type with fields."""
    slots = next(one for one in node.body if isinstance(one, ast.Assign) and ast.unparse(one.targets[0]) == "__slots__")
    fields = [f"    cdef public {types.get(slot, 'object')} {slot}" for slot in ast.literal_eval(slots.value)]
    fields += [f"    {name} = Sequence.{name}" for name in MIXINS if node.bases]
    lines[slots.lineno - 1 : slots.end_lineno] = fields
    lines[node.lineno - 1] = f"cdef class {node.name}:"


def function(lines: list[str], node: ast.FunctionDef, types: dict[str, str], constants: dict[str, str]) -> None:
    """A function with types, declared before its first line."""
    first = node.body[0]
    begins = first.end_lineno or 0 if isinstance(first, ast.Expr) else first.lineno - 1
    space, declared, body = " " * (node.col_offset + 4), [], lines[begins : node.end_lineno]
    for name, kind in types.items():
        if name in {one.arg for one in node.args.args}:
            declared.append(f"{space}cdef u64 {name}64 = {READ[kind]}({name})")
            body = [re.sub(rf"\b{name}\b", f"{name}64", line) for line in body]
        else:
            declared.append(f"{space}cdef {kind} {name}")
    lines[begins : node.end_lineno] = [*declared, *(literal(line, constants) for line in body)]


def literal(line: str, constants: dict[str, str]) -> str:
    """Long numbers as C has them, instead of their names too."""
    for name, value in constants.items():
        line = re.sub(rf"\b{name}\b", value, line)
    return re.sub(r"\b0x[0-9A-Fa-f]{9,}\b", lambda found: found[0] + "ULL", line)
