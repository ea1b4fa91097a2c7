"""The bots of the house. Compiled loops play whole games with them. Three play any game, two what they have learned."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any, Literal

import numpy as np

from quirkbox.bots.analysis import Analysis
from quirkbox.bots.budget import Budget, Looks, Seconds
from quirkbox.bots.first_sight import first_sight
from quirkbox.bots.heuristics import eager, heuristics
from quirkbox.bots.learned.mind import choose_learned, has_learned
from quirkbox.bots.search import HIDDEN, CompiledSearch
from quirkbox.bots.workspace import Workspace, learned_search_of, search_of
from quirkbox.engine import Dice, Game, Player, Position, Refusal, copy_of, roll, rule

RANDOM, GREEDY, SEARCH, TRAINED, MASTER = range(5)


@cache
def quick_chooser(game: Game) -> Callable[..., int]:
    """`choose(kind, s, seat, codes, dice)`: what a bot does that does not look ahead, knowing the hidden state `s`; `codes` is
    room to think."""
    legal, sensible, at_sight = game.rules.legal, heuristics(game).sensible, first_sight(heuristics(game).judge)

    @rule
    def choose_quickly(kind: int, s: Any, seat: int, codes: Any, dice: Any) -> int:
        if kind == RANDOM:
            return int(codes[roll(dice, legal(s, seat, codes))])
        return int(at_sight(s, seat, codes, sensible(s, seat, codes), dice))

    return choose_quickly


@cache
def chooser(game: Game) -> Callable[..., int]:
    """`choose(kind, states, seat, looks, dice, buffers, memory)`: what a bot does, knowing `states[HIDDEN]`."""
    choose_quickly, think = quick_chooser(game), search_of(game).think
    learned = choose_learned(game) if has_learned(game) else chooses_nothing
    asking = learned_search_of(game)
    think_it_over, glances = (asking.think, asking.glances) if asking else (thinks_nothing, 0)

    @rule
    def choose(kind: int, states: Any, seat: int, looks: int, dice: Any, buffers: Any, memory: Any) -> int:
        if kind == SEARCH:
            return int(think(states, seat, looks, dice, buffers, memory.search))
        if kind == TRAINED and glances:
            return int(think_it_over(states, seat, glances, dice, buffers, memory.learned))
        if kind == TRAINED:
            return int(learned(states[HIDDEN], seat, buffers.codes, dice, memory.mind))
        if kind == MASTER:
            return int(think_it_over(states, seat, looks, dice, buffers, memory.learned))
        return choose_quickly(kind, states[HIDDEN], seat, buffers.codes, dice)

    return choose


@rule
def chooses_nothing(hidden: Any, seat: int, codes: Any, dice: Any, mind: Any) -> int:
    return -1


@rule
def thinks_nothing(states: Any, seat: int, looks: int, dice: Any, buffers: Any, memory: Any) -> int:
    return -1


@cache
def random_player(game: Game) -> Player:
    """The random bot on all seats of a compiled loop, on a CPU or a GPU. It has dice of its own, as at a table."""

    @rule
    def choose(s: Any, seat: int, codes: Any, n: int, dice: Any) -> int:
        return int(codes[0]) if seat == s.players else int(codes[roll(dice, n)])

    return Player(choose, eager(game), own_dice=True)


@cache
def greedy_player(game: Game) -> Player:
    """The greedy bot on all seats of a compiled loop, on a CPU or a GPU."""
    hide, sensible, at_sight = game.rules.hide, heuristics(game).sensible, first_sight(heuristics(game).judge)

    @rule
    def choose(s: Any, seat: int, codes: Any, n: int, dice: Any) -> int:
        if seat == s.players:
            return int(codes[0])
        hidden = copy_of(s)
        hide(hidden, seat)
        return int(at_sight(hidden, seat, codes, sensible(hidden, seat, codes), dice))

    return Player(choose, eager(game), own_dice=True)


def rather_waits(position: Position, seat: int) -> bool:
    """A bot on this seat may act, but would rather see first what others do."""
    yields = heuristics(position.game).yields
    return bool(yields and yields(position.hidden(seat).states[0], seat))


@dataclass(frozen=True)
class BuiltinBot:
    """A bot of the house: it plays any game."""

    id: str
    #: so that several of a kind at a table are told apart
    names: tuple[str, ...]
    #: as they stand under the name at a table
    words: str
    kind: int
    #: how hard it is to beat, as people say it
    strength: Literal["easy", "fair", "strong"]
    #: how slow it is at a live table, compared with a usual player
    pace: float = 1.0

    @property
    def looks_ahead(self) -> bool:
        """It thinks as long as it may."""
        return self.kind in (SEARCH, MASTER)

    def plays(self, game: Game) -> bool:
        if self.kind == MASTER:
            return learned_search_of(game) is not None
        return self.kind != TRAINED or has_learned(game)

    def choose(self, hidden: Position, seat: int, *, dice: Dice, budget: Budget | None = None, among_people: bool = False) -> int:
        """The code of what it does; without a budget, after 1000 looks ahead if it looks ahead at all."""
        game = hidden.game
        easy = heuristics(game).easy
        if not self.plays(game):
            raise Refusal(f"{self.id} {'has not learned' if self.kind == TRAINED else 'does not play'} {game.name}.")
        if self.kind == RANDOM and among_people and easy:
            return int(easy(hidden.states[0], seat, game.codes(), dice))
        return _choose(self.kind, _on_workspace(hidden), game, seat, dice, budget or Looks())

    def analyse(self, hidden: Position, seat: int, *, dice: Dice, budget: Budget | None = None) -> Analysis:
        """What it thinks: its choice, and the actions it has looked into, the best first."""
        work = _on_workspace(hidden)
        action = _choose(self.kind, work, hidden.game, seat, dice, budget or Looks())
        looking = _looking_ahead(self.kind, hidden.game)
        return Analysis(action, tuple(looking[0].lines(work.memories[looking[1]])) if looking else ())


def _looking_ahead(kind: int, game: Game) -> tuple[CompiledSearch, str] | None:
    """The search of a bot that thinks as long as it may, and where in a workspace it keeps its thoughts."""
    if kind == SEARCH:
        return search_of(game), "search"
    asking = learned_search_of(game) if kind == MASTER else None
    return (asking, "learned") if asking else None


def _on_workspace(hidden: Position) -> Workspace:
    work = Workspace.of(hidden.game)
    work.states[HIDDEN : HIDDEN + 1] = np.asarray(hidden.states)
    return work


def _choose(kind: int, work: Workspace, game: Game, seat: int, dice: Dice, budget: Budget) -> int:
    looking = _looking_ahead(kind, game)
    if looking and isinstance(budget, Seconds):
        search, memory = looking
        return int(search.think_for(work.states, seat, budget.seconds, dice, work.buffers[1], work.memories[memory]))
    looks = budget.count if isinstance(budget, Looks) else 1
    return int(chooser(game)(kind, work.states, seat, looks, dice, work.buffers[1], work.memories[0]))


BUILTIN = (
    BuiltinBot("random", ("Pip", "Blip", "Dot"), "plays anything", RANDOM, "easy", pace=1.6),
    BuiltinBot("greedy", ("Snap", "Zip", "Grab"), "takes what it sees", GREEDY, "fair"),
    BuiltinBot("search", ("Tock", "Cog", "Nix"), "quite clever", SEARCH, "strong"),
    BuiltinBot("trained", ("Ada", "Juno", "Max"), "has played it a million times", TRAINED, "strong"),
    BuiltinBot("master", ("Vera", "Otto", "Kim"), "has learned it and thinks ahead", MASTER, "strong"),
)
