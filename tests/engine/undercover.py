"""A little game with all that an author can forget to hide: hands, a card aside, a pile, and what others have peeked at."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from quirkbox.engine import (
    About,
    Act,
    Actions,
    Codes,
    Dice,
    Event,
    Events,
    Field,
    Game,
    GameState,
    Presentation,
    Rules,
    Trail,
    i8,
    i8s,
    note,
    roll,
    rule,
    shape,
)

SEATS, CARDS = 3, 10
NONE, BACK = -1, -2
TURNS = 3  # of each seat

SEAT, CARD = Field("seat", SEATS), Field("card", CARDS)
ACTIONS = Actions(Act("swap"), Act("peek"))
SWAP, PEEK = (ACTIONS.first(act.name) for act in ACTIONS.acts)
EVENTS = Events(
    Event("drew", (SEAT, CARD), secret=("card",)),
    Event("swapped", (SEAT, CARD)),
    Event("peeked", (SEAT, CARD), secret=("card",)),
    Event("ended", (), opens=("hands",)),
)
DREW, SWAPPED, PEEKED, ENDED = range(len(EVENTS.events))


class State(GameState):
    # how many turns there have been
    turns: i8
    hands: i8s = shape(SEATS)
    # the card that nobody ever sees
    aside: i8
    # 1: the card is in the pile
    pile: i8s = shape(CARDS)
    # 1: everybody has seen it
    gone: i8s = shape(CARDS)
    # the card of the next seat that this one has peeked at
    known: i8s = shape(SEATS)


@rule
def deal(s: State, options: Codes, dice: Dice, trail: Trail) -> None:
    s.players = options[0]
    s.over = s.turns = 0
    s.hands[:] = NONE
    s.gone[:] = 0
    s.known[:] = NONE
    s.pile[:] = 1
    s.aside = draw(s, dice)
    for seat in range(s.players):
        s.hands[seat] = draw(s, dice)
        note(trail, DREW, seat, s.hands[seat])


@rule
def draw(s: State, dice: Dice) -> int:
    left = 0
    for card in range(CARDS):
        left += s.pile[card]
    at = roll(dice, left)
    for card in range(CARDS):
        if s.pile[card]:
            if at == 0:
                s.pile[card] = 0
                return card
            at -= 1
    return NONE


@rule
def following(s: State, seat: int) -> int:
    return (seat + 1) % s.players


@rule
def legal(s: State, seat: int, out: Codes) -> int:
    if s.over or seat != s.turns % s.players:
        return 0
    n = 0
    for card in range(CARDS):
        if s.gone[card]:
            n += 1
    # cards that are gone do not come back
    out[0] = PEEK
    out[1] = SWAP
    return 2 if n < CARDS - SEATS - 1 else 1


@rule
def play(s: State, seat: int, action: int, dice: Dice, trail: Trail) -> None:
    if action == PEEK:
        s.known[seat] = s.hands[following(s, seat)]
        note(trail, PEEKED, seat, s.known[seat])
    else:
        note(trail, SWAPPED, seat, s.hands[seat])
        s.gone[s.hands[seat]] = 1
        s.hands[seat] = draw(s, dice)
        s.known[(seat + s.players - 1) % s.players] = NONE
        note(trail, DREW, seat, s.hands[seat])
    s.turns += 1
    if s.turns == TURNS * s.players:
        s.over = 1
        note(trail, ENDED)


@rule
def hide(s: State, seat: int) -> None:
    for other in range(s.players):
        if other != seat:
            if not s.over:
                s.hands[other] = BACK
            if s.known[other] != NONE:
                s.known[other] = BACK
    s.aside = BACK
    s.pile[:] = 0


@rule
def guess(s: State, seat: int, dice: Dice) -> None:
    """Only what is blank is filled: whatever `hide` forgets stays as it is."""
    if 0 <= seat < s.players and s.known[seat] >= 0:
        s.hands[following(s, seat)] = s.known[seat]
    for card in range(CARDS):
        s.pile[card] = 1 - s.gone[card]
    for other in range(s.players):
        if s.hands[other] >= 0:
            s.pile[s.hands[other]] = 0
    if s.aside >= 0:
        s.pile[s.aside] = 0
    for other in range(s.players):
        if s.hands[other] == BACK:
            s.hands[other] = draw(s, dice)
    if s.aside == BACK:
        s.aside = draw(s, dice)
    for other in range(s.players):
        if s.known[other] == BACK:
            s.known[other] = s.hands[following(s, other)]


@rule
def score(s: State, out: Codes) -> None:
    """The highest card, once all hands are shown."""
    for seat in range(s.players):
        out[seat] = s.hands[seat] if s.over else 0


def view(s: State) -> Mapping[str, Any]:
    return {"hands": [None if card < 0 else card for card in s.hands.tolist()[: s.players]], "over": bool(s.over)}


def text(s: State, names: Sequence[str]) -> str:
    return ", ".join(f"{name}: {'?' if card < 0 else card}" for name, card in zip(names, s.hands.tolist(), strict=False))


def words(event: Mapping[str, Any], names: Sequence[str]) -> str:
    if event["event"] == "ended":
        return "All cards are shown."
    card = "a card" if event["card"] is None else f"the {event['card']}"
    return f"{names[event['seat']]} {event['event']} {card}."


def why_not(s: State, seat: int, action: Mapping[str, Any], names: Sequence[str]) -> str:
    on_turn = s.turns % s.players
    return "There are too few cards left." if seat == on_turn else f"It is {names[on_turn]}'s turn."


UNDERCOVER = Game(
    about=About("undercover", "Undercover", "", players=(2, 3), minutes=1, version=1, package=__name__),
    rules=Rules(State, deal, legal, play, hide, guess, score, most_legal=2),
    actions=ACTIONS,
    events=EVENTS,
    show=Presentation(view, text, words, why_not),
)
