"""`quirkbox lessons`: what there is to learn, and whether it can be."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from quirkbox.commands.shared import GameName, game_named, out, text_of

LessonFiles = Annotated[
    list[Path] | None, typer.Argument(help="lessons of your own; without one: those of the game", metavar="FILE")
]


def lessons(game_id: GameName, files: LessonFiles = None) -> None:
    """Look a game's lessons over: that each can be finished, and that every text fits its position.

    For example: [bold]quirkbox lessons quirkies[/bold]
    """
    from quirkbox.coach.lessons import check, lessons_of, read_lesson

    game = game_named(game_id)
    found = [read_lesson(game, file.name, text_of(file)) for file in files] if files else lessons_of(game)
    if not found:
        out.print(f"{game.name} has no lessons.")
    for lesson in found:
        check(lesson)
        steps = f"{len(lesson.file.step)} steps" if lesson.file.step else "a whole game"
        out.print(f"{lesson.id}: {lesson.file.title} ({steps})", highlight=False)
