"""With how few cards a scenario can be solved, if everybody always held the right ones: with the real rules, on the real map.

First a quick search that trusts the bots' estimate of what is left to do finds some solution. Then it is looked whether fewer
cards do: through all positions (`sweep.py`) where there is room for them, else in a thorough search, which only trusts what is
certain (`at_least`), as long as there is room.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import numpy as np

from quirkbox.engine import SPECTATOR, Record, Report, dice_from_seed, i8, i8s, i16, i32, i32s, i64, note, rule, shape
from quirkbox.engine.record import dtype_of, records
from quirkbox.engine.trail import Notebook
from quirkbox.games.quirky_circuits.actions import CARD_ACTS, CHOICE, COMMANDS, EVENTS, RUN
from quirkbox.games.quirky_circuits.chart import QUIET, Chart, draw_chart, node_of
from quirkbox.games.quirky_circuits.content import numbers
from quirkbox.games.quirky_circuits.cost import cost, steps_between
from quirkbox.games.quirky_circuits.mind import can_take
from quirkbox.games.quirky_circuits.rules import deal
from quirkbox.games.quirky_circuits.run import act
from quirkbox.games.quirky_circuits.state import (
    CHOOSE,
    CLEAN,
    CONVEYOR1,
    CONVEYOR2,
    DELIVER,
    DELIVERED,
    DOCK,
    HELD,
    LEFTY,
    MEET,
    NONE,
    PROGRAM,
    QUIRK,
    SPACES,
    SPOTS,
    TOKENS,
    State,
)
from quirkbox.games.quirky_circuits.sweep import (
    MOST_CARDS,
    VICTORY,
    Sweep,
    choose,
    find_before,
    plan_sweep,
    play_out,
    position_of,
    take_this,
    widen,
)
from quirkbox.games.quirky_circuits.tell import card_name, many
from quirkbox.games.quirky_circuits.world import has, mark_in_way, second_space

QUICK, THOROUGH = range(2)
MOST = 2_000_000  # positions that are looked at, unless told otherwise
BYTES = 140  # of memory for each, and a bit
PIECE = 20_000  # between two looks at the clock
LAYOUTS = 4_096  # so many between two looks at the clock, in a sweep
RUNGS = 1 << 14  # estimates are sorted into so many
CAPPED = 2  # a thing put down elsewhere and fetched again costs two cards, and saves one way at most
WORD = (1 << 63) - 1


class Frame(Record):
    """A position on the way, and how it was reached."""

    bunnies: i64
    broken: i64
    vases: i64
    has: i32s = shape(SPOTS)
    parent: i32
    # of the same estimate
    next: i32
    steps: i16
    at: i8s = shape(TOKENS)
    fate: i8s = shape(TOKENS)
    half: i8s = shape(TOKENS)
    held: i8s = shape(2)
    space: i8
    facing: i8
    momentum: i8
    # the last one
    card: i8


class Hunt(Record):
    """How far a search has got."""

    # QUICK or THOROUGH
    how: i32
    # frames
    used: i32
    # the lowest with something on it
    rung: i32
    # the frame of the best solution, or NONE
    found: i32
    # cards of the best solution
    fewest: i32
    # 1: there was no room for more
    full: i32
    looked: i64
    ladder: i32s = shape(RUNGS)


@rule
def save(frame: Frame, s: State) -> None:
    frame.bunnies, frame.broken, frame.vases = s.bunnies, s.broken, s.vases
    for spot in range(SPOTS):
        frame.has[spot] = s.has[spot]
    for token in range(TOKENS):
        frame.at[token], frame.fate[token], frame.half[token] = s.at[token], s.fate[token], s.half[token]
    frame.held[0], frame.held[1] = s.held[0], s.held[1]
    frame.space, frame.facing, frame.momentum = s.space, s.facing, s.momentum


@rule
def load(s: State, frame: Frame) -> None:
    s.bunnies, s.broken, s.vases = frame.bunnies, frame.broken, frame.vases
    for spot in range(SPOTS):
        s.has[spot] = frame.has[spot]
    for token in range(TOKENS):
        s.at[token], s.fate[token], s.half[token] = frame.at[token], frame.fate[token], frame.half[token]
    s.held[0], s.held[1] = frame.held[0], frame.held[1]
    s.space, s.facing, s.momentum = frame.space, frame.facing, frame.momentum
    s.over = s.won = 0
    s.phase = PROGRAM
    s.choosing = NONE
    mark_in_way(s)


@rule
def mixed(key: int, value: int) -> int:
    key = ((key ^ value) * 0x1B873593CC9E2D51) & WORD
    return key ^ (key >> 29)


@rule
def fingerprint(s: State) -> int:
    """The same for positions that are the same."""
    key = mixed(mixed(mixed(1, s.bunnies & WORD), s.broken & WORD), s.vases & WORD)
    for token in range(s.tokens):
        at = 0 if s.fate[token] == HELD else int(s.at[token])
        key = mixed(key, at * 64 + s.fate[token] * 8 + s.half[token] + 1)
    key = mixed(key, (s.held[0] + 1) * 16 + s.held[1] + 1)
    return mixed(key, node_of(s)) | 1


@rule
def look(states: Any, frames: Any, keys: Any, steps: Any, hunt: Hunt, chart: Chart, budget: int) -> bool:
    """Go on with so many positions, the most promising first; True when there is nothing left to look at, or nothing to gain."""
    for _ in range(budget):
        while hunt.rung < RUNGS and hunt.ladder[hunt.rung] == NONE:
            hunt.rung += 1
        if hunt.rung == RUNGS or (hunt.how == THOROUGH and hunt.rung >= hunt.fewest):
            return True
        place = hunt.ladder[hunt.rung]
        hunt.ladder[hunt.rung] = frames[place].next
        hunt.looked += 1
        load(states[0], frames[place])
        for command in range(QUIRK):
            if chart.price[command]:
                states[1] = states[0]
                act(states[1], command, QUIET[0])
                if states[1].phase == CHOOSE:
                    choose_all(states, frames, keys, steps, hunt, chart, place, command)
                else:
                    reach(states[1], frames, keys, steps, hunt, chart, place, command)
        if hunt.how == QUICK and hunt.found != NONE:
            return True
    return False


@rule
def choose_all(states: Any, frames: Any, keys: Any, steps: Any, hunt: Hunt, chart: Chart, place: int, command: int) -> None:
    """Where one may choose between tokens: each of them, and then each of those in reach of Lefty's other hand."""
    for token in range(states[1].tokens):
        if not can_take(states[1], token):
            continue
        choose(states, 1, token)
        if states[2].phase != CHOOSE:
            reach(states[2], frames, keys, steps, hunt, chart, place, command)
            continue
        for other in range(states[2].tokens):
            if can_take(states[2], other):
                choose(states, 2, other)
                reach(states[3], frames, keys, steps, hunt, chart, place, command)


