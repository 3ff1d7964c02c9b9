"""What a seat may see, re-dealing the rest, and the count of all components."""
