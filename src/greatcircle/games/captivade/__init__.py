"""Captivade: everyone hides an escapee and leads an agent; secret routes, honest searches."""
