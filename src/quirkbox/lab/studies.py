"""What designers ask of a game, answered from many games of bots: is it fair, how long, when decided, what is done in it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import groupby
from typing import Any

import numpy as np
import numpy.typing as npt

from quirkbox.engine import Choice, Event, Game, Option
from quirkbox.lab.clock import minutes
from quirkbox.lab.ladder import Ladder
from quirkbox.lab.lineup import Lineup, Played, victories
from quirkbox.lab.stats import Figure, mean, rate, ratio
from quirkbox.lab.watching import ACTION, EVENT, FIELDS, LEGAL, SCORES, SEAT, SEQ, Watched

Floats = npt.NDArray[np.float64]
MOMENTS = 20  # of a game, from its beginning to its end
FEW = 20  # what came up less often says nothing
EARLY = 0.4  # of a game's actions
MOST_VALUES = 40  # of a field that is counted by value
MOST_OPENINGS = 12


@dataclass(frozen=True)
class Part:
    """Something a seat had or did, how often, and how often it won then."""

    what: str
    value: str
    won: Figure
    #: in so many of all chances
    often: Figure


@dataclass(frozen=True)
class Chosen:
    """Games with one of the answers to an option, all else as it was."""

    option: Option
    choice: Choice
    played: Played


@dataclass(frozen=True)
class Study:
    """Many games that were only counted, some that were watched, some with other options, and how strong bots are that look
    further ahead."""

    lineup: Lineup
    played: Played
    watched: Watched
    strength: Ladder | None
    #: by watched game, moment and seat: how often greedy bots win from there
    chances: Floats
    chosen: Sequence[Chosen] = ()

    @property
    def game(self) -> Game:
        return self.lineup.game

    @property
    def games(self) -> int:
        return len(self.played.lengths)

    @property
    def players(self) -> int:
        return len(self.lineup.entrants)

    @cached_property
    def _won(self) -> Floats:
        return victories(self.played, self.game.cooperative)

    @cached_property
    def _won_watched(self) -> Floats:
        return victories(self.watched.played, self.game.cooperative)

    def by_seat(self) -> list[Figure]:
        """How often each seat wins."""
        return [rate(self._won[:, seat]) for seat in range(self.players)]

    def by_bot(self) -> list[tuple[str, Figure]]:
        """How often each bot wins; those of the same name together."""
        number = np.arange(self.games)
        by_place = [self._won[number, (place - number) % self.players] for place in range(self.players)]
        names = self.lineup.names
        return [
            (name, rate(np.mean([by_place[place] for place in range(self.players) if names[place] == name], axis=0)))
            for name in dict.fromkeys(names)
        ]

    def ties(self) -> Figure:
        """How often the victory is shared."""
        return rate(((self._won > 0) & (self._won < 1)).any(axis=1))

    def length(self) -> Figure:
        """How many actions a game has."""
        return mean(self.played.lengths)

    def minutes(self, people: bool) -> Floats:
        """By watched game, at a table of people or of bots (quirkbox.lab.clock says how)."""
        return minutes(self.watched, people)

    def by_option(self) -> list[tuple[Option, list[tuple[Choice, Figure, Figure]]]]:
        """Of each option by choice: how often the first seat (or the team) wins, and how many actions a game has."""
        return [
            (
                option,
                [
                    (each.choice, rate(victories(each.played, self.game.cooperative)[:, 0]), mean(each.played.lengths))
                    for each in group
                ],
            )
            for option, group in groupby(self.chosen, key=lambda each: each.option)
        ]

    def _decisions(self) -> npt.NDArray[np.bool_]:
        return self.watched.moves[:, SEAT] < self.players

    def _by_game(self, values: npt.ArrayLike, which: npt.NDArray[np.int64]) -> Floats:
        return np.bincount(which, np.asarray(values, float), self.watched.games).astype(float)

    def branching(self) -> Figure:
        """How many actions a player chooses from."""
        mine = self._decisions()
        which = self.watched.of_moves()[mine]
        return ratio(self._by_game(self.watched.moves[mine, LEGAL], which), np.bincount(which, minlength=self.watched.games))

    def choices(self) -> Figure:
        """How many of a player's actions were chosen from two or more."""
        mine = self._decisions()
        which, legal = self.watched.of_moves()[mine], self.watched.moves[mine, LEGAL]
        return ratio(self._by_game(legal > 1, which), np.bincount(which, minlength=self.watched.games))

    def choices_along(self) -> list[Figure]:
        """How many actions there are to choose from, in each tenth of a game."""
        mine = self._decisions()
        which, legal = self.watched.of_moves()[mine], self.watched.moves[mine, LEGAL]
        tenth = np.minimum(9, (self._progress()[mine] * 10).astype(int))
        return [
            ratio(
                self._by_game(legal[tenth == part], which[tenth == part]),
                np.bincount(which[tenth == part], minlength=self.watched.games),
            )
            for part in range(10)
        ]

    def _progress(self) -> Floats:
        """How far each game was when the move was made, 0 to 1."""
        which = self.watched.of_moves()
        starts = np.concatenate([[0], self.watched.until[:-1, 0]])
        far: Floats = (np.arange(len(which)) - starts[which]) / self.watched.played.lengths[which]
        return far

    @cached_property
    def _leads(self) -> list[npt.NDArray[np.int64]]:
        """By game and move: who led after it, -1 if several did."""
        scores = self.watched.moves[:, SCORES:]
        best = scores == scores.max(axis=1, keepdims=True)
        leader = np.where(best.sum(axis=1) == 1, best.argmax(axis=1), -1)
        return np.split(leader, self.watched.until[:-1, 0])

    def leader_wins(self) -> list[Figure]:
        """How often whoever leads (alone) at a moment of the game wins it."""
        found = []
        for moment in range(1, MOMENTS + 1):
            shares = []
            for game, leads in enumerate(self._leads):
                leader = leads[min(len(leads) - 1, moment * len(leads) // MOMENTS)] if len(leads) else -1
                if leader >= 0:
                    shares.append(self._won_watched[game, leader])
            found.append(rate(shares if len(shares) >= FEW else []))
        return found

    def winner_wins(self) -> list[Figure]:
        """At each tenth of the game: how often whoever will win it does so if it is played on from there."""
        won = self._won_watched[: len(self.chances)]
        if self.game.cooperative:
            # of a team: how often it comes to the same end
            same = np.where(won[:, None, 0] > 0, self.chances[:, :, 0], 1 - self.chances[:, :, 0])
        else:
            same = (self.chances * won[:, None, :]).sum(axis=2)
        return [rate(same[:, moment]) for moment in range(same.shape[1])]

    def lead_changes(self) -> npt.NDArray[np.int64]:
        """By game: how often somebody else took the lead."""
        alone = [leads[leads >= 0] for leads in self._leads]
        return np.array([int((np.diff(leads) != 0).sum()) for leads in alone])

    def deficits(self) -> npt.NDArray[np.int64]:
        """By game: by how much its winner was behind when it was most."""
        worst = []
        for game in range(self.watched.games):
            scores = self.watched.moves_of(game)[:, SCORES:]
            winner = int(self._won_watched[game].argmax())
            worst.append(int((scores.max(axis=1) - scores[:, winner]).max(initial=0)))
        return np.array(worst)

    def comebacks(self) -> Figure:
        """How often the winner was not in the lead half-way."""
        behind = []
        for game, leads in enumerate(self._leads):
            leader = int(leads[len(leads) // 2]) if len(leads) else -1
            if leader >= 0:
                behind.append(1 - self._won_watched[game, leader])
        return rate(behind)

    def acts(self) -> list[tuple[str, Figure]]:
        """How often a game each kind of action is done, by the players and by the table."""
        actions = self.game.actions
        act_of = np.repeat(np.arange(len(actions.acts)), [act.size for act in actions.acts])
        which, done = self.watched.of_moves(), act_of[self.watched.moves[:, ACTION]]
        return [(act.name, mean(self._by_game(done == number, which))) for number, act in enumerate(actions.acts)]

    def values(self) -> dict[str, list[tuple[str, Figure]]]:
        """Of each act with fields of few values: how large a part each value is of all."""
        actions, found = self.game.actions, {}
        which, codes = self.watched.of_moves(), self.watched.moves[:, ACTION]
        for act in actions.acts:
            first, below = actions.first(act.name), act.size
            mine = (codes >= first) & (codes < first + act.size)
            games, rest = which[mine], codes[mine] - first
            total = np.bincount(games, minlength=self.watched.games)
            for field in act.fields:
                below //= field.size
                index = rest // below % field.size
                if field.size <= MOST_VALUES and len(rest):
                    found[f"{act.name}: {field.name}"] = [
                        (str(field.value(value)), ratio(np.bincount(games[index == value], minlength=self.watched.games), total))
                        for value in range(field.size)
                    ]
        return found

    def had(self) -> list[Part]:
        """What each seat has (its car, its mission), and how often it wins with it: what the game's events say that it keeps. A
        game that says nothing of that is asked what a seat gets early, and once at most."""
        which, tape, found = self.watched.of_events(), self.watched.events, []
        events = self.game.events.events
        declared = any(event.keeps for event in events)
        for number, event in enumerate(events):
            names = [field.name for field in event.fields]
            mine = np.flatnonzero(tape[:, EVENT] == number)
            if "seat" not in names or not mine.size:
                continue
            games, seats = which[mine], tape[mine, FIELDS + names.index("seat")]
            kept = event.keeps if declared else self._seems_to_keep(event, mine, games * 64 + seats)
            won = self._won_watched[games, np.clip(seats, 0, self.players - 1)]
            for place, field in enumerate(event.fields):
                if field.name in kept:
                    values = tape[mine, FIELDS + place]
                    parts = [(value, values == value) for value in range(field.size) if (values == value).sum() >= FEW]
                    if len(parts) > 1:
                        what = kept[field.name]
                        found += [Part(what, str(field.value(value)), rate(won[here]), rate(here)) for value, here in parts]
        return found

    def _seems_to_keep(self, event: Event, rows: npt.NDArray[np.int64], whose: npt.NDArray[np.int64]) -> dict[str, str]:
        tape, lengths = self.watched.events[rows], self.watched.played.lengths[self.watched.of_events()[rows]]
        if np.unique(whose).size < whose.size or not (tape[:, SEQ] < lengths * EARLY).all():
            return {}
        few = [field.name for field in event.fields if field.name != "seat" and field.size <= MOST_VALUES]
        return {name: f"{name} ({event.name})" for name in few}

    def openings(self) -> list[Part]:
        """With which first choice a seat wins how often."""
        moves, which = self.watched.moves, self.watched.of_moves()
        real = np.flatnonzero(self._decisions() & (moves[:, LEGAL] > 1))
        _, first = np.unique(which[real] * 64 + moves[real, SEAT], return_index=True)
        begun = real[first]
        codes, won = moves[begun, ACTION], self._won_watched[which[begun], moves[begun, SEAT]]
        values, counts = np.unique(codes, return_counts=True)
        order = np.argsort(-counts, kind="stable")[:MOST_OPENINGS]
        chosen = [int(values[place]) for place in order if counts[place] >= FEW]
        text = self.game.actions.text
        return [Part("first choice", text(code), rate(won[codes == code]), rate(codes == code)) for code in chosen]

    def extremes(self) -> Iterator[tuple[str, int]]:
        """Games that are worth a look: why, and which."""
        played, changes = self.watched.played, self.lead_changes()
        ranked = np.sort(played.scores, axis=1)
        margins = ranked[:, -1] - ranked[:, -2] if self.players > 1 else ranked[:, -1]
        reasons: list[tuple[str, npt.NDArray[Any]]] = [("The longest", played.lengths), ("The shortest", -played.lengths)]
        if self.game.cooperative:
            reasons += [("The greatest success", ranked[:, -1]), ("The greatest failure", -ranked[:, -1])]
        else:
            reasons += [("The widest margin", margins), ("The closest", -margins * 1000 + played.lengths)]
            reasons += [("Most changes of the lead", changes), ("The greatest comeback", self.deficits())]
            reasons += [("Most points", ranked[:, -1]), ("Fewest points for a best one", -ranked[:, -1])]
        chances = self._by_game(self.watched.moves[:, LEGAL], self.watched.of_moves())
        reasons += [("Most to choose from", chances / played.lengths), ("Least to choose from", -chances / played.lengths)]
        taken: set[int] = set()
        for why, how in reasons:
            game = next((int(game) for game in np.argsort(-how, kind="stable") if int(game) not in taken), None)
            if game is not None and len(taken) < 10:
                taken.add(game)
                yield why, game

    def to_json(self) -> dict[str, Any]:
        """What `quirkbox lab GAME --json` prints."""

        def parts(found: Sequence[Part]) -> list[dict[str, Any]]:
            return [
                {"what": part.what, "value": part.value, "won": part.won.to_json(), "often": part.often.to_json()}
                for part in found
            ]

        rivals = not self.game.cooperative
        changes = self.lead_changes()
        return {
            "game": self.game.id,
            "version": self.game.version,
            "options": self.lineup.answers,
            "bots": self.lineup.names,
            "seed": self.lineup.seed,
            "games": self.games,
            "watched": self.watched.games,
            "won_by_seat": [figure.to_json() for figure in self.by_seat()],
            "won_by_bot": {name: figure.to_json() for name, figure in self.by_bot()},
            "ties": self.ties().to_json(),
            "length": {
                **self.length().to_json(),
                "quantiles": {str(part): float(np.quantile(self.played.lengths, part / 100)) for part in (5, 25, 50, 75, 95)},
            },
            "minutes": {"people": mean(self.minutes(True)).to_json(), "bots": mean(self.minutes(False)).to_json()},
            "won_by_option": {
                option.id: {choice.id: {"won": won.to_json(), "length": length.to_json()} for choice, won, length in choices}
                for option, choices in self.by_option()
            },
            "branching": self.branching().to_json(),
            "choices": self.choices().to_json(),
            "choices_along": [figure.to_json() for figure in self.choices_along()],
            **({"leader_wins": [figure.to_json() for figure in self.leader_wins()]} if rivals else {}),
            **({"lead_changes": mean(changes).to_json(), "comebacks": self.comebacks().to_json()} if rivals else {}),
            "winner_wins": [figure.to_json() for figure in self.winner_wins()],
            "acts": {name: figure.to_json() for name, figure in self.acts()},
            "values": {what: {value: figure.to_json() for value, figure in those} for what, those in self.values().items()},
            "had": parts(self.had()),
            "openings": parts(self.openings()),
            "strength": self.strength.to_json() if self.strength else None,
        }
