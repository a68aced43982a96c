"""Work shared out among processes."""

import multiprocessing
import operator
import os
import signal
import sys
from pathlib import Path

import pytest

from greatcircle.lab.worker import share_out


def _wait_for_the_end(folder: Path, number: int) -> int:
    """Return at once for number 0; for others say so through a pipe, wait to be stopped, and tidy up."""
    if number:
        try:
            with (folder / "pipe").open("wb"):
                signal.pause()
        finally:
            (folder / "tidied").touch()
    return number


def _own_process(_: None, number: int) -> tuple[int, int]:
    return number, os.getpid()


def test_every_number_is_done_once() -> None:
    assert sorted(share_out(operator.add, 100, range(50), 2)) == list(range(100, 150))


def test_a_worker_that_dies_is_noticed(capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(RuntimeError, match="ended before its work was done"):
        list(share_out(operator.add, "text", range(3), 1))
    assert "TypeError" in capfd.readouterr().err
    assert multiprocessing.active_children() == []


def test_closing_the_results_ends_the_workers() -> None:
    results = share_out(operator.add, 0, range(10**6), 2)
    next(results)
    assert len(multiprocessing.active_children()) == 2
    results.close()
    assert multiprocessing.active_children() == []


@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX systems")
def test_a_worker_is_deaf_to_ctrl_c_and_leaves_it_to_its_starter() -> None:
    results = share_out(_own_process, None, range(100), 1)
    _, worker = next(results)
    os.kill(worker, signal.SIGINT)
    assert list(results) == [(number, worker) for number in range(1, 100)]


@pytest.mark.skipif(sys.platform == "win32", reason="named pipes of POSIX systems")
def test_a_worker_that_is_stopped_tidies_up(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    results = share_out(_wait_for_the_end, tmp_path, range(2), 1)
    assert next(results) == 0
    with (tmp_path / "pipe").open("rb"):
        results.close()
    assert (tmp_path / "tidied").exists()


class Stopping:
    """Something that is stopped while a class is being made, as it happens in the middle of an import."""

    def __set_name__(self, owner: type, name: str) -> None:
        os.kill(os.getpid(), signal.SIGTERM)


def be_stopped_in_an_import(job: str, number: int) -> str:
    return str(type("Part", (), {"stopping": Stopping()}))


@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX systems")
def test_a_worker_that_is_stopped_in_the_middle_of_an_import_says_nothing(capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(RuntimeError, match="ended before its work was done"):
        list(share_out(be_stopped_in_an_import, "", range(1), 1))
    assert capfd.readouterr().err == ""
