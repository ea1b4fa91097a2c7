"""The one exception for bad input: a sentence for the person who gave it."""


class Refusal(Exception):
    """Something asked for cannot be done. The message is one clear sentence; nothing has changed."""
