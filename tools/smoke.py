"""A first sign of life of an installed Quirkbox, whatever Python it runs on.

    python tools/smoke.py FOLDER

It plays the golden games of FOLDER again without the compiler, one of them compiled, and asks the command line two questions.
"""

import os
import subprocess
import sys
from pathlib import Path

# the game whose rules take the least time to compile
COMPILED = "quirkies"
REPLAY = """
import sys
from pathlib import Path
from quirkbox.engine import Transcript
from quirkbox.games import game

for path in sys.argv[1:]:
    Transcript.load(Path(path), game).verify()
"""


def run(*arguments: object, interpreted: bool) -> str:
    env = {**os.environ, "NUMBA_DISABLE_JIT": str(int(interpreted))}
    done = subprocess.run([sys.executable, *map(str, arguments)], env=env, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(done.stderr or done.stdout)
    return done.stdout


def main() -> None:
    golden = Path(sys.argv[1])
    games = sorted(golden.glob("*.json"))
    run("-c", "import quirkbox; quirkbox.Match, quirkbox.game", interpreted=True)
    run("-c", REPLAY, *games, interpreted=True)
    run("-c", REPLAY, golden / f"{COMPILED}.json", interpreted=False)
    assert "Usage" in run("-m", "quirkbox", "--help", interpreted=True)
    assert COMPILED in run("-m", "quirkbox", "games", interpreted=True)
    print(f"{len(games)} golden games replay, {COMPILED} also compiled, and the command answers")


if __name__ == "__main__":
    main()
