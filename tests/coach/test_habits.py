"""What somebody tends to miss, and what they were in a game: as one would count it by hand."""

from __future__ import annotations

import pytest

from quirkbox.engine import SPECTATOR, Match, Transcript, order_after
from quirkbox.games import BUILT_IN, GAMES, game
from quirkbox.games.quirkies.after import habits as quirkies_habits
from quirkbox.games.tiny_turbo_cars.after import look_back, turns_of
from quirkbox.lab import play_out
from quirkbox.words.catalogue import LANGUAGES, catalogue

RACE = {"programming": "counted"}


def played(game_id: str, bots: list[str], seed: int = 3, options: dict[str, str] | None = None) -> Transcript:
    match = Match(game(game_id), len(bots), seed, options or {})
    play_out(match, bots, seed, 50)
    return match.transcript()


@pytest.mark.parametrize("game_id", BUILT_IN)
def test_every_habit_and_role_has_words_in_every_language_and_is_missed_no_oftener_than_it_came_up(game_id: str) -> None:
    after = GAMES[game_id].after
    transcript = played(game_id, ["greedy", "random"], options=RACE if game_id == "tiny_turbo_cars" else None)
    assert after.habits
    assert after.roles
    told, roles = after.habits(transcript), after.roles(transcript)
    assert len(told) == len(roles) == 2
    for of_seat in told:
        assert of_seat
        for name, habit in of_seat.items():
            assert 0 <= habit.missed <= habit.of, name
            assert all(catalogue(language).has(f"{game_id}-habit-{name}") for language in LANGUAGES)
    assert all(catalogue(language).has(f"{game_id}-role") for language in LANGUAGES)


def test_a_better_card_is_counted_as_the_rules_would_have_it() -> None:
    """Each card in hand is really laid: where another one wins more tokens at once, that was a miss."""
    transcript = played("quirkies", ["random", "greedy"])
    had, missed = [0, 0], [0, 0]
    match = Match(transcript.game, 2, 3, {})
    for seat, action in match_log(transcript):
        if seat < 2 and match.position.legal(seat)[0] < 81:
            won = {}
            for code in match.position.legal(seat):
                other = match.position.copy()
                other.play(seat, code)
                won[code] = other.score()[seat] - match.position.score()[seat]
            had[seat] += max(won.values()) > 0
            missed[seat] += won[action] < max(won.values())
        match.play(seat, action)
    told = quirkies_habits(transcript)
    assert [(one["lines"].missed, one["lines"].of) for one in told] == list(zip(missed, had, strict=True))
    assert missed[0] > 0
    assert "calls" not in told[0]


def match_log(transcript: Transcript) -> list[tuple[int, int]]:
    return list(transcript.log)


def test_lines_that_nobody_called_are_told_to_everybody() -> None:
    """The first legal word is a call, so somebody who only says "done" or "pass" overlooks every line that is made."""
    match = Match(game("quirkies"), 2, 5, {"claims": "call", "window": "wait"})
    made = 0
    while not match.over:
        seat = match.next().seat
        legal = match.position.legal(seat)
        if legal[0] >= 81:
            match.play(seat, legal[-1])
        else:
            match.play(seat, legal[0])
            made += sum(
                1
                for line in range(8)
                if (copy := match.position.copy()).plain.laid >= 0
                and any(event["event"] == "won" for event in called(copy, line))
            )
    told = quirkies_habits(match.transcript())
    assert made > 0
    assert [(one["calls"].missed, one["calls"].of) for one in told] == [(made, made)] * 2


def called(position, line):  # type: ignore[no-untyped-def]
    seat = position.waiting()[0]
    return position.game.events.to_json(position.play(seat, 81 + line), SPECTATOR)


def test_the_order_around_the_table() -> None:
    assert order_after(1, 2) == ["last", "first"]
    assert order_after(2, 4) == ["middle", "last", "first", "middle"]


@pytest.mark.parametrize("open_hands", [False, True])
def test_a_race_is_told_turn_by_turn_as_it_was_driven(open_hands: bool) -> None:
    transcript = played("tiny_turbo_cars", ["greedy", "random", "greedy"], options=RACE)
    told = [turn for one in look_back(transcript, open_hands)["rounds"] for turn in one["turns"]]
    seen: list[dict[str, object]] = []
    for step in transcript.replay():
        seen += transcript.game.events.to_json(step.happened, SPECTATOR)
    ends = [event for event in seen if event["event"] == "turn_over"]
    assert [turn["seat"] for turn in told] == [event["seat"] for event in ends]
    better = 0
    for turn, stood in zip(told, turns_of(transcript), strict=True):
        was = stood.before.plain
        assert turn["slides"] == was.slides[turn["seat"]]
        assert turn["better"]["slides"] <= turn["slides"]
        assert turn["enough"] <= turn["slides"]
        # whatever a drive says has happened, has happened like this in the race
        own = [event for event in turn["played"]["trail"] if event["event"] in ("command", "moved", "recovered", "fell")]
        while seen and seen[0]["event"] != "turn":
            seen.pop(0)
        turned = []
        while seen and seen[0]["event"] != "turn_over":
            turned.append(seen.pop(0))
        assert own == [event for event in turned if event["event"] in ("command", "moved", "recovered", "fell")]
        if open_hands:
            assert turn["ahead"] >= 0
        better += turn["ahead"] > 0
    assert better  # bots that slide anywhere do not find what they could have had
