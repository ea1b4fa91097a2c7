"""A text as a drawing, for games that have none of their own."""

from __future__ import annotations

from html import escape

WIDE, HIGH, EDGE = 8.4, 20, 16


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
        f'font-family="ui-monospace, monospace" font-size="14" fill="#221E2E">'
        f'<rect width="{width}" height="{height}" rx="12" fill="#FBF5E9"/>{rows}</svg>'
    )
