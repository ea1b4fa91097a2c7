"""What the search can teach: what an action is worth, what a finished game turned on, and puzzles out of games."""

from quirkbox.coach.advice import LOOKS, Advice, Prospect, advise
from quirkbox.coach.analysis import Decision, GameAnalysis, analyse, look_back
from quirkbox.coach.puzzles import Puzzle, daily, find_puzzles, pack

__all__ = [
    "LOOKS",
    "Advice",
    "Decision",
    "GameAnalysis",
    "Prospect",
    "Puzzle",
    "advise",
    "analyse",
    "daily",
    "find_puzzles",
    "look_back",
    "pack",
]
