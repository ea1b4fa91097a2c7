"""A board of Quirkies that was set up by hand: as JSON, with the cards called as the actions call them."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import chain
from typing import Any, TypedDict

from quirkbox.engine import Dice, Refusal, Setup, each_once, quoted, roll, several
from quirkbox.games.quirkies.actions import COLOURS, CREATURES, PATTERNS
from quirkbox.games.quirkies.state import CARDS, CELLS, HAND, NONE, State

NAMES = [f"{CREATURES[card // 9]} {COLOURS[card // 3 % 3]} {PATTERNS[card % 3]}" for card in range(CARDS)]


class Board(TypedDict, total=False):
    # the creature of each of the nine cells, row by row
    creatures: list[str]
    # what lies on top: "blip orange stripes"; each on its creature's cell
    cards: list[str]
    # cards that lie under others
    covered: list[str]
    # by seat
    hands: list[list[str]]
    tokens: list[int]
    # whose turn it is
    turn: int
    # the seat that plays last in every round
    dealer: int
    # 1: the card to be laid is the extra one
    second: int
    # 1: the game ends with the dealer's turn
    last_round: int


def place(s: State, told: Mapping[str, Any], dice: Dice) -> None:
    fields = SETUP.read(told)
    creatures = fields.several("creatures", CELLS, exactly=True) if "creatures" in fields else _creatures(s)
    for name in creatures:
        if name not in CREATURES:
            raise Refusal.because("setup-unknown", given=quoted(name), field="creatures", like=CREATURES[0])
    each_once(creatures)
    for cell, name in enumerate(creatures):
        s.cell_of[CREATURES.index(name)] = cell
    covered = [_card(name, "covered") for name in fields.several("covered", CARDS)]
    cards = [_card(name, "cards") for name in fields.several("cards", CELLS)]
    each_once(CREATURES[card // 9] for card in cards)
    for card in covered:
        if not any(other // 9 == card // 9 for other in cards):
            raise Refusal.because("quirkies-setup-covered", card=NAMES[card])
    hands: list[list[int]] | None = None
    if "hands" in fields:
        told_hands = fields.several("hands", s.players, exactly=True)
        hands = [[_card(name, "hands") for name in several(hand, "hands", HAND)] for hand in told_hands]
    each_once(NAMES[card] for card in chain(covered, cards, *(hands or [])))
    _lay(s, covered, cards)
    pile = [card for card in range(CARDS) if not s.gone[card] and not any(card in hand for hand in hands or [])]
    if hands is None:
        hands = [[pile.pop(roll(dice, len(pile))) for _ in range(min(HAND, len(pile)))] for _ in range(s.players)]
    s.hands[:] = NONE
    for seat, hand in enumerate(hands):
        s.hands[seat, : len(hand)] = hand
    s.pile[:] = NONE
    s.pile[: len(pile)] = pile
    s.pile_size = len(pile)
    s.tokens[: s.players] = fields.numbers("tokens", s.players, 0, CARDS - 1, [0] * s.players)
    s.dealer = fields.number("dealer", 0, s.players - 1, s.dealer)
    s.turn = fields.number("turn", 0, s.players - 1, (s.dealer + 1) % s.players)
    s.second = fields.number("second", 0, 1, 0)
    s.last_round = fields.number("last_round", 0, 1, 0)
    s.laid, s.claimed, s.earned = NONE, 0, 0
    s.called[:] = s.said[:] = 0
    if not hands[s.turn]:
        raise Refusal.because("setup-stuck")


def _lay(s: State, covered: list[int], cards: list[int]) -> None:
    s.tops[:] = s.story[:] = s.story_by[:] = NONE
    s.heights[:] = s.gone[:] = 0
    for number, card in enumerate([*covered, *cards]):
        cell = s.cell_of[card // 9]
        s.tops[cell] = card
        s.heights[cell] += 1
        s.gone[card] = 1
        s.story[number] = card
    s.laid_count = len(covered) + len(cards)


def _creatures(s: State) -> list[str]:
    return [CREATURES[list(s.cell_of).index(cell)] for cell in range(CELLS)]


def _card(name: Any, field: str) -> int:
    if name not in NAMES:
        raise Refusal.because("setup-unknown", given=quoted(str(name)), field=field, like=NAMES[0])
    return NAMES.index(name)


def told(s: State) -> Board:
    tops = [int(card) for card in s.tops if card != NONE]
    return {
        "creatures": _creatures(s),
        "cards": [NAMES[card] for card in tops],
        "covered": [NAMES[card] for card in s.story[: s.laid_count] if card not in tops],
        "hands": [[NAMES[card] for card in s.hands[seat] if card > NONE] for seat in range(s.players)],
        "tokens": [int(s.tokens[seat]) for seat in range(s.players)],
        "turn": int(s.turn),
        "dealer": int(s.dealer),
        "second": int(s.second),
        "last_round": int(s.last_round),
    }


SETUP = Setup(place, told, Board)
