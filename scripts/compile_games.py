"""This file is the compiled build of the games: made by mypyc and the C compiler, kept by what it was made from.

Nothing kept is ever out of date: its name is the digest of the sources, the tools and their settings. So a change
elsewhere compiles nothing, and a change inside a function compiles one file of C. What is made comes into its place
whole, so that a run that is stopped leaves nothing half done.
"""

import argparse
import concurrent.futures
import contextlib
import functools
import hashlib
import importlib
import importlib.metadata
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src"
KEPT = ROOT / "build" / "compiled"
FOLDERS = ("kernel", "equipment", "games", "bots")
INTERPRETED = ("__init__.py", "option.py", "options.py")
"""Package markers, and the options, which are read as classes at run time."""
EXACT = "-ffp-contract=off"
"""Multiplying and adding are two roundings, as in Python: otherwise builds and machines would think differently."""
FLAGS = {"full": [["-O3", EXACT, "-flto=auto"], ["-O3", EXACT]], "quick": [["-O1", EXACT, "-fno-lto"]]}
"""Each kind of build, with the flags to try: a compiler that cannot inline across modules gets a second try without."""
TOOLS = ("mypy", "mypy_extensions", "rapidfuzz", "setuptools")
"""The packages whose version may change what is made."""
SETTINGS = ("CC", "CFLAGS", "CPPFLAGS", "LDFLAGS", "LDSHARED")
GENERATED = re.compile(r'^#include\s*[<"]([^>"]+)', re.MULTILINE)
BUILDS_KEPT = 4
PARTS_KEPT = 1500
ABANDONED_SECONDS = 3600
LOWEST_PRIORITY = 19


class CompileError(Exception):
    """The games cannot be compiled here; the sentence says why."""


def main() -> int:
    """Make a build, or say how it stands."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kind", choices=FLAGS, nargs="?")
    parser.add_argument("--behind", action="store_true", help="at the lowest priority, unless another run is at it")
    arguments = parser.parse_args()
    if arguments.kind is None:
        print(json.dumps(describe()))
        return 0
    with _only_one(arguments.behind) as is_alone:
        if not is_alone or best_build() == "full":
            return 0
        fault = obstacle()
        if fault is None:
            try:
                compile_games(arguments.kind)
            except CompileError as error:
                fault = str(error)
                _fault_file(arguments.kind).write_text(fault, "utf-8")
    if fault is not None:
        print(fault, file=sys.stderr)
    return int(fault is not None)


def describe() -> dict[str, str | None]:
    """Tell the best build that is there, why none can be made here, and why the full one failed."""
    blocked = obstacle()
    fault = _fault_file("full")
    return {
        "best": "pure" if blocked else best_build(),
        "obstacle": blocked,
        "fault": fault.read_text("utf-8") if fault.is_file() else None,
    }


def best_build() -> str:
    """Name the best build of these sources that is kept: full, quick or pure."""
    return next((kind for kind in FLAGS if (KEPT / build_key(kind)).is_dir()), "pure")


def obstacle() -> str | None:
    """Say why nothing can be compiled on this machine, or give None."""
    if os.environ.get("GREATCIRCLE_BUILD") == "pure":
        return "GREATCIRCLE_BUILD asks for pure Python."
    if os.name != "nt" and shutil.which(_compiler()) is None:
        return f"There is no C compiler ({_compiler()}) on this machine."
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "The C headers of Python are not on this machine (on Debian: apt install python3-dev)."
    return None


def compile_games(kind: str, source: Path = SOURCE, kept: Path = KEPT) -> Path:
    """Give the folder with the compiled modules of a kind of build, made anew only if it is not kept."""
    home = kept / build_key(kind, source)
    if not home.is_dir():
        kept.mkdir(parents=True, exist_ok=True)
        scratch = Path(tempfile.mkdtemp(prefix="making-", dir=kept))
        try:
            _make(FLAGS[kind], source, kept / "parts", scratch)
            with contextlib.suppress(OSError):  # another run was quicker
                (scratch / "made").rename(home)
        finally:
            shutil.rmtree(scratch, ignore_errors=True)
        _fault_file(kind, source, kept).unlink(missing_ok=True)
    os.utime(home)
    forget(kept)
    return home


def build_key(kind: str, source: Path = SOURCE) -> str:
    """Give the digest of all that a build is made from: the compiled folders alone, the tools and the settings."""
    package = source / "greatcircle"
    files = [package / "__init__.py", *(path for folder in FOLDERS for path in (package / folder).rglob("*.py"))]
    texts = (f"{path.relative_to(source).as_posix()}\0".encode() + path.read_bytes() for path in sorted(files))
    return f"{kind}-{_digest([describe_tools(), repr(FLAGS[kind]).encode(), *texts])}"


def compiled_modules(source: Path = SOURCE) -> list[Path]:
    """List the modules that are compiled, relative to the source folder."""
    return [
        path.relative_to(source)
        for folder in FOLDERS
        for path in sorted((source / "greatcircle" / folder).rglob("*.py"))
        if path.name not in INTERPRETED
    ]


def _make(attempts: list[list[str]], source: Path, parts: Path, scratch: Path) -> None:
    """Compile all modules together, so that calls between them are direct."""
    setuptools = importlib.import_module("setuptools")  # before mypyc, which asks whether it is there
    mypycify = importlib.import_module("mypyc.build").mypycify
    words = ["--config-file=", f"--cache-dir={os.devnull}", "--strict", "--follow-imports=silent"]
    fault: BaseException | None = None
    with contextlib.chdir(source):
        for flags in attempts:
            try:
                extensions = mypycify(
                    [*words, *map(str, compiled_modules(source))],
                    opt_level=flags[0].removeprefix("-O"),
                    debug_level="0",
                    multi_file=True,
                    target_dir=str(scratch / "c"),
                    group_name="greatcircle",
                )
                distribution = setuptools.Distribution({"name": "greatcircle", "ext_modules": extensions})
                _build(distribution.get_command_obj("build_ext"), flags, parts, scratch)
            except KeyboardInterrupt:
                raise
            except BaseException as error:  # mypyc leaves by SystemExit when the types do not hold
                fault = error
            else:
                return
    raise CompileError(f"mypyc did not compile the games ({type(fault).__name__}: {fault}).")


def _build(command: Any, flags: list[str], parts: Path, scratch: Path) -> None:
    """Run setuptools' command, but take what is kept, and compile the rest on all processors."""
    headers = {path.name: path.read_bytes() for path in sorted((scratch / "c").glob("*.h"))}
    settings = [describe_tools(), repr(flags).encode()]

    def compile_part(extension: Any, source: str) -> str:
        text = Path(source).read_bytes()
        included = set(GENERATED.findall(text.decode()))
        shared = list(headers.values()) if included & headers.keys() else []
        kept = parts / f"{_digest([*settings, text, *shared])}{command.compiler.obj_extension}"
        if kept.is_file():
            os.utime(kept)
        else:
            [made] = command.compiler.compile(
                [source],
                output_dir=command.build_temp,
                include_dirs=extension.include_dirs,
                extra_postargs=extension.extra_compile_args,
            )
            Path(made).replace(kept)
        return str(kept)

    def link(extension: Any) -> None:
        made = Path(command.get_ext_fullpath(extension.name))
        names = [os.path.basename(part).encode() for part in extension.extra_objects]
        kept = parts / f"{_digest([*settings, extension.name.encode(), *names])}{made.suffix}"
        if kept.is_file():
            os.utime(kept)
        else:
            command.build_extension(extension)
            made.replace(kept)
        made.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(kept, made)

    def build_extensions() -> None:
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            try:
                for extension in command.extensions:
                    extension.extra_compile_args = [*extension.extra_compile_args, *flags]
                    extension.extra_link_args = [*extension.extra_link_args, *flags]
                compiled = [
                    [pool.submit(compile_part, extension, source) for source in extension.sources]
                    for extension in command.extensions
                ]
                for extension, objects in zip(command.extensions, compiled, strict=True):
                    extension.extra_objects = [one.result() for one in objects]
                    extension.sources = []
                for linked in [pool.submit(link, extension) for extension in command.extensions]:
                    linked.result()
            except BaseException:
                pool.shutdown(cancel_futures=True)
                raise

    parts.mkdir(parents=True, exist_ok=True)
    command.build_lib = str(scratch / "made")
    command.build_temp = str(scratch / "objects")
    command.force = True
    command.build_extensions = build_extensions
    command.ensure_finalized()
    command.run()


