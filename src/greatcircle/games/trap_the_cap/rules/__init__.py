"""The rules of Trap the Cap, a file per chapter; `play` joins them."""
