"""One game on a desk, stepped by compiled code: what the doors for a single game stand on.

The table's own actions (HOST) are played at once, so somebody among the players is always to act, until the game is over.
"""

from __future__ import annotations

import operator
import secrets
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from quirkbox.bots.search import HIDDEN
from quirkbox.engine import Game, Observation, Position, Refusal, records, roll, rule
from quirkbox.engine.loops import never
from quirkbox.env.step import advance, advance_past_bots, begin, is_among, lane_dtype, look, settle

# instead of the seat that is to act
OVER, ILLEGAL, STUCK = -1, -2, -3
# instead of an action, where several seats act in one step: nothing
WAIT = -1
# how many legal actions there are is to be found out
UNKNOWN = -1
NO_MASK = np.zeros(0, np.int8)
# codes of whoever is to act, and of others who are asked what they could do
ACTING, OTHERS = range(2)


class Kernels(NamedTuple):
    # all(0, lanes, work, hidden, options, rows, mask): contains the others, and does none of them
    all: Callable[..., None]
    # deal(lanes, work, hidden, options) -> seat, n
    deal: Callable[..., tuple[int, int]]
    # act(lanes, work, hidden, seat, n, action, on) -> seat, n
    act: Callable[..., tuple[int, int]]
    # see(lanes, work, hidden, seat, rows, mask, n)
    see: Callable[..., None]
    # legal_of(lanes, work, seat) -> n, and how many of these nobody waits for
    legal_of: Callable[..., tuple[int, int]]
    # pay(lanes)
    pay: Callable[..., None]


@cache
def kernels(game: Game, against_bots: bool) -> Kernels:
    """For all seats, or for one against bots that do not look ahead."""
    play, legal, rests = game.rules.play, game.rules.legal, game.rules.rests or never
    begin_game, look_at, settle_game = begin(game), look(game), settle(game)
    advance_game = advance_past_bots(game, False) if against_bots else advance(game)

    @rule
    def go_on(lane: Any, last: int, work: Any, hidden: Any) -> tuple[int, int]:
        """Who is to act, and with how many actions."""
        seat, n = advance_game(lane, last, work[ACTING], hidden, work[OTHERS], work[OTHERS])
        return (seat, n) if n else (OVER if lane.state.over else STUCK, 0)

    @rule
    def deal(lanes: Any, work: Any, hidden: Any, options: Any) -> tuple[int, int]:
        begin_game(lanes[0], options, work[ACTING].trail)
        return go_on(lanes[0], 0, work, hidden)

    @rule
    def act(lanes: Any, work: Any, hidden: Any, seat: int, n: int, action: int, on: int) -> tuple[int, int]:
        """Of a seat whose n legal actions are known, or of any (n is UNKNOWN). Without `on`, others may act before the game goes
        on."""
        lane, mine = lanes[0], work[ACTING]
        s = lane.state
        if action != WAIT:
            if n == UNKNOWN:
                mine = work[OTHERS]
                n = 0 if s.over else legal(s, seat, mine.codes)
            if not is_among(action, mine, n):
                return ILLEGAL, 0
            play(s, seat, action, lane.dice, mine.trail)
            lane.steps += 1
        return go_on(lane, seat, work, hidden) if on else (seat, 0)

    @rule
    def see(lanes: Any, work: Any, hidden: Any, seat: int, rows: Any, mask: Any, n: int) -> None:
        """Also marks the first n codes of whoever is to act."""
        codes = work[ACTING].codes
        for i in range(n):
            mask[codes[i]] = 1
        look_at(lanes[0], seat, seat, hidden[HIDDEN], rows[0])

    @rule
    def legal_of(lanes: Any, work: Any, seat: int) -> tuple[int, int]:
        s = lanes[0].state
        n = 0 if s.over else legal(s, seat, work[OTHERS].codes)
        return n, n if rests(s, seat) else 0

    @rule
    def pay(lanes: Any) -> None:
        settle_game(lanes[0])

    # what is called from Python is compiled as a whole: this way once, instead of the same rules once for each of them
    @rule
    def everything(what: int, lanes: Any, work: Any, hidden: Any, options: Any, rows: Any, mask: Any) -> None:
        if what == 1:
            deal(lanes, work, hidden, options)
        if what == 2:
            act(lanes, work, hidden, what, what, what, what)
        if what == 3:
            see(lanes, work, hidden, what, rows, mask, what)
        if what == 4:
            legal_of(lanes, work, what)
        if what == 5:
            pay(lanes)

    return Kernels(everything, deal, act, see, legal_of, pay)


