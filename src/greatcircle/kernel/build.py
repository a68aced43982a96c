"""This file is the answer to one question: does the compiled kernel run, or the pure Python one?"""


def is_compiled() -> bool:
    """Tell whether this very module was compiled; the kernel and the games are compiled together or not at all."""
    return not __file__.endswith(".py")
