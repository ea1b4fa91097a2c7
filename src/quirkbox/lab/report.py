"""A study as one page that stands alone: nothing in it is fetched from elsewhere."""

from __future__ import annotations

import base64
import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from html import escape
from importlib import resources
from itertools import groupby

import numpy as np

from quirkbox.engine import SPECTATOR, Option, Position
from quirkbox.engine.presentation import Square
from quirkbox.lab.charts import dots, heat, histogram, line, percent, plain, points, signed, spread, whiskers, whole
from quirkbox.lab.clock import THINKING
from quirkbox.lab.comparing import Comparison
from quirkbox.lab.films import filmed
from quirkbox.lab.stats import Figure, mean
from quirkbox.lab.studies import FEW, Changed, Part, Study
from quirkbox.lab.tuning import Tuned, Vary
from quirkbox.lab.watching import EVENT

LOOKED_AT = 40  # games, of which one is drawn under the heat maps
MOST_MAPS = 3
MOST_SQUARES = 600
MOST_ROWS = 12
SURE = 0.8
VAGUE = 5  # points, for a seat's share: beyond that an interval says nothing
MOST_SAID = 3
LITTLE = 0.005  # of all places: not drawn
TO_REPLAY = (
    "<h2>Which games are worth a look?</h2><p>Open one to see it played again, as somebody without a seat saw it. Its file can "
    "be saved and checked: <code>quirkbox replay FILE --verify</code>.</p>"
)


@dataclass(frozen=True)
class Card:
    """A question, what the answer is, what it is known from, and its charts; each of several says below what it shows."""

    question: str
    answer: str
    told: str
    charts: tuple[tuple[str, str], ...] = ()
    wide: bool = False
    #: it stands at the top of the page too
    short: bool = False

    def html(self) -> str:
        below = len(self.charts) > 1
        drawn = "".join(f'<div class="drawn">{f"<h4>{escape(shows)}</h4>" * below}{chart}</div>' for shows, chart in self.charts)
        answer = f'<p class="answer">{escape(self.answer)}</p>' if self.answer else ""
        told = f"<p>{escape(self.told)}</p>" if self.told else ""
        return f'<section class="card{" wide" * self.wide}"><h3>{escape(self.question)}</h3>{answer}{told}{drawn}</section>'


def report(study: Study) -> str:
    """The whole page."""
    game = study.game
    options = ", ".join(f"{name} {answer}" for name, answer in study.lineup.answers.items() if len(answer) < 40)
    about = (
        f"{study.games:,} games of {', '.join(study.lineup.names)}, {study.watched.games:,} more watched move by move; seed "
        f"{study.lineup.seed}{options and '; '}{options}. Dots are what was found, bars and bands hold the truth 95 times in "
        "100, dashed lines are what would be if it did not matter. Bots are no people: a report says where to look."
    )
    groups = [
        ("Who wins?", list(_winning(study))),
        ("How does a game go?", list(_going(study))),
        ("What is done in it?", list(_doing(study))),
    ]
    maps = [card.html() for card in _maps(study)]
    return page(
        f"{game.name} in the lab",
        about,
        _in_short([card for _, cards in groups for card in cards if card.short]),
        *(f"<h2>{escape(name)}</h2>{beside(cards)}" for name, cards in groups if cards),
        "<h2>Where on the board?</h2>" if maps else "",
        *maps,
        TO_REPLAY,
        *_extremes(study),
    )


def page(title: str, about: str, *parts: str) -> str:
    """A page that stands alone."""
    whole = resources.files("quirkbox.lab").joinpath("report.html").read_text(encoding="utf-8")
    told = {"TITLE": escape(title), "ABOUT": escape(about), "PARTS": "\n".join(parts)}
    for name, text in told.items():
        whole = whole.replace(f"<!-- {name} -->", text)
    return whole