class Desk:
    """A game, who is to act, and what everybody sees. Games are numbered: a seed and a number are one game, the same that
    `play_random` and `batch` have. With a learner, only that seat is ever to act: bots of these kinds play the others, clockwise
    from the learner's."""

    def __init__(
        self,
        game: Game,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        seed: int | None = None,
        learner: int | None = None,
        kinds: Sequence[int] = (),
    ):
        self.game = game
        self.players = game.players[0] if players is None else players
        self.options = game.agree_on(options or {})
        self._dealt_by = game.option_codes(self.players, self.options)
        self._lanes, self._hidden, self._work = records(1, lane_dtype(game)), game.states(HIDDEN + 1), game.buffers(2)
        self._against_bots = learner is not None
        self._bind()
        if learner is not None:
            self._lane["chair"] = learner
            self._lane["bots"][1 : len(kinds) + 1] = kinds
        self._lane["seed"], self._lane["number"] = secrets.randbits(62) if seed is None else _seed(seed), -1
        self._kernels.all(0, self._lanes, self._work, self._hidden, self._dealt_by, records(1, self._rows), NO_MASK)
        # who is to act, and how many of `codes` are theirs to choose from
        self.seat, self.n = OVER, 0

    def _bind(self) -> None:
        """What is found again from the rest, and does not travel."""
        self.layout = Observation(self.game)
        self._rows = self.layout.rows
        self._kernels = kernels(self.game, self._against_bots)
        self._lane = np.asarray(self._lanes)[0]
        work = np.asarray(self._work)["codes"]
        self.codes: npt.NDArray[np.int32] = work[ACTING]
        self._others: npt.NDArray[np.int32] = work[OTHERS]

    def __getstate__(self) -> dict[str, Any]:
        found_again = ("layout", "_rows", "_kernels", "_lane", "codes", "_others")
        return {name: value for name, value in self.__dict__.items() if name not in found_again}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self._bind()

    def deal(self, seed: int | None = None) -> None:
        """The next game; with a seed, the first one of that seed."""
        if seed is not None:
            self._lane["seed"], self._lane["number"] = _seed(seed), -1
        self._lane["number"] += 1
        self._now(*self._kernels.deal(self._lanes, self._work, self._hidden, self._dealt_by))

    def _now(self, seat: int, n: int) -> bool:
        if seat == STUCK:
            raise Refusal(f"Nobody can act in this game of {self.game.name}, and it is not over.")
        if seat == ILLEGAL:
            return False
        self.seat, self.n = seat, n
        return True

    @property
    def over(self) -> bool:
        return self.seat == OVER

    @property
    def position(self) -> Position:
        """A copy of the true position, for whoever shows it (`seen_by`) or asks a bot (`hidden`)."""
        position = Position(self.game, self.game.states(1))
        position.states[:] = np.asarray(self._lanes)["state"]
        return position

    def act(self, code: int) -> bool:
        """Whoever is to act does this; False, and nothing happens, if it is not legal."""
        return self._now(*self._kernels.act(self._lanes, self._work, self._hidden, self.seat, self.n, code, 1))

    def turn_to(self, seat: int) -> None:
        """Somebody else who can act is to act now."""
        if seat != self.seat:
            legal, _ = self.legal(seat)
            self.seat, self.n = seat, len(legal)
            self.codes[: self.n] = legal

    def act_together(self, codes: Sequence[int]) -> list[int]:
        """One action or WAIT of each seat, all of them legal. The dice say who is first, the others follow clockwise. What an
        earlier one has made impossible is not done: of these, the seats."""
        first, act = roll(self._lanes[0]["dice"], self.players), self._kernels.act
        last, too_late = first, []
        for seat in (*range(first, self.players), *range(first)):
            if codes[seat] == WAIT:
                continue
            if act(self._lanes, self._work, self._hidden, seat, UNKNOWN, codes[seat], 0)[0] == ILLEGAL:
                too_late.append(seat)
            else:
                last = seat
        self._now(*act(self._lanes, self._work, self._hidden, last, 0, WAIT, 1))
        return too_late

    def row(self, seat: int) -> npt.NDArray[Any]:
        """What a seat sees, as `layout` lays it out."""
        return self.row_and_mask(seat, NO_MASK, 0)

    def row_and_mask(self, seat: int, mask: npt.NDArray[np.int8], n: int) -> npt.NDArray[Any]:
        """What a seat sees, and the first n of `codes` marked in a mask."""
        rows = records(1, self._rows)
        self._kernels.see(self._lanes, self._work, self._hidden, seat, rows, mask, n)
        row: npt.NDArray[Any] = np.asarray(rows)["cells"][0]
        return row

    def legal(self, seat: int) -> tuple[npt.NDArray[np.int32], bool]:
        """What a seat may do now (until the next call), and whether it may as well do nothing."""
        n, idle = self._kernels.legal_of(self._lanes, self._work, seat)
        return self._others[:n], n == idle

    def rewards(self) -> list[float]:
        """What the game was worth to each seat, once it is over: from -1 to 1."""
        self._kernels.pay(self._lanes)
        worth: list[float] = self._lane["rewards"][: self.players].tolist()
        return worth

    def why_not(self, seat: int, code: int) -> str:
        """Why a seat may not do this now."""
        if code == WAIT:
            return f"Seat {seat} can act, so it can't wait."
        return str(self.position.refusal(seat, code) or f"It is not seat {seat}'s turn.")


def _seed(seed: int) -> int:
    try:
        number = operator.index(seed)
    except TypeError:
        raise Refusal(f"A seed is a whole number, not {seed!r:.40}.") from None
    if not 0 <= number < 1 << 63:
        raise Refusal(f"A seed is a whole number from 0 to {(1 << 63) - 1}, not {number}.")
    return number
