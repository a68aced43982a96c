"""Take Off!: fly a whole fleet of jets from Hawaii across the world to Hawaii."""
