"""Boards of hexagons, laid out and drawn as SVG."""