def beside(cards: Iterable[Card]) -> str:
    """Cards beside each other, where there is room."""
    return f'<div class="cards">{"".join(card.html() for card in cards)}</div>'


def _in_short(cards: Iterable[Card]) -> str:
    rows = "".join(f"<dt>{escape(card.question)}</dt><dd>{escape(card.answer)}</dd>" for card in cards)
    return f'<section class="card short"><h2>In short</h2><dl>{rows}</dl></section>'


def tuning_page(tuned: Tuned) -> str:
    """All trials as pictures."""
    task, best = tuned.task, tuned.best
    wish = task.wish
    words = percent if all(0 <= trial.figure.value <= 1 for trial in tuned.trials) else plain
    chosen = ", ".join(f"{name} {value}" for name, value in best.values.items())
    answer = f"Wanted: {wish.measure} {words(wish.value)}. With {chosen} it is {spread(tuned.confirmed, words)} in fresh games."
    answer += "" if tuned.found else " Nothing that was tried has it; this comes nearest."
    cards = [
        Card(
            f"What does {said(each.name)} do?",
            answer,
            "Each dot is a variant that was played; the dashed line is wanted.",
            (("", _trials(tuned, each, words)),),
        )
        for each in task.vary
    ]
    title = f"{task.game.name}: {wish.measure} {words(wish.value)}"
    about = f"{len(tuned.trials)} variants, {task.games:,} games of {', '.join(task.bots)} each; seed {task.seed}."
    return page(title, about, beside(cards))


def _trials(tuned: Tuned, vary: Vary, words: Callable[[float], str]) -> str:
    """All trials over a number, or one after the other by a text."""
    wish, name = tuned.task.wish, f"{tuned.task.wish.measure} by {vary.name}"
    if isinstance(vary.values, tuple):
        ranked = sorted(tuned.trials, key=lambda trial: list(vary.values).index(trial.values[vary.name]))
        rows = [(repr(trial.values[vary.name]), trial.figure) for trial in ranked]
        return whiskers(rows, name, words, wish.value)
    spots = [(float(trial.values[vary.name]), trial.figure) for trial in tuned.trials]
    return dots(spots, name, said(vary.name), words, wish.value)


def comparison_page(found: Comparison, one: str, other: str) -> str:
    """Two ways to play side by side."""
    question = found.question
    rates = [name for name in question.measures if name in ("team", "ties") or name.startswith("seat")]
    # minutes are actions in another unit
    others = [name for name in question.measures if name not in (*rates, "minutes")]
    *_, apart = found.row(question.measure)
    tell, unit = (points, " points") if question.measure in rates else (signed, "")
    known = f"{tell(apart.value)}{unit} ({tell(apart.low)} to {tell(apart.high)}) with {other}"
    answers = {
        "differ": f"Yes: {known}.",
        "alike": f"No, or by less than {question.least:g}: {known}.",
        None: f"That can't be told yet: {known}.",
    }
    about = (
        f"{one} and {other}: {found.games:,} games of each with the same dice, by {', '.join(question.one.names)}; seed "
        f"{question.one.seed}. Intervals hold the truth 95 times in 100, whenever one looks."
    )
    cards = [
        Card(
            f"Do they differ in {question.measure}?",
            answers[found.answer],
            f"What {other} has more, in points.",
            (("", whiskers([(name, found.row(name)[2]) for name in rates], "Differences in points", points, 0.0)),),
        ),
        *(
            Card(
                f"What changes in {name}?",
                "",
                f"{one}: {plain(first)}, {other}: {plain(second)}.",
                (("", whiskers([(f"{other}, more", difference)], name, signed, 0.0)),),
            )
            for name in others
            for first, second, difference in [found.row(name)]
        ),
        *(
            Card(
                f"How long is a game ({name})?",
                f"{spread(mean(played.lengths), plain)} actions on average.",
                "",
                (("", histogram([float(length) for length in played.lengths], "Actions a game", "actions")),),
            )
            for name, played in ((one, found.one), (other, found.other))
        ),
    ]
    return page(f"{question.one.game.name}: {one} or {other}", about, beside(cards))


