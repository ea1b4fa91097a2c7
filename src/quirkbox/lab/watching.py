"""Games between bots, watched: every action, every score and everything that was seen to happen, on one tape.

They have the dice of a table (quirkbox.engine.log), so each of them can be written down as a transcript, replayed and checked.
"""

from __future__ import annotations

import hmac
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from quirkbox.bots import Workspace, chooser, eager
from quirkbox.bots.search import HIDDEN
from quirkbox.engine import (
    Game,
    GameLog,
    Transcript,
    dice_from_seed,
    next_to_act,
    rule,
    secret_from_seed,
    seed_dice,
    standings,
)
from quirkbox.engine.loops import ENDLESS, MOST_ACTIONS, STUCK, THOUGHTS, Unfinished, never
from quirkbox.engine.trail import MOST_EVENTS
from quirkbox.lab.kept import Kept
from quirkbox.lab.lineup import ONE_AT_A_TIME, Lineup, Played
from quirkbox.lab.work import HERE, Job, Place, Progress, Step, nobody

Table = npt.NDArray[np.int32]
FULL = -3  # the length of a game for which there were too few dice, or too little tape
# the columns of a move, before the score of each seat after it: how many actions there were to choose from, and how many players
# could have acted
SEAT, ACTION, LEGAL, ABLE, SCORES = range(5)
# the columns of an event: the entry of the log, the event's number, its fields
SEQ, EVENT, FIELDS = range(3)
EVENT_COLUMNS = 9
DICE_AT_FIRST = 256
PIECE = 50  # games


@cache
def watched_games(game: Game) -> Callable[..., None]:
    """`games(states, buffers, memories, options, bots, looks, seed, first, last, rolls, moves, events, until, played)`: like
    `bot_games`, with dice from `rolls[game, entry]`. `until[game]` says where its moves and events end on the tape."""
    rules, stand = game.rules, standings(game)
    deal, play, hide, score = rules.deal, rules.play, rules.hide, rules.score
    next_seat, choose = next_to_act(game, eager(game)), chooser(game)
    legal, rests = rules.legal, rules.rests or never

    @rule
    def able_seats(s: Any, codes: Any) -> int:
        able = 0
        for seat in range(s.players):
            able += not rests(s, seat) and legal(s, seat, codes) > 0
        return able

    @rule
    def take_dice(dice: Any, rolls: Any, game: int, entry: int) -> None:
        dice.a = rolls[game, entry, 0]
        dice.b = rolls[game, entry, 1]
        dice.c = rolls[game, entry, 2]
        dice.count = rolls[game, entry, 3]

    @rule
    def read_trail(trail: Any, entry: int, events: Any, at: int) -> int:
        """Copy what was noted to the tape; where it ends now, -1 if there is no more room."""
        if at + trail.count > events.shape[0] or trail.count > MOST_EVENTS:
            return -1
        for row in range(trail.count):
            events[at, SEQ] = entry
            for column in range(EVENT_COLUMNS - 1):
                events[at, EVENT + column] = trail.events[row, column]
            at += 1
        trail.count = 0
        return at

    @rule
    def games(
        states: Any, buffers: Any, memories: Any, options: Any, bots: Any, looks: Any, seed: int, first: int, last: int,
        rolls: Any, moves: Any, events: Any, until: Any, lengths: Any, scores: Any, standing: Any,
    ) -> None:  # fmt: skip
        s, mine, thinking, memory = states[0], buffers[0], buffers[1], memories[0]
        mine.trail.on, mine.trail.count = 1, 0
        move = event = 0
        for number in range(first, last):
            row = number - first
            seed_dice(thinking.dice, seed, number + THOUGHTS)
            take_dice(mine.dice, rolls, row, 0)
            deal(s, options, mine.dice, mine.trail)
            event = read_trail(mine.trail, 0, events, event)
            steps = seat = 0
            while s.over == 0 and event >= 0:
                seat, n = next_seat(s, seat, mine.codes)
                if n == 0 or steps == MOST_ACTIONS:
                    steps = STUCK if n == 0 else ENDLESS
                    break
                if steps + 1 == rolls.shape[1] or move == moves.shape[0]:
                    steps = FULL
                    break
                action = int(mine.codes[0])
                if seat < s.players:
                    states[HIDDEN] = states[0]
                    hide(states[HIDDEN], seat)
                    who = (seat + number) % s.players
                    action = choose(bots[who], states, seat, looks[who], thinking.dice, thinking, memory)
                moves[move, ABLE] = able_seats(s, mine.codes)
                steps += 1
                take_dice(mine.dice, rolls, row, steps)
                play(s, seat, action, mine.dice, mine.trail)
                moves[move, SEAT] = seat
                moves[move, ACTION] = action
                moves[move, LEGAL] = n
                score(s, scores[row])
                for each in range(s.players):
                    moves[move, SCORES + each] = scores[row, each]
                move += 1
                event = read_trail(mine.trail, steps, events, event)
            if event < 0:
                steps = FULL
            lengths[row] = steps
            if steps < 0:
                break
            until[row, 0] = move
            until[row, 1] = event
            score(s, scores[row])
            stand(s, standing[row])
        mine.trail.on = mine.trail.count = 0

    return games


