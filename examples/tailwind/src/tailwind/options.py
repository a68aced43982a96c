"""This file is what can be agreed before a match of Tailwind."""

from dataclasses import dataclass
from typing import final

from greatcircle.kernel.option import Options, number, switch


@final
@dataclass(frozen=True)
class TailwindOptions(Options):
    """The agreements of one match (TW-02, TW-08)."""

    length: int = number(30, "How many fields the course has.", least=20, most=50, step=10)
    slipstream: bool = switch(True, "Whether a glider that meets another one is carried a field further.")
