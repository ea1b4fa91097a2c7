"""A game in the terminal, against bots. One sees what one's seat may see, and nothing else."""

from __future__ import annotations

import secrets
from collections.abc import Mapping

from rich.console import Console

from quirkbox.bots import Seconds, bot, rather_waits
from quirkbox.engine import Game, Match, Refusal, dice_from_seed

HELP = "Type the number of an action, or the action itself. ? shows the table again, q ends the game."


class Quit(Exception):
    pass


def play_in_terminal(game: Game, bots: list[str], options: Mapping[str, str], name: str, console: Console) -> None:
    """You sit on seat 0, the bots on the others."""
    for option, choice in game.live.without_clock.items():
        if options.get(option) != choice:
            raise Refusal(f"A terminal has no clock, so {option} can only be {choice} here; in the browser it is your choice.")
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
    return [f"{_name(kind, bots[:place].count(kind))} ({kind})" for place, kind in enumerate(bots)]


def _name(kind: str, before: int) -> str:
    names = bot(kind).names
    return names[before % len(names)]


def _who_acts(match: Match) -> int:
    """As everywhere, but bots may let others go first."""
    position = match.position
    last = match.log[-1][0] if match.log else 0
    able = position.waiting()
    eager = [seat for seat in able if seat == 0 or not rather_waits(position, seat)]
    first = last if last < position.players else 0
    return min(eager or able, key=lambda seat: (seat - first) % position.players, default=position.host)


def _choose(match: Match, bots: list[str], seat: int) -> int:
    if seat == match.position.host:
        return match.position.legal(seat)[0]
    dice = dice_from_seed(secrets.randbits(62))
    hidden = match.position.hidden(seat)
    return bot(bots[seat - 1]).choose(hidden, seat, dice=dice, budget=Seconds(), among_people=True)


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
    seen = match.position.seen_by(0)
    for event in match.seen_by(0):
        console.print(seen.sentence(event, names), markup=False, highlight=False)
