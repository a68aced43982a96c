"""The rules of Take Off!, a file per chapter; `play` joins them."""
