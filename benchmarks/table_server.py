"""This file is our server as the race needs it: with room for many clients that come from one address."""

import sys
from dataclasses import replace
from pathlib import Path

from greatcircle.server.run import serve
from greatcircle.server.setting import Limit, Setting

MANY = 1_000_000
LIMIT = Limit(
    messages_per_second=MANY,
    messages_at_once=MANY,
    clients_per_address=MANY,
    tables_per_minute=MANY,
    requests_per_minute=MANY,
)
"""Everything else is as it is for everyone."""


def main() -> None:
    """Serve on a port, with tables in a folder; say when it is ready."""
    port, folder = int(sys.argv[1]), Path(sys.argv[2])
    setting = replace(Setting(folder), limit=LIMIT)
    serve(setting, "127.0.0.1", port, lambda _: print("ready", flush=True))


if __name__ == "__main__":
    main()
