"""Commands of `quirkbox` that fill a file of their own, and what all of them share."""