@dataclass(frozen=True)
class Watched:
    """Games and their tape. `until[game]` says where a game's rows end in `moves` and `events`."""

    lineup: Lineup
    first: int
    played: Played
    moves: Table
    events: Table
    until: npt.NDArray[np.int64]

    @property
    def games(self) -> int:
        return len(self.until)

    @property
    def players(self) -> int:
        return len(self.lineup.entrants)

    def moves_of(self, game: int) -> Table:
        """Rows of seat, action, how many were legal, how many players could act, and every seat's score after it."""
        return self.moves[self.until[game - 1, 0] if game else 0 : self.until[game, 0]]

    def events_of(self, game: int) -> Table:
        """Rows of the entry of the log, the event's number, and its fields."""
        return self.events[self.until[game - 1, 1] if game else 0 : self.until[game, 1]]

    def of_moves(self) -> npt.NDArray[np.int64]:
        """Which game each move belongs to."""
        return np.repeat(np.arange(self.games), np.diff(self.until[:, 0], prepend=0))

    def of_events(self) -> npt.NDArray[np.int64]:
        """Which game each event belongs to."""
        return np.repeat(np.arange(self.games), np.diff(self.until[:, 1], prepend=0))

    def beginning(self, games: int) -> Watched:
        """The first so many of them."""
        lengths, scores, standings = (part[:games] for part in (self.played.lengths, self.played.scores, self.played.standings))
        moves, events = self.until[games - 1]
        played = Played(lengths, scores, standings)
        return Watched(self.lineup, self.first, played, self.moves[:moves], self.events[:events], self.until[:games])

    def names(self, game: int) -> list[str]:
        """Who sat where."""
        return self.lineup.names_in(self.first + game)

    def transcript(self, game: int) -> Transcript:
        """A game as a file that anyone can replay and check."""
        log = [(int(move[SEAT]), int(move[ACTION])) for move in self.moves_of(game)]
        lineup = self.lineup
        return Transcript.of(lineup.game, lineup.answers, self.names(game), _secret(lineup, self.first + game), log)


@dataclass(frozen=True)
class Watch(Job[tuple[int, int], "Watched"]):
    """Games of a lineup, on tape."""

    lineup: Lineup

    def __call__(self, piece: tuple[int, int]) -> Watched:
        return watch_piece(self.lineup, *piece)


def watch(lineup: Lineup, games: int, on: Place = HERE, kept: Kept | None = None, progress: Progress = nobody) -> Watched:
    """The first so many games of a lineup, from deals of their own."""
    pieces = [(first, min(first + PIECE, games)) for first in range(0, games, PIECE)]
    found = {piece: tape for piece in pieces if kept and (tape := _kept_piece(lineup, kept, piece))}
    done = sum(last - first for first, last in found)
    progress(Step("watched", done, games))
    for piece, tape in on.do(Watch(lineup), [piece for piece in pieces if piece not in found]):
        found[piece] = tape
        done += tape.games
        if kept:
            _keep_piece(kept, piece, tape)
            kept.save_now_and_then()
        progress(Step("watched", done, games))
    return joined([found[piece] for piece in pieces])


def _keep_piece(kept: Kept, piece: tuple[int, int], tape: Watched) -> None:
    played = tape.played
    arrays: list[npt.NDArray[Any]] = [played.lengths, played.scores, played.standings, tape.moves, tape.events, tape.until]
    for number, array in enumerate(arrays):
        kept.put(f"watched {piece[0]} {piece[1]} {number}", array)


def _kept_piece(lineup: Lineup, kept: Kept, piece: tuple[int, int]) -> Watched | None:
    arrays = [kept.get(f"watched {piece[0]} {piece[1]} {number}") for number in range(6)]
    if any(array is None for array in arrays):
        return None
    lengths, scores, standings, moves, events, until = arrays
    return Watched(lineup, piece[0], Played(lengths, scores, standings), moves, events, until)  # type: ignore[arg-type]


