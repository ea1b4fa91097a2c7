"""Writes the reference of the command line into its page, from the commands themselves."""

import re
from collections.abc import Iterator
from typing import Any

from sphinx.application import Sphinx
from typer.main import get_command

from quirkbox.cli import app as commands

HERE = "<!-- every command, with its options -->"


def reference() -> str:
    return "\n".join(_command(name, command) for name, command in _all("", get_command(commands)))


def _all(before: str, group: Any) -> Iterator[tuple[str, Any]]:
    """All commands, those of a group by both names."""
    for name, command in sorted(group.commands.items()):
        if hasattr(command, "commands"):
            yield from _all(f"{name} ", command)
        else:
            yield before + name, command


def _command(name: str, command: Any) -> str:
    shown = [parameter for parameter in command.params if not parameter.hidden]
    arguments = [parameter for parameter in shown if not parameter.opts[0].startswith("-")]
    usage = " ".join(["quirkbox", name, *(_argument(argument) for argument in arguments)])
    rows = [_row(parameter) for parameter in shown]
    table = ["| | |", "| --- | --- |", *rows, ""] if rows else []
    return "\n".join([f"## {name}", "", f"`{usage}`", "", _markdown(command.help), "", *table])


def _argument(argument: Any) -> str:
    return str(argument.metavar or argument.name.upper())


def _row(parameter: Any) -> str:
    name, *others = sorted(parameter.opts, key=len, reverse=True)
    if not name.startswith("-"):
        return f"| `{_argument(parameter)}` | {parameter.help} |"
    names = ", ".join(f"`{each}`" for each in [name, *others, *parameter.secondary_opts])
    return f"| {names} | {parameter.help}{_default(parameter)} |"


def _default(parameter: Any) -> str:
    if isinstance(parameter.show_default, str):
        return f" (else {parameter.show_default})"
    if parameter.default in (None, False) or parameter.is_flag:
        return ""
    return f" (else `{parameter.default}`)"


def _markdown(text: str) -> str:
    """Rich's words in bold are commands."""
    return re.sub(r"\[bold\](.*?)\[/bold\]", r"`\1`", text)


def setup(app: Sphinx) -> dict[str, bool]:
    def write(app: Sphinx, docname: str, content: list[str]) -> None:
        if HERE in content[0]:
            content[0] = content[0].replace(HERE, reference())

    app.connect("source-read", write)
    return {"parallel_read_safe": True}
