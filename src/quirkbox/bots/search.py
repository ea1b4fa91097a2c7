"""Information-set Monte Carlo tree search (Cowling, Powley, Whitehouse 2012), for any game.

It is given a hidden state. Each round fills the blanks with one possible truth (`guess`) and lets every action that is still in
the race begin a game there, all with the same dice, so that actions are compared, not luck. Such a look ahead walks down a tree
of actions that are legal in that truth (one's own are chosen by what came of them, the others do what looks best to them), plays
on at first sight to the end, and remembers who won. One tree serves all truths: a node is what has been done so far, and counts
how often it was on offer, not only how often it was tried. Now and then the worse half of the actions leaves the race
(sequential halving: Karnin, Koren, Somekh 2013), until one is left.

A game can ask for a flat search: there everybody plays on from the first action as it looks best to them (a rollout algorithm:
Tesauro, Galperin 1996). That is calmer, where a game is long and first sight is good.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from quirkbox.bots.greedy import first_sight
from quirkbox.engine import Eyes, Game, Plans, next_to_act, roll, rule, seed_dice, standings
from quirkbox.engine.dice import DICE
from quirkbox.engine.game import PLANS
from quirkbox.engine.loops import BETWEEN
from quirkbox.engine.record import dtype_of

NODES = 1 << 18
DEPTH = 64  # of the tree; below, games are played on at first sight
CURIOUS = 0.3  # how much a rarely tried action draws
TRUST = 0.7  # how much of that draw goes to what looks best at first sight
STRAY = 10  # one in so many moves of a look ahead is played at random, so that no line is taken for certain
SHARED = 0.2  # one plays to win alone: so much of its share is a shared victory worth, better than none
FIELD = 32  # the most actions that take part in the race, the best ones at first sight
SEEDS = 1 << 31  # of dice
GUESSES = 100  # so often another truth is tried when one fits badly what the others have done

HIDDEN, WORK, TRUTH = (
    1,
    2,
    3,
)  # places in the array of states; 0 is the true one, which only the game itself touches


class Search(NamedTuple):
    """Compiled: `line_up(states, seat, most, dice, kit, tree)`; then, as long as `tree.runners` are more than one,
    `race(states, seat, rounds, dice, kit, tree)` and `halve(tree)`; then `tree.action[tree.runner[0]]` has won."""

    line_up: Callable[..., None]
    race: Callable[..., None]
    halve: Callable[..., None]


def tree_dtype(game: Game) -> np.dtype[Any]:
    """One record holds the whole tree; node 0 is the root. Siblings are a chain: `first` child, then `next`."""
    numbers = (np.int32, NODES)
    return np.dtype(
        [
            ("used", np.int32),
            ("action", *numbers), ("mover", *numbers), ("first", *numbers), ("next", *numbers),
            ("visits", *numbers), ("offered", *numbers), ("reward", np.float64, NODES),
            ("place", np.int32, game.actions.size),  # of a legal action among the legal ones, counted from 1
            ("child", np.int32, game.most_legal or game.actions.size),  # the node of each legal action, 0 if there is none yet
            ("runner", np.int32, FIELD), ("runners", np.int32),  # the root's children still in the race
            ("caution", np.float64),  # how much they have to prove against the one that looked best
            ("path", np.int32, DEPTH), ("depth", np.int32),
            ("luck", DICE), ("dice", DICE),  # the game's and the players', both the same for every runner of a round
            ("points", np.int64, 8), ("rewards", np.float64, 8),
            ("plans", dtype_of(Plans)), ("worths", np.int64, PLANS),
            *([("pad", dtype_of(game.hints.pad))] if game.hints.pad else []),
        ],
        align=True,
    )  # fmt: skip


@rule
def stages(runners: int) -> int:
    """How often the field is halved until one is left."""
    n = 0
    while runners > 1:
        runners = (runners + 1) // 2
        n += 1
    return n


@rule
def halve(tree: Any) -> None:
    """The better half, best first, stays in the race; of equals, whoever stood first."""
    for i in range((tree.runners + 1) // 2):
        best = i
        for j in range(i + 1, tree.runners):
            if standing(tree, tree.runner[j]) > standing(tree, tree.runner[best]):
                best = j
        node = tree.runner[best]
        for j in range(best, i, -1):
            tree.runner[j] = tree.runner[j - 1]
        tree.runner[i] = node
    tree.runners = (tree.runners + 1) // 2


@rule
def standing(tree: Any, node: int) -> float:
    """What has come of an action on average. Where chance weighs more than most actions, luck would often win the race: there,
    what looked best at first sight (the first node) stays ahead until another one has clearly proved better."""
    visits = max(1, tree.visits[node])
    return float(tree.reward[node] / visits - (0.0 if node == 1 else tree.caution / math.sqrt(visits)))


@rule
def find_children(tree: Any, parent: int, mover: int, codes: Any, n: int) -> None:
    """Write the node of each legal action to `tree.child`; new ones as long as there is room."""
    for i in range(n):
        tree.place[codes[i]] = i + 1
        tree.child[i] = 0
    node = tree.first[parent]
    while node:
        place = tree.place[tree.action[node]]
        if place and tree.mover[node] == mover:
            tree.child[place - 1] = node
        node = tree.next[node]
    for i in range(n):
        tree.place[codes[i]] = 0
        if tree.child[i] == 0 and tree.used < NODES:
            tree.child[i] = add_child(tree, parent, mover, codes[i])


@rule
def add_child(tree: Any, parent: int, mover: int, action: int) -> int:
    node = int(tree.used)
    tree.used = node + 1
    tree.action[node] = action
    tree.mover[node] = mover
    tree.next[node] = tree.first[parent]
    tree.first[parent] = node
    tree.first[node] = tree.visits[node] = tree.offered[node] = 0
    tree.reward[node] = 0.0
    return node


@rule
def place_among(codes: Any, n: int, action: int) -> int:
    for i in range(n):
        if codes[i] == action:
            return i
    return 0


@rule
def learn(tree: Any) -> None:
    """Every node on the path keeps what came of it for whoever moved there."""
    for i in range(tree.depth):
        node = tree.path[i]
        tree.visits[node] += 1
        tree.reward[node] += tree.rewards[tree.mover[node]]


@rule
def reward_rivals(points: Any, rewards: Any, players: int, high: float) -> None:
    """From 0 to 1: the victory, less if it is shared, and the margin, which counts as much as `high` says."""
    top = points[0]
    for seat in range(1, players):
        top = max(top, points[seat])
    winners = 0
    for seat in range(players):
        winners += points[seat] == top
    for seat in range(players):
        rival = -(1 << 40)
        for other in range(players):
            if other != seat:
                rival = max(rival, points[other])
        share = 0.0
        if points[seat] == top:
            share = 1.0 if winners == 1 else SHARED / winners
        rewards[seat] = mixed(share, points[seat] - rival, abs(points[seat]) + abs(rival), high)


@rule
def reward_team(points: Any, rewards: Any, players: int, high: float) -> None:
    """From 0 to 1, the same for all: a team wins with more than nothing, and more is better."""
    for seat in range(players):
        rewards[seat] = mixed(1.0 if points[seat] > 0 else 0.0, points[seat], abs(points[seat]), high)


@rule
def mixed(victory: float, margin: int, most: int, high: float) -> float:
    return (1 - high) * victory + high * (0.5 + 0.5 * margin / (most + BETWEEN))


@rule
def as_likely_as_any(s: Any, seat: int) -> int:
    return 100


@cache
def search(game: Game) -> Search:
    play, guess, stand = game.play, game.guess, standings(game)
    sensible, judge = game.hints.expert or Eyes(game.hints.sensible, game.hints.judge)
    at_sight, next_seat = first_sight(judge), next_to_act(game, sensible)
    flat = game.hints.flat
    deepest, stray = (1, 0) if flat else (DEPTH, STRAY)
    likely, caution, margin = game.hints.likely or as_likely_as_any, game.hints.caution, game.hints.margin
    reward_all = reward_team if game.cooperative else reward_rivals

    @rule
    def pick(s: Any, tree: Any, mover: int, codes: Any, n: int, dice: Any) -> int:
        """Which of the legal actions to try next: what has done well, what looks good, what was tried little."""
        top = judge(s, mover, int(codes[0]))
        tops = 1
        for i in range(1, n):
            looks = judge(s, mover, int(codes[i]))
            if looks > top:
                top, tops = looks, 1
            elif looks == top:
                tops += 1
        chosen, equals, highest = 0, 0, -1.0
        for i in range(n):
            node = tree.child[i]
            if node == 0:
                continue
            tree.offered[node] += 1
            visits = tree.visits[node]
            value = tree.reward[node] / visits if visits else 0.5
            draw = (1 - TRUST) + (TRUST * n / tops if judge(s, mover, int(codes[i])) == top else 0.0)
            value += CURIOUS * draw * math.sqrt(tree.offered[node]) / (1 + visits)
            if value > highest:
                chosen, equals, highest = i, 1, value
            elif value == highest:
                equals += 1
                if roll(dice, equals) == 0:
                    chosen = i
        return chosen

    @rule
    def line_up(states: Any, seat: int, most: int, dice: Any, kit: Any, tree: Any) -> None:
        """An empty tree, and at most so many actions at the start: the best at first sight, of equals by the dice."""
        s, codes = states[HIDDEN], kit.codes
        n = sensible(s, seat, codes)
        tree.used = 1
        tree.first[0] = tree.runners = 0
        tree.caution = caution
        while n > 0 and tree.runners < min(most, FIELD):
            action = at_sight(s, seat, codes, n, dice)
            tree.runner[tree.runners] = add_child(tree, 0, seat, action)
            tree.runners += 1
            left = 0
            for i in range(n):
                if codes[i] != action:
                    codes[left] = codes[i]
                    left += 1
            n = left

    @rule
    def walk_down(s: Any, tree: Any, dice: Any, kit: Any) -> int:
        """From the path's node down the tree until something is tried for the first time; who moved last."""
        node, codes = tree.path[0], kit.codes
        last = int(tree.mover[node])
        while s.over == 0 and tree.visits[node] and tree.depth < deepest:
            mover, n = next_seat(s, last, codes)
            if n == 0:
                break
            last = mover
            if n == 1 or mover == s.players:
                play(s, mover, int(codes[roll(dice, n)]), tree.luck, kit.trail)
                continue
            find_children(tree, node, mover, codes, n)
            if mover == tree.mover[tree.path[0]]:
                chosen = pick(s, tree, mover, codes, n, dice)
            else:  # a tree of their choices would know one's own hidden cards
                chosen = place_among(codes, n, at_sight(s, mover, codes, n, dice))
            if tree.child[chosen] == 0:  # no room left in the tree
                break
            node = tree.child[chosen]
            play(s, mover, int(codes[chosen]), tree.luck, kit.trail)
            tree.path[tree.depth] = node
            tree.depth += 1
        return last

    @rule
    def play_on(s: Any, last: int, dice: Any, luck: Any, kit: Any) -> None:
        """At first sight, to the end. In a flat search each turn has dice of its own: one roll more or less in a turn does not
        change the luck of all that follow."""
        codes = kit.codes
        turns, own, others = 0, roll(dice, SEEDS) if flat else 0, roll(luck, SEEDS) if flat else 0
        while s.over == 0:
            mover, n = next_seat(s, last, codes)
            if n == 0:
                return
            if flat and mover != last:
                turns += 1
                seed_dice(dice, own, turns)
                seed_dice(luck, others, turns)
            last = mover
            if mover == s.players or (stray and roll(dice, stray) == 0):
                action = int(codes[roll(dice, n)])
            else:
                action = at_sight(s, mover, codes, n, dice)
            play(s, mover, action, luck, kit.trail)

    @rule
    def look_ahead(s: Any, runner: int, kit: Any, tree: Any) -> None:
        """Begin with a runner's action, and see what comes of it."""
        seat = int(tree.mover[runner])
        tree.path[0] = runner
        tree.depth = 1
        play(s, seat, int(tree.action[runner]), tree.luck, kit.trail)
        last = walk_down(s, tree, tree.dice, kit)
        play_on(s, last, tree.dice, tree.luck, kit)
        stand(s, tree.points)
        reward_all(tree.points, tree.rewards, int(s.players), margin)
        learn(tree)

    @rule
    def suppose(states: Any, seat: int, dice: Any) -> None:
        """One possible truth. One that fits badly what the others have done is often thought better of."""
        for _ in range(GUESSES):
            states[TRUTH] = states[HIDDEN]
            guess(states[TRUTH], seat, dice)
            chance = likely(states[TRUTH], seat)
            if chance >= 100 or roll(dice, 100) < chance:
                return

    @rule
    def race(states: Any, seat: int, rounds: int, dice: Any, kit: Any, tree: Any) -> None:
        """So many rounds. `states[HIDDEN]` is all that is known."""
        for _ in range(rounds):
            suppose(states, seat, dice)
            luck, stream = roll(dice, SEEDS), roll(dice, SEEDS)
            for i in range(tree.runners):
                states[WORK] = states[TRUTH]
                seed_dice(tree.dice, luck, stream)
                seed_dice(tree.luck, stream, luck)
                look_ahead(states[WORK], int(tree.runner[i]), kit, tree)

    return Search(line_up, race, halve)
