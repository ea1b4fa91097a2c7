"""Small tables for tests: a drawn map, a program, and what comes of it."""

from __future__ import annotations

from typing import Any

from quirkbox import Match, game
from quirkbox.games.quirky_circuits.actions import COMMANDS

QC = game("quirky_circuits")
TOKENS = {
    "r": "seed_red", "g": "seed_green", "h": "hen", "f": "fox", "w": "wheat", "a": "ammonite", "e": "beetle", "z": "ribs",
    "n": "nigiri", "m": "maki", "c": "rice", "i": "fish", "P": "patches", "T": "tiger", "C": "scar", "t": "toy", "x": "box",
}  # fmt: skip
SPOTS = {
    "R": "seed_red",
    "G": "seed_green",
    "H": "hen",
    "W": "wheat",
    "A": "ammonite",
    "E": "beetle",
    "Z": "ribs",
}
TABLES = {"N": '"nigiri"', "M": '"maki"', "X": '["rice", "fish"]'}


def scenario(drawn: str, robot: str = "gizmo", goal: str = "", facing: str = "N", extra: str = "", cards: str = "") -> str:
    """A file with this map; the letters in it stand for what they stand for above."""
    used = set(drawn) | set(extra.partition("things")[2])
    spots = any(letter in used for letter in [*SPOTS, *TABLES])
    goal = goal or ('"deliver"' if spots else '"clean"')
    lines = [
        f'robot = "{robot}"', "battery = 9", f'facing = "{facing}"', f"goal = [{goal}]",
        "" if cards else 'decks = ["basic"]', extra, f"map = '''\n{drawn.strip(chr(10))}\n'''", cards,
    ]  # fmt: skip
    lines += ["[tokens]", *(f'{letter} = "{kind}"' for letter, kind in TOKENS.items() if letter in used)]
    lines += ["[spots]", *(f'{letter} = "{kind}"' for letter, kind in SPOTS.items() if letter in used)]
    lines += ["[tables]", *(f"{letter} = {kind}" for letter, kind in TABLES.items() if letter in used)]
    return "\n".join(lines)


class Table:
    """A game of two in which a program can be laid by hand."""

    def __init__(self, drawn: str, robot: str = "gizmo", seed: int = 1, **more: str):
        self.match = Match(QC, 2, seed, {"scenario": scenario(drawn, robot, **more)})

    @property
    def state(self) -> Any:
        return self.match.position.plain

    @property
    def view(self) -> dict[str, Any]:
        return self.match.position.open_view()

    def run(self, *cards: str, by: int = 0) -> list[dict[str, Any]]:
        """Carry these cards out, after turns back and forth if they are too few; what was seen of them."""
        s = self.state
        before = ["turn_left", "turn_right"] * ((6 - len(cards)) // 2)
        filled = [*before, *cards]
        for place, card in enumerate(filled):
            s.queue[place], s.queued_by[place] = COMMANDS.index(card), by
        s.queue_size = len(filled)
        # As many leave the deck: a state has room for the cards of the box, and no more.
        s.deck_size = max(0, s.deck_size - len(filled))
        s.played[:2] = 1
        s.done[0] = 1
        seen = self.match.play(1, "done")
        return self._of(seen, len(before))

    @staticmethod
    def _of(seen: list[dict[str, Any]], first: int) -> list[dict[str, Any]]:
        """What happened from this card on, without the reset."""
        kept, acting = [], -1
        for event in seen:
            if event["event"] == "reset":
                break
            acting = event["place"] if event["event"] == "card" else acting
            if acting >= first and event["event"] != "card":
                kept.append(event)
        return kept

    @property
    def robot(self) -> tuple[int, int, str]:
        """Row and column as people count, and where it looks."""
        robot = self.view["robot"]
        return robot["space"] // 8 + 1, robot["space"] % 8 + 1, robot["facing"]

    def token(self, kind: str) -> dict[str, Any]:
        return next(token for token in self.view["tokens"] if token["kind"] == kind)

    def at(self, kind: str) -> tuple[int, int]:
        space = self.token(kind)["space"]
        return space // 8 + 1, space % 8 + 1


def names(events: list[dict[str, Any]]) -> list[str]:
    return [event["event"] for event in events]
