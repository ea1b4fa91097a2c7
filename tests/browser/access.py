"""Whether a page can be used by everybody: axe-core looks for what keeps people out."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
GRAVE = ("serious", "critical")
# Whoever speaks to a page says what is written on a button. axe-core asks for it only when told to.
ALSO = {"label-content-name-mismatch": {"enabled": True}}

# A colour on its way to another is none that anybody has to read.
COME_TO_REST = """async () => {
    const frame = () => new Promise(requestAnimationFrame);
    for (let round = 0; round < 10; round++) {
        await frame();
        await frame();
        const moving = document.getAnimations().filter(
            one => one.playState === 'running' && one.effect.getComputedTiming().endTime < Infinity);
        if (!moving.length) return;
        await Promise.allSettled(moving.map(one => one.finished));
    }
}"""


def check_access(page: Page) -> None:
    """Fails with everything grave that axe-core finds on the page as it is now."""
    found = barriers(page)
    assert not found, f"{page.url}\n" + "\n".join(found)


def barriers(page: Page) -> list[str]:
    if not page.evaluate("'axe' in window"):
        # Evaluated, not added as a script: the server's policy lets no script in but its own.
        page.evaluate(AXE.read_text())
    page.evaluate(COME_TO_REST)
    result: dict[str, Any] = page.evaluate("rules => axe.run(document, {resultTypes: ['violations'], rules})", ALSO)
    return [_told(violation) for violation in result["violations"] if violation["impact"] in GRAVE]


def _told(violation: dict[str, Any]) -> str:
    where = "\n".join(
        f"    {node['html'][:160]}\n      {node['failureSummary'].splitlines()[-1].strip()}" for node in violation["nodes"][:8]
    )
    return f"  {violation['id']} ({violation['impact']}): {violation['help']}\n{where}"
