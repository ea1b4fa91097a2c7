"""The leak law: change what a viewer cannot know, and every byte they are sent stays the same.

Three ways of changing it, along whole games:
- the present: any truth that the viewer can guess, in place of the real one;
- the next move: the same move in a guessed truth in which it is possible too;
- other dice: the same move by other dice. This one does not lean on `hide` and `guess` to find another truth.

A move may show something new (a card drawn, a program turned up), and then it is shown twice: as it happens, and as it lies there
afterwards. So after a move the trail and the view of two truths are both the same, and then all else is; or both differ. The few
events that show something in one way only are named below.
"""

from __future__ import annotations

import copy
import json
import random
from collections import Counter
from collections.abc import Collection, Iterator
from typing import Any

from quirkbox.bots import BOTS
from quirkbox.engine import SPECTATOR, Position, Step, dice_from_seed
from quirkbox.games import game
from quirkbox.table import Move, Play, history, update

Json = dict[str, Any]
NAMES = ["Ada", "Bo", "Cy", "Dot"]
# Events that tell more than the view keeps: in Quirky Circuits a program is told card by card, and may leave all as it was.
TOLD = {"quirky_circuits": {"revealed"}}
# Events that say that there is something to see: in Tiny Turbo Cars which tiles lie where, and in whose program.
ANNOUNCED = {"tiny_turbo_cars": {"round", "revealed"}}
# How many truths are looked through for one in which a move is possible too.
TRUTHS = 12
# How many other dice are tried for some that show the viewer nothing else.
ROLLS = 8
# How many other deals there are to compare with.
DEALS = 5
# How many actions are asked for, legal or not, at every position.
ASKED = 4


class Leak(AssertionError):
    """Which channel told what."""


def channels(play: Play, viewer: int, asked: list[int]) -> dict[str, str]:
    """Everything that a viewer is sent or can find out by asking, each as text."""
    seen = play.position.seen_by(viewer)
    told = update(play, viewer)
    told["history"] = history(play, viewer, play.seq - 1)
    if play.seq % 10 == 0:  # slow to draw
        told["text"] = seen.text(NAMES)
        told["drawing"] = seen.svg(NAMES)
    told["log line"] = [str(seen.sentence(event, NAMES)) for event in told["trail"]]
    told["what a bot is given"] = seen.position.tobytes().hex()
    if viewer != SPECTATOR:
        told["refusal"] = [str(play.position.refusal(viewer, code, NAMES)) for code in asked]
    return {channel: json.dumps(value) for channel, value in told.items()}


def differing(one: dict[str, str], other: dict[str, str]) -> list[str]:
    return [channel for channel, text in one.items() if text != other[channel]]


def in_truth(play: Play, position: Position) -> Play:
    """The same game so far, in another possible truth: what the table takes for public is worked out again."""
    other = copy.copy(play)
    other.log = copy.copy(play.log)
    other.log.entries = list(play.log.entries)
    last = play.log.last
    other.log.last = Step(last.seq, last.seat, last.action, last.happened, position)
    other.entries, other.trails, other.keys = list(play.entries), list(play.trails), dict(play.keys)
    other._since, other._chance = list(play._since), list(play._chance)
    public = position.seen_by(SPECTATOR)
    other.waiting, other._delay, other._waits_for = public.waiting(), public.host_delay(), public.host_waits_for()
    return other


def guesses(play: Play, viewer: int, luck: random.Random, most: int) -> Iterator[Position]:
    """Truths that are possible as far as the viewer knows."""
    for _ in range(most):
        yield play.position.guessed(viewer, dice_from_seed(luck.randrange(1 << 60)))


def some_actions(play: Play, viewer: int, luck: random.Random) -> list[int]:
    """A few that may be legal, and a few that are not."""
    legal = play.position.legal(viewer)
    return [luck.randrange(play.game.actions.size) for _ in range(ASKED)] + legal[:1] + legal[-1:]


def check_present(play: Play, viewer: int, luck: random.Random) -> str:
    asked = some_actions(play, viewer, luck)
    (position,) = guesses(play, viewer, luck, 1)
    other = in_truth(play, position)
    told = differing(channels(play, viewer, asked), channels(other, viewer, asked))
    if told:
        raise Leak(f"{told[0]} at entry {play.seq} of {play.game.id}, to {viewer}")
    return "another truth" if other.position != play.position else "all is known"


def check_next(play: Play, move: Move, viewer: int, luck: random.Random) -> str:
    seat, code = move.entry.seat, move.entry.code
    for position in guesses(play, viewer, luck, TRUTHS):
        if position.refusal(seat, code) is None:
            other = in_truth(play, position)
            return _compare(play, move, other, other.move(seat, code, move.entry.at, move.entry.key), viewer, luck)
    return "not possible elsewhere"


