"""Actions weighed against each other: each begins many games, all of them in the same truths with the same dice."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from quirkbox.bots.search import HIDDEN
from quirkbox.bots.workspace import Workspace, search_of
from quirkbox.engine import Dice, Position, Refusal

# the most actions that are weighed at once
MOST_WEIGHED = 32


def weigh(
    known: Position, seat: int, actions: Sequence[int], rounds: int, *, dice: Dice, open_hands: bool = False
) -> npt.NDArray[np.float64]:
    """What came of each action: everybody's share of the victory, by round, action and seat. `known` is what the seat knows
    (`position.hidden(seat)`), or, with open hands, the whole truth."""
    if not 0 < len(actions) <= MOST_WEIGHED:
        raise Refusal(f"From 1 to {MOST_WEIGHED} actions can be weighed, not {len(actions)}.")
    work = Workspace.of(known.game)
    work.states[HIDDEN : HIDDEN + 1] = np.asarray(known.states)
    shares = np.zeros((rounds, len(actions), known.players), np.float64)
    codes = np.array(actions, np.int32)
    search_of(known.game).weigh(work.states, seat, codes, open_hands, dice, work.buffers[1], work.memories["search"][0], shares)
    return shares
