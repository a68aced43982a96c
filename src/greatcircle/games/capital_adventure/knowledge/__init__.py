"""What bots know of Capital Adventure: fares ahead, what can be paid, and what each move of a go is worth."""
