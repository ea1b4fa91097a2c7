"""A (hidden) state of Quirky Circuits as JSON for the browser and as text for the terminal. Events in words are in tell.py,
refusals in why.py."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypedDict

import numpy as np
import numpy.typing as npt

from quirkbox.engine import for_rules
from quirkbox.games.quirky_circuits import content
from quirkbox.games.quirky_circuits.actions import (
    BACKS,
    BATTERY_COLOURS,
    COMMANDS,
    KINDS,
    ROBOTS,
    SIDES,
    Back,
    BatteryColour,
    Colour,
    Command,
    Kind,
    Robot,
    Side,
)
from quirkbox.games.quirky_circuits.goal import colour_of, dirt_left, is_met, to_deliver
from quirkbox.games.quirky_circuits.state import (
    ACROSS,
    BACK,
    CHOOSE,
    CLEAN,
    DELIVER,
    DELIVERED,
    DOCK,
    DOWN,
    HAND,
    HELD,
    HIDDEN,
    LEFTY,
    MEET,
    MINIMUM,
    NONE,
    PROGRAM,
    QUIRK,
    ROVER,
    SIDE,
    SPACES,
    TWIRL,
    YELLOW,
    State,
)
from quirkbox.games.quirky_circuits.tell import (
    KIND_NAMES,
    ROBOT_NAMES,
    back_name,
    card_name,
    words,
)
from quirkbox.games.quirky_circuits.way import WayPoint, way_of
from quirkbox.games.quirky_circuits.why import why_not
from quirkbox.games.quirky_circuits.world import over, reach, second_space
from quirkbox.words.sentence import Sentence

__all__ = ["View", "text", "view", "why_not", "words"]

Fate = Literal["ground", "held", "delivered"]
Phase = Literal["program", "choose", "over"]
PHASES: tuple[Phase, ...] = ("program", "choose", "over")
FATES: tuple[Fate, ...] = ("ground", "held", "delivered")

# Everywhere: a space is row * 8 + column, also on a smaller map; row 0 is the northernmost, column 0 the westernmost.


class Card(TypedDict):
    # what everybody sees of it
    back: Back
    # of its border: everybody sees that too; a yellow one is a quirk card
    colour: Colour
    # the command; None: one may not know it
    card: Command | None


class HandCard(Card):
    # 0 to 4: its place in the hand, the same in the events "drew" and "played"
    slot: int
    # the seat may play it now; known for every hand, since only the borders count
    playable: bool


class QueueCard(Card):
    place: int
    # who played it
    seat: int
    # while the queue is carried out; "waiting" before
    state: Literal["waiting", "acting", "done"]


class Seat(TypedDict):
    hand: list[HandCard]
    # a full hand
    hand_size: int
    # cards in this round
    played: int
    done: bool
    # hands flat on the table: let us stop
    stop: bool
    # has said "Beep-boop" since the last card was laid
    beeped: bool
    # in this round: a new one makes this number rise
    beeps: int
    # has not played in this round yet: it may not be done before
    must_play: bool
    # holds a yellow card, so it can play only those
    quirk_first: bool


class Edge(TypedDict):
    space: int
    side: Side


class Spot(TypedDict):
    space: int
    # of a spot of two spaces
    second: int | None
    # it cannot be entered
    table: bool
    # kinds of tokens, one of each
    wants: list[Kind]
    # which of them are there
    has: list[Kind]


class Map(TypedDict):
    width: int
    height: int
    # without tables; those with a vase too
    obstacles: list[int]
    tables: list[int]
    # obstacles on which a vase still stands
    vases: list[int]
    # inside the map; its edge is one without being listed
    barriers: list[Edge]
    # leaving the space over that side leads up
    inclines: list[Edge]
    # the arrow on the space points to that side
    conveyors: list[Edge]
    dock: int | None
    spots: list[Spot]
    bunnies: list[int]
    # spaces where a broken vase lies
    broken: list[int]


class Token(TypedDict):
    # its number, as in the events
    token: int
    kind: Kind
    fate: Fate
    # of a held one: the space it is over; None: over none, outside of the map
    space: int | None
    # of a token of two spaces; of a held one None if it is outside of the map, whatever `space` is
    second: int | None
    # where its second space lies, also outside of the map
    second_side: Side | None
    # the robot cannot enter its space
    solid: bool
    walks_to: Kind | Literal["robot"] | None
    # the token it must never share a space with: the game would be lost at once
    never: int | None
    # to be delivered as number 1, 2, …; None: any time
    order: int | None


class Hold(TypedDict):
    hand: Literal["arms", "mouth", "right", "left"]
    # the space it picks up from and drops on; None: outside of the map
    space: int | None
    token: int | None


class RobotView(TypedDict):
    robot: Robot
    name: str
    space: int
    facing: Side
    # Twirl's: after the next card she drifts one space that way
    momentum: Side | None
    # none for Gizmo
    holds: list[Hold]


class Battery(TypedDict):
    left: int
    full: int
    # in which one would win now; None at 0
    colour: BatteryColour | None
    # of the values 1, 2, … full
    colours: list[BatteryColour]


GoalWhat = Literal["clean", "deliver", "meet", "dock"]


class GoalPart(TypedDict):
    what: GoalWhat
    # "Four to clean"
    words: str
    # how many are still to do
    left: int
    # how many there are in all, as far as one knows (broken vases come on top)
    of: int
    met: bool
    # "meet": this token …
    token: int | None
    # … has to stand on the space of this one
    other: int | None


class Goal(TypedDict):
    # what is still to do, in a sentence
    words: str
    parts: list[GoalPart]


class Choosing(TypedDict):
    # who played the card, and chooses
    seat: int
    hand: Literal["arms", "mouth", "right", "left"]
    space: int
    tokens: list[int]


class Scenario(TypedDict):
    # in the scenario book, as the option `scenario` calls it; None: somebody's own
    id: str | None
    number: int | None
    name: str
    stars: int
    # yellow cards are in the deck
    quirks: bool
    # what is special about it, a sentence each
    notes: list[str]


class View(TypedDict):
    players: int
    # the queue lies face up
    practice: bool
    # everybody plays cards; somebody chooses a token; it is over
    phase: Phase
    round: int
    scenario: Scenario
    map: Map
    tokens: list[Token]
    robot: RobotView
    battery: Battery
    goal: Goal
    seats: list[Seat]
    # from the left
    queue: list[QueueCard]
    # in practice, as long as cards are played: where the robot would go by it, as things stand
    way: list[WayPoint] | None
    # cards that are missing to the five that a program needs
    missing: int
    # cards left in it
    deck: int
    choosing: Choosing | None
    # the colour of the victory
    won: BatteryColour | None


def view(s: State) -> View:
    return {
        "players": s.players,
        "practice": bool(s.practice),
        "phase": PHASES[s.phase],
        "round": s.round,
        "scenario": {
            "id": next((id for id, made in content.book().items() if s.number and made.number == s.number), None),
            "number": s.number or None,
            "name": scenario_name(s),
            "stars": s.stars,
            "quirks": _has_quirks(s),
            "notes": notes(s),
        },
        "map": _map(s),
        "tokens": [_token(s, token) for token in range(s.tokens)],
        "robot": _robot(s),
        "battery": _battery(s),
        "goal": goal(s),
        "seats": [_seat(s, seat) for seat in range(s.players)],
        "queue": [_queued(s, place) for place in range(s.queue_size)],
        "way": way_of(s) if s.practice and s.phase == PROGRAM else None,
        "missing": max(0, MINIMUM - s.queue_size) if s.phase == PROGRAM else 0,
        "deck": s.deck_size,
        "choosing": _choosing(s),
        "won": BATTERY_COLOURS[s.won - 1] if s.won else None,
    }


def scenario_name(s: State) -> str:
    return bytes(byte & 255 for byte in s.name if byte).decode("utf-8", "replace")


def _spaces(bits: int) -> list[int]:
    return [space for space in range(SPACES) if bits >> space & 1]


def _edges(sets: npt.NDArray[np.int64]) -> list[Edge]:
    return [{"space": space, "side": SIDES[side]} for side in range(4) for space in _spaces(sets[side])]


def _map(s: State) -> Map:
    return {
        "width": s.width,
        "height": s.height,
        "obstacles": _spaces(s.blocked & ~s.tables),
        "tables": _spaces(s.tables),
        "vases": _spaces(s.vases),
        "barriers": [edge for edge in _edges(s.walls) if not _is_border(s, edge)],
        "inclines": _edges(s.rises),
        "conveyors": _edges(s.belts),
        "dock": _space(s.dock),
        "spots": [_spot(s, spot) for spot in range(s.spots)],
        "bunnies": _spaces(s.bunnies),
        "broken": _spaces(s.broken),
    }


def _is_border(s: State, edge: Edge) -> bool:
    row, column = divmod(edge["space"], SIDE)
    return {"N": row == 0, "E": column == s.width - 1, "S": row == s.height - 1, "W": column == 0}[edge["side"]]


def _space(space: int) -> int | None:
    return None if space == NONE else int(space)


def _spot(s: State, spot: int) -> Spot:
    return {
        "space": s.spot[spot],
        "second": _space(second_space(s.spot[spot], s.spot_half[spot])),
        "table": bool(s.tables >> s.spot[spot] & 1),
        "wants": _kinds(s.wants[spot]),
        "has": _kinds(s.has[spot]),
    }


def _kinds(bits: int) -> list[Kind]:
    return [kind for number, kind in enumerate(KINDS) if bits >> number & 1]


def _token(s: State, token: int) -> Token:
    (row, column), side = divmod(int(s.at[token]), SIDE), int(s.half[token])
    if s.fate[token] == HELD:
        way, far = reach(for_rules(s), 0 if s.held[0] == token else 1)
        row, column = s.space // SIDE + far * int(DOWN[way]), s.space % SIDE + far * int(ACROSS[way])
        side = NONE if side == NONE else (side + s.facing) % 4
    target = s.walks_to[token]
    return {
        "token": token,
        "kind": KINDS[s.kind[token]],
        "fate": FATES[s.fate[token]],
        "space": _on_map(s, row, column),
        "second": None if side == NONE else _on_map(s, row + int(DOWN[side]), column + int(ACROSS[side])),
        "second_side": None if side == NONE else SIDES[side],
        "solid": bool(s.solid[token]),
        "walks_to": None if target == NONE else "robot" if target < 0 else KINDS[s.kind[target]],
        "never": None if s.must_not[token] == NONE else s.must_not[token],
        "order": s.rank[token] or None,
    }


def _on_map(s: State, row: int, column: int) -> int | None:
    """The space there; None outside of the map."""
    return row * SIDE + column if 0 <= row < s.height and 0 <= column < s.width else None


HandName = Literal["arms", "mouth", "right", "left"]
HAND_NAMES: dict[int, tuple[HandName, ...]] = {TWIRL: ("arms",), ROVER: ("mouth",), LEFTY: ("right", "left")}


def _robot(s: State) -> RobotView:
    return {
        "robot": ROBOTS[s.robot],
        "name": ROBOT_NAMES[s.robot],
        "space": s.space,
        "facing": SIDES[s.facing],
        "momentum": None if s.momentum == NONE else SIDES[s.momentum],
        "holds": [
            {
                "hand": name,
                "space": _space(int(over(for_rules(s), hand))),
                "token": None if s.held[hand] == NONE else s.held[hand],
            }
            for hand, name in enumerate(HAND_NAMES.get(s.robot, ()))
        ],
    }


def _battery(s: State) -> Battery:
    colours = [BATTERY_COLOURS[int(colour_of(s.full, value)) - 1] for value in range(1, s.full + 1)]
    return {
        "left": s.battery,
        "full": s.full,
        "colour": colours[s.battery - 1] if s.battery else None,
        "colours": colours,
    }


def goal(s: State) -> Goal:
    return {"words": str(goal_sentence(s)), "parts": goal_parts(s)}


def goal_parts(s: State) -> list[GoalPart]:
    return [*_clean(s), *_deliver(s), *_meets(s), *_dock(s)]


def goal_sentence(s: State, first: bool = True) -> Sentence:
    """What is still to do; `first`: it begins a sentence."""
    if s.won:
        return Sentence("quirky_circuits-goal-done")
    left = [part for part in goal_parts(s) if not part["met"]]
    then = s.goal & DOCK and len(left) > 1
    said = [_part_sentence(s, part, first and part is left[0]) for part in (left[:-1] if then else left)]
    return Sentence("quirky_circuits-goal-then" if then else "quirky_circuits-goal", parts=said)


def _part_sentence(s: State, part: GoalPart, first: bool = True) -> Sentence:
    """One thing that is to be done, or that is."""
    begins = "yes" if first else "no"
    match part["what"]:
        case "clean":
            return Sentence("quirky_circuits-goal-clean", n=part["left"], first=begins)
        case "deliver":
            ordered = [token for token in range(s.tokens) if s.rank[token] and s.fate[token] != DELIVERED]
            if not ordered:
                return Sentence("quirky_circuits-goal-deliver", n=part["left"], first=begins)
            kind = KINDS[s.kind[min(ordered, key=lambda token: int(s.rank[token]))]]
            return Sentence("quirky_circuits-goal-deliver-order", n=part["left"], first=begins, kind=kind)
        case "meet":
            assert part["token"] is not None
            assert part["other"] is not None
            kind, other = KINDS[s.kind[part["token"]]], KINDS[s.kind[part["other"]]]
            place = Sentence("quirky_circuits-thing-to", kind=other)
            if part["met"]:
                return Sentence("quirky_circuits-goal-met", kind=kind, other=other, place=place)
            return Sentence("quirky_circuits-goal-meet", kind=kind, other=other, place=place, first=begins)
        case _:
            return Sentence("quirky_circuits-goal-dock", first=begins)


def _part(s: State, what: GoalWhat, left: int, of: int, token: int | None = None, other: int | None = None) -> GoalPart:
    part: GoalPart = {"what": what, "words": "", "left": left, "of": of, "met": left == 0, "token": token, "other": other}
    part["words"] = str(_part_sentence(s, part) if left or what in ("meet", "dock") else Sentence(ALL_DONE[what]))
    return part


ALL_DONE = {"clean": "quirky_circuits-goal-cleaned", "deliver": "quirky_circuits-goal-delivered"}


def _clean(s: State) -> list[GoalPart]:
    if not s.goal & CLEAN:
        return []
    left = int(dirt_left(for_rules(s)))
    return [_part(s, "clean", left, max(left, s.dirt))]


def _deliver(s: State) -> list[GoalPart]:
    if not s.goal & DELIVER:
        return []
    of = sum(s.wants[spot].bit_count() for spot in range(s.spots))
    return [_part(s, "deliver", int(to_deliver(for_rules(s))), of)]


def _meets(s: State) -> list[GoalPart]:
    if not s.goal & MEET:
        return []
    pairs = [(token, s.must_meet[token]) for token in range(s.tokens) if s.must_meet[token] != NONE]
    return [_part(s, "meet", 0 if is_met(for_rules(s), token) else 1, 1, token, int(other)) for token, other in pairs]


def _dock(s: State) -> list[GoalPart]:
    if not s.goal & DOCK:
        return []
    return [_part(s, "dock", 0 if s.won else 1, 1)]


def _has_quirks(s: State) -> bool:
    return any(s.cards[card] for card in range(QUIRK, 2 * QUIRK))


def notes(s: State) -> list[str]:
    """What is special about a scenario."""
    said = []
    if _has_quirks(s):
        said.append("Quirk cards are in the deck: whoever holds a yellow card plays it first.")
    if s.vases or s.broken:
        said.append("Bump into a vase and it breaks: more to clean.")
    for token in range(s.tokens):
        if s.solid[token] and s.walks_to[token] != NONE:
            said.append(f"{KIND_NAMES[KINDS[s.kind[token]]]} is in the way like an obstacle, and walks.")
    if any(s.rises[side] for side in range(4)):
        said.append("Up a slope only with a jump; down is free.")
    if any(s.belts[side] for side in range(4)):
        said.append("Conveyor cards move everything on the arrows.")
    for token in range(s.tokens):
        if s.must_not[token] != NONE:
            who, prey = (KIND_NAMES[KINDS[s.kind[number]]] for number in (token, s.must_not[token]))
            said.append(f"Keep the {who} away from the {prey}: if they meet, the game is lost at once.")
    if any(s.half[token] != NONE for token in range(s.tokens)):
        said.append("Some things are two spaces long.")
    if any(s.rank[token] for token in range(s.tokens)):
        in_order = sorted((s.rank[token], KINDS[s.kind[token]]) for token in range(s.tokens) if s.rank[token])
        said.append(f"In this order: {', '.join(KIND_NAMES[kind] for _, kind in in_order)}.")
    return said


def _seat(s: State, seat: int) -> Seat:
    slots = [slot for slot in range(HAND) if s.hands[seat, slot] != NONE]
    quirk = any(_yellow(s.hands[seat, slot]) for slot in slots)
    return {
        "hand": [_held(s, seat, slot, quirk) for slot in slots],
        "hand_size": 5 if s.players == 2 else 4,
        "played": s.played[seat],
        "done": bool(s.done[seat]),
        "stop": bool(s.stop[seat]),
        "beeped": bool(s.signs[seat] & 1),
        "beeps": s.beeps[seat],
        "must_play": s.phase == PROGRAM and s.played[seat] == 0,
        "quirk_first": s.phase == PROGRAM and quirk,
    }


def _yellow(card: int) -> bool:
    return bool((BACK[card] if card >= 0 else HIDDEN - card) >= YELLOW)


def _held(s: State, seat: int, slot: int, quirk: bool) -> HandCard:
    card = s.hands[seat, slot]
    playable = s.phase == PROGRAM and _yellow(card) == quirk
    return {**_card(card), "slot": slot, "playable": playable}


def _card(card: int) -> Card:
    back = int(BACK[card]) if card >= 0 else HIDDEN - card
    return {
        "back": BACKS[back % YELLOW],
        "colour": "yellow" if back >= YELLOW else "blue",
        "card": COMMANDS[card % QUIRK] if card >= 0 else None,
    }


def _queued(s: State, place: int) -> QueueCard:
    state: Literal["waiting", "acting", "done"] = "waiting"
    if s.running and place <= s.next:
        state = "acting" if place == s.next and s.phase == CHOOSE else "done"
    return {**_card(s.queue[place]), "place": place, "seat": s.queued_by[place], "state": state}


def _choosing(s: State) -> Choosing | None:
    if s.phase != CHOOSE:
        return None
    space = int(over(for_rules(s), s.choosing))
    return {
        "seat": s.queued_by[s.next],
        "hand": HAND_NAMES[s.robot][s.choosing],
        "space": space,
        "tokens": [token for token in range(s.tokens) if _can_take(s, token, space)],
    }


def _can_take(s: State, token: int, space: int) -> bool:
    return bool(s.fate[token] == 0 and space in (s.at[token], second_space(s.at[token], s.half[token])))


def text(s: State, names: Sequence[str]) -> str:
    """The table as one sees it in a terminal."""
    lines = [f"{scenario_name(s)}, round {s.round}, battery {s.battery} of {s.full}. {goal(s)['words']}"]
    lines += [" ".join(said)] if (said := notes(s)) else []
    lines += _map_lines(s)
    lines += [_robot_line(s)] if s.robot in HAND_NAMES else []
    for seat in range(s.players):
        lines.append(_seat_line(s, seat, names))
    queue = " ".join(_short(s.queue[place]) for place in range(s.queue_size))
    return "\n".join([*lines, f"Queue: {queue or 'empty'}"])


def _robot_line(s: State) -> str:
    held = [
        f"{hold['hand']}: {KIND_NAMES[KINDS[s.kind[hold['token']]]] if hold['token'] is not None else 'nothing'}"
        for hold in _robot(s)["holds"]
    ]
    drift = f", drifting {SIDES[s.momentum]}" if s.momentum != NONE else ""
    return f"{ROBOT_NAMES[s.robot]} faces {SIDES[s.facing]}{drift}; {', '.join(held)}."


def _seat_line(s: State, seat: int, names: Sequence[str]) -> str:
    cards = " ".join(_short(s.hands[seat, slot]) for slot in range(HAND) if s.hands[seat, slot] != NONE)
    marks = [word for word, set_ in (("done", s.done[seat]), ("let us stop", s.stop[seat])) if set_]
    return f"{names[seat]}{f' ({chr(44).join(marks)})' if marks else ''}: {cards or 'no cards'}"


def _short(card: int) -> str:
    if card < 0:
        return f"[{back_name(BACKS[(HIDDEN - card) % YELLOW], HIDDEN - card >= YELLOW)}]"
    return f"[{card_name(COMMANDS[card % QUIRK])}{'!' if card >= QUIRK else ''}]"


def _map_lines(s: State) -> list[str]:
    lines = []
    for row in range(s.height):
        spaces = range(row * SIDE, row * SIDE + s.width)
        marks = [_mark(s, space) for space in spaces]
        lines.append(" " + "".join(f"{mark}{_gap(s, space)}" for mark, space in zip(marks, spaces, strict=True)))
        below = "".join(_below(s, space) for space in spaces)
        if row < s.height - 1 and below.strip():
            lines.append(f" {below.rstrip()}")
    return lines


def _below(s: State, space: int) -> str:
    """Barriers and slopes to the south, drawn as in the scenarios' files."""
    if s.walls[2] >> space & 1:
        return "--"
    if s.rises[2] >> space & 1:
        return ", "
    return "' " if space + SIDE < SIDE * s.height and s.rises[0] >> space + SIDE & 1 else "  "


