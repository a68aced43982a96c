"""This file is the client's files over HTTP: the built pages, compressed, with the right word on how long they keep."""

import gzip
import mimetypes
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Request, Response, route
from litestar.enums import HttpMethod
from litestar.handlers import HTTPRouteHandler

FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
HASHED_FOLDER: Final = "assets"
"""What stands in it has a hash of its content in its name, so it never changes."""
COMPRESSED: Final = frozenset({".css", ".html", ".js", ".json", ".svg", ".txt", ".webmanifest"})
COMPRESSED_FROM: Final = 600
BROTLI_SUFFIX: Final = ".br"
"""Of files that the build has compressed already."""
START_PAGE: Final = "index.html"
MIME_TYPES: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
IS_PACKED: Final = "is_packed"
"""The mark of a handler that compresses by itself."""
NOT_BUILT: Final = "The pages of this server are not built yet. Run ./play in the project's folder; it builds them."


@dataclass(frozen=True)
class ClientFile:
    """A file of the client, ready to be sent."""

    stamp: tuple[int, int]
    media_type: str
    content: bytes
    packed: dict[str, bytes]
    """The content compressed, by the name of the encoding, the best first."""
    keeps: str

    def encoded_for(self, accepted: str) -> tuple[bytes, str | None]:
        """Give the content in the best encoding that a browser accepts."""
        names = {part.partition(";")[0].strip() for part in accepted.lower().split(",")}
        for name, content in self.packed.items():
            if name in names:
                return content, name
        return self.content, None


class ClientFiles:
    """The folder of the built client; files are read once, and again when they change."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder.resolve()
        self._files: dict[Path, ClientFile] = {}
        """By where they really are, so that no file is kept twice, however it was asked for."""

    def find(self, path: str) -> ClientFile | None:
        """Give a file by its path, or the start page for the path of a page; None when there is no such file."""
        name = path.strip("/")
        found = self._read(name) if name else None
        if found is None and "." not in name.rpartition("/")[2]:
            found = self._read(START_PAGE)
        return found

    def _read(self, name: str) -> ClientFile | None:
        path = (self.folder / name).resolve() if "\0" not in name else self.folder
        try:
            if not path.is_relative_to(self.folder) or not path.is_file():
                return None
            stat = path.stat()
            stamp = (stat.st_mtime_ns, stat.st_size)
            known = self._files.get(path)
            if known is None or known.stamp != stamp:
                known = self._files[path] = _pack(path, stamp, path.is_relative_to(self.folder / HASHED_FOLDER))
        except (OSError, ValueError):
            return None
        return known


def _pack(path: Path, stamp: tuple[int, int], is_hashed: bool) -> ClientFile:
    content = path.read_bytes()
    packed: dict[str, bytes] = {}
    if path.suffix in COMPRESSED and len(content) >= COMPRESSED_FROM:
        better = path.with_name(f"{path.name}{BROTLI_SUFFIX}")
        if better.is_file():
            packed["br"] = better.read_bytes()
        packed["gzip"] = gzip.compress(content, 9, mtime=0)
    media_type = MIME_TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return ClientFile(
        stamp,
        media_type,
        content,
        packed,
        FOREVER if is_hashed else ASK_AGAIN,
    )


def page_handler(folder: Path) -> HTTPRouteHandler:
    """Make the handler of everything that is not part of the API."""
    files = ClientFiles(folder)

    @route(
        ["/", "/{path:path}"],
        http_method=[HttpMethod.GET, HttpMethod.HEAD],
        include_in_schema=False,
        sync_to_thread=False,
        opt={IS_PACKED: True},
    )
    def page(request: Request[Any, Any, Any]) -> Response[bytes]:
        """Give a file of the client."""
        path = request.scope["path"]
        found = None if path.strip("/").split("/")[0] == "api" else files.find(path)
        if found is None:
            is_built = files.find("") is not None
            sentence = "There is no such page." if is_built else NOT_BUILT
            return Response(sentence.encode(), status_code=404 if is_built else 503, media_type=MediaType.TEXT)
        headers = {"Cache-Control": found.keeps, "Vary": "Accept-Encoding"}
        etag = f'"{found.stamp[0]:x}-{found.stamp[1]:x}"'
        headers["ETag"] = etag
        if request.headers.get("if-none-match") == etag:
            return Response(b"", status_code=304, headers=headers, media_type=found.media_type)
        content, encoding = found.encoded_for(request.headers.get("accept-encoding", ""))
        if encoding is not None:
            headers["Content-Encoding"] = encoding
        return Response(content, headers=headers, media_type=found.media_type)

    return page
