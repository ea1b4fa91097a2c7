"""Checked rules: an index out of bounds is an error that says where, as with NumPy."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numba
from numba.core import cgutils
from numba.core.lowering import Lower

NUMBA = Path(numba.__file__).parent
_lines: list[str] = []  # of the rule that is being turned into code


def check_bounds() -> None:
    """Let Numba's own check, which only says that an index is out of bounds, name file and line."""
    cgutils.do_boundscheck = _check
    lower_inst = Lower.lower_inst

    def lower_inst_at(self: Any, inst: Any) -> Any:
        place = Path(inst.loc.filename)
        inside = place.is_relative_to(NUMBA)  # a function of Numba's own that a rule calls
        _lines.append(_lines[-1] if inside and _lines else f"{place.name}:{inst.loc.line}")
        try:
            return lower_inst(self, inst)
        finally:
            _lines.pop()

    Lower.lower_inst = lower_inst_at


def _check(context: Any, builder: Any, index: Any, size: Any, axis: Any = None) -> None:
    message = f"{_lines[-1] if _lines else 'in a rule'}: an index is out of bounds"
    outside = builder.or_(builder.icmp_signed(">=", index, size), builder.icmp_signed("<", index, index.type(0)))
    with cgutils.if_unlikely(builder, outside):
        context.call_conv.return_user_exc(builder, IndexError, (message,))
