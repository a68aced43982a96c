"""The rules of Captivade, a file per chapter."""
