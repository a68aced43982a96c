"""What can be worked out in Captivade: where escapees may hide, where agents will look, and what a trip is worth."""
