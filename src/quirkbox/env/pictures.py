"""A drawing (SVG) as pixels. Needs resvg-py (the extra `env`)."""

from __future__ import annotations

import struct
import zlib
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from quirkbox.engine import rule
from quirkbox.env.needs import needed

Pixels = npt.NDArray[np.uint8]
PROBE = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><text y="18" font-size="20" font-family="{}">W</text></svg>'
)
# what may be installed, the likeliest first: a renderer outside of a browser finds no font by a general name alone
SANS = ("DejaVu Sans", "Liberation Sans", "Noto Sans", "Arial", "Helvetica", "Segoe UI", "Ubuntu", "Roboto", "FreeSans")
MONO = ("DejaVu Sans Mono", "Liberation Mono", "Noto Sans Mono", "Courier New", "Menlo", "Consolas", "Ubuntu Mono", "FreeMono")
HEAD, CHUNK = 8, 12  # bytes: of the file, and around each chunk's data
CHANNELS = 4
SUB, UP, AVERAGE, PAETH = 1, 2, 3, 4  # how a line of a PNG was made smaller


def pixels(svg: str) -> Pixels:
    """Height × width × red, green, blue, on white. Words need a font of the system; without any they are left out."""
    sans = _family(SANS)
    drawn = needed("resvg_py", "Pixels need resvg-py").svg_to_bytes(
        svg_string=svg, background="white", font_family=sans, sans_serif_family=sans, monospace_family=_family(MONO) or sans
    )
    return _decode(bytes(drawn))


@cache
def _family(names: tuple[str, ...]) -> str | None:
    """The first font that is here: with the others, a letter leaves no trace."""
    draw = needed("resvg_py", "Pixels need resvg-py").svg_to_bytes
    for name in names:
        probe = PROBE.format(name)
        if _decode(bytes(draw(svg_string=probe, background="white", serif_family=name))).min() < 255:
            return name
    return None


def _decode(png: bytes) -> Pixels:
    """The PNG that resvg writes: 8 bits of red, green, blue and alpha, line by line."""
    width, height = struct.unpack(">II", png[16:24])
    packed, at = b"", HEAD
    while at < len(png):
        (length,) = struct.unpack(">I", png[at : at + 4])
        if png[at + 4 : at + 8] == b"IDAT":
            packed += png[at + 8 : at + 8 + length]
        at += length + CHUNK
    lines = np.frombuffer(zlib.decompress(packed), np.uint8).reshape(height, 1 + width * CHANNELS).copy()
    _undo_filters(lines)
    return np.ascontiguousarray(lines[:, 1:].reshape(height, width, CHANNELS)[..., :3])


@rule
def _undo_filters(lines: Any) -> None:
    """Each line of a PNG says what its bytes are told apart from: the pixel before, the one above, or a guess from both."""
    height, length = lines.shape
    for y in range(height):
        kind = int(lines[y, 0])
        for x in range(1, length):
            left = int(lines[y, x - CHANNELS]) if x > CHANNELS else 0
            above = int(lines[y - 1, x]) if y > 0 else 0
            corner = int(lines[y - 1, x - CHANNELS]) if y > 0 and x > CHANNELS else 0
            guess = 0
            if kind == SUB:
                guess = left
            elif kind == UP:
                guess = above
            elif kind == AVERAGE:
                guess = (left + above) // 2
            elif kind == PAETH:
                nearest = left + above - corner
                to_left, to_above, to_corner = abs(nearest - left), abs(nearest - above), abs(nearest - corner)
                guess = above if to_above <= to_corner else corner
                if to_left <= to_above and to_left <= to_corner:
                    guess = left
            lines[y, x] = (int(lines[y, x]) + guess) & 255
