"""This is you: a name, a face, another device, and the way out."""

from __future__ import annotations

import os
import re

import pytest
from access import check_access
from person import Person
from playwright.sync_api import Browser, expect
from serving import Server


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)], ids=["wide", "phone"])
def test_somebody_moves_to_another_device_and_is_forgotten(browser: Browser, server: Server, width: int, height: int) -> None:
    ada = Person(browser, server.url, "Ada", width, height, still=True)
    code = ada.open_table()
    ada.page.goto(f"{server.url}/me")
    expect(ada.page.get_by_role("textbox", name="Your name")).to_have_value("Ada")
    ada.page.get_by_role("radio", name="red square").check(force=True)
    ada.page.get_by_role("button", name="That’s me").click()
    ada.page.get_by_role("button", name="Give me words").click()
    words = ada.page.locator(".words").inner_text()
    expect(ada.page.get_by_role("img", name="QR code with the link that moves you")).to_be_visible()
    check_access(ada.page)
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    if folder := os.environ.get("QUIRKBOX_PICTURES"):
        ada.page.screenshot(path=f"{folder}/me-{width}.png", full_page=True)

    phone = Person(browser, server.url, "?", 390, 844, still=True)
    phone.page.goto(f"{server.url}/me")
    phone.page.get_by_role("textbox", name="The six words").fill(words.lower())
    phone.page.get_by_role("button", name="Come over").click()
    check_access(phone.page)
    phone.page.get_by_role("button", name="Yes, that’s me").click()
    expect(phone.page.get_by_role("link", name="Back to the table")).to_have_attribute("href", f"/{code}")
    expect(phone.page.get_by_role("button", name=re.compile("You are Ada"))).to_be_visible()

    phone.page.goto(f"{server.url}/me")
    phone.page.get_by_role("button", name="Forget me…").click()
    phone.page.get_by_role("button", name="Forget me", exact=True).click()
    expect(phone.page.get_by_role("heading", name="First time here?")).to_be_visible()
    assert not ada.errors + phone.errors


def test_words_in_a_link_are_never_sent_before_one_agrees(browser: Browser, server: Server) -> None:
    mia = Person(browser, server.url, "Mia", still=True)
    asked: list[str] = []
    mia.page.on("request", lambda request: asked.append(f"{request.method} {request.url} {request.post_data}"))
    mia.page.goto(f"{server.url}/me#FOX-TEA-OWL-SKY-BEE-JAM")
    expect(mia.page.get_by_role("heading", name="Is this you, too?")).to_be_visible()
    assert mia.page.url == f"{server.url}/me"
    assert not [line for line in asked if "TEA" in line.split("#")[0] or line.startswith("POST")]
    mia.page.get_by_role("button", name="Yes, that’s me").click()
    expect(mia.page.get_by_text("These words lead to nobody")).to_be_visible()
    mia.page.get_by_role("button", name="No, stay as I am").click()
    expect(mia.page.get_by_role("heading", name="This is you")).to_be_visible()
