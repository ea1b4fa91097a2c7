"""Drawings in SVG: a sheet to draw on, and a text as a drawing for games that have none of their own."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

PAPER, INK, SOFT, LINE = "#FBF5E9", "#221E2E", "#6B6478", "#CFC4B0"
# of the chairs, in their order
SEATS = ("#FFC95C", "#5AA9E6", "#F27E63", "#A98BDB")
WIDE, HIGH, EDGE = 8.4, 20, 16


def so_many(count: int, one: str, more: str = "") -> str:
    """1 token, 2 tokens."""
    return f"{count} {one if count == 1 else more or one + 's'}"


class Sheet:
    """Paper of a size in pixels. Whatever is drawn later lies on top; words are escaped."""

    def __init__(self, width: float, height: float, paper: str = PAPER):
        self.width, self.height = round(width), round(height)
        self._parts: list[str] = []
        self.rect(0, 0, self.width, self.height, paper, radius=12)

    def rect(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        fill: str,
        *,
        edge: str = "none",
        stroke: float = 2,
        radius: float = 0,
    ) -> None:
        self._add("rect", x=x, y=y, width=width, height=height, rx=radius, fill=fill, stroke=edge, stroke_width=stroke)

    def circle(self, x: float, y: float, r: float, fill: str, *, edge: str = "none", stroke: float = 2) -> None:
        self._add("circle", cx=x, cy=y, r=r, fill=fill, stroke=edge, stroke_width=stroke)

    def line(self, x1: float, y1: float, x2: float, y2: float, colour: str, stroke: float = 2) -> None:
        self._add("line", x1=x1, y1=y1, x2=x2, y2=y2, stroke=colour, stroke_width=stroke, stroke_linecap="round")

    def shape(self, points: Sequence[tuple[float, float]], fill: str, *, edge: str = "none", stroke: float = 2) -> None:
        corners = " ".join(f"{x:g},{y:g}" for x, y in points)
        self._add("polygon", points=corners, fill=fill, stroke=edge, stroke_width=stroke, stroke_linejoin="round")

    def words(
        self, x: float, y: float, text: object, *, size: float = 14, fill: str = INK, anchor: str = "middle", bold: bool = False
    ) -> None:
        """Around the middle of a line, if not said otherwise."""
        weight = 700 if bold else 400
        place = f'x="{x:g}" y="{y:g}" font-size="{size:g}" fill="{fill}" text-anchor="{anchor}" font-weight="{weight}"'
        self._parts.append(f'<text {place} dominant-baseline="central">{escape(str(text))}</text>')

    def seats(self, x: float, y: float, lines: Sequence[tuple[str, str]], turn: int | None = None) -> None:
        """Who sits there, each with a few words; whose turn it is has a ring."""
        for seat, (name, words) in enumerate(lines):
            row = y + 40 * seat
            self.seat(x + 11, row, seat, seat == turn)
            self.words(x + 32, row - 8, name, anchor="start", bold=True)
            self.words(x + 32, row + 10, words, size=12, fill=SOFT, anchor="start")

    def seat(self, x: float, y: float, seat: int, on_turn: bool) -> None:
        self.circle(x, y, 11, SEATS[seat % 4], edge=INK if on_turn else LINE, stroke=3 if on_turn else 1.5)

    def _add(self, kind: str, **attributes: object) -> None:
        written = " ".join(
            f'{name.replace("_", "-")}="{value:g}"' if isinstance(value, (int, float)) else f'{name.replace("_", "-")}="{value}"'
            for name, value in attributes.items()
        )
        self._parts.append(f"<{kind} {written}/>")

    def __str__(self) -> str:
        size = f'viewBox="0 0 {self.width} {self.height}" width="{self.width}" height="{self.height}"'
        return f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="system-ui, sans-serif">{"".join(self._parts)}</svg>'


def text_as_svg(text: str) -> str:
    """A sheet of paper with the text in letters of one width."""
    lines = text.splitlines() or [""]
    width = round(max(map(len, lines)) * WIDE + 2 * EDGE)
    height = len(lines) * HIGH + 2 * EDGE
    rows = "".join(
        f'<text x="{EDGE}" y="{EDGE + HIGH * number + 14}" xml:space="preserve">{escape(line)}</text>'
        for number, line in enumerate(lines)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
        f'font-family="ui-monospace, monospace" font-size="14" fill="{INK}">'
        f'<rect width="{width}" height="{height}" rx="12" fill="{PAPER}"/>{rows}</svg>'
    )
