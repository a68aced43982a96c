"""What is known about Take Off! beyond its rules: how far it is home from every city, who is in danger, who may win."""
