"""The small changes of a module: what a slip of the pen might make of each line of its rules."""

from __future__ import annotations

import ast
import copy
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TypeVar

COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
COUNTED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitAnd,
}
Function = ast.FunctionDef | ast.AsyncFunctionDef
Tree = TypeVar("Tree", bound=ast.AST)
Swap = tuple[ast.AST, ast.AST]


@dataclass(frozen=True, slots=True)
class Change:
    """One change: in which function (none for a table of the module), on which lines, and what becomes of what."""

    path: str
    function: str
    lines: range
    line: str
    module: ast.Module
    old: ast.AST
    new: ast.AST

    def tree(self) -> ast.Module:
        """What the whole source becomes; the original stays as it is."""
        return ast.fix_missing_locations(replaced(self.module, self.old, self.new))


def zeros(sources: Iterable[str]) -> frozenset[str]:
    """The names that stand for 0 in some modules: to take away instead of adding them changes nothing."""
    return frozenset(name for source in sources for name in re.findall(r"^([A-Z_]+): Final = 0$", source, re.MULTILINE))


def changes(path: str, source: str, nothing: frozenset[str] = frozenset()) -> Iterator[Change]:
    """Every change of a module, in the order of its lines; each has a line that outlives a renumbering."""
    module = ast.parse(source)
    dotted = path.removesuffix(".py").removeprefix("src/speleo/").removeprefix("games/").replace("/", ".")
    for function, statement in statements(module):
        where = ".".join(filter(None, (dotted, function)))
        lines = range(statement.lineno, head_end(statement) + 1)
        for old, new in swaps(statement):
            if isinstance(old, ast.BinOp) and isinstance(old.right, ast.Name) and old.right.id in nothing:
                continue
            line = f"{where}: {said(statement)} -> {said(replaced(statement, old, new))}"
            yield Change(path, function, lines, line, module, old, new)


def statements(module: ast.Module) -> Iterator[tuple[str, ast.stmt]]:
    """What is carried out, with the function that it stands in; tables of the module stand in none."""
    for node in module.body:
        if isinstance(node, ast.Assign | ast.AnnAssign) and not is_name(node, module.body):
            yield "", node
        elif isinstance(node, Function):
            yield from inside(node, node.name)
        elif isinstance(node, ast.ClassDef):
            for part in node.body:
                if isinstance(part, Function):
                    yield from inside(part, f"{node.name}.{part.name}")


def is_name(node: ast.stmt, body: list[ast.stmt]) -> bool:
    """Whether a number is one of a row of names (`CELL = 0`, `KIND = 1` …), which nobody means as a number."""
    found = number(node)
    return found is not None and any(number(other) in (found - 1, found + 1) for other in body)


def number(node: ast.stmt) -> int | None:
    value = node.value if isinstance(node, ast.Assign | ast.AnnAssign) else None
    if isinstance(value, ast.BinOp) and isinstance(value.op, ast.LShift):
        value = value.left
    found = value.value if isinstance(value, ast.Constant) else None
    return found if isinstance(found, int) else None


def inside(node: ast.AST, function: str) -> Iterator[tuple[str, ast.stmt]]:
    for part in ast.iter_child_nodes(node):
        if isinstance(part, ast.stmt):
            yield function, part
        yield from inside(part, function)


def swaps(statement: ast.stmt) -> Iterator[Swap]:
    """What in a statement's own lines may be put in the place of what."""
    if isinstance(statement, ast.Assert | ast.Import | ast.ImportFrom | Function):
        return
    if left_out(statement):
        yield statement, ast.Pass()
    if isinstance(statement, ast.Continue):
        yield statement, ast.Break()
    if isinstance(statement, ast.AugAssign) and type(statement.op) in COUNTED:
        yield statement, ast.AugAssign(statement.target, COUNTED[type(statement.op)](), statement.value)
    if isinstance(statement, ast.If | ast.While) and not isinstance(
        statement.test, ast.Compare | ast.BoolOp | ast.UnaryOp | ast.Constant
    ):
        yield statement.test, ast.UnaryOp(ast.Not(), statement.test)
    for part in own(statement):
        yield from slips(part)


def left_out(statement: ast.stmt) -> bool:
    """Whether the function still runs without a statement: a call, a count, something kept in a state."""
    if isinstance(statement, ast.Expr):
        return isinstance(statement.value, ast.Call)
    if isinstance(statement, ast.Assign):
        return any(isinstance(target, ast.Attribute | ast.Subscript) for target in statement.targets)
    return isinstance(statement, ast.AugAssign | ast.Break)


def own(node: ast.AST) -> Iterator[ast.expr]:
    """The expressions of a statement, without those of the statements in its body and without types."""
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "slice") and isinstance(node, ast.AnnAssign):
            continue
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, ast.expr):
                yield part
            if isinstance(part, ast.AST) and not isinstance(part, ast.stmt):
                yield from own(part)


def slips(part: ast.expr) -> Iterator[Swap]:
    """What one expression may become."""
    if isinstance(part, ast.Compare) and len(part.ops) == 1:
        yield part, ast.Compare(part.left, [COMPARED[type(part.ops[0])]()], part.comparators)
    elif isinstance(part, ast.BoolOp):
        yield part, ast.BoolOp(ast.Or() if isinstance(part.op, ast.And) else ast.And(), part.values)
        for index in range(len(part.values)):
            kept = part.values[:index] + part.values[index + 1 :]
            yield part, kept[0] if len(kept) == 1 else ast.BoolOp(part.op, kept)
    elif isinstance(part, ast.UnaryOp) and isinstance(part.op, ast.Not):
        yield part, part.operand
    elif isinstance(part, ast.BinOp) and type(part.op) in COUNTED:
        yield part, ast.BinOp(part.left, COUNTED[type(part.op)](), part.right)
    elif isinstance(part, ast.Constant) and isinstance(part.value, bool):
        yield part, ast.Constant(not part.value)
    elif isinstance(part, ast.Constant) and isinstance(part.value, int):
        yield part, ast.Constant(part.value + 1)


def replaced(root: Tree, old: ast.AST, new: ast.AST) -> Tree:
    """A copy of a tree in which one node is another."""
    return copy.deepcopy(root, {id(old): new})


def head_end(statement: ast.stmt) -> int:
    """The last line of a statement without its body."""
    body: list[ast.stmt] = getattr(statement, "body", [])
    return body[0].lineno - 1 if body else statement.end_lineno or statement.lineno


def said(statement: ast.stmt) -> str:
    """A statement as one line, without its body."""
    alone = copy.copy(statement)
    for name in ("body", "orelse", "finalbody", "handlers"):
        if hasattr(alone, name):
            setattr(alone, name, [ast.Pass()] if name == "body" else [])
    text = " ".join(ast.unparse(ast.fix_missing_locations(alone)).split())
    return text.removesuffix(" pass") if hasattr(statement, "body") else text
