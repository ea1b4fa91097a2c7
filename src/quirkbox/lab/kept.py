"""Half-finished work, kept until somebody goes on with it."""

from __future__ import annotations

import hashlib
import json
import os
import time
from collections.abc import Mapping
from contextlib import AbstractContextManager
from typing import Any
from zipfile import BadZipFile

import numpy as np
import numpy.typing as npt

from quirkbox.engine import Mistake, Refusal
from quirkbox.engine.rule_cache import cache_root

OFTEN = 20.0  # seconds


class Kept(AbstractContextManager["Kept"]):
    """Arrays that are being filled, in a file that is named by what they depend on: who asks for the same finds it. As a context
    it saves them when the work is stopped, by Ctrl-C or by anything else, and forgets them when it is done."""

    def __init__(self, key: Mapping[str, Any], arrays: Mapping[str, npt.NDArray[Any]]):
        name = hashlib.sha256(json.dumps(key, sort_keys=True).encode()).hexdigest()[:32]
        self.path = cache_root().parent / "lab" / f"{key['what']}-{key['game']}-{name}.npz"
        self._what = key["what"]
        self._arrays = arrays
        self._beside: dict[str, npt.NDArray[Any]] = {}
        self._saved_at = time.monotonic()

    def exists(self) -> bool:
        return self.path.exists()

    def load(self) -> None:
        """Fill the arrays with what was kept."""
        try:
            with np.load(self.path) as kept:
                for name, array in self._arrays.items():
                    array[...] = kept[name]
                self._beside = {name: kept[name] for name in kept.files if name not in self._arrays}
        except FileNotFoundError:
            why = "nothing that was asked for in the same words has been stopped half-way"
            raise Refusal(f"There is no {self._what} to go on with: {why}.") from None
        except (OSError, ValueError, KeyError, BadZipFile) as error:
            raise Refusal(f"The {self._what} kept in {self.path} can't be read ({error}); begin anew without --resume.") from None

    def save(self) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        fresh = self.path.with_suffix(f".{os.getpid()}.npz")
        np.savez(fresh, allow_pickle=False, **self._arrays, **self._beside)
        fresh.replace(self.path)
        self._saved_at = time.monotonic()

    def put(self, name: str, array: npt.NDArray[Any]) -> None:
        """Keep one more array, of any size, as it is when it is saved."""
        self._beside[name] = array

    def get(self, name: str) -> npt.NDArray[Any] | None:
        """What was put, in this run or before."""
        return self._beside.get(name)

    def save_now_and_then(self) -> None:
        if time.monotonic() > self._saved_at + OFTEN:
            self.save()

    def forget(self) -> None:
        self.path.unlink(missing_ok=True)

    def __exit__(self, error: type[BaseException] | None, *_: object) -> None:
        if error is None:
            self.forget()
        elif not issubclass(error, Mistake):  # who has made a mistake does not go on with it
            self.save()
