"""A game in the terminal, against bots. One sees what one's seat may see, and nothing else."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Console

from quirkbox.bots import BOTS, rather_waits
from quirkbox.engine import Game, Match, Position, Refusal, dice_from_seed

HELP = "Type the number of an action, or the action itself. ? shows the table again, q ends the game."


class Quit(Exception):
    pass


def play_in_terminal(game: Game, bots: list[str], options: Mapping[str, str], name: str, console: Console) -> None:
    """You sit on seat 0, the bots on the others."""
    match = Match(game, len(bots) + 1, secrets.randbits(62), options)
    names = match.names = [name.strip() or "Guest", *_bot_names(bots)]
    console.print(HELP, style="dim")
    _tell(match, names, console)
    try:
        while not match.over:
            seat = _who_acts(match)
            if seat == 0:
                _ask(match, names, console)
            else:
                match.play(seat, _choose(match, bots, seat))
            _tell(match, names, console)
    except (Quit, EOFError):
        console.print("Until next time.")
        return
    console.print(match.position.text(0, names), markup=False, highlight=False)
    winners = " and ".join(names[seat] for seat in match.position.winners()) or "Nobody"
    console.print(f"{winners} won.", style="bold", markup=False)


def _bot_names(bots: list[str]) -> list[str]:
    """Each kind's own names in turn, so that two of a kind are told apart."""
    return [f"{BOTS[bot].names[bots[:place].count(bot)]} ({bot})" for place, bot in enumerate(bots)]


def _who_acts(match: Match) -> int:
    """Whoever acted last, then clockwise; the table itself when no player can. Bots may let others go first."""
    players = match.position.players
    last = match.log[-1][0] if match.log else 0
    order = [(last + step) % players for step in range(players)] if last < players else range(players)
    able = [seat for seat in order if seat in match.position.waiting()]
    eager = [seat for seat in able if seat == 0 or not rather_waits(match.position, seat)]
    return next(iter(eager or able), players)


def _choose(match: Match, bots: list[str], seat: int) -> int:
    if seat == match.position.host:
        return match.position.legal(seat)[0]
    dice = dice_from_seed(secrets.randbits(62))
    return BOTS[bots[seat - 1]].choose(match.position.hidden(seat), seat, ms=200, dice=dice)


def _ask(match: Match, names: list[str], console: Console) -> None:
    """Until something legal is said."""
    console.print(match.position.text(0, names), markup=False, highlight=False)
    legal = match.legal(0)
    for number, action in enumerate(legal, 1):
        console.print(f"  {number:>2}  {action}", markup=False, highlight=False)
    while True:
        said = console.input("> ").strip()
        if said in ("q", "quit", "exit"):
            raise Quit
        if said in ("?", "help", ""):
            console.print(HELP, style="dim")
            console.print(match.position.text(0, names), markup=False, highlight=False)
            continue
        try:
            match.play(0, dict(enumerate(legal, 1)).get(int(said), said) if _is_number(said) else said)
        except Refusal as refusal:
            console.print(str(refusal), style="red", markup=False)
        else:
            return


def _is_number(said: str) -> bool:
    return said.isdecimal() and len(said) < 10


def _tell(match: Match, names: list[str], console: Console) -> None:
    for event in match.seen_by(0):
        console.print(told(match.position, event, names), markup=False, highlight=False)


def told(position: Position, event: Mapping[str, Any], names: Sequence[str]) -> str:
    """An event in words. What events do not say, like the names in somebody's own content, a game's `named` adds."""
    show = position.game.show
    named = getattr(show, "named", None)
    return show.words(named(position.hidden(-1).plain, event) if named else event, names)