def said(name: str) -> str:
    return name.replace("_", " ")


def _which(field: str) -> str:
    return field if field == "what" else f"which {said(field)}"


def _winning(study: Study) -> Iterator[Card]:
    if study.game.cooperative:
        yield _team(study)
    else:
        yield _seats(study)
        bots = study.by_bot()
        if len(bots) > 1:
            best = max(bots, key=lambda bot: bot[1].value)
            sure = all(best[1].low > figure.high for name, figure in bots if name != best[0])
            answer = f"{best[0]} wins {spread(best[1])} of its games." if sure else "None for sure, after so many games."
            told = "They change seats from game to game."
            drawn = whiskers(bots, "Games won by bot", usual=1 / study.players)
            yield Card("Which bot wins?", answer, told, (("", drawn),), short=True)
    if study.strength:
        yield _strength(study)
    for what, group in groupby(study.had(), key=lambda part: part.what):
        yield _parts(study, f"Does the {said(what)} matter?", list(group), short=True)
    for what, group in groupby(study.openings(), key=lambda part: part.what):
        field = what.partition(": ")[2]
        begun = f"First choices: does it matter {_which(field)}?" if field else "How good are first choices?"
        yield _parts(study, begun, list(group))
    for option, choices in study.by_option():
        yield _option(study, option, choices)


def _going(study: Study) -> Iterator[Card]:
    yield _length(study)
    yield _sure(study)
    if not study.game.cooperative:
        yield _decided(study)
        yield _leads(study)
    yield _choices(study)


def _doing(study: Study) -> Iterator[Card]:
    acts = [(said(name), figure) for name, figure in study.acts() if figure.value > 0]
    yield Card("What is done in a game?", "", "Actions a game, by kind.", (("", whiskers(acts, "Actions a game", plain)),))
    for what, values in study.values().items():
        act, _, field = what.partition(": ")
        used = sorted([pair for pair in values if pair[1].value > 0], key=lambda pair: -pair[1].value)
        if len(used) > 1:
            never = len(values) - len(used)
            told = f"Parts of all {said(act)} actions{', the most frequent ones' * (len(used) > MOST_ROWS)}"
            told += f"; {never} that there could be never came up." if never else "."
            rows = [(said(name), figure) for name, figure in used[:MOST_ROWS]]
            yield Card(
                f"{said(act).capitalize()}: which {said(field)}?", "", told, (("", whiskers(rows, what, usual=1 / len(used))),)
            )


def _seats(study: Study) -> Card:
    seats, fair = study.by_seat(), 1 / study.players
    off = [seat for seat, figure in enumerate(seats) if not figure.low <= fair <= figure.high]
    wide = 100 * max(figure.high - figure.low for figure in seats) / 2
    if off:
        most = max(off, key=lambda seat: abs(seats[seat].value - fair))
        low, high = sorted(100 * abs(edge - fair) for edge in (seats[most].low, seats[most].high))
        more = "more" if seats[most].value > fair else "less"
        difference = 100 * abs(seats[most].value - fair)
        answer = f"Yes: seat {most + 1} wins {difference:.1f} points ({low:.1f} to {high:.1f}) {more} than its share."
    elif wide > VAGUE:
        few = f"{study.games:,} games" if study.games > 1 else "one game"
        answer = f"That can't be told from {few}: a seat wins its share, give or take {wide:.0f} points."
    else:
        answer = f"Not that it would show: every seat wins its share, give or take {wide:.1f} points."
    told = f"Shared victories count by their share; {spread(study.ties())} of games are shared."
    rows = [(f"Seat {seat + 1}", figure) for seat, figure in enumerate(seats)]
    drawn = whiskers(rows, "Games won by seat", usual=fair)
    return Card("Does it matter where one sits?", answer, told, (("", drawn),), short=True)


