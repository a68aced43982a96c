"""This file is the way in for `python -m greatcircle`."""

import sys


def run() -> int:
    """Load and run the command line; an interrupt while it loads is no mistake."""
    try:
        from greatcircle.cli.main import main  # noqa: PLC0415 - loading takes a moment in which Ctrl-C may come

        return main()
    except KeyboardInterrupt:
        return 1


if __name__ == "__main__":
    sys.exit(run())
