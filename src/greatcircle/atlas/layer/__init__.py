"""The layers of a map of the globe, each drawn as SVG."""
