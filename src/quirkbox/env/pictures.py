"""A drawing (SVG) as pixels. Needs resvg-py (the extra `env`)."""

from __future__ import annotations

import struct
import zlib
from typing import Any

import numpy as np
import numpy.typing as npt

from quirkbox.engine import rule
from quirkbox.engine.png import png_of
from quirkbox.env.needs import needed

Pixels = npt.NDArray[np.uint8]
HEAD, CHUNK = 8, 12  # bytes: of the file, and around each chunk's data
CHANNELS = 4
SUB, UP, AVERAGE, PAETH = 1, 2, 3, 4  # how a line of a PNG was made smaller


def pixels(svg: str) -> Pixels:
    """Height × width × red, green, blue, on white. Words need a font of the system; without any they are left out."""
    needed("resvg_py", "Pixels need resvg-py")
    return _decode(png_of(svg))


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
