"""This file is the tests of the globe on the home page."""

import importlib.util
import json
from pathlib import Path

PROJECT = Path(__file__).parents[2]


def test_the_globe_of_the_home_page_is_the_one_that_its_maker_draws() -> None:
    spec = importlib.util.spec_from_file_location("make_globe", PROJECT / "scripts" / "make_globe.py")
    assert spec is not None
    assert spec.loader is not None
    script = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(script)
    written = json.loads((PROJECT / "web" / "src" / "home" / "globe.json").read_text("utf-8"))
    assert script.globe() == written, "run scripts/make_globe.py"
