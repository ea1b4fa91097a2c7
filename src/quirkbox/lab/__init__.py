"""Many games at once: simulate, compare, measure, rate."""

from quirkbox.lab.comparing import Comparison, Question, ask, compare
from quirkbox.lab.dataset import write_dataset
from quirkbox.lab.ladder import Contest, Ladder, climb
from quirkbox.lab.lineup import Entrant, Lineup, Played, available
from quirkbox.lab.measure import compile_parts, compiled_stamp, measure
from quirkbox.lab.simulate import Result, play_out, simulate
from quirkbox.lab.stats import Figure
from quirkbox.lab.studies import Part, Study, budgets, study
from quirkbox.lab.tuning import Task, Trial, Tuned, Vary, Wish, tune
from quirkbox.lab.watching import Watched, watch

__all__ = [
    "Comparison",
    "Contest",
    "Entrant",
    "Figure",
    "Ladder",
    "Lineup",
    "Part",
    "Played",
    "Question",
    "Result",
    "Study",
    "Task",
    "Trial",
    "Tuned",
    "Vary",
    "Watched",
    "Wish",
    "ask",
    "available",
    "budgets",
    "climb",
    "compare",
    "compile_parts",
    "compiled_stamp",
    "measure",
    "play_out",
    "simulate",
    "study",
    "tune",
    "watch",
    "write_dataset",
]
