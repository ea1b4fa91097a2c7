"""Nothing leaves but through `hide`: the leak law over all games, options and phases, and planted leaks that it must find."""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import product
from typing import Any, get_args, get_type_hints
from zlib import crc32

import pytest
from leak_law import ANNOUNCED, TOLD, Leak, check_game, random_moves

from quirkbox.engine import Game, Position, Seen
from quirkbox.games import GAMES, game
from quirkbox.table import Play

every_game = pytest.mark.parametrize("game_id", GAMES)
HEAP = """
name = "Heap"
words = "Two things, and soon both on one space."
robot = "rover"
battery = 10
facing = "N"
stars = 1
goal = ["deliver"]
map = '''
a e .
@ . .
A E .
'''
[tokens]
a = "ammonite"
e = "beetle"
[spots]
A = "ammonite"
E = "beetle"
[cards]
pick_or_drop = 12
shift_left = 7
shift_right = 7
turn_left = 3
turn_right = 3
"""
# Where phases come up that are rare otherwise: in Quirky Circuits, somebody has to choose between two things.
RARE = {"quirky_circuits": [(2, {"scenario": HEAP})]}
# Moves of all kinds of a game together.
MOVES = 1000
# With more combinations than this, only every choice of every option is played.
COMBINATIONS = 16


