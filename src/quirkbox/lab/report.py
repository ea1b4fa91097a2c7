"""A study as one page that stands alone: nothing in it is fetched from elsewhere."""

from __future__ import annotations

import base64
import math
from collections.abc import Iterable, Iterator, Sequence
from html import escape
from importlib import resources
from itertools import groupby

import numpy as np

from quirkbox.engine import SPECTATOR, Choice, Option, Position
from quirkbox.engine.presentation import Square
from quirkbox.lab.charts import dots, heat, histogram, line, percent, plain, points, signed, spread, whiskers, whole
from quirkbox.lab.clock import THINKING
from quirkbox.lab.comparing import Comparison
from quirkbox.lab.films import filmed
from quirkbox.lab.stats import Figure, mean
from quirkbox.lab.studies import Part, Study
from quirkbox.lab.tuning import Tuned
from quirkbox.lab.watching import EVENT

LOOKED_AT = 40  # games, of which one is drawn under the heat maps
MOST_MAPS = 3
MOST_SQUARES = 600
MOST_ROWS = 12
SURE = 0.8
LITTLE = 0.005  # of all places: not drawn
TO_REPLAY = (
    "<h2>Games worth a look</h2><p>Open one to see it played again, as somebody without a seat saw it. Its file can be saved and "
    "checked: <code>quirkbox replay FILE --verify</code>.</p>"
)


def report(study: Study) -> str:
    """The whole page."""
    game = study.game
    options = ", ".join(f"{name} {answer}" for name, answer in study.lineup.answers.items() if len(answer) < 40)
    about = (
        f"{study.games:,} games of {', '.join(study.lineup.names)}, {study.watched.games:,} more watched move by move; seed "
        f"{study.lineup.seed}{options and '; '}{options}. Dots are what was found, bars and bands hold the truth 95 times in "
        "100, dashed lines are what would be if it did not matter."
    )
    return page(f"{game.name} in the lab", about, _cards(study), [*_maps(study), TO_REPLAY, *_extremes(study)])


def page(title: str, about: str, cards: Iterable[str], rest: Iterable[str] = ()) -> str:
    """Cards beside each other, and what is as wide as the page below them."""
    whole = resources.files("quirkbox.lab").joinpath("report.html").read_text(encoding="utf-8")
    told = {"TITLE": escape(title), "ABOUT": escape(about), "CARDS": "\n".join(cards), "REST": "\n".join(rest)}
    for name, text in told.items():
        whole = whole.replace(f"<!-- {name} -->", text)
    return whole


def tuning_page(tuned: Tuned) -> str:
    """All trials as pictures."""
    task, best = tuned.task, tuned.best
    wish = task.wish
    words = percent if all(0 <= trial.figure.value <= 1 for trial in tuned.trials) else plain
    chosen = ", ".join(f"{name} {value}" for name, value in best.values.items())
    answer = f"Wanted: {wish.measure} {words(wish.value)}. With {chosen} it is {spread(tuned.confirmed, words)} in fresh games."
    cards = [
        card(
            f"What does {said(each.name)} do?",
            f"Each dot is a variant that was played; the dashed line is wanted. {answer if number == 0 else ''}",
            dots(
                [(float(trial.values[each.name]), trial.figure) for trial in tuned.trials],
                f"{wish.measure} by {each.name}",
                said(each.name),
                words,
                wish.value,
            ),
        )
        for number, each in enumerate(task.vary)
    ]
    title = f"{task.game.name}: {wish.measure} {words(wish.value)}"
    about = f"{len(tuned.trials)} variants, {task.games:,} games of {', '.join(task.bots)} each; seed {task.seed}."
    return page(title, about, cards)


def comparison_page(found: Comparison, one: str, other: str) -> str:
    """Two ways to play side by side."""
    question = found.question
    rates = [name for name in question.measures if name in ("team", "ties") or name.startswith("seat")]
    # minutes are actions in another unit
    others = [name for name in question.measures if name not in (*rates, "minutes")]
    answers = {"differ": "Yes.", "alike": f"No: by less than {question.least:g}, if at all.", None: "That can't be told yet."}
    about = (
        f"{one} and {other}: {found.games:,} games of each with the same dice, by {', '.join(question.one.names)}; seed "
        f"{question.one.seed}. Intervals hold the truth 95 times in 100, whenever one looks."
    )
    cards = [
        card(
            f"Do they differ in {question.measure}?",
            f"{answers[found.answer]} Below: what {other} has more, in points.",
            whiskers([(name, found.row(name)[2]) for name in rates], "Differences in points", points, 0.0),
        ),
        *(
            card(
                f"What changes in {name}?",
                f"{one}: {plain(first)}, {other}: {plain(second)}.",
                whiskers([(f"{other}, more", difference)], name, signed, 0.0),
            )
            for name in others
            for first, second, difference in [found.row(name)]
        ),
        *(
            card(
                f"How long is a game ({name})?",
                f"{spread(mean(played.lengths), plain)} actions on average.",
                histogram([float(length) for length in played.lengths], "Actions a game", "actions"),
            )
            for name, played in ((one, found.one), (other, found.other))
        ),
    ]
    return page(f"{question.one.game.name}: {one} or {other}", about, cards)


