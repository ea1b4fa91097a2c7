"""ROOT\\G:: two players wire logic gates, then the circuit is turned on."""

from quirkbox.engine import Choice, Game, Option
from quirkbox.games.rootg import show
from quirkbox.games.rootg.actions import ACTIONS, EVENTS
from quirkbox.games.rootg.bot import HINTS
from quirkbox.games.rootg.content import CHOICES, content, describe
from quirkbox.games.rootg.rules import deal, guess, hide, holds_root, legal, play, score
from quirkbox.games.rootg.state import PLACES, State
from quirkbox.games.rootg.workbench import try_out

SECONDS_PER_TICK = 3.0  # for the show

GAME = Game(
    id="rootg",
    name="ROOT\\G:",
    tagline="A duel of logic",
    players=(2, 2),
    minutes=30,
    version=1,
    package=__name__,
    state=State,
    options=(
        Option(
            "side",
            "Which side of the tiles?",
            (
                Choice("green", "Green", "AND, OR, XOR and NOT."),
                Choice("black", "Black", "All seven gates, and more numbers."),
            ),
        ),
        Option("set", "Which tiles?", CHOICES, content, describe),
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
    host_delay=lambda s: SECONDS_PER_TICK,
    tie_break=holds_root,
    most_legal=4 * PLACES + 1,
    try_out=try_out,
)