def watch_piece(lineup: Lineup, first: int, last: int) -> Watched:
    """Games first to last - 1."""
    if lineup.compiled:
        return _in_compiled_code(lineup, first, last)
    with ONE_AT_A_TIME:
        return joined(list(_asked(lineup, first, last)))


def joined(pieces: list[Watched]) -> Watched:
    """Pieces one after the other."""
    ends = np.cumsum([[0, 0], *(piece.until[-1] for piece in pieces)], axis=0)
    return Watched(
        pieces[0].lineup,
        pieces[0].first,
        Played(
            np.concatenate([piece.played.lengths for piece in pieces]),
            np.concatenate([piece.played.scores for piece in pieces]),
            np.concatenate([piece.played.standings for piece in pieces]),
        ),
        np.concatenate([piece.moves for piece in pieces]),
        np.concatenate([piece.events for piece in pieces]),
        np.concatenate([piece.until + end for piece, end in zip(pieces, ends, strict=False)]),
    )


def _secret(lineup: Lineup, number: int) -> bytes:
    return secret_from_seed((lineup.seed << 64) + number // lineup.each)


def rolls_of(lineup: Lineup, first: int, last: int, entries: int) -> npt.NDArray[np.int64]:
    """The dice of every entry of every game, as `dice_from_secret` gives them."""
    texts = [str(entry).encode() for entry in range(entries)]
    secrets = [_secret(lineup, number) for number in range(first, last)]
    digests = b"".join(hmac.digest(secret, text, "sha256")[:16] for secret in secrets for text in texts)
    return np.frombuffer(digests, "<u4").astype(np.int64).reshape(last - first, entries, 4)


def _in_compiled_code(lineup: Lineup, first: int, last: int) -> Watched:
    games, players = last - first, len(lineup.entrants)
    entries = DICE_AT_FIRST
    while True:
        rolls = rolls_of(lineup, first, last, entries)
        moves = np.zeros((games * entries, SCORES + players), np.int32)
        events = np.zeros((games * entries * 4 + MOST_EVENTS, EVENT_COLUMNS), np.int32)
        until, played = np.zeros((games, 2), np.int64), Played.room(games, players)
        work = Workspace.of(lineup.game)
        watched_games(lineup.game)(
            work.states, work.buffers, work.memories, lineup.options, lineup.kinds, lineup.looks, lineup.seed, first, last, rolls,
            moves, events, until, played.lengths, played.scores, played.standings,
        )  # fmt: skip
        if not (played.lengths == FULL).any():
            break
        entries *= 2
    if (played.lengths < 0).any():
        raise Unfinished(lineup.game, lineup.seed, first + int(np.argmax(played.lengths < 0)), MOST_ACTIONS, [])
    move, event = until[-1]
    return Watched(lineup, first, played, moves[:move].copy(), events[:event].copy(), until)


def _asked(lineup: Lineup, first: int, last: int) -> Iterator[Watched]:
    """The same, where a bot comes from elsewhere: it is asked move by move."""
    game, players = lineup.game, len(lineup.entrants)
    who, codes = next_to_act(game, eager(game)), game.codes()
    for number in range(first, last):
        log = GameLog(game, players, lineup.answers, _secret(lineup, number))
        thinking = dice_from_seed(lineup.seed, number + THOUGHTS)
        events = [_rows(0, log.last.happened)]
        moves: list[list[int]] = []
        seat = 0
        while not log.position.over:
            seat, n = who(log.position.states[0], seat, codes)
            if n == 0 or len(moves) == MOST_ACTIONS:
                raise Unfinished(game, lineup.seed, number, MOST_ACTIONS, log.entries)
            action = int(codes[0]) if seat == players else lineup.choose(number, log.position, seat, thinking)
            able = len(log.position.waiting())
            step = log.play(seat, action)
            moves.append([seat, action, n, able, *step.position.score()])
            events.append(_rows(step.seq, step.happened))
        played, tape = Played.room(1, players), np.concatenate(events)
        played.lengths[0] = len(moves)
        game.rules.score(log.position.states[0], played.scores[0])
        standings(game)(log.position.states[0], played.standings[0])
        until = np.array([[len(moves), len(tape)]], np.int64)
        yield Watched(lineup, number, played, np.array(moves, np.int32), tape, until)


def _rows(entry: int, happened: npt.NDArray[np.int32]) -> Table:
    return np.column_stack([np.full(len(happened), entry, np.int32), happened]).astype(np.int32)
