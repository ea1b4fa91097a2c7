"""My Game: play your cards, or stake them on a die."""

from quirkbox.engine import About, Game, Live, Presentation, Rules

from . import show
from .actions import ACTIONS, EVENTS
from .bot import HEURISTICS
from .rules import deal, guess, hide, legal, play, score
from .state import VALUES, State

GAME = Game(
    about=About(
        id="my_game",
        name="My Game",
        tagline="Play your cards, or trust the die",
        players=(2, 4),
        minutes=5,
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
        # a hand one may not see could be any: two actions for each value
        most_legal=2 * VALUES,
    ),
    actions=ACTIONS,
    events=EVENTS,
    show=Presentation(
        view=show.view,
        text=show.text,
        words=show.words,
        why_not=show.why_not,
        view_type=show.View,
    ),
    live=Live(paces={"play": (0.8, 1.8), "roll": (0.8, 1.8)}),
    bots=HEURISTICS,
)
