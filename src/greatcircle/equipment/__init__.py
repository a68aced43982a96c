"""What several games share and take as they need it: typed answers, quiz questions, flash cards and maps."""
