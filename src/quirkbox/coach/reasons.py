"""Why an action is good, in a few words: from what happens in every truth that the seat holds possible, and from the chances."""

from __future__ import annotations

from quirkbox.coach.advice import Advice, Prospect
from quirkbox.engine import Position, dice_from_seed

TRUTHS = 6
# how much more or less chance than the next action is worth saying
MUCH, LITTLE = 0.1, 0.02


def action_words(position: Position, seat: int, action: int, names: list[str]) -> str:
    """What doing it looks like, as the game tells it; the action's own text where the game tells of something else first."""
    truth = position.guessed(seat, dice_from_seed(1))
    happened = truth.play(seat, action, dice_from_seed(2))
    seen = truth.seen_by(seat)
    first = next(iter(seen.events(happened)), {})
    told = seen.sentence(first, names) if first.get("seat") == seat else ""
    return told or f"{names[seat]}: {position.game.actions.text(action).replace('_', ' ')}."


def reason(position: Position, advice: Advice, prospect: Prospect) -> str:
    """Why to do it, or why not: what it surely brings, and how it compares."""
    seat = advice.seat
    sure = _sure(position, seat, prospect.action)
    return f"It {' and '.join([*sure, _compared(advice, prospect)])}."


def _sure(position: Position, seat: int, action: int) -> list[str]:
    """What comes of it in every one of some possible truths."""
    before, gains, wins, goes_on = position.score()[seat], set(), True, True
    for truth in range(TRUTHS):
        after = position.guessed(seat, dice_from_seed(truth))
        after.play(seat, action, dice_from_seed(truth, 1))
        gains.add(after.score()[seat] - before)
        wins = wins and seat in after.winners()
        goes_on = goes_on and after.waiting() == [seat]
    if wins:
        return ["wins the game"]
    least = min(gains)
    scored = [f"brings {least} more point{'s' if least > 1 else ''} at once"] if least > 0 else []
    return scored + (["leaves you on turn"] if scored and goes_on else [])


def _compared(advice: Advice, prospect: Prospect) -> str:
    seat, best = advice.seat, advice.best
    if prospect.action == best.action:
        others = [other.chances[seat] for other in advice.prospects[1:]]
        ahead = prospect.chances[seat] - max(others, default=0.0)
        if not others or ahead >= MUCH:
            return "is clearly better than anything else" if others else "is all you can sensibly do"
        return "is what the search would do, though others are about as good" if ahead < LITTLE else "keeps your chances highest"
    behind = best.chances[seat] - prospect.chances[seat]
    return "is as good, more or less" if behind < LITTLE else f"costs about {behind:.0%} of your chance"
