"""The laws of playing: games end, and only legal actions can be done."""

from __future__ import annotations

from quirkbox.engine.dice import dice_from_seed
from quirkbox.engine.laws.broken import Broken
from quirkbox.engine.laws.law import MomentLaw
from quirkbox.engine.laws.tables import Moment, doing, illegal_codes, legal_codes, seat_name
from quirkbox.engine.position import SPECTATOR, Position
from quirkbox.engine.refusal import Refusal

TRIED = 12  # legal actions of a moment


class EveryGameEnds(MomentLaw):
    """That a game never ends is seen by whoever walks through it."""

    id = "ends"
    says = "Every game ends; until then somebody can act, afterwards nobody."

    def look(self, moment: Moment) -> None:
        position = moment.position
        self.looks += 1
        able = [seat for seat in range(position.host + 1) if legal_codes(position, seat)]
        if position.over and able:
            raise Broken(f"The game is over, and `legal` still gives {seat_name(position, able[0])} something to do.")
        if not position.over and not able:
            raise Broken("The game is not over, and nobody can act, not even the table.")
        if position.over and not position.winners() and not self.game.cooperative:
            raise Broken("The game is over, and nobody has won.")


class OnlyLegalActions(MomentLaw):
    id = "legal"
    says = "Legal actions are told once each and can be played; all others are refused in words, and change nothing."

    def look(self, moment: Moment) -> None:
        position = moment.position
        for seat in range(position.host + 1):
            codes = legal_codes(position, seat)
            twice = [code for code in codes if codes.count(code) > 1] if len(set(codes)) < len(codes) else []
            if twice:
                raise Broken(f"`legal` gives {seat_name(position, seat)} `{self.game.actions.text(twice[0])}` twice.")
            for code in illegal_codes(position, seat):
                self._must_refuse(position, seat, code)
            if not position.over:
                self._played(position, seat, codes[:: max(1, len(codes) // TRIED)])
        for seat in (SPECTATOR, position.host + 1):
            self._must_refuse(position, seat, 0)

    def _played(self, position: Position, seat: int, codes: list[int]) -> None:
        for code in codes:
            with doing(position, seat, code):
                position.copy().play(seat, code, dice_from_seed(code))
            self.looks += 1

    def _must_refuse(self, position: Position, seat: int, code: int) -> None:
        untouched = position.copy()
        self.looks += 1
        what = f"{seat_name(position, seat) if 0 <= seat <= position.host else f'seat {seat}'} does"
        what = f"{what} `{self.game.actions.text(code)}`, which is not legal"
        try:
            untouched.play(seat, code, dice_from_seed(0))
        except Refusal as refusal:
            if not str(refusal).strip():
                raise Broken(f"When {what}, it is refused without a word: `why_not` says nothing.") from None
        else:
            raise Broken(f"When {what}, nothing is refused.")
        if untouched != position:
            raise Broken(f"When {what}, it is refused, but the position has changed.")
