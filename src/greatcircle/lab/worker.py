"""This file is work shared out among processes: numbered tasks go out in small chunks, results come back one by one."""

import contextlib
import signal
import sys
from collections.abc import Callable, Generator, Iterator
from multiprocessing import get_context, resource_tracker
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import TypeVar, cast

from greatcircle.kernel.refusal import BadInput

J = TypeVar("J")
R = TypeVar("R")

CHUNKS_PER_WORKER = 16
CHUNK_MOST = 32
PATIENCE_SECONDS = 5
"""How long a worker that was told to stop may take to tidy up."""


def share_out(task: Callable[[J, int], R], job: J, numbers: range, workers: int) -> Generator[R, None, None]:
    """Do the task for every number in so many processes, and give the results as they come, in any order.

    The task is a function of a module, the job and the results are plain data. A `BadInput` of a task is raised here.
    Closing the iterator ends the processes.
    """
    size = max(1, min(CHUNK_MOST, len(numbers) // (workers * CHUNKS_PER_WORKER)))
    chunks = [numbers[start : start + size] for start in range(0, len(numbers), size)]
    chunks.reverse()
    running: dict[Connection, SpawnProcess] = {}
    awaited: dict[Connection, int] = {}
    try:
        with _interrupts_held_back():
            for _ in range(workers):
                connection, process = _start(task, job)
                running[connection] = process
                awaited[connection] = 0
        for connection in running:
            _send_chunk(connection, chunks, awaited)
        while any(awaited.values()):
            for connection in cast(list[Connection], wait([busy for busy in running if awaited[busy]])):
                result = _receive(connection)
                awaited[connection] -= 1
                if not awaited[connection]:
                    _send_chunk(connection, chunks, awaited)
                yield cast(R, result)
    finally:
        _stop(running)


def _start(task: Callable[[J, int], R], job: J) -> tuple[Connection, SpawnProcess]:
    """Start a worker afresh: a fork would copy the threads of a progress bar half-way."""
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_work, args=(theirs, task, job), daemon=True)
    process.start()
    theirs.close()
    return ours, process


def _send_chunk(connection: Connection, chunks: list[range], awaited: dict[Connection, int]) -> None:
    if chunks:
        chunk = chunks.pop()
        awaited[connection] = len(chunk)
        with contextlib.suppress(BrokenPipeError):  # receiving from the dead worker will tell
            connection.send(chunk)


def _receive(connection: Connection) -> object:
    try:
        is_done, result = connection.recv()
    except (EOFError, ConnectionResetError):
        raise RuntimeError("A worker process ended before its work was done.") from None
    if not is_done:
        raise BadInput(result)
    return result


def _stop(running: dict[Connection, SpawnProcess]) -> None:
    for connection, process in running.items():
        connection.close()
        process.terminate()
    for process in running.values():
        process.join(PATIENCE_SECONDS)
        if process.is_alive():
            process.kill()
            process.join()


def _work(connection: Connection, task: Callable[[J, int], R], job: J) -> None:
    """Be a worker: do what comes, until the other side is gone or tells us to stop."""
    is_stopped = False

    def stop(*_: object) -> None:
        nonlocal is_stopped
        is_stopped = True
        sys.exit()

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, stop)
    try:
        with contextlib.suppress(EOFError, BrokenPipeError, ConnectionResetError):
            while True:
                for number in connection.recv():
                    try:
                        connection.send((True, task(job, number)))
                    except BadInput as fault:
                        connection.send((False, str(fault)))
    except Exception:  # Python wraps an exit in the middle of an import into other errors
        if not is_stopped:
            raise


@contextlib.contextmanager
def _interrupts_held_back() -> Iterator[None]:
    """Let processes that start now be deaf to Ctrl-C from their first moment; ours comes through right afterwards."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # started later, it would let interrupts through again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
