"""This file is which tests and which lines of code carry each clause. Standard library only: the build uses it too."""

import ast
import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

CLAUSE_ID = re.compile(r"\b[A-Z]{2}-\d{2,3}\b")
MARK = "rule"
PACKAGE = Path(__file__).resolve().parents[1]
SHIPPED_TESTS = "clause_tests.json"


def find_tests(folder: Path) -> dict[str, list[str]]:
    """List the tests below a folder by the clauses they are marked with."""
    tests: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        text = path.read_text("utf-8")
        if f"mark.{MARK}" not in text:
            continue  # reading it as Python takes much longer
        where = path.relative_to(folder.parent).as_posix()
        for name, test in _functions(ast.parse(text)):
            for clause in _marks(test):
                tests.setdefault(clause, []).append(f"{where}::{name}")
    return tests


def find_lines(folder: Path) -> dict[str, list[str]]:
    """List the lines of code below a folder, as file:line, by the clauses they cite."""
    lines: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("*.py")):
        where = path.relative_to(folder.parent).as_posix()
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            for clause in dict.fromkeys(CLAUSE_ID.findall(line)):
                lines.setdefault(clause, []).append(f"{where}:{number}")
    return lines


def clause_tests_json(folder: Path) -> str:
    """Give the tests by clause as JSON, as the built package carries them."""
    return json.dumps(find_tests(folder), indent=1) + "\n"


def checkout() -> Path | None:
    """Give the repository that this package runs from; None when it is installed somewhere."""
    root = PACKAGE.parents[1]
    is_checkout = PACKAGE.parent.name == "src" and (root / "pyproject.toml").is_file() and (root / "tests").is_dir()
    return root if is_checkout else None


def clause_tests() -> dict[str, list[str]]:
    """List the tests by clause: from the repository where there is one, else as the built package carries them."""
    root = checkout()
    return _tests_of_package(PACKAGE) if root is None else _tests_of_checkout(root)


@cache
def _tests_of_checkout(root: Path) -> dict[str, list[str]]:
    return find_tests(root / "tests")


@cache
def _tests_of_package(package: Path) -> dict[str, list[str]]:
    shipped = package / SHIPPED_TESTS
    if not shipped.is_file():
        return {}
    tests: dict[str, list[str]] = json.loads(shipped.read_text("utf-8"))
    return tests


def _functions(node: ast.Module | ast.ClassDef) -> Iterator[tuple[str, ast.FunctionDef]]:
    """List the functions of a module and of its classes by their names, as pytest writes them."""
    for part in node.body:
        if isinstance(part, ast.FunctionDef):
            yield part.name, part
        elif isinstance(part, ast.ClassDef):
            for name, function in _functions(part):
                yield f"{part.name}::{name}", function


def _marks(test: ast.FunctionDef) -> list[str]:
    """List the clauses of `@pytest.mark.rule(...)`."""
    return [
        argument.value
        for decorator in test.decorator_list
        if isinstance(decorator, ast.Call) and isinstance(decorator.func, ast.Attribute) and decorator.func.attr == MARK
        for argument in decorator.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    ]
