"""A card in somebody's mind: it acts at once, and nobody is asked."""

from quirkbox.engine import rule
from quirkbox.games.quirky_circuits.carry import take
from quirkbox.games.quirky_circuits.chart import QUIET
from quirkbox.games.quirky_circuits.run import act, drift
from quirkbox.games.quirky_circuits.state import CHOOSE, NONE, PROGRAM, QUIRK, TWIRL, State
from quirkbox.games.quirky_circuits.world import lies_on, over


@rule
def do_card(s: State, card: int) -> None:
    """A card acts; where somebody would have to choose a token, they take the first."""
    if s.over:
        return
    act(s, card % QUIRK, QUIET[0])
    while s.phase == CHOOSE:
        take_any(s)


@rule
def take_any(s: State) -> None:
    from_here = NONE
    for token in range(s.tokens - 1, -1, -1):
        if can_take(s, token):
            from_here = token
    s.phase = PROGRAM
    take(s, from_here, QUIET[0])
    if s.choosing == NONE and s.robot == TWIRL:
        drift(s, False, NONE, QUIET[0])


@rule
def can_take(s: State, token: int) -> bool:
    return lies_on(s, token, over(s, int(s.choosing)))
