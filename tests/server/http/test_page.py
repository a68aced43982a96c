"""This file is the tests of the client's files: pages, hashed assets, compression, and nothing outside the folder."""

import gzip
from collections.abc import Iterator
from pathlib import Path

import pytest

from greatcircle.server.http.page import ClientFiles
from tests.server.conftest import RunningServer, running, setting_for

SCRIPT = "let greeting = 'hello';\n" * 100


@pytest.fixture(scope="module")
def paged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server with a small client."""
    folder = tmp_path_factory.mktemp("paged")
    client = folder / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("<!doctype html><title>Great Circle</title>")
    (client / "assets" / "app-1a2b.js").write_text(SCRIPT)
    (client / "assets" / "app-1a2b.js.br").write_bytes(b"as if it were brotli")
    (client / "assets" / "serif.woff2").write_bytes(b"wOF2" + bytes(2000))
    (folder / "secret.txt").write_text("not for you")
    with running(setting_for(folder, client=client)) as server:
        yield server


@pytest.mark.parametrize("path", ["/", "/t/abc", "/join/BCDF", "/replay/abc/7", "/rules/some-game", "/cards"])
def test_every_page_is_the_start_page_and_is_asked_for_again(paged: RunningServer, path: str) -> None:
    answer = paged.get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert "Great Circle" in answer.text


def test_hashed_files_keep_for_ever_and_come_compressed(paged: RunningServer) -> None:
    plain = paged.get("/assets/app-1a2b.js", headers={"accept-encoding": "identity"})
    packed = paged.get("/assets/app-1a2b.js", headers={"accept-encoding": "gzip, deflate"})
    assert plain.text == packed.text == SCRIPT
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) == len(gzip.compress(SCRIPT.encode(), 9, mtime=0))
    for answer in (plain, packed):
        assert "immutable" in answer.headers["cache-control"]
        assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
        assert answer.headers["vary"] == "Accept-Encoding"


def test_what_the_build_has_compressed_better_is_preferred(paged: RunningServer) -> None:
    with paged.stream("/assets/app-1a2b.js", {"accept-encoding": "gzip, br;q=1.0"}) as answer:
        assert answer.headers["content-encoding"] == "br"
        assert b"".join(answer.iter_raw()) == b"as if it were brotli"


def test_fonts_are_not_compressed_again(paged: RunningServer) -> None:
    answer = paged.get("/assets/serif.woff2", headers={"accept-encoding": "gzip"})
    assert "content-encoding" not in answer.headers
    assert answer.headers["content-type"] == "font/woff2"


def test_a_file_that_has_not_changed_is_not_sent_again(paged: RunningServer) -> None:
    first = paged.get("/")
    again = paged.get("/", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize(
    "path", ["/assets/missing.js", "/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "/a%00b.txt"]
)
def test_there_is_nothing_outside_the_folder(paged: RunningServer, path: str) -> None:
    answer = paged.get(path)
    assert answer.status_code == 404
    assert "not for you" not in answer.text


def test_a_file_is_kept_once_however_it_is_asked_for(paged: RunningServer) -> None:
    files = ClientFiles(paged.site.setting.client)
    found = files.find("/assets/app-1a2b.js")
    assert found is not None
    assert files.find("/assets/./app-1a2b.js") is found
    assert files.find("/assets//../assets/app-1a2b.js") is found


def test_a_file_that_is_built_again_is_read_again(paged: RunningServer) -> None:
    file = paged.site.setting.client / "robots.txt"
    file.write_text("one")
    assert paged.get("/robots.txt").text == "one"
    file.write_text("another")
    assert paged.get("/robots.txt").text == "another"


def test_a_server_without_pages_says_how_to_get_them(tmp_path: Path) -> None:
    with running(setting_for(tmp_path)) as server:
        answer = server.get("/")
        assert answer.status_code == 503
        assert "./play" in answer.text
