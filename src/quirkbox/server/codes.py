"""A table's code: short enough to shout across a room, like FOX-42; that of a private table is too long to guess."""

from __future__ import annotations

import re
import secrets

_WORDS = (
    "ACE ANT APE ARC ASH BAY BEE BOW BOX BUN BUS CAP CAR CAT COD COW CUB CUP DAY DEW DOE DOT ELF ELK ELM EMU EVE "
    "EWE EYE FAN FIG FIN FIR FOG FOX FUN GEM GNU HAT HAY HEN HOP HUT ICE INK ION IVY JAM JAR JAY JET JOY KEY KID "
    "KIT KOI LAB LEO LID LOG MAP MIX MOP MUG NAP NET NUT OAK OAR OWL PAN PAW PEA PEN PIE PIN POT PUP RAY RED RUG "
    "SEA SKY SOL SUN TEA TIN TIP TOE TOY TUB VAN WAX WEB WIN WOK YAK YAM YEW ZAP ZEN ZOO"
)
WORDS = _WORDS.split()


# Digits of a private table's code: with the words, some ninety million codes. Who tries them out is slowed down (limits.py).
PRIVATE = 6


def new_code(attempt: int, public: bool = True) -> str:
    """Two digits; after a few codes that were taken, it is crowded, and there are more digits."""
    digits = (2 if public else PRIVATE) + attempt // 4
    return f"{secrets.choice(WORDS)}-{10 ** (digits - 1) + secrets.randbelow(9 * 10 ** (digits - 1))}"


def read_code(written: str) -> str | None:
    """The code as it is kept, however it was written: fox42, Fox-42, FOX 42. None if it can be none."""
    found = re.fullmatch(r"\s*([A-Za-z]{3})[\s_-]?([0-9]{2,9})\s*", written)
    return f"{found[1].upper()}-{found[2]}" if found else None
