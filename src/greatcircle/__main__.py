"""This file is the way in for `python -m greatcircle`."""

import sys

from greatcircle.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
