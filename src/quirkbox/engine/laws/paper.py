"""The laws of what is written down: actions, options and the rules in words."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence

from quirkbox.engine.dice import dice_from_seed
from quirkbox.engine.laws.broken import Broken
from quirkbox.engine.laws.law import GameLaw
from quirkbox.engine.laws.tables import Table
from quirkbox.engine.refusal import Refusal

MOST_CODES = 50_000


class ActionsAreWritten(GameLaw):
    id = "actions"
    says = "An action goes from its code to JSON and to text, and back."

    def look_at_game(self, tables: Sequence[Table]) -> None:
        actions = self.game.actions
        # an odd step, so that every value of a last field comes up
        for code in range(0, actions.size, actions.size // MOST_CODES | 1):
            self.looks += 1
            if actions.read(json.loads(json.dumps(actions.to_json(code)))) != code:
                raise Broken(f"Action {code} is {json.dumps(actions.to_json(code))} as JSON, which is read as another one.")
            if actions.parse(actions.text(code)) != code:
                raise Broken(f"Action {code} is `{actions.text(code)}` as text, which is read as another one.")


class OptionsAreAgreedOn(GameLaw):
    id = "options"
    says = "Every choice of every option can be dealt; what is no number of players, no option and no choice is refused in words."

    def look_at_game(self, tables: Sequence[Table]) -> None:
        fewest, most = self.game.players
        for players in (fewest - 1, most + 1, 2.5, "2", None):
            self._must_refuse(f"{players!r} players", players, {})
        self._must_refuse("an option that is not there", fewest, {"no such option": "yes"})
        for option in self.game.options:
            for answer in (3, None, ["x"]):
                self._must_refuse(f"{answer!r} for the option {option.id}", fewest, {option.id: answer})
            for number, choice in enumerate(option.choices):
                self.looks += 1
                players = fewest + number % (most - fewest + 1)
                position, _ = self.game.start(players, {option.id: choice.id}, dice_from_seed(number))
                if position.players != players:
                    raise Broken(f"With {option.id}={choice.id}, {players} players get a game for {position.players}.")

    def _must_refuse(self, what: str, players: object, options: dict[str, object]) -> None:
        self.looks += 1
        try:
            self.game.start(players, options, dice_from_seed(0))  # type: ignore[arg-type]
        except Refusal:
            return
        raise Broken(f"A game is dealt with {what}: that should be refused.")


class RulesAreNumbered(GameLaw):
    id = "readme"
    says = "The rules are written down in README.md, each with a number like **QK-1**."

    def look_at_game(self, tables: Sequence[Table]) -> None:
        try:
            text = self.game.about.rules_text()
        # a TypeError says that it is a module and no package
        except (OSError, ModuleNotFoundError, TypeError):
            raise Broken(f"The package {self.game.about.package} has no README.md.") from None
        numbers = re.findall(r"\*\*([A-Z]{2}-\d+)\*\*", text)
        self.looks += len(numbers)
        if not numbers:
            raise Broken("README.md has no numbered rules like **QK-1**.")
        twice = [number for number in numbers if numbers.count(number) > 1]
        if twice:
            raise Broken(f"README.md has two rules with the number {twice[0]}.")
