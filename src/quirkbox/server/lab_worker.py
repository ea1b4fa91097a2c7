"""A process that plays many games for the server's lab, one piece of work after the other, and gives way to the tables.

It reads one JSON object a line: a piece of work (`Work`), or `{"stop": true}`. It writes one a line: how far it is, then what
came of it, or why not. It ends when nobody writes to it any more: the server may be killed at any time.
"""

from __future__ import annotations

import json
import os
import queue
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, TextIO

from quirkbox.engine import Game, Refusal
from quirkbox.games import GAMES
from quirkbox.lab import Lineup, Order, Step, Study
from quirkbox.lab.first_look import first_look, minutes, quick_bots, remarks, rounds
from quirkbox.lab.report import report
from quirkbox.lab.until import study_until
from quirkbox.processes import give_way

DEALS, LOOKS = 20, 10  # of the bots that look ahead 1, 4 and 16 times as often
OFTEN = 0.2  # seconds between two lines about how far it is
QUICK_GAMES = 300
SEED = 1  # of a first look: the same file gives the same games
Json = dict[str, Any]


class Worker:
    def __init__(self, lines: TextIO, tell: Callable[[Json], None]):
        self._lines, self._tell = lines, tell
        self._asked: queue.Queue[Json] = queue.Queue()
        self._stopped = threading.Event()
        self._told_at = 0.0
        self._known: dict[tuple[str, int], Study] = {}

    def run(self) -> None:
        threading.Thread(target=self._listen, daemon=True).start()
        while True:
            work = self._asked.get()
            self._stopped.clear()
            try:
                self._tell({"found": self._do(work)})
            except Refusal as refusal:
                self._tell({"why": refusal.said.to_json()})

    def _listen(self) -> None:
        for line in self._lines:
            asked = json.loads(line)
            if asked.get("stop"):
                self._stopped.set()
            else:
                self._asked.put(asked)
        os._exit(0)

    def _do(self, work: Json) -> Json:
        game = GAMES[work["game"]]
        return self._look(game, work) if work["what"] == "look" else self._study(game, work)

    def _until(self, seconds: float) -> Callable[[], bool]:
        """Says stop when so much time has passed, or somebody says so."""
        end = time.monotonic() + seconds
        return lambda: self._stopped.is_set() or time.monotonic() > end

    def _study(self, game: Game, work: Json) -> Json:
        order = Order(
            game, tuple(work["bots"]), work["games"], work["seed"], work["options"], DEALS if work["strength"] else 0, LOOKS
        )
        steps = {step.what: step for step in order.steps()}

        def progress(step: Step) -> None:
            steps[step.what] = step
            if time.monotonic() > self._told_at + OFTEN:
                self._told_at = time.monotonic()
                self._tell_steps(steps)

        found = study_until(order, self._until(work["seconds"]), progress)
        self._tell_steps({**steps, "page": Step("page", 0, 1)})
        _write(found, Path(work["folder"]))
        return {"games": found.games}

    def _tell_steps(self, steps: dict[str, Step]) -> None:
        self._tell({"steps": [[step.what, step.done, step.of] for step in steps.values()]})

    def _look(self, game: Game, work: Json) -> Json:
        bots, usual = quick_bots(game, work["players"]), self._usual(game, work)
        found = first_look(Lineup(game, bots, SEED, work["options"]), QUICK_GAMES, self._until(work["seconds"]))
        counted = rounds(found)
        return {
            "games": found.games,
            "bots": bots,
            "cooperative": game.cooperative,
            "won": [figure.to_json() for figure in (found.by_seat()[:1] if game.cooperative else found.by_seat())],
            "minutes": round(minutes(found, usual)),
            "rounds": counted.to_json() if counted else None,
            "remarks": [{"about": one.about, "words": one.words.to_json(), "warns": one.warns} for one in remarks(found, usual)],
        }

    def _usual(self, game: Game, work: Json) -> Study:
        """The game as it is in the box, to compare with; played once."""
        asked = game.id, work["players"]
        if asked not in self._known:
            lineup = Lineup(game, quick_bots(game, work["players"]), SEED)
            self._known[asked] = first_look(lineup, QUICK_GAMES, self._until(work["seconds"]))
        return self._known[asked]


def _write(found: Study, folder: Path) -> None:
    """The page, and the games worth a look by their numbers."""
    for _, game in found.extremes():
        (folder / f"{game}.json").write_text(found.watched.transcript(game).to_json(), encoding="utf-8")
    (folder / "report.html").write_text(report(found), encoding="utf-8")


def main() -> None:
    give_way(os.getpid())
    # what others print must not come between our lines
    answers, sys.stdout = sys.stdout, sys.stderr

    def tell(what: Json) -> None:
        answers.write(json.dumps(what) + "\n")
        answers.flush()

    tell({"ready": True})
    Worker(sys.stdin, tell).run()


if __name__ == "__main__":
    main()
