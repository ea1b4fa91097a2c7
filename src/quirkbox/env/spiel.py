"""OpenSpiel's door. To import it is to register the games: `pyspiel.load_game("quirkbox_quirkies(players=3)")`.

One seat acts after the other, in the order of `aec`; what is chosen in secret stays hidden until it is shown. Luck is explicit:
where the rules roll dice there is a chance node, whose outcomes are so many equally likely seeds of them. What comes of a seed
depends on all luck before, so a game has far more than these. The deal has a few such nodes one after the other.

What a player knows is what they have seen and done so far, action by action. OpenSpiel's algorithms tell such information states
apart by a string: it is a hash here, which grows with each row a seat sees (`Observation`). A player's idea of the rest
(`resample_from_infostate`) is the game's own `guess`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
import pyspiel

from quirkbox.engine import Game, Observation, Position, Refusal, dice_from_seed, next_to_act, records, rule, seed_dice
from quirkbox.engine.copies import copy_record
from quirkbox.engine.dice import WORD
from quirkbox.engine.loops import MOST_ACTIONS
from quirkbox.env.step import settle
from quirkbox.games import GAMES

PREFIX = "quirkbox_"
# the outcomes of a chance node, and how many nodes a deal has
SEEDS = 256
DEAL_NODES = 3
# what is to happen next: a seat acts; the dice are rolled for an action; nothing any more
TURN, LUCK, OVER = range(3)
# instead of an action: one of the table's, which the dice choose too; none
ANY, NOTHING = -1, -2
NO_LUCK = -1
# before the text of somebody's own file
FILE = "file_"
TRUE, OTHER = range(2)
# two hashes of 32 bits each, so that whole numbers of 64 bits hold what is multiplied
HASHES = 2
FACTORS = np.array([16777619, 26544357])


class Kernels(NamedTuple):
    # all(0, …): contains the others, and does none of them
    all: Callable[..., None]
    # deal(states, work, options, luck, known, rows)
    deal: Callable[..., None]
    # move(states, work, seat, action, luck, known, rows) -> what is next, seat, action
    move: Callable[..., tuple[int, int, int]]
    # see(states, seat, rows)
    see: Callable[..., None]
    # legal(states, work, seat) -> n
    legal: Callable[..., int]
    # pay(ends)
    pay: Callable[..., None]


@cache
def kernels(game: Game) -> Kernels:
    rules = game.rules
    deal_game, play, legal_of, hide = rules.deal, rules.play, rules.legal, rules.hide
    next_seat, observe, settle_game = next_to_act(game), Observation(game).observe, settle(game)

    @rule
    def see(states: Any, seat: int, rows: Any) -> None:
        copy_record(states[OTHER], states[TRUE])
        hide(states[OTHER], seat)
        observe(states[OTHER], seat, rows[0])

    @rule
    def remember(known: Any, seat: int, number: int) -> None:
        for i in range(HASHES):
            known[seat, i] = ((known[seat, i] ^ (number & WORD)) * FACTORS[i] + 1) & WORD

    @rule
    def look_around(states: Any, known: Any, rows: Any) -> None:
        """Everybody has seen what has happened."""
        cells = rows[0].cells
        for seat in range(states[TRUE].players):
            see(states, seat, rows)
            for i in range(len(cells)):
                remember(known, seat, int(cells[i]))

    @rule
    def deal(states: Any, work: Any, options: Any, luck: int, known: Any, rows: Any) -> None:
        seed_dice(work[0].dice, luck, 0)
        deal_game(states[TRUE], options, work[0].dice, work[0].trail)
        look_around(states, known, rows)

    @rule
    def move(states: Any, work: Any, seat: int, action: int, luck: int, known: Any, rows: Any) -> tuple[int, int, int]:
        """An action, and what the table does after it, until somebody is to act. Without luck nothing is done that needs dice:
        what that is, is told instead."""
        s, there, mine = states[TRUE], states[OTHER], work[0]
        if luck != NO_LUCK:
            seed_dice(mine.dice, luck, 0)
        elif action != NOTHING:
            remember(known, seat, action)
        if action == ANY:
            action = int(mine.codes[luck % legal_of(s, seat, mine.codes)])
        while True:
            if action != NOTHING:
                copy_record(there, s)
                rolled = mine.dice.count
                play(there, seat, action, mine.dice, mine.trail)
                if luck == NO_LUCK and mine.dice.count != rolled:
                    return LUCK, seat, action
                luck = NO_LUCK
                copy_record(s, there)
                look_around(states, known, rows)
            if s.over:
                return OVER, seat, NOTHING
            seat, n = next_seat(s, seat, mine.codes)
            if seat < s.players:
                return TURN, seat, NOTHING
            if n != 1:
                return LUCK, seat, ANY
            action = int(mine.codes[0])

    @rule
    def legal(states: Any, work: Any, seat: int) -> int:
        return int(legal_of(states[TRUE], seat, work[0].codes))

    @rule
    def pay(ends: Any) -> None:
        settle_game(ends[0])

    # what is called from Python is compiled as a whole: this way once, instead of the same rules once for each of them
    @rule
    def everything(what: int, states: Any, work: Any, options: Any, known: Any, rows: Any, ends: Any) -> None:
        if what == 1:
            deal(states, work, options, what, known, rows)
        if what == 2:
            move(states, work, what, what, what, known, rows)
        if what == 3:
            see(states, what, rows)
        if what == 4:
            legal(states, work, what)
        if what == 5:
            pay(ends)

    return Kernels(everything, deal, move, see, legal, pay)


class SpielState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel is untyped
    """Its attributes are all that `clone` and `serialize` copy."""

    def __init__(self, game: SpielGame):
        super().__init__(game)
        self._states = game.played.states(1)
        self._known = np.zeros((game.num_players(), HASHES), np.int64)
        self._next = LUCK, 0, 0
        self._nodes_to_deal = DEAL_NODES
        self._luck = 0

    @property
    def position(self) -> Position:
        """The true position."""
        return Position(self.get_game().played, self._states)

    @property
    def dealt(self) -> bool:
        return self._nodes_to_deal == 0

    def current_player(self) -> int:
        what, seat, _ = self._next
        return seat if what == TURN else pyspiel.PlayerId.CHANCE if what == LUCK else pyspiel.PlayerId.TERMINAL

    def is_terminal(self) -> bool:
        return self._next[0] == OVER

    def _legal_actions(self, player: int) -> list[int]:
        legal: list[int] = self.get_game().room.legal(self._states, player)
        return legal

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return CHANCES

    def _apply_action(self, action: int) -> None:
        what, seat, pending = self._next
        room = self.get_game().room
        if what == TURN:
            self._next = room.move(self, seat, action, NO_LUCK)
            return
        self._luck = (self._luck * (SEEDS + 1) + action + 1) % LARGEST
        if self.dealt:
            self._next = room.move(self, seat, pending, self._luck)
            return
        self._nodes_to_deal -= 1
        if self.dealt:
            self._next = room.deal(self)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"dice {action}" if player == pyspiel.PlayerId.CHANCE else self.get_game().played.actions.text(action)

    def returns(self) -> list[float]:
        return self.get_game().room.rewards(self._states) if self.is_terminal() else [0.0] * self.num_players()

    def resample_from_infostate(self, player: int, rng: Callable[[], float]) -> SpielState:
        """A possible truth, as far as this player knows; what others have seen on the way there is left open."""
        other = self.clone()
        if self.dealt:
            seeds = [int(rng() * (1 << 31)) for _ in range(2)]
            other._states = self.position.guessed(player, dice_from_seed(*seeds)).states
            other._known[:] = 0
            other._known[player] = self._known[player]
            other._luck = seeds[0] ^ (seeds[1] << 31)
        return other  # type: ignore[no-any-return]

    def __str__(self) -> str:
        """Short, for algorithms ask for it at every step; `print(state.position)` shows the table."""
        if not self.dealt:
            return f"{self._nodes_to_deal} dice to deal by, luck {self._luck}"
        state = hashlib.blake2b(np.asarray(self._states).tobytes(), digest_size=8).hexdigest()
        seen = " ".join(map(_hash, self._known))
        return f"{self.get_game().played.name} {state}, next {self._next}, seen {seen}, luck {self._luck}"


LARGEST = 1 << 62
CHANCES = [(seed, 1 / SEEDS) for seed in range(SEEDS)]


def _hash(known: Iterable[int]) -> str:
    return "".join(f"{word:08x}" for word in known)


class _Room:
    """Where the rules of one game are run; nothing is left there."""

    def __init__(self, game: Game, players: int, options: npt.NDArray[np.int64]):
        self.layout = Observation(game)
        self._kernels, self._options = kernels(game), options
        self._states, self._work, self.rows = game.states(2), game.buffers(), records(1, self.layout.rows)
        self._codes = np.asarray(self._work)["codes"][0]
        self._known = np.zeros((players, HASHES), np.int64)
        # a game that is over, as it is settled
        seats = game.players[1]
        settled = [("state", game.dtype), ("scores", np.int64, (seats,)), ("rewards", np.float64, (seats,))]
        self._ends = records(1, np.dtype(settled, align=True))
        self._players = players
        self._kernels.all(0, self._states, self._work, options, self._known, self.rows, self._ends)

    def deal(self, state: SpielState) -> tuple[int, int, int]:
        self._kernels.deal(self._states, self._work, self._options, state._luck, state._known, self.rows)
        state._states[:] = self._states[:1]
        return self.move(state, 0, NOTHING, NO_LUCK)

    def move(self, state: SpielState, seat: int, action: int, luck: int) -> tuple[int, int, int]:
        self._states[:1] = state._states
        told = self._kernels.move(self._states, self._work, seat, action, luck, state._known, self.rows)
        state._states[:] = self._states[:1]
        return told

    def row(self, states: Any, seat: int) -> npt.NDArray[Any]:
        """Until the next call."""
        self._states[:1] = states
        self._kernels.see(self._states, seat, self.rows)
        row: npt.NDArray[Any] = np.asarray(self.rows)["cells"][0]
        return row

    def legal(self, states: Any, seat: int) -> list[int]:
        self._states[:1] = states
        codes: list[int] = self._codes[: self._kernels.legal(self._states, self._work, seat)].tolist()
        return sorted(codes)

    def rewards(self, states: Any) -> list[float]:
        end = np.asarray(self._ends)
        end["state"] = states
        self._kernels.pay(self._ends)
        rewards: list[float] = end["rewards"][0, : self._players].tolist()
        return rewards


class Observer:
    """What OpenSpiel asks to look at a state: the row of a seat by its fields; of perfect recall, a string alone."""

    def __init__(self, layout: Observation, perfect_recall: bool):
        self._perfect_recall = perfect_recall
        self.tensor = None if perfect_recall else np.zeros(layout.size, np.float32)
        self.dict = {}
        if self.tensor is not None:
            self.dict = {field.name: self.tensor[field.cells].reshape(field.shape or (1,)) for field in layout.fields}

    def set_from(self, state: SpielState, player: int) -> None:
        if self.tensor is not None:
            self.tensor[:] = state.get_game().room.row(state._states, player) if state.dealt else 0

    def string_from(self, state: SpielState, player: int) -> str:
        if not state.dealt:
            return "nothing is dealt"
        if self._perfect_recall:
            return f"player {player} {_hash(state._known[player])}"
        row = state.get_game().room.row(state._states, player)
        return f"player {player} {row.tobytes().hex()}"


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game of ours as one of OpenSpiel's. Its parameters are `players` and the game's options."""

    def __init__(self, played: Game, params: Mapping[str, Any]):
        self.played = played
        players = int(params.get("players", played.players[0]))
        self.options = played.agree_on({name: _choice(name, said) for name, said in params.items() if name != "players"})
        self.room = _Room(played, players, played.option_codes(players, self.options))
        info = pyspiel.GameInfo(
            num_distinct_actions=played.actions.size,
            max_chance_outcomes=SEEDS,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if played.cooperative else 0.0,
            max_game_length=MOST_ACTIONS,
        )
        super().__init__(game_type(played), info, dict(params))

    def __reduce__(self) -> tuple[Any, ...]:
        return load, (self.played, self.num_players(), self.options)

    def new_initial_state(self, *from_elsewhere: Any) -> SpielState:
        if from_elsewhere:
            raise Refusal(f"{self.played.name} begins with the deal, not with a position of your own.")
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return MOST_ACTIONS

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer:
        if params:
            raise Refusal("An observer of these games has no parameters.")
        if kind is None:
            return Observer(self.room.layout, perfect_recall=False)
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            raise Refusal("These games are observed as a player sees them: all that is public, and what is their own.")
        return Observer(self.room.layout, kind.perfect_recall)


