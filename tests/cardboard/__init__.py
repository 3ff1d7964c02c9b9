"""Hvozd beside the real box."""
