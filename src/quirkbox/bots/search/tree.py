"""Information-set Monte Carlo tree search (Cowling, Powley, Whitehouse 2012), for any game.

It is given a hidden state. Each round fills the blanks with one possible truth (`guess`) and lets every action that is still a
candidate begin a game there, all with the same dice, so that actions are compared, not luck. Such a look ahead walks down a tree
of actions that are legal in that truth (one's own are chosen by what came of them, the others do what looks best to them), plays
on at first sight to the end, and remembers who won. One tree serves all truths: a node is what has been done so far, and counts
how often it was on offer, not only how often it was tried. Now and then the worse half of the candidates is dropped
(sequential halving: Karnin, Koren, Somekh 2013), until one is left.

Where a network has learned the game, it names the candidates. How much each of them draws counts from the start, and every look
ahead adds to it what came of it (as in Danihelka and others 2022): a few looks change little, many decide. After a few turns the
network can also say how things stand.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from quirkbox.bots.first_sight import first_sight
from quirkbox.bots.heuristics import heuristics
from quirkbox.bots.learned.features import features, show_decision
from quirkbox.bots.learned.mind import NO_MIND, learned_value, mind_dtype, own_mind
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
# with fewer looks ahead per action it is better to look at fewer actions; with a network, which knows the good ones, fewer do
FEW, FEW_LEARNED = 64, 12
# what draws so much less than the best is no candidate: e times less likely for each
DOUBT = 4.0
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
    #: how much a look ahead counts beside the word of a network that has learned the game; 0: none is asked
    faith: float = 0.0
    #: so many looks are worth it to who is to answer within a few milliseconds
    glances: int = 0
    #: after so many turns of others the network says how things stand; 0: it is played on to the end
    horizon: int = 0

    def compile(self, game: Game, learned: bool = False) -> CompiledSearch:
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
            learned=learned,
            faith=self.faith,
            glances=self.glances,
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
            # how much they have to prove against the one that looked best; how much each draws a network, by node
            ("caution", np.float64), ("draws", np.float64, CANDIDATES + 1),
            ("path", np.int32, DEPTH), ("depth", np.int32),
            # the game's and the players', both the same for every candidate of a round
            ("luck", DICE), ("dice", DICE),
            ("points", np.int64, 8), ("rewards", np.float64, 8),
            # of the victory, whatever the margin
            ("shares", np.float64, 8),
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
def halve(tree: Any, faith: float) -> None:
    """The better half, best first, stays; of equals, whoever stood first."""
    for i in range((tree.candidates + 1) // 2):
        best = i
        for j in range(i + 1, tree.candidates):
            if standing(tree, tree.candidate[j], faith) > standing(tree, tree.candidate[best], faith):
                best = j
        node = tree.candidate[best]
        for j in range(best, i, -1):
            tree.candidate[j] = tree.candidate[j - 1]
        tree.candidate[i] = node
    tree.candidates = (tree.candidates + 1) // 2


@rule
def standing(tree: Any, node: int, faith: float) -> float:
    """What has come of an action on average. Where chance weighs more than most actions, luck would often decide: there,
    what looked best at first sight (the first node) stays ahead until another one has clearly proved better. A network's word
    counts from the start, and every look beside it."""
    if faith > 0:
        return float(tree.draws[node] + faith * tree.reward[node])
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
def share_victory(points: Any, shares: Any, players: int) -> None:
    """Whoever has most wins; several share it."""
    top = points[0]
    for seat in range(1, players):
        top = max(top, points[seat])
    winners = 0
    for seat in range(players):
        winners += points[seat] == top
    for seat in range(players):
        shares[seat] = 1.0 / winners if points[seat] == top else 0.0


@rule
def share_team(points: Any, shares: Any, players: int) -> None:
    """A team wins with more than nothing, and all of it."""
    for seat in range(players):
        shares[seat] = 1.0 if points[seat] > 0 else 0.0


@rule
def share_hope(share: float, seat: int, rewards: Any, players: int) -> None:
    """What one seat can hope for; the others share the rest."""
    for other in range(players):
        rewards[other] = share if other == seat else (1 - share) / (players - 1)


@rule
def no_hope(hidden: Any, seat: int, mind: Any) -> float:
    return 0.0


@rule
def as_likely_as_any(s: Any, seat: int) -> int:
    return 100


# What searches with and without a network have in common is made once: a rule is known by what it says and names.


@cache
def picker(judge: Callable[..., int]) -> Callable[..., int]:
    """`pick(s, tree, mover, codes, n, dice)`: which of the legal actions to try next."""

    @rule
    def pick(s: Any, tree: Any, mover: int, codes: Any, n: int, dice: Any) -> int:
        """What has done well, what looks good, what was tried little."""
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

    return pick


@cache
def select_at_sight(sensible: Callable[..., int], judge: Callable[..., int], caution: float) -> Callable[..., None]:
    """`begin(states, seat, most, dice, buffers, tree)`: an empty tree, and at most so many actions at the start."""
    at_sight = first_sight(judge)

    @rule
    def select(states: Any, seat: int, most: int, dice: Any, buffers: Any, tree: Any) -> None:
        """The best at first sight, of equals by the dice."""
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

    return select


@cache
def select_learned(game: Game) -> Callable[..., None]:
    """The same as a network likes them, without those that it would hardly do."""
    show, seen = show_decision(game), thoughts(Sizes.of(features(game)))
    look, weigh = seen.look, seen.weigh

    @rule
    def select(states: Any, seat: int, most: int, dice: Any, buffers: Any, tree: Any) -> None:
        mind = tree.mind
        draws = mind.room.draws
        copy_record(states[LEAF], states[HIDDEN])
        show(states[LEAF], seat, buffers.codes, dice, mind.shown)
        look(mind.net, mind.shown, mind.room)
        weigh(mind.net, mind.shown, mind.room)
        tree.used = 1
        tree.first[0] = tree.candidates = 0
        for _ in range(min(most, CANDIDATES, mind.shown.count)):
            best = 0
            for i in range(1, mind.shown.count):
                if draws[i] > draws[best]:
                    best = i
            if tree.candidates and draws[best] < tree.draws[1] - DOUBT:
                return
            action, known = int(mind.shown.codes[best]), False
            for i in range(tree.candidates):
                known = known or tree.action[tree.candidate[i]] == action
            if not known:
                node = add_child(tree, 0, seat, action)
                tree.draws[node] = draws[best]
                tree.candidate[tree.candidates] = node
                tree.candidates += 1
            draws[best] = -1e30

    return select


@cache
def walker(game: Game, sensible: Callable[..., int], judge: Callable[..., int], deepest: int) -> Callable[..., int]:
    """`walk_down(s, tree, dice, buffers)`: from the path's node down the tree, at most `deepest` deep, until something is tried
    for the first time; who moved last."""
    play, next_seat, pick, at_sight = game.rules.play, next_to_act(game, sensible), picker(judge), first_sight(judge)

    @rule
    def walk_down(s: Any, tree: Any, dice: Any, buffers: Any) -> int:
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

    return walk_down


@cache
def player_on(
    game: Game, sensible: Callable[..., int], judge: Callable[..., int], stray: int, fresh_dice: bool, horizon: int
) -> Callable[..., int]:
    """`play_on(s, last, dice, luck, buffers)`: at first sight, to the end, or until a network is to say how things stand: for
    whom; nobody at the end. With `fresh_dice` each turn has dice of its own: one roll more or less in a turn does not change the
    luck of all that follow."""
    play, next_seat, at_sight = game.rules.play, next_to_act(game, sensible), first_sight(judge)

    @rule
    def play_on(s: Any, last: int, dice: Any, luck: Any, buffers: Any) -> int:
        codes = buffers.codes
        turns, own, others = 0, roll(dice, SEEDS) if fresh_dice else 0, roll(luck, SEEDS) if fresh_dice else 0
        while s.over == 0:
            mover, n = next_seat(s, last, codes)
            if n == 0:
                return NOBODY
            if mover != last:
                turns += 1
                if horizon and turns >= horizon and mover < s.players and n > 1:
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

    return play_on


@cache
def looker(
    game: Game, walk_down: Callable[..., int], play_on: Callable[..., int], margin: float, judged: bool
) -> Callable[..., None]:
    """`look_ahead(states, candidate, buffers, tree)`: begin with a candidate's action, and see what comes of it; `judged`: what
    a network says that comes of it, where `play_on` stops before the end."""
    play, hide, stand = game.rules.play, game.rules.hide, standings(game)
    reward_all, share_all = (reward_team, share_team) if game.cooperative else (reward_rivals, share_victory)
    hope = learned_value(game) if judged else no_hope

    @rule
    def look_ahead(states: Any, candidate: int, buffers: Any, tree: Any) -> None:
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
            for each in range(s.players):
                tree.shares[each] = tree.rewards[each]
        else:
            stand(s, tree.points)
            reward_all(tree.points, tree.rewards, int(s.players), margin)
            share_all(tree.points, tree.shares, int(s.players))
        learn(tree)

    return look_ahead


@cache
def supposing(game: Game, likely: Callable[..., int]) -> Callable[..., None]:
    """`suppose(states, seat, dice)`: one possible truth. One that fits badly what the others have done is often thought better
    of."""
    guess = game.rules.guess

    @rule
    def suppose(states: Any, seat: int, dice: Any) -> None:
        for _ in range(GUESSES):
            states[TRUTH] = states[HIDDEN]
            guess(states[TRUTH], seat, dice)
            chance = likely(states[TRUTH], seat)
            if chance >= 100 or roll(dice, 100) < chance:
                return

    return suppose


@cache
def sampler(suppose: Callable[..., None], look_ahead: Callable[..., None]) -> Callable[..., None]:
    """`sample(states, seat, rounds, dice, buffers, tree)`: so many rounds. `states[HIDDEN]` is all that is known."""

    @rule
    def sample(states: Any, seat: int, rounds: int, dice: Any, buffers: Any, tree: Any) -> None:
        for _ in range(rounds):
            suppose(states, seat, dice)
            luck, stream = roll(dice, SEEDS), roll(dice, SEEDS)
            for i in range(tree.candidates):
                states[WORK] = states[TRUTH]
                seed_dice(tree.dice, luck, stream)
                seed_dice(tree.luck, stream, luck)
                look_ahead(states, int(tree.candidate[i]), buffers, tree)

    return sample


@cache
def weigher(suppose: Callable[..., None], look_ahead: Callable[..., None]) -> Callable[..., None]:
    """`weigh_actions(states, seat, actions, open_hands, dice, buffers, tree, out)`: what comes of each of these actions."""

    @rule
    def weigh_actions(
        states: Any, seat: int, actions: Any, open_hands: bool, dice: Any, buffers: Any, tree: Any, out: Any
    ) -> None:
        tree.used = 1
        tree.first[0] = 0
        for i in range(len(actions)):
            tree.candidate[i] = add_child(tree, 0, seat, actions[i])
        for number in range(out.shape[0]):
            if open_hands:
                states[TRUTH] = states[HIDDEN]
            else:
                suppose(states, seat, dice)
            luck, stream = roll(dice, SEEDS), roll(dice, SEEDS)
            for i in range(len(actions)):
                states[WORK] = states[TRUTH]
                seed_dice(tree.dice, luck, stream)
                seed_dice(tree.luck, stream, luck)
                look_ahead(states, int(tree.candidate[i]), buffers, tree)
                for each in range(out.shape[2]):
                    out[number, i, each] = tree.shares[each]

    return weigh_actions


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
    learned: bool,
    faith: float,
    glances: int,
    horizon: int,
) -> CompiledSearch:
    """The search itself, over a tree that is at most `deepest` deep."""
    sensible, judge = sensible or heuristics(game).sensible, judge or heuristics(game).judge
    judged = learned and horizon > 0 and not game.cooperative
    begin = select_learned(game) if learned else select_at_sight(sensible, judge, caution)
    play_on = player_on(game, sensible, judge, stray, fresh_dice, horizon if judged else 0)
    look_ahead = looker(game, walker(game, sensible, judge, deepest), play_on, 0.0 if judged else margin, judged)
    suppose = supposing(game, likely or as_likely_as_any)
    sample, weigh_actions = sampler(suppose, look_ahead), weigher(suppose, look_ahead)
    few, faith = (FEW_LEARNED, faith) if learned else (FEW, 0.0)

    @rule
    def think(states: Any, seat: int, looks: int, dice: Any, buffers: Any, tree: Any) -> int:
        begin(states, seat, max(2, looks // few), dice, buffers, tree)
        laps = stages(tree.candidates)
        while tree.candidates > 1:
            sample(states, seat, max(1, looks // (laps * tree.candidates)), dice, buffers, tree)
            halve(tree, faith)
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
            halve(tree, faith)
        return int(notes["action"][notes["candidate"][0]])

    def remember(memories: States) -> None:
        if learned:
            np.asarray(memories)["mind"] = np.asarray(own_mind(game))

    memory = tree_dtype(game, mind_dtype(game) if learned else NO_MIND)
    return CompiledSearch(think, memory, think_for, lines, weigh_actions, STATES + learned, remember=remember, glances=glances)


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