def card(question: str, answer: str, *charts: str, wide: bool = False) -> str:
    drawn = "".join(f'<div class="drawn">{chart}</div>' for chart in charts)
    return f'<section class="card{" wide" * wide}"><h2>{escape(question)}</h2><p>{escape(answer)}</p>{drawn}</section>'


def _cards(study: Study) -> Iterator[str]:
    if study.game.cooperative:
        yield _team(study)
    else:
        yield _seats(study)
    bots = study.by_bot()
    if len(bots) > 1 and not study.game.cooperative:
        share = 1 / study.players
        yield card("Which bot wins?", "They change seats from game to game.", whiskers(bots, "Games won by bot", usual=share))
    yield _length(study)
    yield _sure(study)
    if not study.game.cooperative:
        yield _decided(study)
        yield _leads(study)
    if study.strength:
        yield _strength(study)
    yield _choices(study)
    acts = [(name, figure) for name, figure in study.acts() if figure.value > 0]
    yield card("What is done in a game?", "Actions a game, by kind.", whiskers(acts, "Actions a game", plain))
    for what, group in groupby(study.had(), key=lambda part: part.what):
        yield _parts(study, f"Does the {said(what)} matter?", list(group))
    for option, choices in study.by_option():
        yield _option(study, option, choices)
    openings = study.openings()
    if openings:
        yield _parts(study, "How good are first choices?", openings)
    for what, values in study.values().items():
        act, _, field = what.partition(": ")
        used = sorted([pair for pair in values if pair[1].value > 0], key=lambda pair: -pair[1].value)
        if len(used) > 1:
            never = len(values) - len(used)
            answer = f"Parts of all {act} actions{', the most frequent ones' * (len(used) > MOST_ROWS)}"
            answer += f"; {never} of {len(values)} never." if never else "."
            drawn = whiskers(used[:MOST_ROWS], what, usual=1 / len(used))
            yield card(f"Which {said(field)} is used ({said(act)})?", answer, drawn)


def said(name: str) -> str:
    return name.replace("_", " ")


def _seats(study: Study) -> str:
    seats, fair = study.by_seat(), 1 / study.players
    off = [seat for seat, figure in enumerate(seats) if not figure.low <= fair <= figure.high]
    if off:
        most = max(off, key=lambda seat: abs(seats[seat].value - fair))
        difference = 100 * (seats[most].value - fair)
        answer = f"Yes: seat {most + 1} wins {abs(difference):.1f} points {'more' if difference > 0 else 'less'} than its share."
    else:
        wide = 100 * max(figure.high - figure.low for figure in seats) / 2
        answer = f"Not that it would show: every seat wins its share, give or take {wide:.1f} points."
    ties = study.ties()
    answer += f" Shared victories count by their share; {percent(ties.value)} of games are shared."
    rows = [(f"Seat {seat + 1}", figure) for seat, figure in enumerate(seats)]
    return card("Does it matter where one sits?", answer, whiskers(rows, "Games won by seat", usual=fair))


def _team(study: Study) -> str:
    won = study.by_seat()[0]
    answer = f"The team wins {spread(won)} of its games."
    return card("How often does the team win?", answer, whiskers([("The team", won)], "Games won"))


def _length(study: Study) -> str:
    lengths = study.played.lengths
    low, middle, high = (float(np.quantile(lengths, part)) for part in (0.05, 0.5, 0.95))
    answer = f"{spread(study.length(), plain)} actions on average; half have {middle:.0f} or fewer, "
    answer += f"9 of 10 have {low:.0f} to {high:.0f}."
    people, bots = study.minutes(people=True), study.minutes(people=False)
    told = f"About {spread(mean(people), plain)} minutes among people who take {THINKING:.0f} seconds for whatever has an "
    told += f"alternative; {plain(float(bots.mean()))} among bots at their usual pace."
    return card(
        "How long is a game?",
        f"{answer} {told}",
        histogram([float(length) for length in lengths], "Actions a game", "actions"),
        histogram([float(game) for game in people], "Minutes a game, among people", "minutes among people"),
    )