@functools.cache
def describe_tools() -> bytes:
    """Describe what compiles: this file, Python, the packages, the compiler and how it is called."""
    compiler = shutil.which(_compiler())
    version = subprocess.run([compiler, "--version"], capture_output=True, check=False).stdout if compiler else b""
    packages = [f"{name} {_version(name)}" for name in TOOLS]
    settings = [f"{name}={os.environ.get(name)} {sysconfig.get_config_var(name)}" for name in SETTINGS]
    facts = [sys.version, sys.platform, str(sysconfig.get_config_var("EXT_SUFFIX")), str(compiler)]
    return _digest([Path(__file__).read_bytes(), version, *map(str.encode, [*packages, *settings, *facts])]).encode()


def _version(name: str) -> str | None:
    try:
        return importlib.metadata.version(name)
    except importlib.metadata.PackageNotFoundError:
        return None


def _compiler() -> str:
    return str(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]


def _digest(texts: Iterable[bytes]) -> str:
    digest = hashlib.sha256()
    for text in texts:
        digest.update(b"%d\0" % len(text) + text)
    return digest.hexdigest()


def _fault_file(kind: str, source: Path = SOURCE, kept: Path = KEPT) -> Path:
    """Name the file that remembers why a build failed, so that it is not tried at every start."""
    return kept / f"{build_key(kind, source)}.fault"


def forget(kept: Path) -> None:
    """Remove what was not used for longest, and what a stopped run has left."""
    builds = [path for path in kept.iterdir() if path.is_dir() and path.name.startswith(tuple(FLAGS))]
    left = [path for path in kept.glob("making-*") if time.time() - path.stat().st_mtime > ABANDONED_SECONDS]
    for folder in _oldest(builds, BUILDS_KEPT) + left:
        shutil.rmtree(folder, ignore_errors=True)
    for part in _oldest((kept / "parts").glob("*"), PARTS_KEPT):
        part.unlink(missing_ok=True)


def _oldest(paths: Iterable[Path], kept: int) -> list[Path]:
    return sorted(paths, key=lambda path: path.stat().st_mtime, reverse=True)[kept:]


@contextlib.contextmanager
def _only_one(behind: bool) -> Iterator[bool]:
    """Step back to the lowest priority if asked, and tell whether no other run is behind already."""
    if not behind:
        yield True
        return
    import fcntl  # noqa: PLC0415 - Windows has none, and never comes here

    os.nice(LOWEST_PRIORITY)
    KEPT.mkdir(parents=True, exist_ok=True)
    with (KEPT / "lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            yield False
        else:
            yield True


if __name__ == "__main__":
    sys.exit(main())
