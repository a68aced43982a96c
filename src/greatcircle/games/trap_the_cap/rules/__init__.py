"""The rules of Trap the Cap, a file per chapter: `turn`, `trap`, `home`, `golden`, `ending`, `why`; `play` joins them."""
