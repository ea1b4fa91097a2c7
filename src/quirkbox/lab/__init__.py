"""Many games at once: simulate, compare, measure, rate."""

from quirkbox.lab.cluster import Cluster
from quirkbox.lab.comparing import Comparison, Question, ask, compare
from quirkbox.lab.dataset import write_dataset
from quirkbox.lab.gpu import Gpu
from quirkbox.lab.ladder import Contest, Ladder, climb
from quirkbox.lab.lineup import Entrant, Lineup, Played, available
from quirkbox.lab.measure import compile_parts, compiled_stamp, measure
from quirkbox.lab.orders import Order, budgets, study
from quirkbox.lab.places import place
from quirkbox.lab.simulate import Result, play_out, simulate
from quirkbox.lab.stats import Figure
from quirkbox.lab.studies import Part, Study
from quirkbox.lab.tuning import Task, Trial, Tuned, Vary, Wish, tune
from quirkbox.lab.watching import Watched, watch
from quirkbox.lab.work import Job, Place, Step, Stopped, Threads

__all__ = [
    "Cluster",
    "Comparison",
    "Contest",
    "Entrant",
    "Figure",
    "Gpu",
    "Job",
    "Ladder",
    "Lineup",
    "Order",
    "Part",
    "Place",
    "Played",
    "Question",
    "Result",
    "Step",
    "Stopped",
    "Study",
    "Task",
    "Threads",
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
    "place",
    "play_out",
    "simulate",
    "study",
    "tune",
    "watch",
    "write_dataset",
]
