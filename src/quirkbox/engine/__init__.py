"""What a game is: a record and six functions, and everything that follows from it for any game."""

from quirkbox.engine.actions import Act, Actions, Event, Events, Field
from quirkbox.engine.content import Row, Sheet
from quirkbox.engine.dice import (
    Dice,
    commitment,
    dice_from_secret,
    dice_from_seed,
    roll,
    secret_from_seed,
    seed_dice,
)
from quirkbox.engine.game import SPECTATOR, Choice, Codes, Eyes, Game, Hints, Option, Plans, Position
from quirkbox.engine.loops import Batch, in_threads, next_to_act, play_random, random_playouts, standings
from quirkbox.engine.match import Match
from quirkbox.engine.record import (
    GameState,
    Record,
    dtype_of,
    for_rules,
    i8,
    i8s,
    i16,
    i16s,
    i32,
    i32s,
    i64,
    i64s,
    plain,
    records,
    shape,
)
from quirkbox.engine.refusal import Refusal
from quirkbox.engine.rule import INTERPRETED, rule
from quirkbox.engine.trail import Happened, Notebook, Trail, note
from quirkbox.engine.transcript import Step, Transcript

__all__ = [
    "INTERPRETED",
    "SPECTATOR",
    "Act",
    "Actions",
    "Batch",
    "Choice",
    "Codes",
    "Dice",
    "Event",
    "Events",
    "Eyes",
    "Field",
    "Game",
    "GameState",
    "Happened",
    "Hints",
    "Match",
    "Notebook",
    "Option",
    "Plans",
    "Position",
    "Record",
    "Refusal",
    "Row",
    "Sheet",
    "Step",
    "Trail",
    "Transcript",
    "commitment",
    "dice_from_secret",
    "dice_from_seed",
    "dtype_of",
    "for_rules",
    "i8",
    "i8s",
    "i16",
    "i16s",
    "i32",
    "i32s",
    "i64",
    "i64s",
    "in_threads",
    "next_to_act",
    "note",
    "plain",
    "play_random",
    "random_playouts",
    "records",
    "roll",
    "rule",
    "secret_from_seed",
    "seed_dice",
    "shape",
    "standings",
]
