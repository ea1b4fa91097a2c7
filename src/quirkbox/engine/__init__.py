"""What a game is: a record and six functions, and everything that follows from it for any game."""

from quirkbox.engine.about import About
from quirkbox.engine.actions import Act, Actions, Event, Events, Field
from quirkbox.engine.afterwards import Afterwards, Habit, order_after
from quirkbox.engine.aim import Aim, amount, listed
from quirkbox.engine.beginning import Beginning, Branched, Placed, depth_of, read_beginning
from quirkbox.engine.content import Row, Sheet
from quirkbox.engine.copies import copy_of, copy_record, scratch
from quirkbox.engine.dice import (
    Dice,
    commitment,
    dice_from_secret,
    dice_from_seed,
    roll,
    secret_from_seed,
    seed_dice,
)
from quirkbox.engine.game import Game
from quirkbox.engine.heuristics import Heuristics
from quirkbox.engine.layout import content_reader, content_record
from quirkbox.engine.live import Live
from quirkbox.engine.log import GameLog, Step
from quirkbox.engine.loops import (
    Batch,
    Player,
    in_threads,
    next_to_act,
    play_games,
    play_random,
    playouts,
    random_playouts,
    side_by_side,
    standings,
)
from quirkbox.engine.match import Match, Turn
from quirkbox.engine.mistakes import Mistake
from quirkbox.engine.modes import CHECKED, INTERPRETED
from quirkbox.engine.observation import Observation, ObservedField
from quirkbox.engine.options import Choice, Option, Report
from quirkbox.engine.piece import Piece
from quirkbox.engine.position import SPECTATOR, Position
from quirkbox.engine.presentation import OWN_CLIENT, Presentation
from quirkbox.engine.puzzle_kind import PuzzleKind
from quirkbox.engine.record import (
    GameState,
    Record,
    Seats,
    Shape,
    dtype_of,
    fields_of,
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
from quirkbox.engine.refusal import Refusal, quoted
from quirkbox.engine.rule import rule
from quirkbox.engine.rules import Codes, Rules
from quirkbox.engine.seen import Seen
from quirkbox.engine.setup import Setup, each_once, several, whole
from quirkbox.engine.texts import choice_text, form_text, option_text, piece_text, texts_of
from quirkbox.engine.trail import Happened, Notebook, Trail, note
from quirkbox.engine.transcript import Transcript

__all__ = [
    "CHECKED",
    "INTERPRETED",
    "OWN_CLIENT",
    "SPECTATOR",
    "About",
    "Act",
    "Actions",
    "Afterwards",
    "Aim",
    "Batch",
    "Beginning",
    "Branched",
    "Choice",
    "Codes",
    "Dice",
    "Event",
    "Events",
    "Field",
    "Game",
    "GameLog",
    "GameState",
    "Habit",
    "Happened",
    "Heuristics",
    "Live",
    "Match",
    "Mistake",
    "Notebook",
    "Observation",
    "ObservedField",
    "Option",
    "Piece",
    "Placed",
    "Player",
    "Position",
    "Presentation",
    "PuzzleKind",
    "Record",
    "Refusal",
    "Report",
    "Row",
    "Rules",
    "Seats",
    "Seen",
    "Setup",
    "Shape",
    "Sheet",
    "Step",
    "Trail",
    "Transcript",
    "Turn",
    "amount",
    "choice_text",
    "commitment",
    "content_reader",
    "content_record",
    "copy_of",
    "copy_record",
    "depth_of",
    "dice_from_secret",
    "dice_from_seed",
    "dtype_of",
    "each_once",
    "fields_of",
    "for_rules",
    "form_text",
    "i8",
    "i8s",
    "i16",
    "i16s",
    "i32",
    "i32s",
    "i64",
    "i64s",
    "in_threads",
    "listed",
    "next_to_act",
    "note",
    "option_text",
    "order_after",
    "piece_text",
    "plain",
    "play_games",
    "play_random",
    "playouts",
    "quoted",
    "random_playouts",
    "read_beginning",
    "records",
    "roll",
    "rule",
    "scratch",
    "secret_from_seed",
    "seed_dice",
    "several",
    "shape",
    "side_by_side",
    "standings",
    "texts_of",
    "whole",
]
