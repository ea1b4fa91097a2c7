"""Quirkies: three in a row with creature cards, and whoever shouts first."""

from quirkbox.engine import OWN_CLIENT, About, Choice, Game, Live, Option, Piece, Presentation, Rules
from quirkbox.games.quirkies import picture, show
from quirkbox.games.quirkies.actions import ACTIONS, CREATURES, EVENTS
from quirkbox.games.quirkies.after import AFTER
from quirkbox.games.quirkies.aim import aim
from quirkbox.games.quirkies.bot import HEURISTICS
from quirkbox.games.quirkies.puzzles import PUZZLES
from quirkbox.games.quirkies.rules import deal, guess, hide, legal, play, score
from quirkbox.games.quirkies.setup import SETUP
from quirkbox.games.quirkies.state import State

GAME = Game(
    about=About(
        id="quirkies",
        name="Quirkies",
        tagline="Spot the line first",
        players=(2, 4),
        minutes=20,
        version=1,
        package=__name__,
    ),
    rules=Rules(
        state=State,
        deal=deal,
        legal=legal,
        play=play,
        hide=hide,
        guess=guess,
        score=score,
        most_legal=9,
    ),
    actions=ACTIONS,
    events=EVENTS,
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
    show=Presentation(
        view=show.view,
        text=show.text,
        words=show.words,
        why_not=show.why_not,
        aim=aim,
        view_type=show.View,
        svg=picture.svg,
        spots=picture.spots,
        pieces=(
            Piece(
                "token",
                "Your tokens",
                (Choice("mixed", "A bit of everybody"), *(Choice(name, name.title()) for name in CREATURES)),
            ),
        ),
        client=OWN_CLIENT,
    ),
    live=Live(
        host_delay=lambda s: float(s.window),
        paces={
            "lay": (0.9, 2.0),
            "call": (1.6, 4.5),
            "done": (0.7, 1.2),
            "pass": (0.8, 2.4),
        },
        contested=frozenset({"call"}),
    ),
    bots=HEURISTICS,
    puzzles=PUZZLES,
    after=AFTER,
    setup=SETUP,
)
