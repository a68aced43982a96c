"""Flash cards at the terminal: the quiz, its pictures and a learner's progress."""
