"""What designers ask of a game, answered from many games of bots: is it fair, how long, when decided, what is done in it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import groupby
from typing import Any

import numpy as np
import numpy.typing as npt

from quirkbox.engine import SPECTATOR, Choice, Event, Field, Game, Option, Seen
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
NEARLY_ALL = 0.9  # of an act: what is seen so often tells of it
SOMEBODY = "Somebody"


@dataclass(frozen=True)
class Part:
    """Something a seat had or did, how often, and how often it won then."""

    what: str
    value: str
    won: Figure
    #: in so many of all chances
    often: Figure

    @property
    def label(self) -> str:
        """For people, who count lanes and the like from 1."""
        return str(int(self.value) + 1) if self.value.isdecimal() else self.value.replace("_", " ")


@dataclass(frozen=True)
class Chosen:
    """Games with one of the answers to an option, all else as it was."""

    option: Option
    choice: Choice
    played: Played


@dataclass(frozen=True)
class Changed:
    """What an answer to an option does: how often the first seat (or the team) wins, how many actions a game has, and how much
    more of both that is than with the answer of the study, deal by deal."""

    choice: Choice
    won: Figure
    length: Figure
    won_more: Figure
    longer: Figure
    #: every game has come out as with the answer of the study
    same: bool


def _often(what: str, names: npt.NDArray[np.str_], won: Floats, most: int) -> list[Part]:
    """What came up often enough to say something, and how often one won with it."""
    values, counts = np.unique(names, return_counts=True)
    order = [place for place in np.argsort(-counts, kind="stable")[:most] if counts[place] >= FEW]
    return [Part(what, str(values[place]), rate(won[names == values[place]]), rate(names == values[place])) for place in order]


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

    def by_option(self) -> list[tuple[Option, list[Changed]]]:
        """Of each option what its choices do."""
        found = []
        for option, group in groupby(self.chosen, key=lambda each: each.option):
            chosen = list(group)
            usual = next(each.played for each in chosen if each.choice.id == self.lineup.answers[option.id])
            found.append((option, [self._changed(each, usual) for each in chosen]))
        return found

    def _changed(self, chosen: Chosen, usual: Played) -> Changed:
        won, before = (victories(played, self.game.cooperative)[:, 0] for played in (chosen.played, usual))
        lengths = chosen.played.lengths
        same = bool((lengths == usual.lengths).all() and (chosen.played.scores == usual.scores).all())
        more, longer = mean(won - before), mean(lengths - usual.lengths)
        return Changed(chosen.choice, rate(won), mean(lengths), more, longer, same)

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

    @cached_property
    def _telling(self) -> dict[str, tuple[int, npt.NDArray[np.int64], npt.NDArray[np.int64]]]:
        """By act of the players: the event that tells of it, its rows, and their moves. It is the first one of whoever acts."""
        moves, tape, found = self.watched.moves, self.watched.events, {}
        actions, events = self.game.actions, self.game.events.events
        most = int(self.watched.played.lengths.max(initial=0)) + 2
        starts = np.concatenate([[0], self.watched.until[:-1, 0]])
        at = self.watched.of_moves() * most + np.arange(len(moves)) - starts[self.watched.of_moves()] + 1
        named = [[field.name for field in event.fields] for event in events]
        seated = np.array([names.index("seat") if "seat" in names else -1 for names in named], np.int64)
        column = seated[tape[:, EVENT]] if len(tape) else np.zeros(0, np.int64)
        when = self.watched.of_events() * most + tape[:, SEQ]
        move = np.minimum(np.searchsorted(at, when), max(0, len(at) - 1))
        whose = tape[np.arange(len(tape)), FIELDS + np.maximum(column, 0)]
        own = (
            np.flatnonzero((column >= 0) & (tape[:, SEQ] > 0) & (whose == moves[move, SEAT])) if len(moves) else np.zeros(0, int)
        )
        _, first = np.unique(when[own], return_index=True)
        rows = own[first]
        act_of = np.repeat(np.arange(len(actions.acts)), [act.size for act in actions.acts])
        done = act_of[moves[:, ACTION]]
        for number, act in enumerate(actions.acts):
            mine = rows[done[move[rows]] == number]
            kinds, counts = np.unique(tape[mine, EVENT], return_counts=True)
            often = int(((done == number) & self._decisions()).sum())
            if len(kinds) and counts.max() >= often * NEARLY_ALL:
                kind = int(kinds[counts.argmax()])
                mine = mine[tape[mine, EVENT] == kind]
                found[act.name] = kind, mine, move[mine]
        return found

    def values(self) -> dict[str, list[tuple[str, Figure]]]:
        """Of each kind of action what is done with it: which creature is laid, which card is played, how large a part each is of
        all. That is told by what is seen to happen; an action of which nothing is seen tells it itself."""
        found = {}
        for act in self.game.actions.acts:
            if act.name in self._telling:
                kind, rows, _ = self._telling[act.name]
                fields, games = self.game.events.events[kind].fields, self.watched.of_events()[rows]
                columns = [self.watched.events[rows, FIELDS + place] for place in range(len(fields))]
            else:
                first, below, fields = self.game.actions.first(act.name), act.size, act.fields
                codes = self.watched.moves[:, ACTION]
                mine = (codes >= first) & (codes < first + act.size)
                games, rest, columns = self.watched.of_moves()[mine], codes[mine] - first, []
                for field in fields:
                    below //= field.size
                    columns.append(rest // below % field.size)
            for field, values in zip(fields, columns, strict=True):
                named = not isinstance(field.values, (int, range)) and field.size <= MOST_VALUES
                there = values >= 0  # what an event leaves open
                if named and there.any():
                    total = np.bincount(games[there], minlength=self.watched.games)
                    found[f"{act.name}: {field.name}"] = [
                        (str(field.value(value)), ratio(np.bincount(games[values == value], minlength=self.watched.games), total))
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
                        called = [self._called(tape[mine[here]][0], field, value) for value, here in parts]
                        found += [
                            Part(what, name, rate(won[here]), rate(here)) for name, (_, here) in zip(called, parts, strict=True)
                        ]
        return found

    def _seems_to_keep(self, event: Event, rows: npt.NDArray[np.int64], whose: npt.NDArray[np.int64]) -> dict[str, str]:
        tape, lengths = self.watched.events[rows], self.watched.played.lengths[self.watched.of_events()[rows]]
        if np.unique(whose).size < whose.size or not (tape[:, SEQ] < lengths * EARLY).all():
            return {}
        few = [field.name for field in event.fields if field.name != "seat" and field.size <= MOST_VALUES]
        return {name: f"{name} ({event.name})" for name in few}

    def _called(self, row: npt.NDArray[np.int32], field: Field, value: int) -> str:
        """A value of an event's field: its name, or what the game itself adds to the event to name it."""
        named = self.game.show.named
        if named and isinstance(field.values, int):
            (event,) = self.game.events.to_json(row[None, EVENT:], SPECTATOR, open_hands=True)
            added = [told for name, told in named(self._begun.position.plain, event).items() if name not in event]
            if added:
                return ", ".join(map(str, added[0])) if isinstance(added[0], list) else str(added[0])
        return str(field.value(value))

    @cached_property
    def _begun(self) -> Seen:
        """A game that has just been dealt, as it is shown to those without a seat."""
        return next(self.watched.transcript(0).replay()).position.seen_by(SPECTATOR)

    def openings(self) -> list[Part]:
        """With which first choice a seat wins how often: in the game's own words, and by what such a choice consists of."""
        moves, which = self.watched.moves, self.watched.of_moves()
        real = np.flatnonzero(self._decisions() & (moves[:, LEGAL] > 1))
        _, first = np.unique(which[real] * 64 + moves[real, SEAT], return_index=True)
        begun = real[first]
        said, rows = self._said(begun)
        kinds = np.where(rows < 0, -1, self.watched.events[rows, EVENT] if len(self.watched.events) else -1)
        events = self.game.events.events
        # what one keeps is asked about by itself
        new = ~np.isin(kinds, [number for number, event in enumerate(events) if event.keeps])
        won = self._won_watched[which[begun], moves[begun, SEAT]][new]
        rows, kinds = rows[new], kinds[new]
        found = _often("first choice", np.array(said)[new], won, MOST_OPENINGS)
        for kind in map(int, np.unique(kinds[kinds >= 0])):
            for place, field in enumerate(events[kind].fields):
                values = self.watched.events[rows[kinds == kind], FIELDS + place]
                if not isinstance(field.values, (int, range)) and field.size <= MOST_VALUES:
                    named = np.array([str(field.value(value)) if value >= 0 else "none" for value in values])
                    parts = _often(f"first choice: {field.name}", named, won[kinds == kind], MOST_VALUES)
                    # one that says all of the choice has been told
                    if len(parts) > 1 and [part.often for part in parts] != [part.often for part in found]:
                        found += parts
        return found

    def _said(self, begun: npt.NDArray[np.int64]) -> tuple[list[str], npt.NDArray[np.int64]]:
        """Some moves as the game tells them, without who it was; and the rows of the events that tell of them, or -1."""
        tape, names = self.watched.events, [SOMEBODY] * self.players
        told = np.full(len(self.watched.moves), -1)
        for _, rows, moves in self._telling.values():
            told[moves] = rows
        known: dict[bytes, str] = {}
        said = []
        for move, row in zip(begun.tolist(), told[begun].tolist(), strict=True):
            key = tape[row, EVENT:].tobytes() if row >= 0 else b""
            if row >= 0 and key not in known:
                (event,) = self.game.events.to_json(tape[row : row + 1, EVENT:], SPECTATOR, open_hands=True)
                known[key] = self._begun.sentence(event, names)
            words = known[key] if row >= 0 else ""
            plain = self.game.actions.text(int(self.watched.moves[move, ACTION]))
            said.append(words.removeprefix(SOMEBODY).strip(" .") if words.startswith(SOMEBODY) else plain)
        return said, told[begun]

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
                option.id: {
                    each.choice.id: {
                        "won": each.won.to_json(),
                        "length": each.length.to_json(),
                        "won_more": each.won_more.to_json(),
                        "longer": each.longer.to_json(),
                    }
                    for each in choices
                }
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
