"""This file is how sentences are put together, the same way in every game."""


def listed(names: list[str]) -> str:
    """List names as a sentence does: a, b and c."""
    return " and ".join([", ".join(names[:-1]), names[-1]] if len(names) > 1 else names)
