#!/usr/bin/env python
"""Writes what docs/research/games/ says about each game as an environment: between two marks on its page, from the game itself.

What stands before and behind the marks is written by hand: what makes the game interesting, and the history of its versions.
"""

from __future__ import annotations

from pathlib import Path

from quirkbox.engine import Game, Observation
from quirkbox.engine.actions import Act, Field
from quirkbox.env.batch_env import MOST_MASKED
from quirkbox.env.registered import env_id
from quirkbox.games import BUILT_IN, game

PAGES = Path(__file__).parents[1] / "docs/research/games"
BEGIN, END = "<!-- from here on written by tools/env_pages.py -->", "<!-- up to here -->"
# so many values of a field are told by name
MOST_NAMED = 10


def page_of(played: Game) -> Path:
    return PAGES / f"{played.id}.md"


def written(played: Game) -> str:
    """The whole page, with its middle made anew."""
    page = page_of(played).read_text(encoding="utf-8")
    before, _, rest = page.partition(BEGIN)
    _, _, behind = rest.partition(END)
    return f"{before}{BEGIN}\n\n{_middle(played)}\n\n{END}{behind}"


def _middle(played: Game) -> str:
    layout = Observation(played)
    parts = [
        _glance(played, layout),
        "## Observation",
        f"One row of {layout.size} whole numbers, {layout.dtype}. What goes by seat begins with the observer's own and goes on "
        "clockwise; what a seat may not know is blank.",
        layout.table(),
        "## Actions",
        _about_actions(played),
        _table(("act", "fields", "codes", "how many"), [_act(played, act) for act in played.actions.acts]),
        "## Rewards and the end",
        _rewards(played),
        "## Options",
        _table(("option", "choices, the usual one first", "question"), _options(played)),
    ]
    return "\n\n".join(parts)


def _glance(played: Game, layout: Observation) -> str:
    low, high = played.players
    rows = [
        ("players", f"{low} to {high}" if low < high else str(low)),
        ("version", str(played.version)),
        ("observation", f"{layout.size} cells, {layout.dtype}"),
        ("actions", f"{played.actions.size:,} codes, at most {played.most_legal:,} legal at once"),
        ("rewards", "1 or -1 for the team" if played.cooperative else "from -1 to 1, zero in sum"),
        ("state", f"{played.dtype.itemsize:,} bytes"),
        ("many at once", f'`env.batch("{played.id}", 1000)`'),
        ("PettingZoo", f'`env.aec("{played.id}")`, `env.parallel("{played.id}")`'),
        ("Gymnasium", f'`env.gym("{played.id}")`, `gymnasium.make("{env_id(played.id, played.version)}")`'),
        ("OpenSpiel", f'`env.openspiel("{played.id}")`, `pyspiel.load_game("quirkbox_{played.id}")`'),
    ]
    return _table(("", ""), rows)


def _about_actions(played: Game) -> str:
    shown = "as a mask" if played.actions.size <= MOST_MASKED else 'as a list (`actions="list"`), since a mask would be long'
    return (
        f"An action is a code; `game.actions.to_json(code)` and `text(code)` say what it means. Where nothing else is asked for, "
        f"PettingZoo's and Gymnasium's doors show what is legal {shown}."
    )


def _act(played: Game, act: Act) -> tuple[str, ...]:
    first = played.actions.first(act.name)
    codes = f"{first} … {first + act.size - 1}" if act.size > 1 else str(first)
    return f"`{act.name}`", " × ".join(map(_field, act.fields)), codes, f"{act.size:,}"


def _field(field: Field) -> str:
    if isinstance(field.values, int):
        return f"{field.name} (0 … {field.values - 1})"
    if isinstance(field.values, range):
        return f"{field.name} ({field.values[0]} … {field.values[-1]})"
    named = ", ".join(field.values) if len(field.values) <= MOST_NAMED else f"{len(field.values)} of them"
    return f"{field.name} ({named})"


def _rewards(played: Game) -> str:
    if played.cooperative:
        worth = "1 for everybody if the team has won, -1 if it has lost."
    elif played.players[1] == 2:
        worth = "1 for the winner, -1 for the other, 0 for both if they share the victory."
    else:
        worth = (
            "1 for a single winner; whoever shares a victory shares its worth; each of the others gets -1 / (players - 1). "
            "In sum it is 0. With two players that is 1, -1, or 0 for both."
        )
    rules = f"[the rules](../../play/{played.id}.md)"
    return f"Nothing until the game is over; then {worth} When that is, and what counts between equals, is told by {rules}."


def _options(played: Game) -> list[tuple[str, ...]]:
    rows = []
    for option in played.options:
        choices = ", ".join(f"`{choice.id}`" for choice in option.choices)
        own = ", or the text of a file of your own" if option.content else ""
        rows.append((f"`{option.id}`", choices + own, option.question))
    return rows


def _table(head: tuple[str, ...], rows: list[tuple[str, ...]]) -> str:
    lines = [head, tuple("---" for _ in head), *rows]
    return "\n".join(f"| {' | '.join(line)} |".replace("|  |", "| |").replace("|  |", "| |") for line in lines)


if __name__ == "__main__":
    for name in BUILT_IN:
        page_of(game(name)).write_text(written(game(name)), encoding="utf-8")
