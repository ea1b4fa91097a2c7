"""A (hidden) Quirkies state as JSON for the browser and as text for the terminal; an event in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, TypedDict

from quirkbox.games.quirkies.actions import ACTIONS, CREATURES, Colour, Creature, Pattern
from quirkbox.games.quirkies.state import ADVANCED, CALL, CARDS, CELLS, NONE, State
from quirkbox.words.sentence import Sentence


class Card(TypedDict):
    creature: Creature
    colour: Colour
    pattern: Pattern


class Cell(TypedDict):
    # printed on the white board card
    creature: Creature
    # the coloured card on top
    top: Card | None
    # how many coloured cards lie here
    height: int


class View(TypedDict):
    players: int
    version: Literal["beginner", "advanced"]
    claims: Literal["auto", "call"]
    dealer: int
    # the seat that lays, or has just laid
    turn: int
    # lay a card; lay the extra card; call lines; the end
    phase: Literal["lay", "second", "window", "over"]
    # the card laid (or to be laid) is the extra one
    second: bool
    # 9, row by row
    board: list[Cell]
    # by seat; null is a card back
    hands: list[list[Card | None]]
    pile: int
    tokens: list[int]
    # the cell of the card just laid, while its lines may be called
    laid: int | None
    # lines that have won a token in this window
    claimed: list[int]
    # by seat: lines this seat has called in this window
    called: list[list[int]]
    # by seat: has said "done" or "pass" in this window
    said: list[bool]
    last_round: bool


def view(s: State) -> View:
    return {
        "players": s.players,
        "version": "advanced" if s.version == ADVANCED else "beginner",
        "claims": "call" if s.claims == CALL else "auto",
        "dealer": s.dealer,
        "turn": s.turn,
        "phase": phase(s),
        "second": bool(s.second),
        "board": [_cell(s, cell) for cell in range(CELLS)],
        "hands": [[_card(card) for card in s.hands[seat] if card != NONE] for seat in range(s.players)],
        "pile": s.pile_size,
        "tokens": [s.tokens[seat] for seat in range(s.players)],
        "laid": None if s.laid == NONE else s.laid,
        "claimed": _lines(s.claimed),
        "called": [_lines(s.called[seat]) for seat in range(s.players)],
        "said": [bool(s.said[seat]) for seat in range(s.players)],
        "last_round": bool(s.last_round),
    }


def phase(s: State) -> Literal["lay", "second", "window", "over"]:
    if s.over:
        return "over"
    if s.laid != NONE:
        return "window"
    return "second" if s.second else "lay"


def _cell(s: State, cell: int) -> Cell:
    creature = CREATURES[s.cell_of.tolist().index(cell)]
    return {"creature": creature, "top": _card(s.tops[cell]), "height": s.heights[cell]}


def _card(card: int) -> Card | None:
    return None if card < 0 else FACES[card]


def _face(card: int) -> Card:
    shown = ACTIONS.to_json(ACTIONS.first("lay") + card)
    return {"creature": shown["creature"], "colour": shown["colour"], "pattern": shown["pattern"]}


FACES = [_face(card) for card in range(CARDS)]  # made once: every seat gets a view at every move


def _lines(bits: int) -> list[int]:
    return [line for line in range(8) if bits & (1 << line)]


def text(s: State, names: Sequence[str]) -> str:
    """The table as one sees it in a terminal."""
    cells = [_cell(s, cell) for cell in range(CELLS)]
    rows = [" ".join(_cell_text(cell) for cell in cells[row * 3 : row * 3 + 3]) for row in range(3)]
    seats = []
    for seat in range(s.players):
        marks = (" (dealer)" if seat == s.dealer else "") + (" <- on turn" if seat == s.turn and not s.over else "")
        hand = [_card(card) for card in s.hands[seat] if card != NONE]
        cards = ", ".join(_card_text(card) for card in hand if card) or f"{len(hand)} cards"
        seats.append(f"{names[seat]}{marks}: {s.tokens[seat]} tokens; {cards}")
    legend = [LINES_BY_NUMBER] if s.claims and not s.over else []
    return "\n".join([*rows, *legend, f"{s.pile_size} cards to draw", *seats])


def _cell_text(cell: Cell) -> str:
    top = cell["top"]
    return f"[{_card_text(top) if top else cell['creature']:^23}]"


def _card_text(card: Mapping[str, Any]) -> str:
    return f"{card['creature']} {card['colour']} {card['pattern']}"


LINE_NAMES = (
    "the top row", "the middle row", "the bottom row", "the left column", "the middle column", "the right column",
    "the falling diagonal", "the rising diagonal",
)  # fmt: skip
LINES_BY_NUMBER = "Lines to call: 0 1 2 the rows from the top, 3 4 5 the columns from the left, 6 falling \\, 7 rising /"
HOW = {
    "colour": "three of one colour",
    "pattern": "three of one pattern",
    "both": "three of one colour and pattern",
    "different": "all different",
}


def words(event: Mapping[str, Any], names: Sequence[str]) -> str:
    """An event as a friendly person would tell it. A value one may not know is None."""
    who = names[event["seat"]] if "seat" in event else ""
    line = LINE_NAMES[event["line"]] if "line" in event else ""
    match event["event"]:
        case "dealt":
            return f"{who} deals."
        case "turn":
            return f"It is {who}'s turn."
        case "laid":
            return f"{who} lays {_card_text(event)}."
        case "won":
            return f"{who} wins a token for {line}: {HOW[event['how']]}."
        case "wrong":
            lost = "loses a token" if event["cost"] else "had no token to lose"
            return f"{who} calls {line}, but it is no sequence, and {lost}."
        case "late":
            return f"{who} calls {line}: a true sequence, but too late for a token."
        case "said":
            return f"{who} says {event['word']}."
        case "closed":
            return "Time is up for calls."
        case "drew":
            return f"{who} draws {_card_text(event) if event['creature'] else 'a card'}."
        case "last_round":
            why = f"{who} has five tokens" if event["why"] == "five" else "The last card is drawn"
            return f"{why}: play goes on until the dealer has played."
        case _:
            return "The game is over."


def why_not(s: State, seat: int, action: Mapping[str, Any], names: Sequence[str]) -> Sentence:
    """Why a seat may not do this now. `s` is what the seat knows."""
    act, on_turn = action["act"], names[s.turn]
    if act == "close":
        return Sentence("quirkies-why-close")
    if seat == s.players:
        return Sentence("quirkies-why-table")
    if act == "lay":
        if s.laid != NONE:
            return Sentence("quirkies-why-calling")
        if seat != s.turn:
            return Sentence("quirkies-why-turn", who=on_turn)
        return Sentence("quirkies-why-card", creature=action["creature"], colour=action["colour"], pattern=action["pattern"])
    if s.claims != CALL:
        return Sentence("quirkies-why-auto")
    if s.laid == NONE:
        return Sentence("quirkies-why-no-card")
    if s.said[seat]:
        return Sentence("quirkies-why-done")
    if act == "call":
        return Sentence("quirkies-why-called", line=action["line"])
    return Sentence("quirkies-why-say-done") if act == "pass" else Sentence("quirkies-why-say-pass", who=on_turn)
