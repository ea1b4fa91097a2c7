"""Lessons and puzzles over plain HTTP."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import APIRouter, Path
from fastapi.responses import Response

from quirkbox.server import lessons, puzzles, wire
from quirkbox.server.api import as_json, problems
from quirkbox.server.asking import InLobby, InWords
from quirkbox.table import tells

lessons_api = APIRouter(tags=["lessons"])
GameId = Annotated[str, Path(examples=["quirkies"])]


@lessons_api.get("/api/games/{game_id}/lessons", responses=problems(404))
async def game_lessons(game_id: GameId, words: InWords) -> list[wire.LessonInfo]:
    """A game's lessons in their order; an empty list if it has none."""
    return await asyncio.to_thread(lessons.listed, game_id, words)


@lessons_api.post(
    "/api/games/{game_id}/lessons/{lesson_id}",
    responses={**problems(403, 404, 409, 413, 422), 200: {"model": tells.LessonMoment}},
)
async def go_through_lesson(
    lobby: InLobby, game_id: GameId, lesson_id: Annotated[str, Path(examples=["1_lines"])], body: wire.LessonAsk, words: InWords
) -> Response:
    """Where one is in a lesson after all that one has done in it. It keeps nothing."""
    lesson = await asyncio.to_thread(lessons.lesson_named, game_id, lesson_id, words)
    await lobby.readiness.must_be_ready(game_id)
    return as_json(await asyncio.to_thread(lessons.moment, lesson, body))


@lessons_api.get("/api/games/{game_id}/puzzles", responses=problems(404))
async def game_puzzles(game_id: GameId) -> list[wire.PuzzleInfo]:
    """All puzzles of a game; an empty list if it has none."""
    return await asyncio.to_thread(puzzles.listed, game_id)


@lessons_api.get("/api/games/{game_id}/daily/{day}", responses=problems(404, 409))
async def daily_puzzle(game_id: GameId, day: Annotated[str, Path(examples=["2026-11-17"])]) -> wire.PuzzleInfo:
    """The puzzle of a day, the same for everybody."""
    return await asyncio.to_thread(puzzles.of_day, game_id, day)


@lessons_api.post(
    "/api/games/{game_id}/puzzles/{puzzle_id}",
    responses={**problems(403, 404, 409, 413, 422), 200: {"model": tells.LessonMoment}},
)
async def try_puzzle(lobby: InLobby, game_id: GameId, puzzle_id: str, body: wire.LessonAsk) -> Response:
    """A puzzle after all that one has done to solve it. It keeps nothing."""
    puzzle = await asyncio.to_thread(puzzles.puzzle_named, game_id, puzzle_id)
    await lobby.readiness.must_be_ready(game_id)
    return as_json(await asyncio.to_thread(puzzles.moment, puzzle, body))
