"""Everything that a table calls, each once: compiled and kept on disk the first time, loaded from there into a new process."""

from __future__ import annotations

from quirkbox.bots.budget import Looks, Seconds
from quirkbox.bots.builtin import BUILTIN
from quirkbox.bots.weighing import weigh
from quirkbox.engine import Game, dice_from_seed


def warm_up(game: Game) -> None:
    """The deal, one action of each bot, and what everybody is told of it."""
    position, _ = game.start(game.players[0], {}, dice_from_seed(0))
    seat = position.waiting()[0]
    seen = position.seen_by(seat)
    for bot in (bot for bot in BUILTIN if bot.plays(game)):
        bot.choose(seen.position, seat, dice=dice_from_seed(1), budget=Looks(1))
        code = bot.choose(seen.position, seat, dice=dice_from_seed(1), budget=Seconds(0), among_people=True)
    weigh(seen.position, seat, [code], 1, dice=dice_from_seed(1))
    position.guessed(seat, dice_from_seed(2))
    position.play(seat, code, dice_from_seed(3))
    seen.view()
    seen.score()
