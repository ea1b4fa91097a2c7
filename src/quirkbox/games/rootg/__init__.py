"""ROOT\\G:: two players wire logic gates, then the circuit is turned on."""

from quirkbox.engine import OWN_CLIENT, About, Choice, Game, Live, Option, Presentation, Rules
from quirkbox.games.rootg import picture, show
from quirkbox.games.rootg.actions import ACTIONS, EVENTS
from quirkbox.games.rootg.after import AFTER
from quirkbox.games.rootg.aim import aim
from quirkbox.games.rootg.bot import HEURISTICS
from quirkbox.games.rootg.content import CHOICES, FOLDER, content, describe
from quirkbox.games.rootg.puzzles import PUZZLES
from quirkbox.games.rootg.rules import deal, guess, hide, holds_root, legal, play, score
from quirkbox.games.rootg.setup import SETUP
from quirkbox.games.rootg.state import PLACES, State
from quirkbox.games.rootg.workbench import try_out

SECONDS_PER_TICK = 3.0  # for the show

GAME = Game(
    about=About(
        id="rootg",
        name="ROOT\\G:",
        tagline="A duel of logic",
        players=(2, 2),
        minutes=30,
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
        tie_break=holds_root,
        most_legal=4 * PLACES + 1,
    ),
    actions=ACTIONS,
    events=EVENTS,
    options=(
        Option(
            "side",
            "Which side of the tiles?",
            (
                Choice("green", "Green", "AND, OR, XOR and NOT."),
                Choice("black", "Black", "All seven gates, and more numbers."),
            ),
        ),
        Option("set", "Which tiles?", CHOICES, content, describe, folder=FOLDER),
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
        try_out=try_out,
        client=OWN_CLIENT,
    ),
    live=Live(
        host_delay=lambda s: SECONDS_PER_TICK,
        paces={
            "place": (1.6, 3.6),
            "keep": (1.2, 2.6),
            "hand_over": (0.9, 1.8),
            "remove": (0.8, 1.4),
            "ask": (1.0, 2.2),
            "play_on": (0.6, 1.2),
            "accept": (1.2, 2.6),
            "refuse": (1.2, 2.6),
        },
    ),
    bots=HEURISTICS,
    puzzles=PUZZLES,
    after=AFTER,
    setup=SETUP,
)
