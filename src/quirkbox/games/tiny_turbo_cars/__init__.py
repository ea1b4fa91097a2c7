"""Tiny Turbo Cars: program a car on a sliding puzzle, then see where it really goes."""

from quirkbox.engine import OWN_CLIENT, About, Choice, Game, Live, Option, Presentation, Rules
from quirkbox.games.tiny_turbo_cars import content, picture, show
from quirkbox.games.tiny_turbo_cars.actions import ACTIONS, EVENTS
from quirkbox.games.tiny_turbo_cars.after import AFTER
from quirkbox.games.tiny_turbo_cars.aim import aim
from quirkbox.games.tiny_turbo_cars.bot import HEURISTICS
from quirkbox.games.tiny_turbo_cars.puzzles import PUZZLES
from quirkbox.games.tiny_turbo_cars.rules import deal, guess, hide, legal, play, score
from quirkbox.games.tiny_turbo_cars.state import COUNTDOWN_SECONDS, START_SLOTS, WATCH, WATCH_SECONDS, State

GAME = Game(
    about=About(
        id="tiny_turbo_cars",
        name="Tiny Turbo Cars",
        tagline="Slide tiles, then hold on",
        players=(2, 4),
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
        most_legal=START_SLOTS,
    ),
    actions=ACTIONS,
    events=EVENTS,
    options=(
        Option(
            "track",
            "Which track?",
            (
                Choice("first", "First game", "From the hall to the garden door."),
                Choice("random", "Random", "Other rooms every time."),
            ),
            content.numbers,
            content.describe,
            folder=content.FOLDER,
        ),
        Option(
            "length",
            "How long is it?",
            (
                Choice("short", "Short", "Three rooms between start and finish."),
                Choice("long", "Long", "Four rooms."),
            ),
        ),
        Option(
            "programming",
            "What is being fast?",
            (
                Choice("live", "Seconds", "All slide at once. Who is done first races first."),
                Choice("counted", "Slides", "Take your time. Fewest slides race first."),
            ),
        ),
        Option(
            "ending",
            "When is it over?",
            (
                Choice("winner", "First home", "The round in which somebody crosses the line is the last."),
                Choice("race_on", "Race on", "Who is home watches, until every place is taken."),
            ),
        ),
    ),
    together=content.together,
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
        without_clock={"programming": "counted"},
        host_delay=lambda s: WATCH_SECONDS if s.phase == WATCH else COUNTDOWN_SECONDS,
        host_waits_for=lambda s: (s.phase, s.round, s.raced),
        paces={
            "choose": (1.0, 2.5),
            "place": (0.8, 1.8),
            "slide": (2.0, 5.0),
            "done": (0.8, 1.6),
            "ready": (0.3, 0.8),
            "fly": (1.0, 2.0),
            "stay": (0.6, 1.2),
            "boost": (0.8, 1.6),
            "stop": (0.6, 1.2),
        },
        contested=frozenset({"done"}),
        steady=frozenset({"slide", "done"}),
    ),
    bots=HEURISTICS,
    puzzles=PUZZLES,
    after=AFTER,
)
