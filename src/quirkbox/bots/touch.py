"""Everything that a table calls, once: so that it is compiled, or loaded, before somebody waits for it."""

from __future__ import annotations

from quirkbox.bots.budget import Looks, Seconds
from quirkbox.bots.builtin import BUILTIN
from quirkbox.engine import Game, dice_from_seed


def touch(game: Game) -> None:
    """A deal, one action of each bot of the house, and what is shown of it."""
    position, _ = game.start(game.players[0], {}, dice_from_seed(0))
    seat = position.waiting()[0]
    for bot in BUILTIN:
        bot.choose(position.hidden(seat), seat, dice=dice_from_seed(1), budget=Looks(1))
        code = bot.choose(position.hidden(seat), seat, dice=dice_from_seed(1), budget=Seconds(0), among_people=True)
    position.guessed(seat, dice_from_seed(2))
    position.view(seat)
    position.play(seat, code, dice_from_seed(3))
    position.score()
