"""Information-set Monte Carlo tree search (Cowling, Powley, Whitehouse 2012), for any game.

It is given a hidden state. Each round fills the blanks with one possible truth (`guess`) and lets every action that is still a
candidate begin a game there, all with the same dice, so that actions are compared, not luck. Such a look ahead walks down a tree
of actions that are legal in that truth (one's own are chosen by what came of them, the others do what looks best to them), plays
on at first sight to the end, and remembers who won. One tree serves all truths: a node is what has been done so far, and counts
how often it was on offer, not only how often it was tried. Now and then the worse half of the candidates is dropped
(sequential halving: Karnin, Koren, Somekh 2013), until one is left.

Where a network has learned the game, it can name the candidates, and say after a few turns how things stand.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from quirkbox.bots.first_sight import first_sight
from quirkbox.bots.heuristics import heuristics
from quirkbox.bots.learned.features import features, show_decision
from quirkbox.bots.learned.mind import NO_MIND, has_learned, learned_value, mind_dtype, own_mind
from quirkbox.bots.learned.network import Sizes, thoughts
from quirkbox.bots.search.compiled import HIDDEN, LEAF, STATES, TRUTH, WORK, CompiledSearch, Line
from quirkbox.engine import Codes, Game, next_to_act, roll, rule, seed_dice, standings
from quirkbox.engine.copies import copy_record
from quirkbox.engine.dice import DICE
from quirkbox.engine.loops import BETWEEN
from quirkbox.engine.record import States

NODES = 1 << 18
# of the tree; below, games are played on at first sight
DEPTH = 64
# how much a rarely tried action draws
CURIOUS = 0.3
# how much of that draw goes to what looks best at first sight
TRUST = 0.7
# one in so many moves of a look ahead is played at random, so that no line is taken for certain
STRAY = 10
# one plays to win alone: so much of its share is a shared victory worth, better than none
SHARED = 0.2
# the most candidates, the best ones at first sight
CANDIDATES = 32
# with fewer looks ahead per action it is better to look at fewer actions
FEW = 64
# looks ahead between two looks at the clock
PIECE = 64
# of dice
SEEDS = 1 << 31
# of a game that is over: nobody is asked how it stands
NOBODY = -1
# so often another truth is tried when one fits badly what the others have done
GUESSES = 100


@dataclass(frozen=True)
class Tree:
    """Information-set Monte Carlo tree search: the usual way, for any game."""

    #: with whose eyes it looks, if it is to know more than the game's `sensible` and `judge`
    sensible: Callable[[Any, int, Codes], int] | None = None
    judge: Callable[[Any, int, int], int] | None = None
    #: likely(s, seat): in percent, how well a guess fits what others have done
    likely: Callable[[Any, int], int] | None = None
    #: how much winning high counts beside winning, from 0 to 1
    margin: float = 0.1
    #: how clearly an action must prove better than what looked best at first sight
    caution: float = 0.0
    #: where a network has learned the game, it names the candidates
    learned: bool = False
    #: and after so many turns of others it says how things stand; 0: it is played on to the end
    horizon: int = 0

    def compile(self, game: Game) -> CompiledSearch:
        return compile_halving(
            game,
            self.sensible,
            self.judge,
            self.likely,
            self.margin,
            self.caution,
            deepest=DEPTH,
            stray=STRAY,
            fresh_dice=False,
            learned=self.learned,
            horizon=self.horizon,
        )


def tree_dtype(game: Game, mind: np.dtype[Any]) -> np.dtype[Any]:
    """One record holds the whole tree; node 0 is the root. Siblings are a chain: `first` child, then `next`."""
    numbers = (np.int32, NODES)
    return np.dtype(
        [
            ("used", np.int32),
            ("action", *numbers), ("mover", *numbers), ("first", *numbers), ("next", *numbers),
            ("visits", *numbers), ("offered", *numbers), ("reward", np.float64, NODES),
            # of a legal action among the legal ones, counted from 1
            ("place", np.int32, game.actions.size),
            # the node of each legal action, 0 if there is none yet
            ("child", np.int32, game.most_legal),
            # the root's children that have not been dropped
            ("candidate", np.int32, CANDIDATES), ("candidates", np.int32),
            # how much they have to prove against the one that looked best
            ("caution", np.float64),
            ("path", np.int32, DEPTH), ("depth", np.int32),
            # the game's and the players', both the same for every candidate of a round
            ("luck", DICE), ("dice", DICE),
            ("points", np.int64, 8), ("rewards", np.float64, 8),
            # what has learned the game
            ("mind", mind),
        ],
        align=True,
    )  # fmt: skip


@rule
def stages(candidates: int) -> int:
    """How often the candidates are halved until one is left."""
    n = 0
    while candidates > 1:
        candidates = (candidates + 1) // 2
        n += 1
    return n


@rule
def halve(tree: Any) -> None:
    """The better half, best first, stays; of equals, whoever stood first."""
    for i in range((tree.candidates + 1) // 2):
        best = i
        for j in range(i + 1, tree.candidates):
            if standing(tree, tree.candidate[j]) > standing(tree, tree.candidate[best]):
                best = j
        node = tree.candidate[best]
        for j in range(best, i, -1):
            tree.candidate[j] = tree.candidate[j - 1]
        tree.candidate[i] = node
    tree.candidates = (tree.candidates + 1) // 2


@rule
def standing(tree: Any, node: int) -> float:
    """What has come of an action on average. Where chance weighs more than most actions, luck would often decide: there,
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
def share_hope(share: float, seat: int, rewards: Any, players: int) -> None:
    """What one seat can hope for; the others share the rest."""
    for other in range(players):
        rewards[other] = share if other == seat else (1 - share) / (players - 1)


