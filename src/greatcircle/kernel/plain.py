"""This file is plain data read back with its types, where it is our own and a wrong type would be a bug."""


def whole(value: object) -> int:
    """Take a value that is a whole number."""
    assert isinstance(value, int)
    return value


def listing(value: object) -> list[object]:
    """Take a value that is a list."""
    assert isinstance(value, list)
    return value


def mapping(value: object) -> dict[str, object]:
    """Take a value that is an object with keys."""
    assert isinstance(value, dict)
    return value
