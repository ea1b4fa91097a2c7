"""Draws the icons of the installed app (web/public/icons) from the one drawing there is, web/public/favicon.svg.

    python tools/icons.py

Whoever changes the drawing runs it; the pictures are kept in the repository, since a build has no renderer of its own.
"""

from __future__ import annotations

import re
from pathlib import Path

import resvg_py

PUBLIC = Path(__file__).parents[1] / "web/public"
PAPER = "#FBF5E9"
# The drawing's own square.
SIDE = 64


def drawn(share: float, ground: str = "") -> str:
    """The box, so much of the side wide, in the middle of a ground."""
    inside = re.sub(r"^<svg[^>]*>|</svg>\s*$", "", (PUBLIC / "favicon.svg").read_text(encoding="utf-8").strip())
    margin = SIDE * (1 - share) / 2
    under = f'<rect width="{SIDE}" height="{SIDE}" fill="{ground}"/>' if ground else ""
    moved = f'<g transform="translate({margin} {margin}) scale({share})">{inside}</g>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIDE} {SIDE}">{under}{moved}</svg>'


# Android draws the small sign beside a notification in one colour: what is not clear counts.
BADGE = (
    f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIDE} {SIDE}"><g fill="#fff">'
    '<circle cx="24" cy="13" r="9"/><circle cx="41" cy="15" r="8"/><path d="M12 22h40l-7 8H5z"/>'
    '<path fill-rule="evenodd" d="M8 33h48v20q0 7-7 7H15q-7 0-7-7zM32 38a9 9 0 1 0 .01 0z"/></g></svg>'
)

ICONS = {
    "192": (drawn(1.0), 192),
    "512": (drawn(1.0), 512),
    # Phones cut a maskable icon to their own shape; the middle four fifths are sure to be seen.
    "maskable-512": (drawn(0.62, PAPER), 512),
    "apple-180": (drawn(0.78, PAPER), 180),
    "badge-96": (BADGE, 96),
}


def main() -> None:
    folder = PUBLIC / "icons"
    folder.mkdir(exist_ok=True)
    for name, (svg, side) in ICONS.items():
        (folder / f"{name}.png").write_bytes(bytes(resvg_py.svg_to_bytes(svg_string=svg, width=side, height=side)))


if __name__ == "__main__":
    main()
