"""What a finished game turned on: each decision with what the search would have done, and what the difference cost."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from quirkbox.coach.advice import LOOKS, Advice, advise
from quirkbox.engine import Game, Position, Transcript, side_by_side

# so much less chance to win is a mistake worth telling of
MISTAKE = 0.08
# so much more than with anything else is a move worth praising
STRONG = 0.15
# the most turning points of a game
TURNING_POINTS = 5


@dataclass(frozen=True)
class Decision:
    """An entry of the log in which a seat had a choice: what it did, and what the search would have done."""

    seq: int
    seat: int
    played: int
    #: the seat's chance to win with what it did, from 0 to 1
    played_value: float
    best: int
    best_value: float
    #: everybody's chance with what was done
    chances: tuple[float, ...]
    #: the best chance with anything but the best action; the same where there was nothing else to compare
    next_value: float

    @property
    def cost(self) -> float:
        """How much chance was given away."""
        return max(0.0, round(self.best_value - self.played_value, 4))

    @property
    def strong(self) -> bool:
        """The best action was found, and nothing else was nearly as good."""
        return self.played == self.best and self.best_value - self.next_value >= STRONG

    def to_json(self, game: Game) -> dict[str, Any]:
        """For programs; actions as a transcript writes them."""
        return {
            "seq": self.seq,
            "seat": self.seat,
            "played": game.actions.to_json(self.played),
            "played_value": self.played_value,
            "best": game.actions.to_json(self.best),
            "best_value": self.best_value,
        }


@dataclass(frozen=True)
class GameAnalysis:
    """All decisions of a game, in order. `open_hands`: judged with open hands, not by what each seat could know."""

    transcript: Transcript
    decisions: tuple[Decision, ...]
    open_hands: bool

    @property
    def turning_points(self) -> tuple[Decision, ...]:
        """The mistakes that cost most, in the order they were made."""
        mistakes = [decision for decision in self.decisions if decision.cost >= MISTAKE]
        most = sorted(mistakes, key=lambda decision: (-decision.cost, decision.seq))[:TURNING_POINTS]
        return tuple(sorted(most, key=lambda decision: decision.seq))

    def to_json(self) -> list[dict[str, Any]]:
        """One object per decision."""
        return [decision.to_json(self.transcript.game) for decision in self.decisions]


def analyse(
    transcript: Transcript,
    *,
    looks: int = LOOKS,
    seed: int = 0,
    open_hands: bool = False,
    threads: int = 0,
    tick: Callable[[int, int], object] = lambda done, of: None,
) -> GameAnalysis:
    """Look at every decision of a game: `looks` ahead at each, in so many threads. Values are chances to win as the seat could
    know them; with open hands, as they really were. The same seed and looks give the same analysis. `tick` is told how many
    decisions are done, and of how many."""
    asked = list(_decisions(transcript))
    done: dict[int, Decision] = {}
    tick(0, len(asked))

    def decide(entry: tuple[int, int, int, Position]) -> Decision:
        seq, seat, played, before = entry
        advice = advise(before, seat, looks=looks, seed=seed + seq, also=(played,), open_hands=open_hands)
        return _decision(seq, played, advice)

    for (seq, *_), decision in side_by_side(decide, asked, threads):
        done[seq] = decision
        tick(len(done), len(asked))
    return GameAnalysis(transcript, tuple(done[seq] for seq in sorted(done)), open_hands)


def look_back(transcript: Transcript, open_hands: bool) -> Any:
    """What the game itself has to say of one that is over, as JSON; None where it has nothing to say."""
    say = transcript.game.after.look_back
    return say(transcript, open_hands) if say else None


def _decisions(transcript: Transcript) -> Iterator[tuple[int, int, int, Position]]:
    """Every entry in which a player could have done something else, and the position before it."""
    before: Position | None = None
    for step in transcript.replay():
        if before is not None and step.action is not None and step.seat < before.players and len(before.legal(step.seat)) > 1:
            yield step.seq, step.seat, step.action, before
        before = step.position


def _decision(seq: int, played: int, advice: Advice) -> Decision:
    seat, best = advice.seat, advice.best
    others = [prospect.chances[seat] for prospect in advice.prospects[1:]]
    done = advice.of(played)
    value = best.chances[seat]
    return Decision(seq, seat, played, done.chances[seat], best.action, value, done.chances, max(others, default=value))
