"""Take-back: a player's last action, and what others did after it, have not been done. Only as long as the player has learned
nothing by it that could not be known before."""

from __future__ import annotations

from quirkbox.engine import GameLog, Position, Refusal, Step, dice_from_seed
from quirkbox.table.play import Play

# Other truths, with other dice, in which the same actions have to look the same.
TRUTHS = 32


def taken_back(play: Play, seat: int) -> Play:
    """The game before the seat's last action; Refusal says why that has to stand. It plays the log again: not for the
    event loop."""
    last = next((entry.seq for entry in reversed(play.entries) if entry.seat == seat), None)
    if last is None:
        raise Refusal.because("back-nothing")
    if play.over:
        raise Refusal.because("back-over")
    host = play.position.host
    if play.deadline is not None or any(entry.seat == host for entry in play.entries[last:]):
        raise Refusal.because("back-clock")
    before = _play_until(play, last)
    if not _was_foreseeable(before.position, _steps_after(before.log, play), seat):
        raise Refusal.because("back-seen")
    return before


def _play_until(play: Play, seq: int) -> Play:
    """The same game with the entries before number `seq` alone."""
    log = play.log
    before = Play(play.game, log.players, log.options, log.secret, play.entries[0].at, log.codes, log.beginning)
    for entry in play.entries[1:seq]:
        before.replay(entry)
    return before


def _steps_after(before: GameLog, play: Play) -> list[Step]:
    """What followed, step by step."""
    return list(before.afresh().replay(play.log.entries))[before.seq :]


def _was_foreseeable(before: Position, steps: list[Step], seat: int) -> bool:
    """Whether the same actions look the same to the seat in whatever truth it could have believed, whatever the dice say."""
    seen = [_seen(step, seat) for step in steps]
    for truth in range(TRUTHS):
        position = before.guessed(seat, dice_from_seed(truth, 0))
        for number, (step, shown) in enumerate(zip(steps, seen, strict=True), 1):
            assert step.action is not None
            try:
                happened = position.play(step.seat, step.action, dice_from_seed(truth, number))
            except Refusal:
                return False
            if _seen(Step(step.seq, step.seat, step.action, happened, position), seat) != shown:
                return False
    return True


def _seen(step: Step, seat: int) -> tuple[bytes, object]:
    """All that the seat is shown of a step."""
    return step.position.hidden(seat).tobytes(), step.position.seen_by(seat).events(step.happened)