def check_dice(play: Play, move: Move, viewer: int, luck: random.Random) -> str:
    step, found = move.step, ""
    for _ in range(ROLLS):
        position = play.position.copy()
        happened = position.play(step.seat, move.entry.code, dice_from_seed(luck.randrange(1 << 60)))
        other = Move(move.entry, Step(step.seq, step.seat, step.action, happened, position))
        found = _compare(play, move, in_truth(play, play.position), other, viewer, luck)
        if found != "something was shown":
            break
    return found


def _compare(play: Play, move: Move, other: Play, theirs: Move, viewer: int, luck: random.Random) -> str:
    ours = in_truth(play, play.position)
    ours.enter(move)
    other.enter(theirs)
    return _must_agree(ours, other, viewer, luck)


def _must_agree(one: Play, other: Play, viewer: int, luck: random.Random) -> str:
    asked = [luck.randrange(one.game.actions.size) for _ in range(ASKED)]
    ours, theirs = channels(one, viewer, asked), channels(other, viewer, asked)
    told = differing(ours, theirs)
    if one.seq == 0 and "view" in told:
        return "something was shown"  # before the first move, much is only to be seen: who begins, what lies where
    if told and _was_shown(one.game.id, told, json.loads(ours["trail"]), json.loads(theirs["trail"])):
        return "something was shown"
    if told:
        raise Leak(f"{told[0]} after entry {one.seq} of {one.game.id}, to {viewer}")
    return "compared" if one.position != other.position else "the same truth"


def _was_shown(game_id: str, told: list[str], ours: list[Json], theirs: list[Json]) -> bool:
    if "view" in told and "trail" in told:
        return True
    if "trail" in told:
        tells = TOLD.get(game_id, set())
        return [event for event in ours if event["event"] in tells] != [event for event in theirs if event["event"] in tells]
    return "view" in told and any(event["event"] in ANNOUNCED.get(game_id, set()) for event in ours)


def some_move(position: Position, seat: int, luck: random.Random) -> int:
    """Half of the time something sensible, so that games get somewhere; else anything, but mostly the last of the list, which is
    "done" or "pass" where there is such a thing."""
    legal = position.legal(seat)
    if seat < position.host and luck.random() < 0.5:
        # By the rules as they are, also where a leak was planted into them.
        hidden = Position(game(position.game.id), position.hidden(seat).states)
        code = BOTS["greedy"].choose(hidden, seat, dice=dice_from_seed(luck.randrange(1 << 60)))
        if code in legal:
            return code
    return luck.choice([*legal, *[legal[-1]] * 6])


def random_moves(play: Play, luck: random.Random, most: int) -> Iterator[Move]:
    """Anybody who may act does something, the table itself now and then. Each move is yielded before it is entered."""
    host = play.position.host
    for _ in range(most):
        if play.over:
            return
        able = play.position.waiting()
        if play.position.legal(host) and (not able or luck.random() < 0.2):
            able = [host]
        seat = luck.choice(able)
        code = some_move(play.position, seat, luck)
        move = play.move(seat, code, play.entries[-1].at + luck.randrange(2000), f"key {play.seq}", NAMES)
        yield move
        play.enter(move)


def phase(play: Play) -> str:
    return str(play.position.view(SPECTATOR).get("phase"))


def check_game(play: Play, seed: int, most: int = 10_000, phases: Collection[str] | None = None) -> Counter[str]:
    """The law at every position of a random game (or at those of some phases), for one viewer after the other. What was found out
    how often."""
    luck = random.Random(seed)
    viewers = [SPECTATOR, *range(play.log.players)]
    done: Counter[str] = Counter()
    for _ in range(DEALS):
        other = Play(play.game, play.log.players, play.log.options, luck.randbytes(32), play.entries[0].at)
        for viewer in viewers:
            done[f"deal: {_must_agree(play, other, viewer, luck)}"] += 1
    for move in random_moves(play, random.Random(seed), most):
        if phases is not None and phase(play) not in phases:
            continue
        viewer = viewers[play.seq % len(viewers)]
        done[f"phase {phase(play)}"] += 1
        done[f"present: {check_present(play, viewer, luck)}"] += 1
        done[f"next: {check_next(play, move, viewer, luck)}"] += 1
        done[f"dice: {check_dice(play, move, viewer, luck)}"] += 1
    for viewer in viewers:
        done[f"present: {check_present(play, viewer, luck)}"] += 1
    done[f"phase {phase(play)}"] += 1
    return done
