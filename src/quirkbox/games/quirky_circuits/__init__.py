"""Quirky Circuits: one robot, everybody's cards, and not a word."""

from quirkbox.engine import Choice, Game, Option
from quirkbox.games.quirky_circuits import content, show
from quirkbox.games.quirky_circuits.actions import ACTIONS, EVENTS
from quirkbox.games.quirky_circuits.bot import HINTS
from quirkbox.games.quirky_circuits.rules import deal, guess, hide, legal, play, rests, score
from quirkbox.games.quirky_circuits.solver import solution
from quirkbox.games.quirky_circuits.state import State

GAME = Game(
    id="quirky_circuits",
    name="Quirky Circuits",
    tagline="One robot, everybody's cards, not a word",
    players=(2, 4),
    minutes=30,
    version=2,
    package=__name__,
    state=State,
    options=(
        Option("scenario", "Which scenario?", content.choices(), content.numbers, content.describe, solution),
        Option(
            "queue",
            "How do the cards lie?",
            (
                Choice("down", "Face down", "You see the backs only."),
                Choice("up", "Practice", "Face up, to learn or with small children."),
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
    host_delay=lambda s: None,
    cooperative=True,
    rests=rests,
    most_legal=12,
)
