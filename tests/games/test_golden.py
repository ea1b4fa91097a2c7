"""Games in full, told in words: a change of the rules shows as a diff. `python tests/games/test_golden.py` tells them anew."""

from pathlib import Path

import pytest

from quirkbox.engine import SPECTATOR, Transcript, dice_from_seed
from quirkbox.games import GAMES, game

GOLDEN = Path(__file__).parents[1] / "golden"


def told(transcript: Transcript) -> str:
    """The whole game: every action, everything that happened, and the table as the spectators saw it."""
    lines = []
    for step in transcript.replay():
        if step.action is not None:
            who = [*transcript.players, "the table"][step.seat]
            lines.append(f"{step.seq}. {who}: {transcript.game.actions.text(step.action)}")
        seen = step.position.seen_by(SPECTATOR)
        lines += [f"   {seen.sentence(event, transcript.players)}" for event in seen.events(step.happened)]
        lines += [f"   | {line}" for line in seen.text(transcript.players).splitlines()]
    return "\n".join([*lines, f"score {transcript.score}, won by {transcript.winners}"]) + "\n"


every_golden_game = pytest.mark.parametrize("name", sorted(path.stem for path in GOLDEN.glob("*.json")))


@every_golden_game
def test_the_golden_games_are_told_as_they_were(name: str) -> None:
    transcript = Transcript.load(GOLDEN / f"{name}.json", game)
    transcript.verify()
    assert told(transcript) == (GOLDEN / f"{name}.txt").read_text(encoding="utf-8")


@every_golden_game
def test_whatever_is_guessed_in_a_golden_game_looks_the_same(name: str) -> None:
    for step in Transcript.load(GOLDEN / f"{name}.json", game).replay():
        for viewer in range(SPECTATOR, step.position.players):
            guessed = step.position.guessed(viewer, dice_from_seed(step.seq))
            assert guessed.hidden(viewer) == step.position.hidden(viewer)


def test_every_game_has_a_golden_game() -> None:
    assert set(GAMES) == {Transcript.load(path, game).game.id for path in GOLDEN.glob("*.json")}


if __name__ == "__main__":
    for path in GOLDEN.glob("*.json"):
        path.with_suffix(".txt").write_text(told(Transcript.load(path, game)), encoding="utf-8")