@rule
def reach(s: State, frames: Any, keys: Any, steps: Any, hunt: Hunt, chart: Chart, parent: int, command: int) -> None:
    """A position is reached: remember it, unless it was reached with as few cards before."""
    taken = frames[parent].steps + 1
    if (s.over and not s.won) or taken >= hunt.fewest:
        return
    if s.won:
        hunt.fewest = taken
        hunt.found = put(s, frames, hunt, parent, command, taken)
        return
    if hunt.used >= len(frames) - 1:
        hunt.full = 1
        return
    if not is_new(fingerprint(s), keys, steps, taken):
        return
    rung = taken + at_least(chart, s) if hunt.how == THOROUGH else 8 * taken + cost(chart, s)
    if hunt.how == THOROUGH and rung >= hunt.fewest:
        return
    frame = put(s, frames, hunt, parent, command, taken)
    rung = min(rung, RUNGS - 1)
    frames[frame].next = hunt.ladder[rung]
    hunt.ladder[rung] = frame
    hunt.rung = min(hunt.rung, rung)


@rule
def is_new(key: int, keys: Any, steps: Any, taken: int) -> bool:
    place = key % len(keys)
    while keys[place] != 0 and keys[place] != key:
        place = place + 1 if place + 1 < len(keys) else 0
    if keys[place] == key and steps[place] <= taken:
        return False
    keys[place] = key
    steps[place] = taken
    return True


@rule
def put(s: State, frames: Any, hunt: Hunt, parent: int, command: int, taken: int) -> int:
    frame = int(hunt.used)
    hunt.used = frame + 1
    save(frames[frame], s)
    frames[frame].parent, frames[frame].card, frames[frame].steps = parent, command, taken
    return frame


