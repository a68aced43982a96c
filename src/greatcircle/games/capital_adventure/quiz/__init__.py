"""The questions of Capital Adventure: as they are written down, as cards in boxes, and how typed answers are judged."""
