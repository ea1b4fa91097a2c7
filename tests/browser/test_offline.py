"""Quirkbox as an installed app: it opens without a network, says what is missing, and is never put together of two versions."""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
import uvicorn
from person import Person, wait_until
from playwright.sync_api import Browser, Page, expect
from serving import Server

from quirkbox.server.app import create_app
from quirkbox.server.client import CLIENT

READY = """async () => {
    const registration = await navigator.serviceWorker.ready;
    return registration.active?.state === 'activated' && !!navigator.serviceWorker.controller;
}"""
KEPT = """async () => {
    const found = [];
    for (const name of await caches.keys())
        for (const asked of await (await caches.open(name)).keys()) found.push(new URL(asked.url).pathname);
    return found;
}"""


def visits(browser: Browser, server: Server, width: int, height: int) -> Person:
    """Somebody who was in the lobby long enough for it to be kept."""
    ada = Person(browser, server.url, "Ada", width, height, still=True, keeps=True)
    ada.page.goto(server.url)
    wait_until(ada.page, lambda: ada.page.evaluate(READY), "no service worker came")
    return ada


def picture(page: Page, name: str) -> None:
    if folder := os.environ.get("QUIRKBOX_PICTURES"):
        page.screenshot(path=f"{folder}/{name}.png")


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)], ids=["wide", "phone"])
def test_it_opens_without_a_network_says_what_is_missing_and_comes_back(
    browser: Browser, server: Server, width: int, height: int
) -> None:
    ada = visits(browser, server, width, height)
    page = ada.page
    ada.choose_name()
    page.goto(f"{server.url}/quirkies")
    expect(page.get_by_role("heading", name="How to play")).to_be_visible()
    page.goto(f"{server.url}/quirkies/learn")
    expect(page.get_by_role("heading", name="Learn Quirkies")).to_be_visible()

    ada.context.set_offline(True)
    page.goto(server.url)
    expect(page.get_by_role("status").filter(has_text="No network.").filter(has_text="as of")).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("ROOT"))).to_be_visible()
    picture(page, f"offline-lobby-{width}")
    page.get_by_role("button", name=re.compile("Play now")).click()
    expect(page.get_by_role("button", name=re.compile("No network: this needs"))).to_be_visible()
    page.goto(f"{server.url}/quirkies")
    expect(page.get_by_role("heading", name="How to play")).to_be_visible()
    page.goto(f"{server.url}/quirkies/learn")
    expect(page.get_by_role("heading", name="Learn Quirkies")).to_be_visible()
    page.goto(f"{server.url}/rootg/learn")
    expect(page.get_by_text("never opened on this device")).to_be_visible()
    page.goto(f"{server.url}/FOX-4242")
    expect(page.get_by_text("No network: this needs a connection")).to_be_visible()
    picture(page, f"offline-table-{width}")

    page.goto(server.url)
    expect(page.get_by_text("No network.").first).to_be_visible()
    ada.context.set_offline(False)
    expect(page.get_by_text("No network.")).to_have_count(0)
    expect(page.get_by_role("button", name=re.compile("You are Ada"))).to_be_visible()
    assert not ada.errors


def test_nothing_of_anybodys_own_is_kept_and_after_forgetting_nothing_that_was_told(browser: Browser, server: Server) -> None:
    ada = visits(browser, server, 1440, 900)
    page = ada.page
    code = ada.open_table()
    page.goto(f"{server.url}/{code}")
    expect(page.get_by_role("button", name=re.compile("Start playing"))).to_be_visible()
    page.goto(f"{server.url}/quirkies/learn")
    expect(page.get_by_role("heading", name="Learn Quirkies")).to_be_visible()
    page.goto(f"{server.url}/me")
    expect(page.get_by_role("textbox", name="Your name")).to_have_value("Ada")
    told = {path for path in page.evaluate(KEPT) if path.startswith("/api/")}
    assert told == {"/api/games", "/api/games/quirkies/lessons"}
    page.get_by_role("button", name="Forget me…").click()
    page.get_by_role("button", name="Forget me", exact=True).click()
    expect(page.get_by_text("You are forgotten here.")).to_be_visible()
    # The lobby that one is shown afterwards asks for the games anew.
    assert {path for path in page.evaluate(KEPT) if path.startswith("/api/")} <= {"/api/games"}


def test_a_newer_client_is_offered_and_never_mixed_with_the_older_one(browser: Browser, tmp_path: Path) -> None:
    """A copy of the built client is renewed while somebody has it open."""
    folder = tmp_path / "client"
    shutil.copytree(CLIENT, folder)
    with serving(folder, tmp_path) as url:
        ada = Person(browser, url, "Ada", still=True, keeps=True)
        page = ada.page
        page.goto(url)
        wait_until(page, lambda: page.evaluate(READY), "no service worker came")
        before = set(page.evaluate("caches.keys()"))
        renew(folder)
        page.evaluate("navigator.serviceWorker.getRegistration().then(one => one.update())")
        expect(page.get_by_text("A new version of Quirkbox is here.")).to_be_visible()
        picture(page, "new-version")
        # What this page has not fetched yet it still gets, though the server has it no more.
        page.get_by_role("button", name=re.compile("Tiny Turbo Cars")).first.click()
        page.get_by_role("link", name="Rules, and what is in the box").click()
        expect(page.get_by_role("heading", name="How to play")).to_be_visible()
        page.get_by_role("button", name="Reload the page").click()
        wait_until(page, lambda: page.evaluate("document.querySelector('script[src]').src.includes('renewed')"), "not renewed")
        expect(page.get_by_text("A new version of Quirkbox is here.")).to_have_count(0)
        assert before < set(page.evaluate("caches.keys()"))
        ada.context.set_offline(True)
        page.reload()
        expect(page.get_by_text("No network.").first).to_be_visible()
        assert page.evaluate("document.querySelector('script[src]').src.includes('renewed')")
        assert not ada.errors


@contextmanager
def serving(client: Path, data: Path) -> Iterator[str]:
    """A server of this process's own, with that client."""
    server = uvicorn.Server(
        uvicorn.Config(create_app(f"sqlite:///{data / 'quirkbox.db'}", client=client), port=0, log_level="error", workers=1)
    )
    thread = threading.Thread(target=server.run)
    thread.start()
    try:
        while not server.started:
            assert thread.is_alive(), "the server did not come up"
            thread.join(0.05)
        yield f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join()


def renew(folder: Path) -> None:
    """The client of another build: every script and style has another name."""
    old = [file.name for file in (folder / "assets").iterdir() if file.suffix in (".js", ".css")]
    page = folder / "index.html"
    for file in [*(folder / "assets").iterdir(), page]:
        if file.suffix in (".js", ".css", ".html"):
            text = file.read_text(encoding="utf-8")
            for name in old:
                stem, kind = name.rsplit(".", 1)
                text = text.replace(name, f"{stem}-renewed.{kind}")
            file.write_text(text, encoding="utf-8")
    for name in old:
        stem, kind = name.rsplit(".", 1)
        (folder / "assets" / name).rename(folder / "assets" / f"{stem}-renewed.{kind}")
    worker = folder / "sw.js"
    listed, rest = worker.read_text(encoding="utf-8").split("\n", 1)
    build = json.loads(listed.removeprefix("self.build=").removesuffix(";"))
    build["name"] = "renewed"
    build["page"] = hashlib.sha256(page.read_bytes()).hexdigest()
    build["files"] = [re.sub(r"^(/assets/.*)\.(js|css)$", r"\1-renewed.\2", path) for path in build["files"]]
    worker.write_text(f"self.build={json.dumps(build)};\n{rest}", encoding="utf-8")
