"""A drawing (SVG) as a PNG. `resvg-py` draws it, which need not be installed: it comes with the extra `env`."""

from __future__ import annotations

from functools import cache

PROBE = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><text y="18" font-size="20" font-family="{}">{}</text></svg>'
)
# what may be installed, the likeliest first: a renderer outside of a browser finds no font by a general name alone
SANS = ("DejaVu Sans", "Liberation Sans", "Noto Sans", "Arial", "Helvetica", "Segoe UI", "Ubuntu", "Roboto", "FreeSans")
MONO = ("DejaVu Sans Mono", "Liberation Mono", "Noto Sans Mono", "Courier New", "Menlo", "Consolas", "Ubuntu Mono", "FreeMono")


def png_of(svg: str) -> bytes:
    """On white. Words need a font of the system; without any they are left out."""
    import resvg_py

    sans = _family(SANS)
    drawn = resvg_py.svg_to_bytes(
        svg_string=svg, background="white", font_family=sans, sans_serif_family=sans, monospace_family=_family(MONO) or sans
    )
    return bytes(drawn)


@cache
def _family(names: tuple[str, ...]) -> str | None:
    """The first font that is here: with the others, a letter leaves no trace."""
    import resvg_py

    for name in names:
        letter, nothing = (
            bytes(resvg_py.svg_to_bytes(svg_string=PROBE.format(name, text), background="white", serif_family=name))
            for text in ("W", "")
        )
        if letter != nothing:
            return name
    return None