def _option(study: Study, option: Option, choices: Sequence[tuple[Choice, Figure, Figure]]) -> str:
    """What an option changes."""
    each = choices[0][1].of
    usual = study.lineup.answers[option.id]
    who = "the team wins" if study.game.cooperative else "the first seat wins"
    ranked = sorted(choices, key=lambda choice: -choice[1].value) if study.game.cooperative else choices
    names = {choice.id: f"{choice.name}{' (here)' * (choice.id == usual)}" for choice, _, _ in ranked}
    won = whiskers([(names[choice.id], figure) for choice, figure, _ in ranked], f"How often {who}, by {option.id}")
    lengths = whiskers([(names[choice.id], figure) for choice, _, figure in ranked], f"Actions a game, by {option.id}", plain)
    answer = f"{each:,} games with each choice, on the same deals: how often {who}, and how many actions a game has."
    return card(f"What does the {said(option.id)} change?", answer, won, lengths)


def _sure(study: Study) -> str:
    along = study.winner_wins()
    sure = next((number for number, figure in enumerate(along) if figure.value > SURE), None)
    when = "never before the last tenth" if sure is None else f"after {sure / len(along):.0%} of its actions"
    who = "A team comes to the same end" if study.game.cooperative else "Whoever wins would win again"
    answer = f"{len(study.chances)} games, played on by greedy bots from ten moments each. {who} 8 times in 10 {when}."
    usual = None if study.game.cooperative else 1 / study.players
    drawn = line(along, "How often the winner wins again, played on from there", "of the game's actions", usual=usual)
    return card("When is it decided?", answer, drawn)


def _decided(study: Study) -> str:
    along = study.leader_wins()
    if not any(figure.of for figure in along[:-1]):
        return card("Does the leader win?", "Points come at the end: until then nobody leads by them.")
    sure = next((number for number, figure in enumerate(along) if figure.of and figure.low > SURE), None)
    when = "only at the very end" if sure is None else f"after {(sure + 1) / len(along):.0%} of its actions"
    answer = f"Whoever leads alone wins 8 times in 10 {when}. The dashed line is chance."
    drawn = line(along, "How often the leader wins, along the game", "of the game's actions", usual=1 / study.players)
    return card("Does the leader win?", answer, drawn)


def _leads(study: Study) -> str:
    changes, comebacks = study.lead_changes(), study.comebacks()
    answer = f"The lead changes {spread(mean(changes), plain)} times a game. "
    answer += f"Who leads half-way loses {spread(comebacks)} of games." if comebacks.of else "Half-way nobody leads."
    drawn = histogram([float(count) for count in changes], "Changes of the lead a game", "changes of the lead")
    return card("Can one come back?", answer, drawn)


def _strength(study: Study) -> str:
    ladder = study.strength
    assert ladder is not None
    ratings = ladder.ratings
    rows = [
        (ladder.contest.bots[bot], Figure(ratings.rating[bot], ratings.low[bot], ratings.high[bot], ladder.deals))
        for bot in ratings.order
    ]
    most = max(int(name.partition("@")[2]) for name in ladder.contest.bots if "@" in name)
    least = min(int(name.partition("@")[2]) for name in ladder.contest.bots if "@" in name)
    ahead = ladder.against(ladder.contest.bots.index(f"search@{most}"), ladder.contest.bots.index(f"search@{least}"))
    what = "does better on" if study.game.cooperative else "wins"
    answer = (
        f"Ratings of bots on {ladder.deals} deals: 400 points are ten games won for one lost. Looking ahead {most // least} "
        f"times as often {what} {percent(ahead)} against the same bot; a game of luck would stay at 50 %."
    )
    return card("How much is skill, how much is luck?", answer, whiskers(rows, "Ratings", whole))


def _choices(study: Study) -> str:
    answer = (
        f"{spread(study.branching(), plain)} actions to choose from; {percent(study.choices().value)} of a player's actions have "
        "an alternative."
    )
    drawn = line(study.choices_along(), "Actions to choose from, along the game", "of the game's actions", plain)
    return card("How much is there to choose?", answer, drawn)


def _parts(study: Study, question: str, parts: Sequence[Part]) -> str:
    everybody = float(np.mean([figure.value for figure in study.by_seat()]))
    shown = sorted(parts, key=lambda part: -part.won.value)[:MOST_ROWS]
    off = [part for part in parts if not part.won.low <= everybody <= part.won.high]
    chance = max(1, math.ceil(len(parts) / 20))
    answer = f"{len(off)} of {len(parts)} intervals leave out the average; {chance} would by chance."
    rows = [(f"{said(part.value)} ({percent(part.often.value)})", part.won) for part in shown]
    return card(
        question, f"Games won with it, and in brackets how often it came up. {answer}", whiskers(rows, question, usual=everybody)
    )


def _maps(study: Study) -> Iterator[str]:
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
        yield card(f"Where does it happen ({said(name)})?", answer, heat(board, marks, f"Where: {name}"), wide=True)


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
