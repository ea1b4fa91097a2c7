"""What a network is worth (CB-33 to CB-35)."""

from quirkbox.engine import Codes, Trail, note, rule
from quirkbox.games.circuit_breaker.actions import EVENTS
from quirkbox.games.circuit_breaker.state import State

REVEALED = EVENTS.number("revealed")
COUNTED = EVENTS.number("counted")
TOTAL = EVENTS.number("total")


@rule
def wants(s: State, seat: int, kind: int) -> int:
    """1 if the kind is on the seat's card; a card one may not see counts as blank."""
    card = s.card[seat]
    return 0 if card < 0 else int(s.card_kinds[card] >> kind & 1)


@rule
def points_of(s: State, seat: int) -> int:
    points = 0
    for kind in range(s.kinds):
        points += s.points[wants(s, seat, kind), s.count[seat, kind]]
    return points


@rule
def score(s: State, out: Codes) -> None:
    """As far as one knows: to the others, somebody's secret card brings nothing until it is shown (CB-37)."""
    for seat in range(s.players):
        out[seat] = points_of(s, seat)


@rule
def tie_break(s: State, seat: int) -> int:
    """CB-35: of equal points, more appliances; of those, more cheese."""
    return int(s.plugged[seat] * 100 + s.cubes[seat])


@rule
def tell_score(s: State, trail: Trail) -> None:
    """The end, kind by kind."""
    for seat in range(s.players):
        note(trail, REVEALED, seat, s.card[seat])
        for kind in range(s.kinds):
            count, wanted = s.count[seat, kind], wants(s, seat, kind)
            if count > 0:
                note(trail, COUNTED, seat, s.known[kind], count, wanted, s.points[wanted, count])
        note(trail, TOTAL, seat, points_of(s, seat), s.plugged[seat], s.cubes[seat])