def params_of(players: int, options: Mapping[str, str]) -> dict[str, Any]:
    return {"players": players, **{option: _said(option, choice) for option, choice in options.items()}}


def _said(option: str, choice: str) -> str:
    """A choice as OpenSpiel finds it again in a text, where commas and brackets part things and what looks like a number is one:
    "5" is said as "window_5", the text of a file in hexadecimal digits."""
    if choice.isdecimal():
        return f"{option}_{choice}"
    return choice if choice.isidentifier() else f"{option}_{FILE}{choice.encode().hex()}"


def _choice(option: str, said: object) -> str:
    rest = str(said).removeprefix(f"{option}_")
    if rest.startswith(FILE):
        return bytes.fromhex(rest.removeprefix(FILE)).decode()
    return rest if rest.isdecimal() else str(said)


@cache
def game_type(game: Game) -> Any:
    kinds = pyspiel.GameType
    return pyspiel.GameType(
        short_name=PREFIX + game.id,
        long_name=game.name,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.IDENTICAL if game.cooperative else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.players[1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=params_of(game.players[0], game.read_options({})),
    )


@cache
def register(game: Game) -> str:
    """The name under which OpenSpiel knows a game from now on."""

    # a class, because OpenSpiel keeps it beyond Python's end, where a function can't be let go any more
    class Registered(SpielGame):
        def __init__(self, params: Mapping[str, Any]):
            super().__init__(game, params)

    pyspiel.register_game(game_type(game), Registered)
    return PREFIX + game.id


def load(game: Game, players: int, options: Mapping[str, str]) -> SpielGame:
    loaded: SpielGame = pyspiel.load_game(register(game), params_of(players, options))
    return loaded


for known in GAMES.values():
    register(known)