def _team(study: Study) -> Card:
    won = study.by_seat()[0]
    answer = f"The team wins {spread(won)} of its games."
    drawn = whiskers([("The team", won)], "Games won")
    return Card("How often does the team win?", answer, "", (("", drawn),), short=True)


def _length(study: Study) -> Card:
    lengths = study.played.lengths
    low, middle, high = (float(np.quantile(lengths, part)) for part in (0.05, 0.5, 0.95))
    people, bots = study.minutes(people=True), study.minutes(people=False)
    answer = f"{spread(study.length(), plain)} actions; about {spread(mean(people), plain)} minutes among people."
    told = (
        f"Half of all games have {middle:.0f} actions or fewer, 9 of 10 have {low:.0f} to {high:.0f}. People take {THINKING:.0f} "
        f"seconds here for whatever has an alternative; bots at their usual pace take {spread(mean(bots), plain)} minutes."
    )
    actions = histogram([float(length) for length in lengths], "Actions a game", "actions")
    table = histogram([float(game) for game in people], "Minutes a game, among people", "minutes")
    return Card("How long is a game?", answer, told, (("Actions", actions), ("Minutes among people", table)), short=True)


def _option(study: Study, option: Option, choices: Sequence[Changed]) -> Card:
    """What an option changes."""
    each, usual = choices[0].won.of, study.lineup.answers[option.id]
    who = "the team wins" if study.game.cooperative else "the first seat wins"
    ranked = sorted(choices, key=lambda choice: -choice.won.value) if study.game.cooperative else choices
    names = {changed.choice.id: f"{changed.choice.name}{' (here)' * (changed.choice.id == usual)}" for changed in ranked}
    question = f"What does the {said(option.id)} change?"
    told = f"{each:,} games with each choice, on the same deals."
    if all(changed.same for changed in choices):
        return Card(question, "Nothing that bots would show: every game came out the same.", told)
    sure = [_more(changed, names[changed.choice.id], who) for changed in ranked if changed.choice.id != usual]
    found = [words for words in sure if words]
    if len(found) > MOST_SAID:
        answer = f"{len(found)} of {len(choices) - 1} other choices surely differ from {names[usual].removesuffix(' (here)')}."
    else:
        answer = " ".join(found) or f"Nothing that would show in {each:,} games."
    won = whiskers([(names[changed.choice.id], changed.won) for changed in ranked], f"How often {who}, by {option.id}")
    length = whiskers(
        [(names[changed.choice.id], changed.length) for changed in ranked], f"Actions a game, by {option.id}", plain
    )
    return Card(question, answer, told, ((f"How often {who}", won), ("Actions a game", length)))


def _more(changed: Changed, name: str, who: str) -> str:
    """What surely differs, in words."""
    parts = []
    for more, words in ((changed.won_more, who), (changed.longer, "a game is")):
        if more.low > 0 or more.high < 0:
            value, low, high = abs(more.value), *sorted((abs(more.low), abs(more.high)))
            if more is changed.won_more:
                side = "more" if more.value > 0 else "less"
                parts.append(f"{words} {100 * value:.1f} points ({100 * low:.1f} to {100 * high:.1f}) {side} often")
            else:
                side = "longer" if more.value > 0 else "shorter"
                parts.append(f"{words} {spread(Figure(value, low, high, more.of), plain)} actions {side}")
    return f"{name}: {', '.join(parts)}." if parts else ""


def _sure(study: Study) -> Card:
    along = study.winner_wins()
    sure = next((number for number, figure in enumerate(along) if figure.value > SURE), None)
    when = "never before the last tenth" if sure is None else f"after {sure / len(along):.0%} of its actions"
    who = "A team comes to the same end" if study.game.cooperative else "Whoever wins would win again"
    answer = f"{who} 8 times in 10 {when}."
    told = f"{len(study.chances)} games, played on by greedy bots with fresh dice from ten moments each."
    usual = None if study.game.cooperative else 1 / study.players
    drawn = line(along, "How often the winner wins again, played on from there", "of the game's actions", usual=usual)
    return Card("When is it decided?", answer, told, (("", drawn),), short=True)


