"""Two small pages for people who look behind the curtain: how the server is, and what it can be asked."""

from __future__ import annotations

from html import escape
from typing import Any

from quirkbox.server import wire

_FRAME = """<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>{title}</title><style>
:root {{ color-scheme: light dark; --paper: #FBF5E9; --ink: #221E2E; --copper: #A85520 }}
@media (prefers-color-scheme: dark) {{ :root {{ --paper: #17151F; --ink: #F4EEDF; --copper: #E0915A }} }}
body {{ background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; max-width: 65ch;
  margin: 40px auto; padding: 0 16px }}
h1 {{ font-size: 28px }} h2 {{ font-size: 20px; margin-top: 32px }} a, code b {{ color: var(--copper) }}
code {{ font-size: 15px; overflow-wrap: anywhere }} dt {{ font-weight: 600 }} dd {{ margin: 0 0 8px }}
</style><h1>{title}</h1>{body}</html>"""


def health_page(health: wire.Health) -> str:
    minutes, seconds = divmod(int(health.uptime_s), 60)
    hours, minutes = divmod(minutes, 60)
    lines = {
        "Playing now": f"{health.playing} of {health.tables} tables",
        "Connected": str(health.connections),
        "Up for": f"{hours} h {minutes} min {seconds} s",
        "Version": health.version,
    }
    body = "".join(f"<dt>{escape(name)}</dt><dd>{escape(value)}</dd>" for name, value in lines.items())
    return _FRAME.format(title="Quirkbox is well", body=f"<dl>{body}</dl>")


def docs_page(openapi: dict[str, Any]) -> str:
    """The OpenAPI document to read. It needs no script from elsewhere."""
    parts = [
        f'<p>{escape(openapi["info"]["description"])} As a document for programs: <a href="/openapi.json">openapi.json</a>.</p>'
    ]
    for path, calls in openapi["paths"].items():
        for method, call in calls.items():
            parts.append(f"<h2><code><b>{method.upper()}</b> {escape(path)}</code></h2>{_call(call)}")
    return _FRAME.format(title="What Quirkbox can be asked", body="".join(parts))


def _call(call: dict[str, Any]) -> str:
    answers = "".join(
        f"<dt>{escape(status)}</dt><dd>{escape(answer['description'])}{_type_of(answer)}</dd>"
        for status, answer in call["responses"].items()
    )
    takes = _type_of(call.get("requestBody", {}))
    return f"<p>{escape(call.get('description', ''))}</p>" + (f"<p>Body{takes}</p>" if takes else "") + f"<dl>{answers}</dl>"


def _type_of(part: dict[str, Any]) -> str:
    schema = part.get("content", {}).get("application/json", {}).get("schema", {})
    name = schema.get("$ref") or schema.get("items", {}).get("$ref")
    return f": <code>{escape(name.rsplit('/', 1)[1])}</code>" if name else ""
