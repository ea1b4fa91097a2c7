"""Charts as SVG, drawn for a width that a phone has. Colours are the page's, so that light and dark suit them.

By hand, since a plotting library would have to come along with the page (a megabyte, and a script), and knows no game boards.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from html import escape

from quirkbox.lab.stats import Figure

WIDTH = 360
EDGE = 8
ROW = 40
PLOT = 170  # the height of a chart with axes
LEFT, BOTTOM = 44, 34
ONE_GAME = "of one game"
PERCENT = "\N{NO-BREAK SPACE}%"
LONGEST, LONG = 30, 50  # of a name, in letters: beside its value, and above it
NICE = (1, 2, 4, 5, 6, 8, 10)
BINS = 24


def percent(value: float) -> str:
    return f"{100 * value:.1f}{PERCENT}"


def plain(value: float) -> str:
    return f"{value:.0f}" if abs(value) >= 100 else f"{value:.1f}" if abs(value) >= 10 else f"{value:.2f}"


def short(value: float) -> str:
    """On an axis: as few digits as it has."""
    return f"{value:.6g}"


def whole(value: float) -> str:
    return f"{value:.0f}"


def points(value: float) -> str:
    """A difference of rates."""
    return f"{100 * value:+.1f}"


def signed(value: float) -> str:
    return f"{value:+.2f}"


def whiskers(
    rows: Sequence[tuple[str, Figure]], told: str, words: Callable[[float], str] = percent, usual: float | None = None
) -> str:
    """One line each: a name, a value and its interval. `usual` is what would be expected if nothing mattered."""
    low, high = _range(rows, usual, narrow=0.1 if words is percent else 0.0)

    def at(value: float) -> float:
        return EDGE + (min(max(value, low), high) - low) / (high - low) * (WIDTH - 2 * EDGE)

    parts = []
    # where a name is long, its value stands below it
    long = any(len(name) > LONGEST for name, _ in rows)
    tall = ROW + 16 * long
    for number, (name, figure) in enumerate(rows):
        top, y = tall * number, tall * (number + 1) - 14
        parts.append(f'<text x="{EDGE}" y="{top + 14}">{_short(name, LONG if long else LONGEST)}</text>')
        parts.append(f'<line class="rail" x1="{EDGE}" x2="{WIDTH - EDGE}" y1="{y}" y2="{y}"/>')
        if usual is not None:
            parts.append(f'<line class="usual" x1="{at(usual):.1f}" x2="{at(usual):.1f}" y1="{y - 7}" y2="{y + 7}"/>')
        if not math.isfinite(figure.value):
            continue
        say = _as_exact_as(figure) if words is plain else words
        parts.append(
            f'<text class="right" x="{WIDTH - EDGE}" y="{y - 12}"><tspan class="value">{escape(say(figure.value))}</tspan> '
            f'<tspan class="tick">{escape(_between(figure, say))}</tspan></text>'
            f'<line class="whisker" x1="{at(figure.low):.1f}" x2="{at(figure.high):.1f}" y1="{y}" y2="{y}"/>'
            f'<circle class="dot" cx="{at(figure.value):.1f}" cy="{y}" r="4.5"/>'
        )
    floor = tall * len(rows) + 14
    parts.append(f'<text class="tick" x="{EDGE}" y="{floor}">{escape(words(low))}</text>')
    parts.append(f'<text class="tick right" x="{WIDTH - EDGE}" y="{floor}">{escape(words(high))}</text>')
    return _svg(parts, floor + 6, told)


def _range(rows: Sequence[tuple[str, Figure]], usual: float | None, narrow: float) -> tuple[float, float]:
    """From where to where a chart goes: never so narrow that nothing looks like something."""
    known = [edge for _, figure in rows for edge in (figure.low, figure.high, figure.value) if math.isfinite(edge)]
    known += [] if usual is None else [usual]
    low, high = min(known, default=0.0), max(known, default=1.0)
    room = max((high - low) * 0.05, (narrow - (high - low)) / 2, abs(high) * 0.02, 1e-9)
    least = 0.0 if low >= 0 else low - room
    return max(least, low - room), high + room if narrow == 0.0 else min(1.0, high + room)


def _between(figure: Figure, words: Callable[[float], str]) -> str:
    if not math.isfinite(figure.low + figure.high):
        return ONE_GAME
    low, high = words(figure.low), words(figure.high)
    dash = " to " if low[0] in "+-" else "–"
    return "" if low == high else f"{low.removesuffix(PERCENT)}{dash}{high.removesuffix(PERCENT)}"


def histogram(values: Sequence[float], told: str, below: str) -> str:
    """How many games have which value."""
    numbers = all(value == int(value) for value in values)
    step = _nice((max(values) - min(values)) / BINS, least=1 if numbers else 1e-3)
    first = math.floor(min(values) / step)
    counts = [0] * (math.floor(max(values) / step) - first + 1)
    for value in values:
        counts[math.floor(value / step) - first] += 1
    top = _nice(max(counts) / len(values) / 2) * 2
    across = (WIDTH - LEFT - EDGE) / len(counts)
    last = (first + len(counts)) * step
    parts = _axis(top, percent, first * step, last - 1 if numbers else last, below, short)
    for number, count in enumerate(counts):
        share = count / len(values)
        tall = share / top * (PLOT - BOTTOM - 12)
        low = (first + number) * step
        high = low + step - (1 if numbers else 0)
        named = short(low) if low == high else f"{short(low)} to {short(high)}"
        parts.append(
            f'<rect class="bar" x="{LEFT + number * across:.1f}" y="{PLOT - BOTTOM - tall:.1f}" '
            f'width="{max(1.0, min(60.0, across - 1.5)):.1f}" height="{tall:.1f}">'
            f"<title>{escape(named)}: {escape(percent(share))} of games</title></rect>"
        )
    return _svg(parts, PLOT, told)


def _nice(value: float, least: float = 1e-6) -> float:
    """The smallest round number that is as large: 1, 2, 4, 5, 6, 8 times a power of ten."""
    value = max(value, least)
    power = 10.0 ** math.floor(math.log10(value))
    return next(round(times * power, 9) for times in NICE if times * power >= value * (1 - 1e-9))


def line(
    figures: Sequence[Figure], told: str, below: str, words: Callable[[float], str] = percent, usual: float | None = None
) -> str:
    """A value along the game, from its beginning to its end, with a band around it."""
    known = [(number, figure) for number, figure in enumerate(figures) if math.isfinite(figure.value)]
    top = _nice(max([0.0, *(_edge(figure) for _, figure in known)]) / 2) * 2 if words is not percent else 1.0
    wide, tall = WIDTH - LEFT - EDGE, PLOT - BOTTOM - 12

    def at(number: int, value: float) -> str:
        x = LEFT + (number + 0.5) / len(figures) * wide
        return f"{x:.1f},{PLOT - BOTTOM - min(max(value, 0.0), top) / top * tall:.1f}"

    upper = [at(number, figure.high) for number, figure in known]
    lower = [at(number, figure.low) for number, figure in known]
    parts = _axis(top, words, 0, 1, below, lambda part: "end" if part else "beginning")
    if usual is not None:
        chance = PLOT - BOTTOM - usual / top * tall
        parts.append(f'<line class="usual" x1="{LEFT}" x2="{WIDTH - EDGE}" y1="{chance:.1f}" y2="{chance:.1f}"/>')
    parts.append(f'<polygon class="band" points="{" ".join([*upper, *reversed(lower)])}"/>')
    parts.append(f'<polyline class="curve" points="{" ".join(at(number, figure.value) for number, figure in known)}"/>')
    for number, figure in known:
        x, y = at(number, figure.value).split(",")
        part = (number + 1) / len(figures)
        parts.append(
            f'<circle class="dot" cx="{x}" cy="{y}" r="2.6"><title>after {part:.0%}: '
            f"{escape(spread(figure, words))}</title></circle>"
        )
    return _svg(parts, PLOT, told)


def dots(
    points: Sequence[tuple[float, Figure]], told: str, below: str, words: Callable[[float], str] = percent, usual: float = 0.0
) -> str:
    """Values with their intervals over another number."""
    low, high = min(x for x, _ in points), max(x for x, _ in points)
    top = 1.0 if words is percent else _nice(max(usual, *(_edge(figure) for _, figure in points)) / 2) * 2
    wide, tall = WIDTH - LEFT - EDGE - 12, PLOT - BOTTOM - 12
    parts = _axis(top, words, low, high, below, whole)

    def height(value: float) -> float:
        return PLOT - BOTTOM - min(max(value, 0.0), top) / top * tall

    parts.append(f'<line class="usual" x1="{LEFT}" x2="{WIDTH - EDGE}" y1="{height(usual):.1f}" y2="{height(usual):.1f}"/>')
    for value, figure in points:
        x = LEFT + 6 + (value - low) / ((high - low) or 1) * wide
        parts.append(
            f'<line class="whisker" x1="{x:.1f}" x2="{x:.1f}" y1="{height(figure.low):.1f}" y2="{height(figure.high):.1f}"/>'
            f'<circle class="dot" cx="{x:.1f}" cy="{height(figure.value):.1f}" r="3.5">'
            f"<title>{value:g}: {escape(spread(figure, words))}</title></circle>"
        )
    return _svg(parts, PLOT, told)


def _edge(figure: Figure) -> float:
    return figure.high if math.isfinite(figure.high) else figure.value


def heat(board: str, squares: Sequence[tuple[float, float, float, float, str]], told: str) -> str:
    """A drawn board with squares on it: left, top, side, how hot (0 to 1), and what is told of it."""
    head, _, _ = board.rpartition("</svg>")
    parts = []
    for left, top, side, hot, words in squares:
        parts.append(
            f'<rect x="{left:g}" y="{top:g}" width="{side:g}" height="{side:g}" rx="4" fill="#D7263D" '
            f'fill-opacity="{0.06 + 0.5 * hot:.2f}"><title>{escape(words)}</title></rect>'
        )
        if side >= 40:
            middle = f'x="{left + side / 2:g}" y="{top + 12:g}"'
            parts.append(
                f'<text {middle} font-size="11" font-weight="700" text-anchor="middle" fill="#221E2E" stroke="#FFFFFF" '
                f'stroke-width="3" paint-order="stroke">{escape(words.split(" of ")[0])}</text>'
            )
    opening, _, drawing = head.partition(">")
    opening = opening.replace("<svg ", f'<svg role="img" aria-label="{escape(told, quote=True)}" ', 1)
    # the board in greys: colour is heat
    return f'{opening}><g class="cold">{drawing}</g>{"".join(parts)}</svg>'


def spread(figure: Figure, words: Callable[[float], str] = percent) -> str:
    """49.6 % (47.5 % to 51.6 %)"""
    if not math.isfinite(figure.value):
        return "nothing to tell"
    if words is plain:
        words = _as_exact_as(figure)
    if not math.isfinite(figure.low + figure.high):
        return f"{words(figure.value)} ({ONE_GAME})"
    value, low, high = words(figure.value), words(figure.low), words(figure.high)
    return value if value == low == high else f"{value} ({low} to {high})"


def _as_exact_as(figure: Figure) -> Callable[[float], str]:
    """With as many digits as its interval bears out."""
    half = (figure.high - figure.low) / 2
    if not math.isfinite(half) or half <= 0:
        return plain
    digits = min(4, max(0, math.ceil(-math.log10(half))))
    return lambda value: f"{value:.{digits}f}"


def _axis(
    top: float, words: Callable[[float], str], low: float, high: float, below: str, ends: Callable[[float], str]
) -> list[str]:
    floor = PLOT - BOTTOM
    parts = []
    for part in (0.0, 0.5, 1.0):
        y = floor - part * (floor - 12)
        parts.append(f'<line class="rail" x1="{LEFT}" x2="{WIDTH - EDGE}" y1="{y:.1f}" y2="{y:.1f}"/>')
        named = escape(short(part * top) if words is plain else words(part * top).replace(f".0{PERCENT}", PERCENT))
        parts.append(f'<text class="tick right" x="{LEFT - 5}" y="{y + 4:.1f}">{named}</text>')
    parts.append(f'<text class="tick" x="{LEFT}" y="{floor + 15}">{escape(ends(low))}</text>')
    parts.append(f'<text class="tick right" x="{WIDTH - EDGE}" y="{floor + 15}">{escape(ends(high))}</text>')
    parts.append(f'<text class="tick middle" x="{(LEFT + WIDTH - EDGE) / 2}" y="{floor + 29}">{escape(below)}</text>')
    return parts


def _short(name: str, longest: int) -> str:
    """What stands in brackets at the end of a name that is too long stays; the whole name is shown to whoever points at it."""
    if len(name) <= longest:
        return escape(name)
    words, bracket, rest = name.rpartition(" (") if name.endswith(")") else (name, "", "")
    cut = words[: longest - 1 - len(bracket + rest)].rstrip()
    return f"<title>{escape(name)}</title>{escape(f'{cut}…{bracket}{rest}')}"


def _svg(parts: Sequence[str], height: float, told: str) -> str:
    label = escape(told, quote=True)
    return f'<svg class="chart" role="img" aria-label="{label}" viewBox="0 0 {WIDTH} {height:g}">{"".join(parts)}</svg>'