def kinds(rules: Game) -> Iterator[tuple[int, dict[str, str]]]:
    """Every choice of every option, all combinations if they are few, and every number of players."""
    answers = [[choice.id for choice in option.choices] for option in rules.options]
    combined = list(product(*answers))
    if len(combined) > COMBINATIONS:
        most = max(len(each) for each in answers)
        fewer = [[len(other) for other in answers[:i] if len(other) < most] for i in range(len(answers))]
        turns = [1 if len(each) == most else math.prod(before) for each, before in zip(answers, fewer, strict=True)]
        combined = [tuple(each[n // turn % len(each)] for each, turn in zip(answers, turns, strict=True)) for n in range(most)]
    low, high = rules.players
    for n, chosen in enumerate(combined):
        yield low + n % (high - low + 1), dict(zip([option.id for option in rules.options], chosen, strict=True))


@every_game
def test_every_choice_of_every_option_is_played(game_id: str) -> None:
    played = {answer for _, options in kinds(game(game_id)) for answer in options.items()}
    assert played == {(option.id, choice.id) for option in game(game_id).options for choice in option.choices}


def dealt(rules: Game, players: int, options: dict[str, str], seed: int = 7) -> Play:
    return Play(rules, players, options, seed.to_bytes(32, "big"), at=1000)


def check_all_kinds(rules: Game) -> Counter[str]:
    done: Counter[str] = Counter()
    every_kind = list(kinds(rules))
    for players, options in every_kind:
        done += check_game(dealt(rules, players, options), seed=3, most=MOVES // len(every_kind))
    return done


@every_game
def test_nothing_that_is_sent_depends_on_what_one_cannot_know(game_id: str) -> None:
    rules = game(game_id)
    done = check_all_kinds(rules)
    # It was worth it: there were other truths, and moves were possible in them too.
    assert done["present: another truth"] > 50
    assert done["next: compared"] > 20
    assert done["dice: compared"] > 2
    # What has not come up yet is looked for in more games, to their ends.
    phases = {*get_args(get_type_hints(rules.show.view_type).get("phase", None))}
    for seed, (players, options) in enumerate(RARE.get(game_id, list(kinds(rules))) * 8):
        missing = {phase for phase in phases if not done[f"phase {phase}"]}
        if not missing:
            return
        done += check_game(dealt(rules, players, options, seed), seed, phases=missing)
    pytest.fail(f"{missing} never came up")


def test_only_real_events_are_excepted_from_the_law() -> None:
    for game_id, events in [*TOLD.items(), *ANNOUNCED.items()]:
        assert events <= {event.name for event in game(game_id).events.events}


@every_game
def test_what_a_viewer_is_told_from_what_it_sees_is_true(game_id: str) -> None:
    """Whoever may act is waited for in everybody's eyes, also where only the backs of their cards are seen. Others' points may
    hide something until the end (the secret cards of Circuit Breaker), one's own never do."""
    rules = game(game_id)
    every_kind = list(kinds(rules))
    for players, options in every_kind:
        play = dealt(rules, players, options)
        for _ in random_moves(play, random.Random(5), 3 * MOVES // len(every_kind)):
            must_be_true(play.position)
        must_be_true(play.position)


def must_be_true(truth: Position) -> None:
    for viewer in range(-1, truth.players):
        seen = truth.seen_by(viewer)
        assert seen.waiting() == truth.waiting()
        assert (seen.over, seen.winners()) == (truth.over, truth.winners())
        assert (seen.host_delay(), seen.host_waits_for()) == (truth.host_delay(), truth.host_waits_for())
        if viewer >= 0:
            assert seen.legal() == truth.legal(viewer)
            assert seen.score()[viewer] == truth.score()[viewer]
        if truth.over:
            assert seen.score() == truth.score()


# --- planted leaks ---


def secret(position: Position) -> int:
    """Something that is different in every other truth."""
    return crc32(position.tobytes())


class Leaky(Seen):
    """A gate that has kept the true position."""

    def __init__(self, position: Position, viewer: int):
        super().__init__(position, viewer)
        self.secret = secret(position)


def a_gate_that_tells(channel: str) -> type[Seen]:
    def view(seen: Leaky) -> dict[str, Any]:
        return {**Seen.view(seen), "more": seen.secret}

    def legal(seen: Leaky) -> list[int]:
        return [*Seen.legal(seen), seen.secret % seen.game.actions.size]

    def waiting(seen: Leaky) -> list[int]:
        return [*Seen.waiting(seen), seen.secret % 97]

    def score(seen: Leaky) -> list[int]:
        return [points + seen.secret for points in Seen.score(seen)]

    def winners(seen: Leaky) -> list[int]:
        return [seen.secret]

    def host_delay(seen: Leaky) -> float:
        return float(seen.secret)

    def events(seen: Leaky, happened: Any) -> list[dict[str, Any]]:
        return seen.game.events.to_json(happened, seen.viewer, open_hands=True)

    def why_not(seen: Leaky, code: int, names: Any = None) -> str:
        return f"{Seen.why_not(seen, code, names)} {seen.secret}"

    def sentence(seen: Leaky, event: Any, names: Any) -> str:
        return f"{Seen.sentence(seen, event, names)} {seen.secret}"

    ways: dict[str, Callable[..., Any]] = {
        "view": view,
        "legal": legal,
        "waiting": waiting,
        "score": score,
        "winners": winners,
        "deadline": host_delay,
        "trail": events,
        "refusal": why_not,
        "log line": sentence,
    }
    return type("Telling", (Leaky,), {ways[channel].__name__: ways[channel]})


CHANNELS = ["view", "legal", "waiting", "score", "winners", "deadline", "trail", "refusal", "log line"]


@every_game
@pytest.mark.parametrize("channel", CHANNELS)
def test_a_leak_in_any_channel_is_found(game_id: str, channel: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("quirkbox.engine.seen.Seen", a_gate_that_tells(channel))
    with pytest.raises(Leak, match=channel):
        check_all_kinds(game(game_id))


def without_hiding(rules: Game) -> Game:
    return replace(rules, rules=replace(rules.rules, hide=lambda state, seat: None))


def with_open_events(rules: Game) -> Game:
    events = type(rules.events)(*(replace(event, secret=()) for event in rules.events.events))
    return replace(rules, events=events)


def with_actions_that_depend_on_secrets(rules: Game) -> Game:
    """What a seat may do depends on what it cannot know: asking for it would tell."""

    def legal(state: Any, seat: int, out: Any) -> int:
        n = rules.rules.legal(state, seat, out)
        return n - 1 if n > 1 and crc32(state.tobytes()) % 2 else n

    return replace(rules, rules=replace(rules.rules, legal=legal))


@every_game
@pytest.mark.parametrize("leaky", [without_hiding, with_open_events, with_actions_that_depend_on_secrets])
def test_rules_that_leak_are_found(game_id: str, leaky: Callable[[Game], Game]) -> None:
    rules = leaky(game(game_id))
    with pytest.raises(Leak):
        check_all_kinds(rules)
