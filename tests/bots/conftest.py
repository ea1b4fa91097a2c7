"""The tests of the bots borrow the wild games of the games' tests, and share the toys beside them."""

import sys
from pathlib import Path

sys.path[:0] = [str(Path(__file__).parent), str(Path(__file__).parents[1] / "games")]
