"""The words that stand in a game's own declaration, in English, by the ids under which other languages have them."""

from __future__ import annotations

from quirkbox.engine.game import Game
from quirkbox.engine.options import Choice, Option
from quirkbox.engine.piece import Piece


def texts_of(game: Game) -> dict[str, str]:
    """Every such text. A language's catalogue may have an id of these; where it has not, what is here is said."""
    found = {f"{game.id}-tagline": game.about.tagline}
    for option in game.options:
        found[option_text(game, option)] = option.question
        for choice in option.choices:
            found[choice_text(game, option, choice)] = choice.name
            found[f"{choice_text(game, option, choice)}-words"] = choice.words
            found[f"{choice_text(game, option, choice)}-group"] = choice.group
    for piece in game.show.pieces:
        found[piece_text(game, piece)] = piece.question
        for form in piece.choices:
            found[form_text(game, piece, form)] = form.name
            found[f"{form_text(game, piece, form)}-words"] = form.words
    return {id: text for id, text in found.items() if text}


def option_text(game: Game, option: Option) -> str:
    """The id of an option's question."""
    return f"{game.id}-option-{option.id}"


def choice_text(game: Game, option: Option, choice: Choice) -> str:
    """The id of a choice's name; `-words` and `-group` of it are more about it."""
    return f"{option_text(game, option)}-{choice.id}"


def piece_text(game: Game, piece: Piece) -> str:
    """The id of the question about a seat's own piece."""
    return f"{game.id}-piece-{piece.id}"


def form_text(game: Game, piece: Piece, form: Choice) -> str:
    """The id of a form's name; `-words` of it is more about it."""
    return f"{piece_text(game, piece)}-{form.id}"
