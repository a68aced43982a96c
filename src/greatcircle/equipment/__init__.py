"""What games take from the shelf as they need it: typed answers, quiz questions, flash cards and maps."""
