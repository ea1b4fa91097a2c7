"""The laws of the same thing twice: the same seed is the same game, in whatever way it is played."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from importlib import import_module
from itertools import islice

import numpy as np

from quirkbox.engine.beginning import Branched
from quirkbox.engine.dice import dice_from_seed, secret_from_seed
from quirkbox.engine.game import Game
from quirkbox.engine.laws.broken import Broken
from quirkbox.engine.laws.law import GameLaw, TableLaw
from quirkbox.engine.laws.tables import MOST_ACTIONS, Moment, Table, choose, moves, tables, walk
from quirkbox.engine.log import GameLog
from quirkbox.engine.loops import BETWEEN, play_random, standings
from quirkbox.engine.modes import INTERPRETED
from quirkbox.engine.position import Position
from quirkbox.engine.refusal import Refusal
from quirkbox.engine.transcript import Transcript

# interpreted rules are slow
INTERPRETED_GAMES, INTERPRETED_MOMENTS = 4, 100
THREADED_GAMES = 200
WINNERS = 5  # games whose winners are compared


def fingerprints(game: Game, seed: int) -> Iterator[str]:
    """A hash of every state, event, hidden state and guess of some games, moment by moment."""
    for table in tables(game, INTERPRETED_GAMES, seed):
        for moment in islice(walk(table), INTERPRETED_MOMENTS):
            position = moment.position
            digest = hashlib.sha256(position.tobytes() + moment.step.happened.tobytes())
            if moment.seq % 10 == 0 or position.over:
                viewer = moment.turn_of(table.viewers)
                digest.update(position.guessed(viewer, dice_from_seed(moment.seq)).tobytes())
                digest.update(repr((position.view(viewer), position.score(), position.winners())).encode())
            yield f"{table.seed} {moment.seq} {digest.hexdigest()}"


def print_fingerprints(package: str, seed: int) -> None:
    for line in fingerprints(import_module(package).GAME, seed):
        print(line, flush=True)


class InterpretedAndCompiledAgree(GameLaw):
    id = "modes"
    says = "Interpreted and compiled rules agree, byte for byte."
    needs_end = True

    def look_at_game(self, tables: Sequence[Table]) -> None:
        package, seed = self.game.about.package, tables[0].seed
        module = sys.modules.get(package)
        if INTERPRETED:
            self.untested = "this process interprets the rules itself"
            return
        if getattr(module, "GAME", None) is not self.game:
            self.untested = f"another process can't import it: it is not GAME of the package {package}"
            return
        command = f"from quirkbox.engine.laws.again import print_fingerprints; print_fingerprints({package!r}, {seed})"
        path = os.pathsep.join(filter(None, sys.path))
        child = subprocess.run(
            [sys.executable, "-c", command],
            env={**os.environ, "NUMBA_DISABLE_JIT": "1", "PYTHONPATH": path},
            capture_output=True,
            text=True,
            check=False,
        )
        theirs = child.stdout.splitlines()
        for number, line in enumerate(fingerprints(self.game, seed)):
            self.looks += 1
            if number >= len(theirs) or theirs[number] != line:
                self._part(line, child.stderr if number >= len(theirs) else "")

    def _part(self, line: str, error: str) -> None:
        seed, seq, _ = line.split()
        why = f": {error.strip().splitlines()[-1]}" if error.strip() else " and the compiled ones come to different positions"
        raise Broken(
            f"At entry {seq} of the game with seed {seed}, the interpreted rules{' fail' if error.strip() else ''}{why}."
        )


class SameSeedSameGames(GameLaw):
    id = "threads"
    says = "In simulations the same seed is the same games, in any number of threads, and tie-breaks count as they do at a table."
    needs_end = True

    def look_at_game(self, tables: Sequence[Table]) -> None:
        self._play_in_threads(tables[0].seed)
        for table in tables[:WINNERS]:
            *_, last = walk(table)
            self._compare_winners(last.position)

    def _compare_winners(self, position: Position) -> None:
        stands = np.zeros(position.players, np.int64)
        standings(self.game)(position.states[0], stands)
        best = np.flatnonzero(stands == stands.max()).tolist()
        self.looks += 1
        if position.winners() not in ([], best):
            raise Broken(
                f"At a table {position.winners()} win, in simulations {best}: a tie-break is below 0 or above {BETWEEN - 1}."
            )

    def _play_in_threads(self, seed: int) -> None:
        for players in {self.game.players[0], self.game.players[1]}:
            one, three = (play_random(self.game, THREADED_GAMES, players, seed=seed, threads=n) for n in (1, 3))
            self.looks += THREADED_GAMES
            same = (one.lengths == three.lengths) & (one.scores == three.scores).all(axis=1)
            if not same.all():
                number = int(np.argmin(same))
                raise Broken(
                    f"Random game {number} of seed {seed} with {players} players comes out differently in three "
                    "threads: the rules keep something outside of the state."
                )


class TranscriptsPlayAgain(TableLaw):
    id = "transcript"
    says = "A transcript can be written, read, played again and verified; so can that of a game that goes on from a moment of it."
    needs_end = True

    def look_at_table(self, table: Table) -> None:
        moments = list(walk(table))
        self._look_at_whole(table, moments)
        self._go_on_from(table, moments[(len(moments) - 1) // 2])

    def _go_on_from(self, table: Table, moment: Moment) -> None:
        """A game that begins in the middle of this one, what was hidden dealt anew as a seat could have believed."""
        log, seat, number = table.log(), table.seed % table.players, moment.seq
        before = (one.step for one in islice(walk(table), 1, number + 1))
        entries = [(step.seat, step.action) for step in before if step.action is not None]
        branched = Branched(log.secret, tuple(entries), seat)
        other = GameLog(self.game, table.players, log.options, secret_from_seed(table.seed + 1), None, branched)
        if other.position.hidden(seat) != moment.position.hidden(seat):
            raise Broken(f"What is dealt anew at entry {number} is not what seat {seat} has seen.", entries)
        choice = dice_from_seed(table.seed, 2)
        while not other.position.over and other.seq < MOST_ACTIONS:
            other.play(*choose(self.game, moves(other.position), choice, table.seed))
        names = other.position.default_names()
        made = Transcript.of(self.game, other.options, names, other.secret, other.entries, None, branched)
        try:
            read = Transcript.from_json(made.to_json(), lambda game_id: self.game)
            read.verify()
        except Refusal as refusal:
            raise Broken(f"A game that goes on from entry {number} of this one is refused: {refusal}", entries) from None
        if read != made or read.last_position() != other.position:
            raise Broken(f"A game that goes on from entry {number} of this one is another when it is read.", entries)
        self.looks += other.seq

    def _look_at_whole(self, table: Table, moments: Sequence[Moment]) -> None:
        log = [(moment.step.seat, moment.step.action) for moment in moments if moment.step.action is not None]
        names = moments[-1].position.default_names()
        made = Transcript.of(self.game, dict(table.options), names, table.log().secret, log)
        try:
            read = Transcript.from_json(made.to_json(), lambda game_id: self.game)
            read.verify()
        except Refusal as refusal:
            raise Broken(f"The transcript of a whole game is refused: {refusal}", log) from None
        if read != made:
            raise Broken("A transcript that is written and read is not the same.", log)
        for moment, step in zip(moments, read.replay(), strict=True):
            self.looks += 1
            if moment.position != step.position or moment.step.happened.tobytes() != step.happened.tobytes():
                raise Broken(f"Played again, entry {step.seq} leads somewhere else.", log[: step.seq])
        if json.dumps(read.score) != json.dumps(moments[-1].position.score()):
            raise Broken("Played again, the score is different.", log)
