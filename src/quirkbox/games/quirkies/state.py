"""The state of a game of Quirkies, and its components.

A card is a number from 0 to 80: creature * 9 + colour * 3 + pattern. The cells of the board and the lines:

    0 1 2      lines 0-2 the rows from the top, 3-5 the columns
    3 4 5      from the left, 6 the diagonal 0 4 8, 7 the diagonal 2 4 6
    6 7 8
"""

import numpy as np

from quirkbox.engine import GameState, Seats, i8, i8s, i16, i16s, shape

SEATS = Seats(4)
HAND, CARDS, CELLS = 6, 81, 9
GOAL = 5  # tokens that bring on the last round
NONE = -1  # no card, no cell
BACK = -2  # a card one may not see

ADVANCED = 1  # of the option "version"
CALL = 1  # of the option "claims"
WINDOW_SECONDS = np.array([5, 3, 10, 0])  # by choice of the option "window"; 0: until everybody has spoken

LINES = np.array([[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]])
LINES_AT = np.array([([line for line in range(8) if cell in LINES[line]] + [NONE] * 4)[:4] for cell in range(CELLS)])

# A card's kind is card % 9: colour * 3 + pattern. Which three kinds make a sequence (by version), and what they share.
KINDS = [(a, b, c) for a in range(9) for b in range(9) for c in range(9)]
COLOURS_AMONG = np.array([len({a // 3, b // 3, c // 3}) for a, b, c in KINDS]).reshape(9, 9, 9)
PATTERNS_AMONG = np.array([len({a % 3, b % 3, c % 3}) for a, b, c in KINDS]).reshape(9, 9, 9)
FITS = np.stack([(COLOURS_AMONG == 1) | (PATTERNS_AMONG == 1), (COLOURS_AMONG != 2) & (PATTERNS_AMONG != 2)])


class State(GameState):
    # 0 beginner, 1 advanced
    version: i8 = shape(values=2, fixed=True)
    # 0 the game scores, 1 players call
    claims: i8 = shape(values=2, fixed=True)
    # seconds for calls after "done"; 0: until everybody has spoken
    window: i8 = shape(values=11, fixed=True)
    # a seat
    dealer: i8 = shape(seat=True)
    # the seat that lays, or has just laid
    turn: i8 = shape(seat=True)
    # 1: the card to be laid, or just laid, is the extra one
    second: i8 = shape(values=2)
    # 1: the game ends with the dealer's turn
    last_round: i8 = shape(values=2)
    # the cell of each creature's white board card
    cell_of: i8s = shape(CELLS, values=CELLS, fixed=True)
    # the coloured card on top of each cell, or NONE
    tops: i8s = shape(CELLS, values=range(NONE, CARDS))
    # how many coloured cards lie on each cell
    heights: i8s = shape(CELLS, values=range(CELLS + 1))
    # cards; NONE where there is none, BACK where it is hidden
    hands: i8s = shape(SEATS, HAND, values=range(BACK, CARDS))
    tokens: i8s = shape(SEATS, values=range(CARDS))
    # the cell of the card whose lines may be called now, or NONE
    laid: i8 = shape(values=range(NONE, CELLS))
    # bit per line: it has won its token in this window
    claimed: i16 = shape(bits=8)
    # bit per line: this seat has called it in this window
    called: i16s = shape(SEATS, bits=8)
    # 1: has said "done" or "pass" in this window
    said: i8s = shape(SEATS, values=2)
    # 1: the player on turn has claimed a line in this window
    earned: i8 = shape(values=2)
    pile_size: i8 = shape(values=range(CARDS + 1))
    # the cards of the draw pile, in no order: which one is drawn, the dice say; NONE where hidden, that is to everybody
    pile: i8s = shape(CARDS, observed=False)
    # 1: the card lies on the board, perhaps covered
    gone: i8s = shape(CARDS, values=2)
    # how many cards have been laid, those of the beginning too
    laid_count: i8 = shape(values=range(CARDS + 1))
    # all of them in order; NONE where nothing is laid yet
    story: i8s = shape(CARDS, values=range(NONE, CARDS))
    # who laid each of them; NONE: it lay there at the beginning
    story_by: i8s = shape(CARDS, seat=True)
