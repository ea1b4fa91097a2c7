"""Players that learned a game: what a network is shown, the network, and the bot that plays with it."""

from quirkbox.bots.learned.features import Features, PracticeTable, Shown, each_action, features, show_decision

__all__ = ["Features", "PracticeTable", "Shown", "each_action", "features", "show_decision"]
