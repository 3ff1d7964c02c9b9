"""What a seat may see, what is dealt anew for it, and that nothing gets lost."""
