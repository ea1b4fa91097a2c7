"""Whatever a client sends: one clear sentence, and the connection stays."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from people import Place, Socket, sqlite
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from quirkbox.server.connection import BURST


@pytest.fixture
async def place(tmp_path: Path) -> AsyncIterator[Place]:
    async with Place(sqlite(tmp_path)) as place:
        yield place


async def why(talking: Socket, text: str | bytes) -> tuple[str, str]:
    """Send something, and hear why not."""
    before = sum(tell.type == "refused" for tell in talking.heard)
    await talking.send_raw(text)
    await talking.until(lambda s: sum(t.type == "refused" for t in s.heard) > before)
    refused = [tell for tell in talking.heard if tell.type == "refused"][-1]
    return refused.id, refused.why


WRONG = [
    ("", "", "This is not JSON."),
    ("{", "", "This is not JSON."),
    (b"\xff\xfe\x00", "", "This is not JSON."),
    ("[" * 30_000, "", "This is not JSON."),
    ('{"type": "look", "id": "\\ud800", "seat": 1}', "", "This is not JSON."),
    ("null", "", "The message must be an object."),
    ("[]", "", "The message must be an object."),
    ("{}", "", "A message needs a type."),
    (
        '{"type": "fly", "id": "7"}',
        "7",
        "There is no message of the type 'fly'; "
        "there is move, take_back, look, sit, stand, bot, options, pieces, public, hints, door, knock, let_in, "
        "send_away, tempo, minder, clock, propose, "
        "answer, say, write, chat, start, rematch, pong.",
    ),
    ('{"type": "look", "id": "7"}', "7", "seat is missing."),
    ('{"type": "look", "seat": 1}', "", "id is missing."),
    ('{"type": "look", "id": "", "seat": 1}', "", "id must not be empty."),
    (json.dumps({"type": "look", "id": "i" * 65, "seat": 1}), "", "id must have at most 64 characters."),
    ('{"type": "look", "id": 7, "seat": 1}', "", "id must be text."),
    ('{"type": "look", "id": "7", "seat": "1"}', "7", "seat must be a whole number."),
    ('{"type": "look", "id": "7", "seat": 1.5}', "7", "seat must be a whole number."),
    ('{"type": "look", "id": "7", "seat": 1, "hat": 2}', "7", "There is no field hat here."),
    ('{"type": "move", "id": "7", "seat": 1, "seq": 0, "do": []}', "7", "do must be an object."),
    ('{"type": "public", "id": "7", "public": "yes"}', "7", "public must be true or false."),
    ('{"type": "options", "id": "7", "options": {"claims": 1}}', "7", "options.claims must be text."),
    ('{"type": "sit", "id": "7", "seat": 1, "name": "  "}', "7", "A name needs at least one letter."),
    ('{"type": "sit", "id": "7", "seat": 1, "name": "\\u202e"}', "7", "A name needs at least one letter."),
    (
        json.dumps({"type": "sit", "id": "7", "seat": 1, "name": "n" * 25}),
        "7",
        "name must have at most 24 characters.",
    ),
    (json.dumps({"type": "look", "id": "7", "seat": 10**30}), "7", "There is no such seat at this table."),
    (
        '{"type": "bot", "id": "7", "seat": 1, "bot": "skynet"}',
        "7",
        "There is no bot 'skynet'; there is random, greedy, search, trained, master.",
    ),
    (
        json.dumps({"type": "move", "id": "7", "seat": 0, "seq": 0, "do": {"x" * 70_000: 1}}),
        "",
        "That message is too large: 64 KiB is the most.",
    ),
    ("x" * 10_000_000, "", "That message is too large: 64 KiB is the most."),
]


async def test_what_is_wrong_is_said_in_one_sentence(place: Place) -> None:
    ada = place.person()
    talking = await ada.at(await ada.open_table())
    for text, ask_id, sentence in WRONG:
        assert await why(talking, text) == (ask_id, sentence)
    await talking.done("public", public=True)  # still on speaking terms


async def test_a_shower_of_asks_is_slowed_down(place: Place) -> None:
    ada = place.person()
    talking = await ada.at(await ada.open_table())
    for number in range(int(BURST) * 3):
        await talking.send({"type": "look", "id": str(number), "seat": 0})
    await talking.until(lambda s: sum(t.type in ("refused", "done") for t in s.heard) == BURST * 3)
    refused = [tell for tell in talking.heard if tell.type == "refused"]
    assert refused[0].why == "That was too much at once: wait a moment and try again."
    assert len({tell.id for tell in talking.heard if tell.type in ("refused", "done")}) == BURST * 3
    assert sum(tell.type == "done" for tell in talking.heard) >= BURST - 5
    while (answer := await talking.ask("look", seat=0)).type == "refused":
        assert "too much at once" in answer.why  # a moment later it is heard again


async def test_a_table_that_is_not_there_says_so(place: Place) -> None:
    talking = await place.person().at("FOX-99")
    await talking.closed.wait()
    assert [tell.why for tell in talking.heard] == ["There is no table FOX-99."]
    assert talking.connection.close_code == 4404


async def test_an_address_that_makes_no_sense_is_refused_in_words(place: Place) -> None:
    person = place.person()
    talking = await person.at(await person.open_table(), seq="soon")
    await talking.closed.wait()
    assert [tell.why for tell in talking.heard] == ["seq in the address of a table is a whole number, not 'soon'."]


async def test_the_socket_takes_no_orders_from_other_sites(place: Place) -> None:
    code = await place.person().open_table()
    url = f"ws://{place.host}/api/tables/{code}/live"
    with pytest.raises(InvalidStatus) as refusal:
        await connect(url, origin="http://evil.example")  # type: ignore[arg-type]
    assert refusal.value.response.status_code == 403
    async with connect(url, origin=place.url) as own:  # type: ignore[arg-type]
        assert "set-cookie" in own.response.headers  # type: ignore[union-attr]
        assert '"type":"table"' in str(await own.recv())


async def test_only_people_at_the_table_change_it(place: Place) -> None:
    ada = place.person()
    code = await ada.open_table()
    stranger = await place.person("Cy").at(code)
    for kind, fields in (
        ("options", {"options": {"claims": "call"}}),
        ("public", {"public": True}),
        ("bot", {"seat": 1, "bot": "random"}),
        ("start", {}),
    ):
        assert "Only somebody who sits at the table can" in await stranger.refused(kind, **fields)
    assert await stranger.refused("sit", seat=0, name="Cy") == "Ada sits there."
    assert await stranger.refused("stand", seat=0) == "Only Ada can leave this seat."


async def test_a_fault_of_ours_is_no_traceback(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = place.person()
    talking = await ada.at(await ada.open_table())

    def fail(*_: object) -> None:
        raise ZeroDivisionError("inside")

    monkeypatch.setattr(place.lobby.store, "save", fail)
    assert await talking.refused("public", public=True) == (
        "Something went wrong on our side, and nothing has changed. Please try again."
    )
    monkeypatch.setattr(place.lobby.store, "count", fail)
    answer = await ada.http.get("/health")
    assert answer.status_code == 500
    assert answer.json() == {"why": {"id": "our-fault", "args": {}}}