@rule
def at_least(chart: Chart, s: State) -> int:
    """Cards that are needed for certain. The chart counts every card as one, and takes the best way between any two spaces.
    Where conveyors run, everything may come closer by itself."""
    total = 0
    rides = chart.price[CONVEYOR1] or chart.price[CONVEYOR2]
    if s.goal & MEET and not rides:
        for token in range(s.tokens):
            if s.must_meet[token] != NONE:
                total += (steps_between(s.at[token], s.at[s.must_meet[token]]) + 1) // 2
    if s.goal & DELIVER:
        return total + deliver_at_least(chart, s)
    if rides:
        return total
    return total + drive_at_least(chart, s)


@rule
def drive_at_least(chart: Chart, s: State) -> int:
    """To the farthest dust and from there to the dock. The card that cleans it may go on a bit."""
    node, most = node_of(s), 0
    if s.goal & DOCK:
        most = int(chart.near[0, s.dock, node])
    for space in range(SPACES):
        if s.goal & CLEAN and has(s.bunnies | s.broken, space):
            home = max(0, int(chart.hop[space, s.dock]) - 1) if s.goal & DOCK else 0
            most = max(most, int(chart.near[0, space, node]) + home)
    return most


@rule
def deliver_at_least(chart: Chart, s: State) -> int:
    """For everything a spot still wants, whichever token is brought there most cheaply: there may be more of a kind than are
    wanted. Carried one after the other by one pair of hands, so the ways add up. Lefty can carry two, and conveyors carry for
    nothing: then only what is certain for one of them."""
    node = node_of(s)
    together = s.robot == LEFTY or chart.price[CONVEYOR1] or chart.price[CONVEYOR2]
    whole, first, most, count = 0, 1 << 20, 0, 0
    for spot in range(s.spots):
        missing = s.wants[spot] & ~s.has[spot]
        while missing:
            kind = missing & -missing
            missing ^= kind
            count += 1
            bring, alone = 1 << 20, 1 << 20
            for token in range(s.tokens):
                if 1 << s.kind[token] != kind or s.fate[token] == DELIVERED:
                    continue
                carried, link, start = legs_at_least(chart, s, token, spot, node)
                link = min(CAPPED, link)
                bring = min(bring, carried + link)
                alone = min(alone, carried + start)
                first = min(first, start - link)
            whole += bring
            most = max(most, alone)
    if together:
        return max(most, (count + 1) // 2)
    return whole + (first if count else 0)


@rule
def legs_at_least(chart: Chart, s: State, token: int, spot: int, node: int) -> tuple[int, int, int]:
    """Cards that bring this token to this spot once the robot is there, that bring the robot there from another spot, and from
    where it is. What rides or walks comes to meet it."""
    rides = chart.price[CONVEYOR1] or chart.price[CONVEYOR2]
    if s.fate[token] == HELD:
        return 1 if s.robot == LEFTY or rides else 1 + near_at_least(chart, s, spot, node), 0, 0
    if rides or s.walks_to[token] != NONE:
        return 2, 0, 0
    return (
        2 + carry_at_least(chart, s, token, spot),
        link_at_least(chart, s, token),
        fetch_at_least(chart, s, token, node),
    )


@rule
def near_at_least(chart: Chart, s: State, spot: int, node: int) -> int:
    best = int(chart.near[0, s.spot[spot], node])
    second = second_space(int(s.spot[spot]), int(s.spot_half[spot]))
    return best if second == NONE else min(best, int(chart.near[0, second, node]))


@rule
def fetch_at_least(chart: Chart, s: State, token: int, node: int) -> int:
    best = 1 << 20
    for hand in range(2 if s.robot == LEFTY else 1):
        best = min(best, int(chart.near[hand, s.at[token], node]))
        second = second_space(int(s.at[token]), int(s.half[token]))
        if second != NONE:
            best = min(best, int(chart.near[hand, second, node]))
    return best


@rule
def carry_at_least(chart: Chart, s: State, token: int, spot: int) -> int:
    second = second_space(int(s.at[token]), int(s.half[token]))
    other = second_space(int(s.spot[spot]), int(s.spot_half[spot]))
    best = int(chart.hop[s.at[token], s.spot[spot]])
    if second != NONE:
        best = min(best, int(chart.hop[second, s.spot[spot]]))
    if other != NONE:
        best = min(best, int(chart.hop[s.at[token], other]))
    if second != NONE and other != NONE:
        best = min(best, int(chart.hop[second, other]))
    return best


@rule
def link_at_least(chart: Chart, s: State, token: int) -> int:
    best = 1 << 20
    for spot in range(s.spots):
        best = min(best, int(chart.hop[s.spot[spot], s.at[token]]))
    return best if s.half[token] == NONE else 0


@dataclass(frozen=True)
class Solution:
    # None: none was found
    cards: tuple[str, ...] | None
    # there is none with fewer cards; or none at all
    certain: bool
    # positions
    looked: int
    # how the cards are carried out, event by event
    trail: tuple[dict[str, Any], ...] = ()

    def words(self) -> str:
        if self.cards is None:
            return "Nothing solves it." if self.certain else f"No solution was found in {self.looked:,} positions."
        named = ", ".join(card_name(card) for card in self.cards)
        fewest = "and not with fewer" if self.certain else f"perhaps with fewer ({self.looked:,} positions seen)"
        return f"It can be solved with {many(len(self.cards), 'card')}, {fewest}: {named}."


def solve(answer: str, tick: Callable[[float], object] = lambda part: None, most: int = MOST, thorough: bool = True) -> Solution:
    """The fewest cards for a scenario; `tick` hears how much of the search is done."""
    states = records(5, dtype_of(State))
    options: Any = np.array([2, 0, 0, *numbers(answer)], np.int64)
    deal(states[0], options, dice_from_seed(0), QUIET[0])
    hunt = _Hunting(states, most)
    quick = hunt.run(QUICK, 1 << 14, lambda part: tick(part / 2))
    if quick.cards is None or not thorough:
        return Solution(quick.cards, quick.cards is None and quick.certain, quick.looked, quick.trail)
    deal(states[0], options, dice_from_seed(0), QUIET[0])
    better = hunt.sweep(len(quick.cards), lambda part: tick(0.5 + part / 2))
    if better is None:
        better = hunt.run(THOROUGH, len(quick.cards), lambda part: tick(0.5 + part / 2))
    return Solution(better.cards or quick.cards, better.certain, quick.looked + better.looked, better.trail or quick.trail)


def solution(answer: str, tick: Callable[[float], object]) -> Report:
    """In words, and to look at."""
    found = solve(answer, tick, room())
    return Report(found.words(), found.trail)


def room() -> int:
    """As many positions as fit into a quarter of this machine's memory, or as QUIRKBOX_POSITIONS says, for those in a hurry."""
    asked = os.environ.get("QUIRKBOX_POSITIONS", "")
    if asked.isdigit():
        return int(asked)
    try:
        memory = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    except (AttributeError, ValueError, OSError):  # not on every system
        return MOST
    return int(max(MOST, memory // 4 // BYTES))


class _Hunting:
    """Room for a search."""

    def __init__(self, states: Any, most: int):
        self.states, self.most = states, most
        self.frames = records(most + 1, dtype_of(Frame))
        self.chart = records(1, dtype_of(Chart))

    def run(self, how: int, fewer_than: int, tick: Callable[[float], object]) -> Solution:
        keys, steps = np.zeros(2 * self.most + 1, np.int64), np.zeros(2 * self.most + 1, np.int16)
        hunts = records(1, dtype_of(Hunt))
        hunt, fields = hunts[0], np.asarray(hunts)[0]
        fields["how"], fields["found"], fields["fewest"] = how, NONE, fewer_than
        fields["ladder"][:] = NONE
        self.states[1] = self.states[0]
        np.asarray(self.chart)[0]["exact"] = how == THOROUGH
        draw_chart(self.chart[0], self.states[0], self.states[1])
        put(self.states[0], self.frames, hunt, NONE, NONE, 0)
        np.asarray(self.frames)[0]["next"] = NONE
        fields["ladder"][0], fields["rung"] = 0, 0
        done = False
        while not done and not fields["full"]:
            done = look(self.states, self.frames, keys, steps, hunt, self.chart[0], PIECE)
            tick(min(1.0, int(fields["used"]) / self.most))
        certain, looked = bool(done and not fields["full"]), int(fields["looked"])
        if fields["found"] == NONE:
            return Solution(None, certain, looked)
        way = self._way_to(int(fields["found"]))
        cards = tuple(COMMANDS[np.asarray(self.frames)[place]["card"]] for place in way[1:])
        return Solution(cards, certain, looked, self._driven(way))

    def sweep(self, fewer_than: int, tick: Callable[[float], object]) -> Solution | None:
        """All positions, one card further at a time; None if there are too many for this room."""
        sweeps = records(1, dtype_of(Sweep))
        sweep, fields = sweeps[0], np.asarray(sweeps)[0]
        self.states[1] = self.states[0]
        np.asarray(self.chart)[0]["exact"] = True
        draw_chart(self.chart[0], self.states[0], self.states[1])
        if not plan_sweep(sweep, self.states[0], self.chart[0]):
            return None
        layouts, nodes = int(fields["layouts"]), int(fields["nodes"])
        if layouts * nodes > self.most * BYTES or fewer_than > MOST_CARDS:
            return None
        cells = np.zeros(layouts * nodes, np.uint8)
        start = position_of(sweep, self.states[0])
        cells[start] = 1
        self.states[4] = self.states[0]  # where it begins
        fields["fewer_than"], fields["reached"], before = fewer_than, 1, 0
        pieces = [(first, min(first + LAYOUTS, layouts)) for first in range(0, layouts, LAYOUTS)]
        while int(fields["taken"]) + 1 < fewer_than and before != int(fields["reached"]):
            before = int(fields["reached"])
            for place, (first, last) in enumerate(pieces):
                tick((int(fields["taken"]) + place / len(pieces)) / fewer_than)
                if widen(sweep, self.states, cells, self.chart[0], first, last):
                    return self._swept(sweep, fields, cells, pieces, start)
            fields["taken"] += 1
        return Solution(None, True, int(fields["reached"]))

    def _swept(self, sweep: Any, fields: Any, cells: Any, pieces: list[tuple[int, int]], start: int) -> Solution:
        """The way to the victory that a sweep has found: back from position to position, then forward card by card."""
        ways = [(VICTORY, int(fields["command"]))]
        while fields["taken"] > 0:
            wanted = int(fields["found"])
            fields["taken"] -= 1
            assert any(find_before(sweep, self.states, cells, self.chart[0], *piece, wanted) for piece in pieces)
            ways.append((wanted, int(fields["command"])))
        assert int(fields["found"]) == start
        hunt = records(1, dtype_of(Hunt))[0]
        self.states[0] = self.states[4]
        put(self.states[0], self.frames, hunt, NONE, NONE, 0)
        for taken, (wanted, command) in enumerate(reversed(ways), 1):
            reached = play_out(sweep, self.states, cells, command, wanted)
            self.states[0] = self.states[reached]
            put(self.states[0], self.frames, hunt, taken - 1, command, taken)
        cards = tuple(COMMANDS[command] for _, command in reversed(ways))
        return Solution(cards, True, int(fields["reached"]), self._driven(list(range(len(ways) + 1))))

    def _way_to(self, place: int) -> list[int]:
        """The frames from the start on."""
        way, parents = [place], np.asarray(self.frames)["parent"]
        while way[-1] > 0:
            way.append(int(parents[way[-1]]))
        return way[::-1]

    def _driven(self, way: list[int]) -> tuple[dict[str, Any], ...]:
        """What is seen to happen on the way. Nobody is asked to choose: it is known what is chosen."""
        begins = Notebook()
        note(begins.trail, RUN, len(way) - 1)
        happened = [begins.happened()]
        for place, (before, after) in enumerate(pairwise(way)):
            happened.append(self._step(place, before, after))
        seen = np.concatenate(happened)
        return tuple(EVENTS.to_json(seen[seen[:, 0] != CHOICE], SPECTATOR))

    def _step(self, place: int, before: int, after: int) -> Any:
        """One card from frame to frame, with those choices of tokens that lead there."""
        s, told = self.states[1], np.asarray(self.states)[1]
        command = int(np.asarray(self.frames)[after]["card"])
        self.states[2] = self.states[0]
        load(self.states[2], self.frames[after])
        wanted = fingerprint(self.states[2])
        ways: list[tuple[int, ...]] = [()]
        while ways:
            tokens = ways.pop()
            self.states[1] = self.states[0]
            load(s, self.frames[before])
            notebook = Notebook()
            yellow = told["cards"][command] == 0
            note(notebook.trail, CARD_ACTS, place, 0, command, yellow, int(told["space"]), int(told["facing"]))
            act(s, command, notebook.trail)
            for token in tokens:
                take_this(s, token, notebook.trail)
            if told["phase"] == CHOOSE:
                ways += [(*tokens, token) for token in range(int(told["tokens"])) if can_take(s, token)]
            elif fingerprint(s) == wanted:
                return notebook.happened()
        raise RuntimeError("a card does not lead where it led before")
