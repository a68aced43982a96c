"""This file is which tests and which lines of code carry each clause. Standard library only: the build uses it too."""

import ast
import json
import re
from pathlib import Path

CLAUSE_ID = re.compile(r"\b[A-Z]{2}-\d{2,3}\b")
MARK = "rule"


def find_tests(folder: Path) -> dict[str, list[str]]:
    """List the tests below a folder by the clauses they are marked with."""
    tests: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        where = path.relative_to(folder.parent).as_posix()
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef):
                for clause in _marks(node):
                    tests.setdefault(clause, []).append(f"{where}::{node.name}")
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


def _marks(test: ast.FunctionDef) -> list[str]:
    """List the clauses of `@pytest.mark.rule("TC-01", ...)`."""
    return [
        argument.value
        for decorator in test.decorator_list
        if isinstance(decorator, ast.Call) and isinstance(decorator.func, ast.Attribute) and decorator.func.attr == MARK
        for argument in decorator.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    ]
