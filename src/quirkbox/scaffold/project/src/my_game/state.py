"""The state of a game: one record of fixed size."""

from quirkbox.engine import GameState, i8, i8s, shape

SEATS, HAND = 4, 4
# cards are worth 1 to VALUES, and there are COPIES of each
VALUES, COPIES = 9, 2
# in a hand or aside: no card, and a card one may not see
NONE, BACK = 0, -1


class State(GameState):
    # `players` and `over` come from GameState
    # the seat that plays
    turn: i8
    points: i8s = shape(SEATS)
    # the values of the cards in each hand
    hands: i8s = shape(SEATS, HAND)
    # cards that were staked on a roll: face down, only their owner knows them
    aside: i8s = shape(SEATS, HAND)
    # how many cards of each value lie open on the table
    open: i8s = shape(VALUES + 1)
    # how many cards of each value are still in the bag: nobody knows
    bag: i8s = shape(VALUES + 1)
