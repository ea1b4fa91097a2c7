"""The tests of the lab share the toys of the bots' tests."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "bots"))