def _gap(s: State, space: int) -> str:
    """Barriers and slopes to the east."""
    if space % SIDE == s.width - 1:
        return " "
    if s.walls[1] >> space & 1:
        return "|"
    if s.rises[1] >> space & 1:
        return "/"
    return "\\" if s.rises[3] >> space + 1 & 1 else " "


def _mark(s: State, space: int) -> str:
    """The robot as an arrow; tokens by the first letter of their kind, their spots in capitals."""
    if s.space == space:
        return "^>v<"[s.facing]
    for token in range(s.tokens):
        if s.fate[token] != HELD and space in (s.at[token], second_space(s.at[token], s.half[token])):
            return _letter(KINDS[s.kind[token]])
    for spot in range(s.spots):
        if space in (s.spot[spot], second_space(s.spot[spot], s.spot_half[spot])):
            return _letter(_kinds(s.wants[spot])[0]).upper()
    for bits, mark in ((s.bunnies | s.broken, "*"), (s.vases, "V"), (s.tables, "="), (s.blocked, "#")):
        if bits >> space & 1:
            return mark
    if s.dock == space:
        return "@"
    return next((mark for side, mark in enumerate("↑→↓←") if s.belts[side] >> space & 1), ".")


def _letter(kind: str) -> str:
    return kind.removeprefix("seed_")[0]
