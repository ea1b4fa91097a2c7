"""A finished game as one JSON file that anyone can play again and check."""

from __future__ import annotations

import hashlib
import hmac
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from quirkbox.engine.beginning import Beginning, read_beginning, read_entry
from quirkbox.engine.dice import commitment
from quirkbox.engine.game import Game
from quirkbox.engine.log import GameLog, Step
from quirkbox.engine.position import Position
from quirkbox.engine.refusal import Refusal

FORMAT = 2
# One that begins from something else than a deal: what does not know of that must not read it.
BEGUN = 3
# One that was written before there were seals.
UNSEALED = 1


@dataclass(frozen=True)
class Transcript:
    """A game as one JSON file: what was agreed on, the secret of its dice, every action, the result."""

    game: Game
    options: dict[str, str]
    players: list[str]
    commitment: str
    secret: str
    #: seat (HOST: the number of players) and action code
    log: list[tuple[int, int]]
    score: list[int]
    winners: list[int]
    #: what ties all of it together, shown with the secret when the game is over; None in files from before there was one
    seal: str | None = None
    #: the options as they were dealt from, where content files have changed since
    codes: Sequence[int] | None = None
    #: what it begins from where it is no deal
    beginning: Beginning | None = None

    @classmethod
    def of(
        cls,
        game: Game,
        options: dict[str, str],
        players: list[str],
        secret: bytes,
        log: list[tuple[int, int]],
        codes: Sequence[int] | None = None,
        beginning: Beginning | None = None,
    ) -> Transcript:
        """The transcript of a game that was played with this secret."""
        drawn = cls(game, options, players, commitment(secret), secret.hex(), log, [], [], None, codes, beginning)
        last = drawn.last_position()
        told = replace(drawn, score=last.score(), winners=last.winners())
        return replace(told, seal=told.sealed())

    def dealt(self) -> GameLog:
        """The log after the deal: what it was played from."""
        return GameLog(self.game, len(self.players), self.options, bytes.fromhex(self.secret), self.codes, self.beginning)

    @property
    def format(self) -> int:
        """Of its file."""
        return BEGUN if self.beginning else FORMAT

    def sealed(self) -> str:
        """What the seal must be: a chain of hashes from what was agreed on over every entry of the log, signed with the secret
        together with names and result. One entry altered, dropped, added or moved, and it is another."""
        agreed = [self.game.id, self.game.version, self.options, self._content(), self.commitment]
        link = _hash(["quirkbox", self.format, *agreed, *self._begun().values()])
        for seat, action in self.log:
            link = _hash([link, seat, self.game.actions.text(action)])
        signed = _canonical([link, self.players, self.score, self.winners])
        return hmac.new(bytes.fromhex(self.secret), signed, hashlib.sha256).hexdigest()

    def replay(self) -> Iterator[Step]:
        """Deal and play it again, entry by entry."""
        log = self.dealt()
        yield log.last
        yield from log.replay(self.log, self.players)

    def last_position(self) -> Position:
        """Where it all led."""
        *_, last = self.replay()
        return last.position

    def verify(self, seal: str | None = None) -> list[str]:
        """Refusal says what does not fit: the commitment, an action, the end, the result or the seal. What can't be told of this
        file, in sentences. `seal`: the one that was shown at the table, if it is known."""
        if commitment(bytes.fromhex(self.secret)) != self.commitment:
            raise Refusal("The secret does not fit the commitment that was shown before the game.")
        last = self.last_position()
        if not last.over:
            raise Refusal("The log ends before the game is over.")
        for what, played, told in (
            ("score", last.score(), self.score),
            ("list of winners", last.winners(), self.winners),
        ):
            if json.dumps(played) != json.dumps(told):
                raise Refusal(f"The result does not fit: played again, the {what} is {played}, not {told}.")
        return [*(self.beginning.proves() if self.beginning else ()), *self._verify_seal(seal)]

    def _verify_seal(self, shown: str | None) -> list[str]:
        if self.seal is None:
            if shown is not None:
                raise Refusal("This transcript has no seal to compare with the one that was shown.")
            return ["It has no seal, so it can't be told whether another legal game was written in its place."]
        if not hmac.compare_digest(self.seal.encode(), self.sealed().encode()):
            raise Refusal("The seal does not fit: something was altered, dropped or added after the game.")
        if shown is None:
            return ["Whoever knows the secret can seal anew: compare the seal with the one that was shown at the table (--seal)."]
        if not hmac.compare_digest(self.seal.encode(), shown.encode()):
            raise Refusal("This is not the game that was played: another seal was shown at the table.")
        return []

    def to_json(self) -> str:
        """One entry of the log a line, so that two transcripts can be compared line by line."""
        entries = [{"seat": seat, **self.game.actions.to_json(action)} for seat, action in self.log]
        head = {
            "format": UNSEALED if self.seal is None and not self.beginning else self.format,
            "game": self.game.id,
            "version": self.game.version,
            "options": self.options,
            **self._content(),
            "players": self.players,
            "commitment": self.commitment,
            "secret": self.secret,
            "score": self.score,
            "winners": self.winners,
            **({} if self.seal is None else {"seal": self.seal}),
            **self._begun(),
        }
        text = json.dumps(head, indent=1, ensure_ascii=False)[:-2]
        log = ",\n".join("  " + json.dumps(entry) for entry in entries)
        return f'{text},\n "log": [\n{log}\n ]\n}}\n'

    def _content(self) -> dict[str, str]:
        known = self.game.content_hash(self.options) if self.codes is None else self.game.content_hash_of(self.codes)
        return {"content": known} if known else {}

    def _begun(self) -> dict[str, Any]:
        return {"beginning": self.beginning.to_json(self.game)} if self.beginning else {}

    @classmethod
    def from_json(cls, text: str, game_of: Any) -> Transcript:
        """Read a transcript; `game_of` finds a game by its id. Refusal says what is wrong with the file."""
        try:
            data = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise Refusal(f"This is no transcript: it is not JSON ({error}).") from None
        if not isinstance(data, dict) or not isinstance(data.get("game"), str):
            raise Refusal("This is no transcript: it names no game.")
        if data.get("format") not in (UNSEALED, FORMAT, BEGUN):
            raise Refusal(f"This transcript has format {data.get('format')!r:.20}; formats up to {BEGUN} can be read.")
        game: Game = game_of(data["game"])
        if data.get("version") != game.version:
            raise Refusal(
                f"This game was played by version {data.get('version')!r:.20} of the rules of {game.name}, not {game.version}."
            )
        return cls._from(game, data)

    @classmethod
    def _from(cls, game: Game, data: dict[str, Any]) -> Transcript:
        names = {
            "options": dict,
            "players": list,
            "commitment": str,
            "secret": str,
            "score": list,
            "winners": list,
            "log": list,
            **({} if data["format"] == UNSEALED else {"seal": str}),
            **({"beginning": dict} if data["format"] == BEGUN else {}),
        }
        for name, kind in names.items():
            if not isinstance(data.get(name), kind):
                raise Refusal(f"This transcript is broken: {name} is missing or no {_JSON_NAMES[kind]}.")
        try:
            bytes.fromhex(data["secret"])
        except ValueError:
            raise Refusal("This transcript is broken: secret is not hexadecimal.") from None
        log = [read_entry(game, number, entry) for number, entry in enumerate(data["log"], 1)]
        options = game.read_options({str(k): str(v) for k, v in data["options"].items()})
        if data.get("content") != game.content_hash(options):
            raise Refusal("This game was played with other content files than those here.")
        players = [str(name).encode("utf-8", "replace").decode() for name in data["players"]]
        seal = None if data["format"] == UNSEALED else data["seal"]
        beginning = read_beginning(game, data["beginning"]) if data["format"] == BEGUN else None
        told = (data["commitment"], data["secret"], log, data["score"], data["winners"], seal)
        return cls(game, options, players, *told, beginning=beginning)

    @classmethod
    def load(cls, path: Path, game_of: Any) -> Transcript:
        """From its file; `game_of` finds a game by its id. Refusal says what is wrong with it."""
        try:
            text = path.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            reason = error.strerror if isinstance(error, OSError) else "it is not text"
            raise Refusal(f"{path} cannot be read: {reason}.") from None
        return cls.from_json(text, game_of)


def _canonical(value: Any) -> bytes:
    """The same JSON for the same value, wherever it is written."""
    return json.dumps(value, sort_keys=True, separators=(",", ":")).encode()


def _hash(value: Any) -> str:
    return hashlib.sha256(_canonical(value)).hexdigest()


_JSON_NAMES = {dict: "object", list: "list", str: "text"}