@rule
def nothing_shown(s: Any, seat: int, codes: Any, dice: Any, shown: Any) -> None:
    return


@rule
def no_hope(hidden: Any, seat: int, mind: Any) -> float:
    return 0.0


@rule
def nothing(net: Any, shown: Any, room: Any) -> None:
    return


@rule
def as_likely_as_any(s: Any, seat: int) -> int:
    return 100


def compile_halving(
    game: Game,
    sensible: Callable[..., int] | None,
    judge: Callable[..., int] | None,
    likely: Callable[..., int] | None,
    margin: float,
    caution: float,
    deepest: int,
    stray: int,
    fresh_dice: bool,
    learned: bool = False,
    horizon: int = 0,
) -> CompiledSearch:
    """The search itself, over a tree that is at most `deepest` deep. With `fresh_dice` each turn of a playout has dice of its
    own: one roll more or less in a turn does not change the luck of all that follow."""
    play, guess, stand = game.rules.play, game.rules.guess, standings(game)
    sensible, judge = sensible or heuristics(game).sensible, judge or heuristics(game).judge
    at_sight, next_seat = first_sight(judge), next_to_act(game, sensible)
    likely = likely or as_likely_as_any
    reward_all = reward_team if game.cooperative else reward_rivals
    learned = learned and has_learned(game)
    judged = learned and horizon > 0 and not game.cooperative
    show, hope = show_decision(game) if learned else nothing_shown, learned_value(game) if judged else no_hope
    look, weigh = (seen.look, seen.weigh) if learned and (seen := thoughts(Sizes.of(features(game)))) else (nothing, nothing)
    hide = game.rules.hide
    margin = 0.0 if judged else margin

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
    def select_candidates(states: Any, seat: int, most: int, dice: Any, buffers: Any, tree: Any) -> None:
        """An empty tree, and at most so many actions at the start: the best at first sight, of equals by the dice."""
        s, codes = states[HIDDEN], buffers.codes
        n = sensible(s, seat, codes)
        tree.used = 1
        tree.first[0] = tree.candidates = 0
        tree.caution = caution
        while n > 0 and tree.candidates < min(most, CANDIDATES):
            action = at_sight(s, seat, codes, n, dice)
            tree.candidate[tree.candidates] = add_child(tree, 0, seat, action)
            tree.candidates += 1
            left = 0
            for i in range(n):
                if codes[i] != action:
                    codes[left] = codes[i]
                    left += 1
            n = left

    @rule
    def name_candidates(states: Any, seat: int, most: int, dice: Any, buffers: Any, tree: Any) -> None:
        """The same as a network likes them."""
        mind = tree.mind
        copy_record(states[LEAF], states[HIDDEN])
        show(states[LEAF], seat, buffers.codes, dice, mind.shown)
        look(mind.net, mind.shown, mind.room)
        weigh(mind.net, mind.shown, mind.room)
        tree.used = 1
        tree.first[0] = tree.candidates = 0
        tree.caution = caution
        for _ in range(min(most, CANDIDATES, mind.shown.count)):
            best = 0
            for i in range(1, mind.shown.count):
                if mind.room.draws[i] > mind.room.draws[best]:
                    best = i
            mind.room.draws[best] = -1e30
            action, known = int(mind.shown.codes[best]), False
            for i in range(tree.candidates):
                known = known or tree.action[tree.candidate[i]] == action
            if not known:
                tree.candidate[tree.candidates] = add_child(tree, 0, seat, action)
                tree.candidates += 1

    @rule
    def begin(states: Any, seat: int, most: int, dice: Any, buffers: Any, tree: Any) -> None:
        if learned:
            name_candidates(states, seat, most, dice, buffers, tree)
        else:
            select_candidates(states, seat, most, dice, buffers, tree)

    @rule
    def walk_down(s: Any, tree: Any, dice: Any, buffers: Any) -> int:
        """From the path's node down the tree until something is tried for the first time; who moved last."""
        node, codes = tree.path[0], buffers.codes
        last = int(tree.mover[node])
        while s.over == 0 and tree.visits[node] and tree.depth < deepest:
            mover, n = next_seat(s, last, codes)
            if n == 0:
                break
            last = mover
            if n == 1 or mover == s.players:
                play(s, mover, int(codes[roll(dice, n)]), tree.luck, buffers.trail)
                continue
            find_children(tree, node, mover, codes, n)
            if mover == tree.mover[tree.path[0]]:
                chosen = pick(s, tree, mover, codes, n, dice)
            else:  # a tree of their choices would know one's own hidden cards
                chosen = place_among(codes, n, at_sight(s, mover, codes, n, dice))
            if tree.child[chosen] == 0:  # no room left in the tree
                break
            node = tree.child[chosen]
            play(s, mover, int(codes[chosen]), tree.luck, buffers.trail)
            tree.path[tree.depth] = node
            tree.depth += 1
        return last

    @rule
    def play_on(s: Any, last: int, dice: Any, luck: Any, buffers: Any) -> int:
        """At first sight, to the end, or until a network is to say how things stand: for whom; nobody at the end."""
        codes = buffers.codes
        turns, own, others = 0, roll(dice, SEEDS) if fresh_dice else 0, roll(luck, SEEDS) if fresh_dice else 0
        while s.over == 0:
            mover, n = next_seat(s, last, codes)
            if n == 0:
                return NOBODY
            if mover != last:
                turns += 1
                if judged and turns >= horizon and mover < s.players and n > 1:
                    return mover
                if fresh_dice:
                    seed_dice(dice, own, turns)
                    seed_dice(luck, others, turns)
            last = mover
            if mover == s.players or (stray and roll(dice, stray) == 0):
                action = int(codes[roll(dice, n)])
            else:
                action = at_sight(s, mover, codes, n, dice)
            play(s, mover, action, luck, buffers.trail)
        return NOBODY

    @rule
    def look_ahead(states: Any, candidate: int, buffers: Any, tree: Any) -> None:
        """Begin with a candidate's action, and see what comes of it."""
        s, seat = states[WORK], int(tree.mover[candidate])
        tree.path[0] = candidate
        tree.depth = 1
        play(s, seat, int(tree.action[candidate]), tree.luck, buffers.trail)
        last = walk_down(s, tree, tree.dice, buffers)
        mover = play_on(s, last, tree.dice, tree.luck, buffers)
        if judged and mover != NOBODY:
            copy_record(states[LEAF], s)
            hide(states[LEAF], mover)
            share_hope(hope(states[LEAF], mover, tree.mind), mover, tree.rewards, int(s.players))
        else:
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
    def sample(states: Any, seat: int, rounds: int, dice: Any, buffers: Any, tree: Any) -> None:
        """So many rounds. `states[HIDDEN]` is all that is known."""
        for _ in range(rounds):
            suppose(states, seat, dice)
            luck, stream = roll(dice, SEEDS), roll(dice, SEEDS)
            for i in range(tree.candidates):
                states[WORK] = states[TRUTH]
                seed_dice(tree.dice, luck, stream)
                seed_dice(tree.luck, stream, luck)
                look_ahead(states, int(tree.candidate[i]), buffers, tree)

    @rule
    def think(states: Any, seat: int, looks: int, dice: Any, buffers: Any, tree: Any) -> int:
        begin(states, seat, max(2, looks // FEW), dice, buffers, tree)
        laps = stages(tree.candidates)
        while tree.candidates > 1:
            sample(states, seat, max(1, looks // (laps * tree.candidates)), dice, buffers, tree)
            halve(tree)
        return int(tree.action[tree.candidate[0]])

    def think_for(states: States, seat: int, seconds: float, dice: Any, buffers: Any, memories: States) -> int:
        """Every stage gets an equal part of the time."""
        tree, notes = memories[0], np.asarray(memories)[0]
        now = time.perf_counter()
        begin(states, seat, CANDIDATES, dice, buffers, tree)
        laps = stages(int(notes["candidates"]))
        for lap in range(laps):
            rounds = max(1, PIECE // int(notes["candidates"]))
            sample(states, seat, rounds, dice, buffers, tree)
            while time.perf_counter() < now + seconds * (lap + 1) / laps:
                sample(states, seat, rounds, dice, buffers, tree)
            halve(tree)
        return int(notes["action"][notes["candidate"][0]])

    def remember(memories: States) -> None:
        if learned:
            np.asarray(memories)["mind"] = np.asarray(own_mind(game))

    memory = tree_dtype(game, mind_dtype(game) if learned else NO_MIND)
    return CompiledSearch(think, memory, think_for, lines, STATES + learned, remember)


def lines(memories: States) -> list[Line]:
    """The root's children: whoever was chosen first, the others by how long they stayed."""
    tree = np.asarray(memories)[0]
    nodes = []
    node = int(tree["first"][0])
    while node:
        nodes.append(node)
        node = int(tree["next"][node])
    chosen = int(tree["candidate"][0])
    nodes.sort(key=lambda one: (one != chosen, -int(tree["visits"][one]), -float(tree["reward"][one])))
    return [
        Line(int(tree["action"][one]), float(tree["reward"][one]) / max(1, int(tree["visits"][one])), int(tree["visits"][one]))
        for one in nodes
    ]
