"""Flash cards without a screen: questions, when they come again, what a learner knows, and decks for Anki."""
