"""A report that somebody wants, and how it is made: in pieces, with progress; it can be stopped, and gone on with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from quirkbox.engine import Choice, Game, Option
from quirkbox.lab.chances import MOST_GAMES as MOST_PLAYED_ON
from quirkbox.lab.chances import chances, standings_from
from quirkbox.lab.counting import Play, count, kept_games, kept_room, undone, unplayed
from quirkbox.lab.kept import Kept
from quirkbox.lab.ladder import Contest, climb, kept_ladder
from quirkbox.lab.lineup import Lineup
from quirkbox.lab.studies import Chosen, Study
from quirkbox.lab.watching import watch
from quirkbox.lab.work import HERE, Place, Progress, Step, nobody, split

MOST_WATCHED = 1000
# games with each choice of each option: so many, and all of them together one for so many counted ones
FEWEST_CHOSEN, MOST_CHOSEN, COUNTED_FOR_ONE = 20, 2000, 2


@dataclass(frozen=True)
class Order:
    """What a report is asked for. Refusal, before anything is played, if it can't be made."""

    game: Game
    #: greedy ones, as few as can play, if none are named
    bots: tuple[str, ...] = ()
    games: int = 10_000
    seed: int = 0
    options: Mapping[str, str] = field(default_factory=dict)
    #: deals that bots with 1, 4 and 16 times the budget play, so that one sees what skill is worth; 0: none
    strength: int = 20
    #: how often the weakest of them looks ahead
    looks: int = 10

    def __post_init__(self) -> None:
        assert self.lineup
        assert self.contest or not self.strength

    @cached_property
    def lineup(self) -> Lineup:
        return Lineup(self.game, self.bots or ("greedy",) * self.game.players[0], self.seed, self.options)

    @cached_property
    def contest(self) -> Contest | None:
        return budgets(self.game, self.strength, self.looks, self.seed, self.lineup.answers) if self.strength else None

    def steps(self) -> list[Step]:
        """All that will be done, before it is begun."""
        watched = min(self.games, MOST_WATCHED)
        steps = [Step("games", 0, self.games), Step("watched", 0, watched), Step("chances", 0, min(watched, MOST_PLAYED_ON))]
        choices = len(other_choices(self.lineup))
        others = choices * games_a_choice(self.games, choices)
        steps += [Step("options", 0, others)] if others else []
        return [*steps, Step("strength", 0, self.contest.games)] if self.contest else steps

    def begun(self) -> bool:
        """Whether the same was asked for before, and stopped: then `make(resume=True)` goes on with it."""
        return kept_games("study", self.lineup, unplayed(self.games, len(self.lineup.entrants))).exists()

    def make(self, on: Place = HERE, resume: bool = False, progress: Progress = nobody) -> Study:
        """Play it all. `progress` is told each `Step`, from the thread that called; it may raise `Stopped`. Then, and after
        Ctrl-C, what was played is kept, and `resume` goes on with it."""
        return study(self.lineup, self.games, self.contest, on, resume, progress)


def study(
    lineup: Lineup,
    games: int,
    strength: Contest | None = None,
    on: Place = HERE,
    resume: bool = False,
    progress: Progress = nobody,
) -> Study:
    """Play `games` games to count them, watch some more, and let bots with larger and larger budgets play each other. Ctrl-C
    keeps what was counted, watched and rated, and `resume` goes on."""
    counted = unplayed(games, len(lineup.entrants))
    kept = kept_games("study", lineup, counted)
    others = other_choices(lineup)
    if resume:
        kept.load()
    with kept:
        count(lineup, counted, on, kept, progress)
        watched = watch(lineup, min(games, MOST_WATCHED), on, kept, progress)
        ends = standings_from(watched, on, progress)
        chosen = choose_others(others, games_a_choice(games, len(others)), on, kept, progress)
        ladder = None
        if strength:
            ladder = climb(strength, on.for_search, resume and kept_ladder(strength).exists(), progress, partly=False)
    return Study(lineup, counted, watched, ladder, chances(ends, lineup.game.cooperative), chosen)


@dataclass(frozen=True)
class Other:
    """A choice of an option, and the same bots with it."""

    option: Option
    choice: Choice
    lineup: Lineup


def games_a_choice(games: int, choices: int) -> int:
    return max(FEWEST_CHOSEN, min(MOST_CHOSEN, games // COUNTED_FOR_ONE // max(1, choices)))


def other_choices(lineup: Lineup) -> list[Other]:
    """Every choice of every option that there is to choose from, all else as it is."""
    asked = [option for option in lineup.game.options if len(option.choices) > 1]
    return [
        Other(option, choice, lineup.with_options({**lineup.answers, option.id: choice.id}))
        for option in asked
        for choice in option.choices
    ]


def choose_others(others: Sequence[Other], each: int, on: Place, kept: Kept | None, progress: Progress) -> list[Chosen]:
    """So many games with every choice, on the same deals."""
    if not others:
        return []
    rooms = [kept_room(kept, f"options {number}", each, len(other.lineup.entrants)) for number, other in enumerate(others)]
    pieces = [
        (number, *piece)
        for number, other in enumerate(others)
        for piece in undone(rooms[number], split(each, on, other.lineup.slow))
    ]
    of = len(others) * each
    done = of - sum(last - first for _, first, last in pieces)
    progress(Step("options", done, of))
    for (number, first, last), played in on.do(Play(tuple(other.lineup for other in others)), pieces):
        rooms[number].put(first, played)
        if kept:
            kept.save_now_and_then()
        done += last - first
        progress(Step("options", done, of))
    return [Chosen(other.option, other.choice, room) for other, room in zip(others, rooms, strict=True)]


def budgets(game: Game, deals: int, looks: int, seed: int, options: Mapping[str, str]) -> Contest:
    """How much more a bot wins that looks ahead 4 and 16 times as often."""
    return Contest(game, ("random", "greedy", *(f"search@{looks * times}" for times in (1, 4, 16))), deals, seed, options)
