"""Hvozd: four asymmetric board games on one engine. See `hvozd.core` for the kernel, `docs/kernel.md` for a tour."""

__version__ = "0.1.0"
