"""The rules of Capital Adventure, a file per chapter."""
