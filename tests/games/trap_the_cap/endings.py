"""This file is the two endings of the basic game."""

ENDINGS = ["most", "last"]
