"""What games are built with besides the kernel: texts in a person's language, tools to draw with, the worth of a position.

- `texts`: Project Fluent messages, and how actions, events and questions become sentences;
- `markup` and `drawing`: SVG and HTML elements, hexagons, broken lines;
- `evaluation`: a sum of weighted features with names, for agents.
"""
