"""`quirkbox reports`: what players have reported to whoever runs the server."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Any

import typer
from rich.markup import escape

from quirkbox.commands.host import engine_of
from quirkbox.commands.shared import AsJson, Data, Database, err, out, print_json

Everything = Annotated[bool, typer.Option("--all", help="those that are settled, too")]
Settle = Annotated[int | None, typer.Option("--settle", metavar="N", help="report N is seen to")]


def reports(
    data: Data = None, database: Database = None, everything: Everything = False, settle: Settle = None, as_json: AsJson = False
) -> None:
    """What players have reported of others, with the last lines that were written at their table."""
    from sqlalchemy import select, update

    from quirkbox.engine import Refusal
    from quirkbox.server import rows

    with engine_of(data, database) as engine:
        if settle is not None:
            seen = update(rows.reports).where(rows.reports.c.id == settle).values(settled=True)
            with engine.connect().execution_options(writes=True) as connection, connection.begin():
                if connection.execute(seen).rowcount == 0:
                    raise Refusal(f"There is no report {settle}.")
        wanted = select(rows.reports).order_by(rows.reports.c.at)
        wanted = wanted if everything else wanted.where(~rows.reports.c.settled)
        with engine.connect() as connection:
            found = [dict(row) for row in connection.execute(wanted).mappings()]
    if as_json:
        print_json(found)
        return
    if not found:
        err.print("Nothing is reported." if everything else "No report waits.", highlight=False)
    for report in found:
        _show(report)


def _show(report: dict[str, Any]) -> None:
    done = ", settled" if report["settled"] else ""
    out.print(
        f"[bold]{report['id']}[/bold] {_when(report['at'])}, {report['game']} at {report['table']}: "
        f"[bold]{escape(report['name'])}[/bold] (player {report['about']}) for {report['why']}{done}",
        highlight=False,
    )
    if report["more"]:
        out.print(f"  {escape(report['more'])}", highlight=False)
    for line in report["lines"]:
        out.print(f"    {_when(line['at'])} {escape(line['who'])}: {escape(line['text'])}", highlight=False)


def _when(ms: int) -> str:
    return datetime.fromtimestamp(ms / 1000).strftime("%Y-%m-%d %H:%M")
