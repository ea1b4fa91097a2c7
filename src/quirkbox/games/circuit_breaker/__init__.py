"""Circuit Breaker: wire up a party, and mind the mice."""

from quirkbox.engine import Choice, Game, Option
from quirkbox.games.circuit_breaker import show
from quirkbox.games.circuit_breaker.actions import ACTIONS, EVENTS
from quirkbox.games.circuit_breaker.bot import HINTS
from quirkbox.games.circuit_breaker.content import STANDARD, content, describe
from quirkbox.games.circuit_breaker.points import score, tie_break
from quirkbox.games.circuit_breaker.rules import MOST_LEGAL, deal, guess, hide, legal, play
from quirkbox.games.circuit_breaker.state import State

GAME = Game(
    id="circuit_breaker",
    name="Circuit Breaker",
    tagline="Wire up the party, mind the mice",
    players=(2, 4),
    minutes=40,
    version=2,
    package=__name__,
    state=State,
    options=(
        Option(
            "tiles",
            "Which tiles?",
            (Choice(STANDARD, "The box", "36 wires, 48 appliances, 12 secret parties."),),
            content,
            describe,
        ),
        Option(
            "undo",
            "Take moves back?",
            (
                Choice("yes", "Inside your turn", "Until you end it."),
                Choice("no", "Never", "What lies, lies."),
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
    most_legal=MOST_LEGAL,
    tie_break=tie_break,
)
