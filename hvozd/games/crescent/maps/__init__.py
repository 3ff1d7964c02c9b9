"""The map as geometry (CM-4)."""
