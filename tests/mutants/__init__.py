"""How well the tests bite: small changes are put into the rules one by one; the tests that run the changed line must notice."""
