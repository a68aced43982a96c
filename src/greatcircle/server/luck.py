"""This file is where a server's own luck comes from: the system, or in tests a text, the same in every run."""

import hashlib
import json
import secrets

from greatcircle.kernel.dealer import SEED_BYTES
from greatcircle.server.setting import Setting


def draw_seed(setting: Setting, *about: object) -> bytes:
    """Draw a seed that nobody can foresee; where the setting fixes the luck, what it is about decides it."""
    if setting.luck is None:
        return secrets.token_bytes(SEED_BYTES)
    return hashlib.sha256(json.dumps([setting.luck, *about], sort_keys=True).encode()).digest()
