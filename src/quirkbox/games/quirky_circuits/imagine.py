"""Worlds in a bot's mind. Its own cards it knows; behind every other back lies a card it cannot see elsewhere."""

import math
from typing import Any

from quirkbox.engine import Dice, roll, rule
from quirkbox.games.quirky_circuits.beam import WORK, Memory
from quirkbox.games.quirky_circuits.cost import cost
from quirkbox.games.quirky_circuits.deck import back_of, find_card
from quirkbox.games.quirky_circuits.mind import do_card
from quirkbox.games.quirky_circuits.state import BACK, DECK, HAND, HIDDEN, NONE, State

TEMPER = 2.0  # how much worse (in eighths of a card) a card must be to be taken for e times less likely


@rule
def imagine(states: Any, world: int, memory: Memory, dice: Dice) -> None:
    """A world in which the queue has been carried out, and everybody's cards are known."""
    imagine_queue(states, world, memory, dice)
    imagine_hands(states[world], dice)


@rule
def imagine_queue(states: Any, world: int, memory: Memory, dice: Dice) -> None:
    """The queue is carried out in this world, every back taken for a likely card."""
    s = states[world]
    for place in range(s.queue_size):
        if s.queue[place] <= HIDDEN:
            s.queue[place] = likely_card(states, world, place, memory, dice)
        do_card(s, s.queue[place])


@rule
def likely_card(states: Any, world: int, place: int, memory: Memory, dice: Dice) -> int:
    """Of the cards that can be behind this back, each with the likelihood that somebody who thinks like us had played it here. It
    is gone from those that can be behind the next."""
    s = states[world]
    back, layer = back_of(s.queue[place]), s.queue_dealt[place]
    least, last = 1 << 30, NONE
    for i in range(DECK):
        card = s.deck[i]
        if card >= 0 and s.layer[i] == layer and BACK[card] == back and card != last:
            states[WORK] = states[world]
            do_card(states[WORK], card)
            memory.weights[card] = cost(memory, states[WORK])
            least, last = min(least, memory.weights[card]), card
    total = 0.0
    chosen = NONE
    for i in range(DECK):
        card = s.deck[i]
        if card >= 0 and s.layer[i] == layer and BACK[card] == back:
            weight = math.exp((least - memory.weights[card]) / TEMPER)
            total += weight
            if roll(dice, 1 << 20) * total < weight * (1 << 20):
                chosen = i
    card = int(s.deck[chosen])
    s.deck[chosen] = NONE
    return card


@rule
def imagine_hands(s: State, dice: Dice) -> None:
    """Any card is as likely as another to be still in a hand."""
    for seat in range(s.players):
        for slot in range(HAND):
            if s.hands[seat, slot] <= HIDDEN:
                s.hands[seat, slot] = find_card(s, back_of(s.hands[seat, slot]), s.dealt[seat, slot], dice)
