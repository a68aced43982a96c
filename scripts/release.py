"""This file is a release: what has to be true before it, the packages that are made, and the proof that they work.

It leaves the packages in `dist/` and uploads nothing: that, and the tag, stay with whoever releases.
"""

import argparse
import email.message
import email.parser
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import tomllib
import zipfile
from pathlib import Path
from urllib.parse import urlsplit

ROOT = Path(__file__).resolve().parents[1]
VERSION = re.compile(r"\d+\.\d+\.\d+")
SHIPPED = ("py.typed", "server/client/index.html", "games/take_off/flags/today/fr.svg")
"""Files of the package that are easily lost: the mark of typed code, and what is built and not committed."""
NOT_SHIPPED = ("node_modules/", ".venv/", "build/compiled/")
METADATA = ("Summary", "License-Expression", "Requires-Python", "Description-Content-Type", "Project-URL")


def main() -> None:
    """Refuse, or make and prove the packages."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("version", help="the version to release, as src/greatcircle/__init__.py has it")
    version = parser.parse_args().version
    faults = find_faults(ROOT, version)
    if faults:
        sys.exit("\n".join(["Not released:", *(f"- {fault}" for fault in faults)]))
    with tempfile.TemporaryDirectory(prefix="greatcircle-release-") as scratch:
        source, wheel = build(ROOT, Path(scratch))
        faults = find_package_faults(source, version) + find_package_faults(wheel, version)
        faults = faults or try_out(wheel, Path(scratch))
        if faults:
            sys.exit("\n".join(["Made, but not fit to be released:", *(f"- {fault}" for fault in faults)]))
        (ROOT / "dist").mkdir(exist_ok=True)
        for package in (source, wheel):
            shutil.copyfile(package, ROOT / "dist" / package.name)
            print(f"made dist/{package.name}")
    print(f"Now tag the commit (git tag v{version}) and upload the packages by hand; a wheel for Linux goes through")
    print("auditwheel first.")


def find_faults(root: Path, version: str) -> list[str]:
    """List what stands in the way of releasing a checkout under this version."""
    return [
        *_faults_of_tree(root),
        *_faults_of_version(root, version),
        *_faults_of_changelog((root / "CHANGELOG.md").read_text("utf-8"), version),
        *_faults_of_urls(root),
    ]


def build(root: Path, scratch: Path) -> tuple[Path, Path]:
    """Make the source distribution from the commit, and the wheel from the source distribution alone."""
    tree, dist = scratch / "tree", scratch / "dist"
    _run("git", "clone", "--quiet", str(root), str(tree))
    _run(sys.executable, "-P", "-m", "hatchling", "build", "--target", "sdist", "--directory", str(dist), folder=tree)
    [source] = dist.iterdir()
    _run(sys.executable, "-P", "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", str(dist), str(source))
    [wheel] = dist.glob("*.whl")
    return source, wheel


def find_package_faults(package: Path, version: str) -> list[str]:
    """List what is missing in a package, or should not be there, and what its metadata leave out."""
    names, metadata = _read_package(package)
    faults = [f"{package.name} has no {name}" for name in SHIPPED if not any(one.endswith(name) for one in names)]
    faults += [f"{package.name} has {name}" for name in names if any(part in name for part in NOT_SHIPPED)]
    faults += [f"{package.name} says nothing about {field}" for field in METADATA if not metadata[field]]
    if metadata["Version"] != version:
        faults.append(f"{package.name} says that it is version {metadata['Version']}")
    if not str(metadata.get_payload()).strip():
        faults.append(f"{package.name} has no description")
    return faults


def try_out(wheel: Path, scratch: Path) -> list[str]:
    """Install a wheel into an environment of its own and list the games with it."""
    home = scratch / "environment"
    _run(sys.executable, "-m", "venv", str(home))
    _run(str(home / "bin" / "python"), "-m", "pip", "install", "--quiet", str(wheel))
    said = subprocess.run(
        [str(home / "bin" / "greatcircle"), "games"], cwd=scratch, capture_output=True, text=True, check=False
    )
    return [] if said.returncode == 0 and "Trap the Cap" in said.stdout else [f"greatcircle games said: {said.stderr}"]


def _faults_of_tree(root: Path) -> list[str]:
    changed = _git(root, "status", "--porcelain").splitlines()
    return [f"The tree is not clean: {', '.join(line[3:] for line in changed)}."] if changed else []


def _faults_of_version(root: Path, version: str) -> list[str]:
    if not VERSION.fullmatch(version):
        return [f"{version} is not a version such as 1.2.3."]
    text = (root / "src" / "greatcircle" / "__init__.py").read_text("utf-8")
    written = re.findall(r'^__version__ = "(.*)"$', text, re.MULTILINE)
    faults = [] if written == [version] else [f"src/greatcircle/__init__.py says {', '.join(written)}, not {version}."]
    released = [tag[1:] for tag in _git(root, "tag", "--list", "v*").split() if VERSION.fullmatch(tag[1:])]
    newest = max(released, key=_in_order, default=None)
    if newest is not None and _in_order(version) <= _in_order(newest):
        faults.append(f"{newest} is released already, and {version} is not newer.")
    return faults


def _faults_of_changelog(text: str, version: str) -> list[str]:
    headings = re.findall(r"^## (.+)$", text, re.MULTILINE)
    if not headings or not re.fullmatch(rf"{re.escape(version)} \(\d{{4}}-\d\d-\d\d\)", headings[0]):
        return [f"CHANGELOG.md does not begin with a heading such as: ## {version} (2030-12-31)."]
    entry = text.split(f"## {headings[0]}\n", 1)[1].split("\n## ", 1)[0]
    return [] if entry.strip() else [f"CHANGELOG.md says nothing about {version}."]


def _faults_of_urls(root: Path) -> list[str]:
    project = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]
    urls = project.get("urls", {})
    if not urls:
        return ["pyproject.toml has no [project.urls]."]
    reserved = [name for name, url in urls.items() if (urlsplit(url).hostname or "").endswith(".example")]
    return [f"pyproject.toml does not know the project's real address yet: {', '.join(reserved)}."] if reserved else []


def _read_package(package: Path) -> tuple[list[str], email.message.Message]:
    if package.suffix == ".whl":
        with zipfile.ZipFile(package) as wheel:
            names = wheel.namelist()
            text = wheel.read(next(name for name in names if name.endswith(".dist-info/METADATA")))
    else:
        with tarfile.open(package) as source:
            names = source.getnames()
            info = source.extractfile(f"{names[0].split('/')[0]}/PKG-INFO")
            assert info is not None
            text = info.read()
    return names, email.parser.BytesParser().parsebytes(text)


def _in_order(version: str) -> list[int]:
    return [int(part) for part in version.split(".")]


def _git(root: Path, *words: str) -> str:
    return subprocess.run(["git", *words], cwd=root, capture_output=True, text=True, check=True).stdout


def _run(*command: str, folder: Path | None = None) -> None:
    print(f"── {' '.join(Path(word).name for word in command)}", flush=True)
    if subprocess.run(command, cwd=folder, check=False).returncode != 0:
        sys.exit("This failed; nothing is released.")


if __name__ == "__main__":
    main()
