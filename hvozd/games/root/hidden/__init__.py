"""What a seat may see, what it has seen, and what is dealt anew."""
