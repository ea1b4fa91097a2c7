"""Quirky Circuits: one robot, everybody's cards, and not a word."""

from quirkbox.engine import OWN_CLIENT, About, Choice, Game, Live, Option, Presentation, Rules
from quirkbox.games.quirky_circuits import content, picture, show
from quirkbox.games.quirky_circuits.actions import ACTIONS, EVENTS
from quirkbox.games.quirky_circuits.after import AFTER
from quirkbox.games.quirky_circuits.aim import aim
from quirkbox.games.quirky_circuits.bot import HEURISTICS
from quirkbox.games.quirky_circuits.puzzles import PUZZLES
from quirkbox.games.quirky_circuits.rules import deal, guess, hide, legal, play, rests, score
from quirkbox.games.quirky_circuits.solver import solution
from quirkbox.games.quirky_circuits.state import State

GAME = Game(
    about=About(
        id="quirky_circuits",
        name="Quirky Circuits",
        tagline="One robot, many drivers",
        players=(2, 4),
        minutes=30,
        version=2,
        package=__name__,
        cooperative=True,
    ),
    rules=Rules(
        state=State,
        deal=deal,
        legal=legal,
        play=play,
        hide=hide,
        guess=guess,
        score=score,
        rests=rests,
        most_legal=12,
    ),
    actions=ACTIONS,
    events=EVENTS,
    options=(
        Option("scenario", "Which scenario?", content.choices(), content.numbers, content.describe, solution, content.FOLDER),
        Option(
            "queue",
            "How do the cards lie?",
            (
                Choice("down", "Face down", "You see the backs only."),
                Choice("up", "Practice", "Face up, to learn or with small children."),
            ),
        ),
    ),
    show=Presentation(
        view=show.view,
        text=show.text,
        words=show.words,
        why_not=show.why_not,
        aim=aim,
        view_type=show.View,
        svg=picture.svg,
        spots=picture.spots,
        client=OWN_CLIENT,
    ),
    live=Live(
        talk=False,
        people_first=lambda s: s.round,
        paces={
            "play": (0.9, 2.2),
            "done": (0.7, 1.4),
            "stop": (0.5, 1.2),
            "go_on": (0.5, 1.2),
            "beep": (0.4, 1.0),
            "take": (0.8, 1.6),
        },
    ),
    bots=HEURISTICS,
    puzzles=PUZZLES,
    after=AFTER,
)