def _decided(study: Study) -> Card:
    along = study.leader_wins()
    if not any(figure.of for figure in along[:-1]):
        few = study.watched.games < FEW
        answer = f"{FEW} games must have a leader to tell." if few else "Points come at the end: until then nobody leads by them."
        return Card("Does the leader win?", answer, "")
    last = len(along) - 1
    sure = next((number for number, figure in enumerate(along) if figure.of and figure.low > SURE), last)
    when = "only at the very end" if sure == last else f"after {(sure + 1) / len(along):.0%} of its actions"
    answer = f"Whoever leads alone wins 8 times in 10 {when}."
    drawn = line(along, "How often the leader wins, along the game", "of the game's actions", usual=1 / study.players)
    return Card("Does the leader win?", answer, "The dashed line is chance.", (("", drawn),), short=True)


def _leads(study: Study) -> Card:
    changes, comebacks = study.lead_changes(), study.comebacks()
    answer = f"Who leads half-way loses {spread(comebacks)} of games." if comebacks.of else "Half-way nobody leads."
    told = f"The lead changes {spread(mean(changes), plain)} times a game."
    drawn = histogram([float(count) for count in changes], "Changes of the lead a game", "changes of the lead")
    return Card("Can one come back?", answer, told, (("", drawn),), short=True)


def _strength(study: Study) -> Card:
    ladder = study.strength
    assert ladder is not None
    ratings, bots = ladder.ratings, ladder.contest.bots
    looks = {name: int(name.partition("@")[2]) for name in bots if "@" in name}
    least, most = min(looks.values()), max(looks.values())
    rows = [
        (
            f"{name} ({looks[name] // least} ×)" if name in looks else name,
            Figure(ratings.rating[bot], ratings.low[bot], ratings.high[bot], ladder.deals),
        )
        for bot, name in enumerate(bots)
    ]
    ahead = ladder.met(bots.index(f"search@{most}"), bots.index(f"search@{least}"))
    times = f"Looking ahead {most // least} times as often"
    if study.game.cooperative:
        answer = f"{times} a team does better on {spread(ahead)} of deals, those that end alike by half."
    else:
        answer = f"{times} wins {spread(ahead)} against the same bot."
    answer += "" if ahead.low > 0.5 or ahead.high < 0.5 else " Whether it pays can't be told yet."
    told = (
        f"In a game of luck that would stay at 50 %. Ratings on {ladder.deals} deals, each bot from every seat: 400 points are "
        "ten games won for one lost."
    )
    return Card("How much is skill, how much is luck?", answer, told, (("", whiskers(rows, "Ratings", whole)),), short=True)


def _choices(study: Study) -> Card:
    answer = (
        f"{spread(study.branching(), plain)} actions to choose from; {spread(study.choices())} of a player's actions have an "
        "alternative."
    )
    drawn = line(study.choices_along(), "Actions to choose from, along the game", "of the game's actions", plain)
    return Card("How much is there to choose?", answer, "", (("", drawn),), short=True)


def _parts(study: Study, question: str, parts: Sequence[Part], short: bool = False) -> Card:
    everybody = float(np.mean([figure.value for figure in study.by_seat()]))
    shown = sorted(parts, key=lambda part: -part.won.value)[:MOST_ROWS]
    off = [part for part in parts if not part.won.low <= everybody <= part.won.high]
    chance = max(1, math.ceil(len(parts) / 20))
    if len(off) > chance:
        one = max(off, key=lambda part: abs(part.won.value - everybody))
        answer = f"Yes: {one.label} wins {spread(one.won)}, where {percent(everybody)} would be usual."
    else:
        answer = "Not that it would show."
    told = (
        f"Games won with it, and in brackets how often it came up. {len(off)} of {len(parts)} intervals leave out the usual; "
        f"{chance} would by chance."
    )
    rows = [(f"{part.label} ({percent(part.often.value)})", part.won) for part in shown]
    return Card(question, answer, told, (("", whiskers(rows, question, usual=everybody)),), short=short)


