"""Tailwind, a small race: the example of a game that comes from a package of its own."""
