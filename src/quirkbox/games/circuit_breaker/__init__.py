"""Circuit Breaker: wire up a party, and mind the mice."""

from quirkbox.engine import OWN_CLIENT, About, Choice, Game, Live, Option, Piece, Presentation, Rules
from quirkbox.games.circuit_breaker import picture, show
from quirkbox.games.circuit_breaker.actions import ACTIONS, EVENTS
from quirkbox.games.circuit_breaker.after import AFTER
from quirkbox.games.circuit_breaker.aim import aim
from quirkbox.games.circuit_breaker.bot import HEURISTICS
from quirkbox.games.circuit_breaker.content import FOLDER, STANDARD, content, describe
from quirkbox.games.circuit_breaker.points import score, tie_break
from quirkbox.games.circuit_breaker.puzzles import PUZZLES
from quirkbox.games.circuit_breaker.rules import MOST_LEGAL, deal, guess, hide, legal, play
from quirkbox.games.circuit_breaker.setup import SETUP
from quirkbox.games.circuit_breaker.state import State

GAME = Game(
    about=About(
        id="circuit_breaker",
        name="Circuit Breaker",
        tagline="Wires, mice and cheese",
        players=(2, 4),
        minutes=40,
        version=2,
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
        tie_break=tie_break,
        most_legal=MOST_LEGAL,
    ),
    actions=ACTIONS,
    events=EVENTS,
    options=(
        Option(
            "tiles",
            "Which tiles?",
            (Choice(STANDARD, "The box", "36 wires, 48 appliances, 12 secret parties."),),
            content,
            describe,
            folder=FOLDER,
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
    show=Presentation(
        view=show.view,
        text=show.text,
        words=show.words,
        why_not=show.why_not,
        aim=aim,
        view_type=show.View,
        svg=picture.svg,
        spots=picture.spots,
        named=show.named,
        pieces=(
            Piece(
                "mouse",
                "Your mouse",
                (
                    Choice("plain", "As it is"),
                    Choice("hat", "With a party hat"),
                    Choice("glasses", "With glasses"),
                    Choice("headphones", "With headphones"),
                ),
            ),
            Piece(
                "box",
                "Your breaker box",
                (
                    Choice("bolt", "With a lightning bolt"),
                    Choice("fuses", "With fuses"),
                    Choice("dial", "With a dial"),
                    Choice("socket", "With a socket that smiles"),
                ),
            ),
        ),
        client=OWN_CLIENT,
    ),
    live=Live(
        paces={
            "place": (1.0, 2.2),
            "send": (0.9, 1.8),
            "raid": (1.0, 2.2),
            "discard": (0.8, 1.6),
            "cheese": (0.9, 1.8),
            "end": (0.6, 1.2),
        },
    ),
    bots=HEURISTICS,
    puzzles=PUZZLES,
    after=AFTER,
    setup=SETUP,
)
