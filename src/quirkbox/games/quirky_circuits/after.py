"""What is to be said of a game of Quirky Circuits that is over: of each round the program that was played, and what the same
hands could have done; and what one's own cards tend to come to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, TypedDict

from quirkbox.engine import SPECTATOR, Afterwards, Dice, Habit, Position, Transcript, dice_from_seed, dtype_of
from quirkbox.engine.record import records
from quirkbox.games.quirky_circuits.actions import EVENTS, BatteryColour, Colour, Command
from quirkbox.games.quirky_circuits.beam import KNOWN, PLACES, WORK, Memory
from quirkbox.games.quirky_circuits.chart import keep_current
from quirkbox.games.quirky_circuits.cost import cost
from quirkbox.games.quirky_circuits.rounds import LAST, Programs, find_program
from quirkbox.games.quirky_circuits.rules import DONE, PLAY
from quirkbox.games.quirky_circuits.state import CHOOSE, HAND, PROGRAM, QUIRK
from quirkbox.games.quirky_circuits.think import think, yields

LOOKS = 1000  # ahead, for every card that a bot lays
EIGHTHS = 8  # of a card: how the bots count what is left to do
MOST_TO_DO = 99.0  # cards; more is lost
MOST_ACTIONS = 200  # of a round; bots that only give signs are no round


class AfterCard(TypedDict):
    # who laid it, or would have
    seat: int
    card: Command
    colour: Colour


class Program(TypedDict):
    # in the order of the queue
    cards: list[AfterCard]
    # what is seen when it is carried out: events as in an update
    trail: list[Any]
    # spaces
    cleaned: int
    # things
    delivered: int
    # tokens that have met as the goal wants it
    met: int
    # vases
    broke: int
    # in which colour it wins; None: it does not
    won: BatteryColour | None
    # at once, because one has eaten the other
    lost: bool
    # about so many cards are still needed when it is done
    left: float


class Round(TypedDict):
    number: int
    # the entry of the log after which it begins, and the one that ends it
    begins: int
    ends: int
    # when it begins
    battery: int
    # about so many cards are needed when it begins
    left: float
    played: Program
    # with open hands: the best program of these hands that was found; else what bots on all seats would have laid
    better: Program


class After(TypedDict):
    rounds: list[Round]


@dataclass
class Played:
    """A round of a game, as it was played."""

    begins: int
    start: Position
    happened: list[dict[str, Any]] = field(default_factory=list)
    ends: int = 0
    end: Position | None = None


def look_back(transcript: Transcript, open_hands: bool) -> After:
    room = _Room(transcript)
    return {"rounds": [room.told(played, open_hands) for played in rounds_of(transcript)]}


def rounds_of(transcript: Transcript) -> Iterator[Played]:
    """All rounds that were played from their beginning to their end."""
    now: Played | None = None
    for step in transcript.replay():
        told = EVENTS.to_json(step.happened, SPECTATOR)
        begun = next((place for place, event in enumerate(told) if event["event"] == "round"), None)
        over = step.position.over
        if now is not None:
            now.happened += told[:begun]
            if begun is not None or over:
                now.ends, now.end = step.seq, step.position
                if any(event["event"] == "run" for event in now.happened):
                    yield now
                now = None
        s = step.position.plain
        fresh = begun is not None or (step.action is None and s.queue_size == 0 and s.phase == PROGRAM)
        if fresh and not over:
            now = Played(step.seq, step.position)


class _Room:
    """Where rounds are thought over, one after the other."""

    def __init__(self, transcript: Transcript):
        self.game = transcript.game
        self.states = self.game.states(max(LAST, PLACES))
        self.buffers = self.game.buffers()
        self.memory = records(1, dtype_of(Memory))[0]
        self.programs = records(1, dtype_of(Programs))

    def told(self, played: Played, open_hands: bool) -> Round:
        s = played.start.plain
        assert played.end is not None
        was = self._program(played.happened, played.end)
        end, happened = self._play(played.start, open_hands, s.round)
        better = self._program(happened, end)
        if open_hands and not _is_better(better, was):
            better = was
        return {
            "number": int(s.round),
            "begins": played.begins,
            "ends": played.ends,
            "battery": int(s.battery),
            "left": self._left(played.start),
            "played": was,
            "better": better,
        }

    def _play(self, start: Position, open_hands: bool, seed: int) -> tuple[Position, list[dict[str, Any]]]:
        """The round once more: as one mind would play it, or each by what they may know."""
        dice, position, last = dice_from_seed(seed), start.copy(), 0
        cards = self._cards(start) if open_hands else []
        happened: list[dict[str, Any]] = []
        done = 0
        while not position.over and position.plain.round == start.plain.round:
            if position.plain.phase != CHOOSE and (open_hands or done >= MOST_ACTIONS):
                last, code = cards.pop(0) if cards else _finish(position)
            else:
                last, code = self._think(position, last, dice)
            happened += EVENTS.to_json(position.play(last, code, dice), SPECTATOR)
            done += 1
        return position, happened

    def _know(self, position: Position) -> Any:
        self.states[KNOWN : KNOWN + 1] = position.states
        keep_current(self.memory, self.states[KNOWN], self.states[WORK])
        return self.states

    def _cards(self, start: Position) -> list[tuple[int, int]]:
        """Who lays what, in the best program with open hands."""
        find_program(self._know(start), self.memory, self.programs[0])
        found = self.programs["best"][0, : self.programs["length"][0]]
        hands = start.plain.hands
        cards = [(int(name) // HAND, int(hands[int(name) // HAND, int(name) % HAND])) for name in found]
        return [(seat, PLAY + card % QUIRK * 2 + card // QUIRK) for seat, card in cards]

    def _think(self, position: Position, last: int, dice: Dice) -> tuple[int, int]:
        """What comes next if bots sit on all seats: whoever acted last, then clockwise, but not who would rather see first what
        others do. Which token to take is chosen while the queue lies open."""
        waiting = sorted(position.waiting(), key=lambda seat: (seat - last) % position.players)
        seat = next((seat for seat in waiting if not yields(position.hidden(seat).states[0], seat)), waiting[0])
        states = self._know(position.hidden(seat))
        return seat, int(think(states, seat, LOOKS, dice, self.buffers[0], self.memory))

    def _program(self, happened: list[dict[str, Any]], end: Position) -> Program:
        """A round that was carried out, from the moment in which all cards are turned up."""
        first = next(place for place, event in enumerate(happened) if event["event"] == "run")
        last = next((place for place, event in enumerate(happened) if event["event"] == "reset"), len(happened))
        trail = [event for event in happened[first:last] if event["event"] != "said"]
        seen = [event["event"] for event in trail]
        won = next((event["colour"] for event in trail if event["event"] == "won"), None)
        lost = any(event["event"] == "lost" and event["why"] != "battery" for event in trail)
        return {
            "cards": [
                {"seat": event["seat"], "card": event["card"], "colour": event["colour"]}
                for event in trail
                if event["event"] == "revealed"
            ],
            "trail": trail,
            "cleaned": seen.count("cleaned"),
            "delivered": seen.count("delivered"),
            "met": len({event["token"] for event in trail if event["event"] == "met"}),
            "broke": seen.count("broke"),
            "won": won,
            "lost": lost,
            "left": self._left(end),
        }

    def _left(self, position: Position) -> float:
        """About so many cards are still needed, whatever the battery."""
        now = position.copy()
        s = now.plain
        if s.over and not s.won and s.battery == 0:
            s.over, s.phase = 0, PROGRAM
        return min(MOST_TO_DO, round(cost(self.memory, self._know(now)[KNOWN]) / EIGHTHS, 1))


def _finish(position: Position) -> tuple[int, int]:
    """The program lies: "done", or any card where it is too short because it wins before its end."""
    seat = position.waiting()[0]
    legal = position.legal(seat)
    return seat, DONE if DONE in legal else legal[0]


def _is_better(one: Program, other: Program) -> bool:
    return _worth(one) > _worth(other)


def _worth(program: Program) -> tuple[bool, float, int]:
    return program["won"] is not None, -program["left"], -len(program["cards"])


def habits(transcript: Transcript) -> Sequence[dict[str, Habit]]:
    """Of one's own cards that were carried out: how many ran into something, and how many did nothing at all."""
    acted = [0] * len(transcript.players)
    bumped, idle = acted.copy(), acted.copy()
    seat: int | None = None
    did = ran_into = False
    for step in transcript.replay():
        for event in EVENTS.to_json(step.happened, SPECTATOR):
            kind = event["event"]
            if kind in ("card", "reset", "won", "lost"):
                if seat is not None:
                    acted[seat] += 1
                    bumped[seat] += ran_into
                    idle[seat] += not did and not ran_into
                seat = event["seat"] if kind == "card" else None
                did = ran_into = False
            elif kind == "bumped":
                ran_into = True
            elif kind not in ("nothing", "stayed", "stuck", "conveyor", "round", "drew"):
                did = True
    return [{"bumps": Habit(bumped[seat], acted[seat]), "idle": Habit(idle[seat], acted[seat])} for seat in range(len(acted))]


def roles(transcript: Transcript) -> Sequence[str]:
    """The robot that all steered."""
    return [str(transcript.dealt().position.open_view()["robot"]["robot"])] * len(transcript.players)


AFTER = Afterwards(look_back=look_back, type=After, habits=habits, roles=roles, rules=(find_program,))
