"""Quirkies: three in a row with creature cards, and whoever shouts first."""

from quirkbox.engine import Choice, Game, Option
from quirkbox.games.quirkies import show
from quirkbox.games.quirkies.actions import ACTIONS, EVENTS
from quirkbox.games.quirkies.bot import HINTS
from quirkbox.games.quirkies.rules import deal, guess, hide, legal, play, score
from quirkbox.games.quirkies.state import State

GAME = Game(
    id="quirkies",
    name="Quirkies",
    tagline="Spot the line first",
    players=(2, 4),
    minutes=20,
    version=1,
    package=__name__,
    state=State,
    options=(
        Option(
            "version",
            "What makes a line?",
            (
                Choice("beginner", "Beginner", "Same colour, or same pattern."),
                Choice("advanced", "Advanced", "Colours all same or all different. Patterns too."),
            ),
        ),
        Option(
            "claims",
            "Who spots it?",
            (
                Choice("auto", "The game sees it", "No line is ever missed."),
                Choice("call", "You call it", "First to shout wins the token."),
            ),
        ),
        Option(
            "window",
            "How long may one call?",
            (
                Choice("5", "5 seconds", "After the player on turn is done."),
                Choice("3", "3 seconds", "For quick eyes."),
                Choice("10", "10 seconds", "Take your time."),
                Choice("wait", "No hurry", "Until everybody has passed."),
            ),
        ),
    ),
    actions=ACTIONS,
    events=EVENTS,
    deal=deal,
    legal=legal,
    play=play,
    hide=hide,
    guess=guess,
    score=score,
    show=show,
    hints=HINTS,
    host_delay=lambda s: float(s.window),
    most_legal=9,
)
