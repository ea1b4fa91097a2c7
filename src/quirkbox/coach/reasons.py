"""Why an action is good, in a few words: from what happens in every truth that the seat holds possible, and from the chances."""

from __future__ import annotations

from quirkbox.coach.advice import Advice, Prospect
from quirkbox.engine import Position, dice_from_seed
from quirkbox.words.sentence import Sentence

TRUTHS = 6
# how much more or less chance than the next action is worth saying
MUCH, LITTLE = 0.1, 0.02


def action_words(position: Position, seat: int, action: int, names: list[str]) -> Sentence | str:
    """What doing it looks like, as the game tells it; the action's own text where the game tells of something else first."""
    truth = position.guessed(seat, dice_from_seed(1))
    happened = truth.play(seat, action, dice_from_seed(2))
    seen = truth.seen_by(seat)
    first = next(iter(seen.events(happened)), {})
    told = seen.sentence(first, names) if first.get("seat") == seat else ""
    return told or f"{names[seat]}: {position.game.actions.text(action).replace('_', ' ')}."


def reason(position: Position, advice: Advice, prospect: Prospect) -> Sentence:
    """Why to do it, or why not: what it surely brings, and how it compares."""
    gains, goes_on = _sure(position, advice.seat, prospect.action)
    compared, cost = _compared(advice, prospect)
    return Sentence("reason", gains=gains, goes_on="yes" if goes_on else "no", compared=compared, cost=cost)


def _sure(position: Position, seat: int, action: int) -> tuple[int, bool]:
    """What comes of it in every one of some possible truths: so many points more (-1: the victory), and whether one is still on
    turn."""
    before, gains, wins, goes_on = position.score()[seat], set(), True, True
    for truth in range(TRUTHS):
        after = position.guessed(seat, dice_from_seed(truth))
        after.play(seat, action, dice_from_seed(truth, 1))
        gains.add(after.score()[seat] - before)
        wins = wins and seat in after.winners()
        goes_on = goes_on and after.waiting() == [seat]
    return -1 if wins else max(0, min(gains)), goes_on and not wins


def _compared(advice: Advice, prospect: Prospect) -> tuple[str, int]:
    """How it compares, and what it costs: so many in a hundred."""
    seat, best = advice.seat, advice.best
    if prospect.action == best.action:
        others = [other.chances[seat] for other in advice.prospects[1:]]
        ahead = prospect.chances[seat] - max(others, default=0.0)
        if not others:
            return "only", 0
        return "clear" if ahead >= MUCH else "level" if ahead < LITTLE else "highest", 0
    behind = best.chances[seat] - prospect.chances[seat]
    return ("as-good", 0) if behind < LITTLE else ("costs", round(100 * behind))
