"""After a race of Tiny Turbo Cars: one's turns against a ghost, on a phone and on a desktop."""

from __future__ import annotations

import os
import re

from access import check_access
from person import Person
from playwright.sync_api import Browser, expect
from serving import Server

# A race of somebody who slides a few times this way and that, and is done.
RACE = """async () => {
  const wish = { game: 'tiny_turbo_cars', name: 'Ada', bots: ['greedy'], start: true, options: { programming: 'counted' } };
  const headers = { 'Content-Type': 'application/json' };
  const { code } = await (await fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify(wish) })).json();
  const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${code}/live`);
  let asks = 0;
  await new Promise((over) => {
    socket.onmessage = ({ data }) => {
      const told = JSON.parse(data);
      if (told.type === 'ping') socket.send(JSON.stringify({ type: 'pong', n: told.n }));
      const quick = { type: 'tempo', id: 't', tempo: 'quick' };
      if (told.type === 'table' && told.tempo !== 'quick') socket.send(JSON.stringify(quick));
      if (told.type !== 'update') return;
      if (told.over) { socket.close(); over(null); return; }
      if (!told.legal.length) return;
      const slid = told.view.drivers[0].slides;
      const slides = told.legal.filter(({ act }) => act === 'slide');
      const done = told.legal.find(({ act }) => act === 'done');
      const what = done && slid >= 5 ? done : slides.length ? slides[(asks * 5) % slides.length] : told.legal.at(-1);
      socket.send(JSON.stringify({ type: 'move', id: `out${asks++}`, seat: 0, seq: told.seq, do: what }));
    };
  });
  return code;
}"""


def test_ones_turns_are_driven_against_a_ghost(browser: Browser, server: Server) -> None:
    ada = Person(browser, server.url, "Ada", 1440, 900, still=True)
    page = ada.page
    page.goto(server.url)
    code = page.evaluate(RACE)
    for width, height in ((1440, 900), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        page.goto(f"{server.url}/{code}/analysis")
        after = page.get_by_role("region", name="Turn by turn, with a ghost")
        expect(after.locator('[data-at="verdict"]')).to_contain_text(re.compile("slides there was a program|was found|worth"))
        race = after.get_by_role("img", name="The ghost race")
        expect(race).to_be_visible()
        back, on = (after.get_by_role("button", name=name) for name in ("One command back", "One command on"))
        expect(on).to_be_disabled()
        while back.is_enabled():
            back.click()
        expect(after.locator('[data-at="ghost"]')).to_have_text("At the start of the turn.")
        on.click()
        expect(after.locator('[data-at="ghost"]')).to_contain_text("Command 1:")
        check_access(page)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        for _ in range(3):
            on.click()
        if folder := os.environ.get("QUIRKBOX_PICTURES"):
            after.screenshot(path=f"{folder}/ghost-{width}.png")
            page.evaluate("document.documentElement.dataset.theme = 'dark'")
            after.screenshot(path=f"{folder}/ghost-{width}-dark.png")
    after.get_by_role("link", name="This turn in the replay").click()
    expect(page).to_have_url(re.compile(rf"/{code}/replay/\d+$"))
    assert not ada.errors
