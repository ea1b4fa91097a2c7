"""The ladder of every game, written to docs/ladder.md.

    python bench/ladder.py [--deals 200] [GAME ...]

The same seed gives the same page on any machine. A game that is not named keeps its part of the page.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

from rich.console import Console
from rich.progress import Progress, TimeRemainingColumn

from quirkbox.games import game
from quirkbox.lab import Contest, Ladder, climb

PAGE = Path(__file__).parents[1] / "docs/ladder.md"
HEAD = """# The ladder
Every bot has played every other one on the same deals, from every seat. 400 points more are ten games won for one lost; the bot
`random` has 0. Intervals are 95 %, by bootstrap over deals; ratings by the model of Bradley and Terry (`choix`). `search@100`
looks ahead 100 times per move. Written by `python bench/ladder.py`; one game at a time by `quirkbox ladder GAME`.
"""


class Climb(NamedTuple):
    bots: tuple[str, ...]
    options: Mapping[str, str] = MappingProxyType({})
    # of the deals asked for: some games take their time
    part: float = 1


CLIMBS = {
    "quirkies": Climb(("random", "greedy", "search@100", "search@400", "search@1600")),
    "tiny_turbo_cars": Climb(("random", "greedy", "search@25", "search@100"), {"programming": "counted"}, 0.5),
    "circuit_breaker": Climb(("random", "greedy", "search@25", "search@100"), part=0.2),
    "rootg": Climb(("random", "greedy", "search@5", "search@20"), part=0.2),
    "quirky_circuits": Climb(("random", "greedy", "search@100", "search@400"), part=0.5),
}


def told(ladder: Ladder) -> str:
    contest, ratings = ladder.contest, ladder.ratings
    names = [contest.bots[bot] for bot in ratings.order]
    rows = []
    for bot in ratings.order:
        spread = "" if bot == ratings.zero else f"{ratings.low[bot]:.0f} to {ratings.high[bot]:.0f}"
        shares = ["" if other == bot else f"{ladder.against(bot, other):.0%}" for other in ratings.order]
        rows.append(" | ".join([f"| {contest.bots[bot]}", f"{ratings.rating[bot]:.0f}", spread, *shares]) + " |")
    options = ", ".join(f"{name} {answer}" for name, answer in (contest.options or {}).items())
    team = "each bot a team of its own" if contest.game.cooperative else f"{contest.seats} at a table"
    head = " | ".join(["| bot", "rating", "95 %", *(f"against {name}" for name in names)]) + " |"
    rule = "| --- |" + " ---: |" * (len(names) + 2)
    about = ", ".join(part for part in (f"{ladder.deals} deals each", f"seed {contest.seed}", team, options) if part)
    return "\n".join([f"## {contest.game.name}", f"{about[0].upper()}{about[1:]}.", "", head, rule, *rows, ""])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help=", ".join(CLIMBS))
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    known = re.split(r"^(?=## )", PAGE.read_text(encoding="utf-8"), flags=re.M)[1:] if PAGE.exists() else []
    parts = {text.partition("\n")[0].removeprefix("## "): text for text in known}
    with Progress(*Progress.get_default_columns()[:-1], TimeRemainingColumn(), console=Console(stderr=True)) as progress:
        for name in asked.games or CLIMBS:
            bots, options, part = CLIMBS[name]
            contest = Contest(game(name), bots, max(2, round(asked.deals * part)), asked.seed, options)
            task = progress.add_task(contest.game.name, total=contest.games)
            ladder = climb(contest, progress=lambda step, task=task: progress.update(task, completed=step.done))
            parts[contest.game.name] = told(ladder)
    order = [game(name).name for name in CLIMBS]
    PAGE.write_text("\n".join([HEAD, *(parts[name] for name in order if name in parts)]), encoding="utf-8")


if __name__ == "__main__":
    main()