def _maps(study: Study) -> Iterator[Card]:
    """Where events happen, on the board of one of the games: of some, the one that shows most of them."""
    show, events, tape = study.game.show, study.game.events, study.watched.events
    if show.svg is None or show.spots is None:
        return
    counted = {}
    for number, event in enumerate(events.events):
        rows, counts = np.unique(tape[tape[:, EVENT] == number, EVENT:], axis=0, return_counts=True)
        told = list(zip(events.to_json(rows, SPECTATOR, open_hands=True), counts, strict=True))
        if told:
            counted[event.name] = told
    ends = [study.watched.transcript(game).last_position() for game in range(min(LOOKED_AT, study.watched.games))]
    tried = [(end, _squares(end, counted)) for end in ends]
    drawn, found = max(tried, key=lambda pair: sum(sum(squares.values()) for squares in pair[1].values()))
    board = drawn.svg(SPECTATOR)
    for name, squares in list(found.items())[:MOST_MAPS]:
        total = sum(count for _, count in counted[name])
        hottest = max(squares.values())
        marks = [
            (*square, count / hottest, f"{percent(count / total)} of all")
            for square, count in sorted(squares.items(), key=lambda pair: -pair[1])[:MOST_SQUARES]
            if count / hottest >= LITTLE
        ]
        share = sum(squares.values()) / total
        answer = f"{total:,} times in {study.watched.games:,} games; the hottest place has {percent(hottest / total)}."
        answer += "" if share > 0.999 else f" {percent(1 - share)} happened outside of this board."
        heated = heat(board, marks, f"Where: {name}")
        yield Card(f"Where does it happen ({said(name)})?", "", answer, (("", heated),), wide=True)


def _squares(end: Position, counted: dict[str, list[tuple[dict[str, object], int]]]) -> dict[str, dict[Square, int]]:
    """By event, how often each square of the drawing is met; the most frequent event first."""
    make = end.game.show.spots
    assert make is not None
    spot = make(end.seen_by(SPECTATOR).position.plain)
    found: dict[str, dict[Square, int]] = {}
    for name, told in counted.items():
        for event, count in told:
            square = spot(event)
            if square:
                here = found.setdefault(name, {})
                here[square] = here.get(square, 0) + int(count)
    return dict(sorted(found.items(), key=lambda pair: -sum(pair[1].values())))


def _extremes(study: Study) -> Iterator[str]:
    """Games to look at: played again in the page, told in words, and a transcript to check."""
    for why, game in study.extremes():
        transcript = study.watched.transcript(game)
        file = f"{study.game.id}-{study.lineup.seed}-{game}.json"
        data = base64.b64encode(transcript.to_json().encode()).decode()
        names = [f"{name} ({seat + 1})" for seat, name in enumerate(transcript.players)]
        film = filmed(transcript, names)
        told = "".join(f"<li>{escape(sentence)}</li>" for words in film.words for sentence in words)
        score = " : ".join(str(points) for points in transcript.score)
        winners = ", ".join(names[seat] for seat in transcript.winners) or "nobody"
        summary = f"{len(transcript.log)} actions, {score}, won by {winners}"
        saved = f'<a download="{escape(file)}" href="data:application/json;base64,{data}">{escape(file)}</a>'
        yield (
            f'<details class="game" data-film="{film.packed()}"><summary><b>{escape(why)}</b> {escape(summary)}</summary>'
            f"<p>{saved}</p><ol>{told}</ol></details>"
        )
