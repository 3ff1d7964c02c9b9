"""What a seat may see, what is dealt anew when it imagines the rest, and what never changes in number."""
