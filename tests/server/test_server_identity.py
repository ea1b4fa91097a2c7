"""Somebody comes to another device by words, once and soon; and whoever wants to be forgotten is."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from people import HURRY, Person, Place, eventually, sqlite, why_of
from sqlalchemy import create_engine, text

from quirkbox.server.codes import WORDS
from quirkbox.server.guard import hashed
from quirkbox.server.identity import LENGTH


async def words_of(person: Person) -> str:
    answer = await person.http.post("/api/me/words")
    assert answer.status_code == 201, answer.text
    return str(answer.json()["words"])


async def come(person: Person, words: str) -> int:
    return (await person.http.post("/api/me/come", json={"words": words})).status_code


async def test_somebody_comes_to_another_device_and_has_their_seat_there(database: str) -> None:
    async with Place(database) as here, Place(database) as there:
        ada, phone = here.person("Ada"), there.person("?")
        await ada.http.put("/api/me", json={"name": "Ada", "face": 2})
        code = await ada.open_table()
        words = await words_of(ada)
        assert await come(phone, words.lower().replace("-", " ")) == 200
        assert (await phone.http.get("/api/me")).json() == (await ada.http.get("/api/me")).json()
        assert [line["code"] for line in (await phone.http.get("/api/tables")).json()["mine"]] == [code]
        assert (await phone.at(code)).table.looking_as == 0
        assert (await ada.http.get("/api/me")).json()["name"] == "Ada"  # the first device stays who it was


async def test_words_are_good_for_once_and_new_ones_end_the_old(database: str) -> None:
    async with Place(database) as here, Place(database) as there:
        ada, phone, eve = here.person("Ada"), here.person(), there.person()
        await ada.open_table()
        old, words = await words_of(ada), await words_of(ada)
        assert await come(eve, old) == 404
        assert await come(phone, words) == 200
        assert await come(eve, words) == 404
        assert (await eve.http.get("/api/me")).json()["name"] is None


async def test_words_are_not_good_for_long(database: str) -> None:
    async with Place(database, replace(HURRY, move=0.0)) as place:
        ada, phone = place.person("Ada"), place.person()
        await ada.open_table()
        late = await phone.http.post("/api/me/come", json={"words": await words_of(ada)})
        assert late.status_code == 404
        assert why_of(late) == "These words lead to nobody, or do not any more: ask the other device for new ones."


async def test_who_tries_out_words_is_not_answered_any_more_even_if_they_are_right(tmp_path: Path) -> None:
    assert len(set(WORDS)) ** LENGTH > 10**12
    async with Place(sqlite(tmp_path), replace(HURRY, limit_strangers="3/minute")) as place:
        ada, eve = place.person("Ada"), place.person("Eve")
        await ada.open_table()
        await eve.http.get("/api/me")
        words = await words_of(ada)
        wrong = ["-".join([word] * LENGTH) for word in WORDS[:4]]
        assert [await come(eve, guess) for guess in wrong] == [404, 404, 404, 429]
        assert await come(eve, words) == 429
        assert (await eve.http.get("/api/me")).json()["name"] is None


async def test_words_are_as_slow_to_make_as_others_are_to_solve(tmp_path: Path) -> None:
    async with Place(sqlite(tmp_path), replace(HURRY, limit_solving="2/hour")) as place:
        ada = place.person("Ada")
        await ada.open_table()
        assert [(await ada.http.post("/api/me/words")).status_code for _ in range(3)] == [201, 201, 429]


async def test_the_database_knows_neither_words_nor_cookie(tmp_path: Path) -> None:
    async with Place(sqlite(tmp_path)) as place:
        ada = place.person("Ada")
        await ada.open_table()
        words, cookie = await words_of(ada), ada.http.cookies["quirkbox"]
    kept = b"".join(path.read_bytes() for path in tmp_path.glob("quirkbox.db*"))
    assert hashed(cookie).encode() in kept
    assert cookie.encode() not in kept
    assert words.encode() not in kept
    assert words.replace("-", "").encode() not in kept


async def test_what_is_no_code_is_said_in_words(tmp_path: Path) -> None:
    async with Place(sqlite(tmp_path)) as place:
        ada = place.person("Ada")
        for wrong in ("", "FOX-TEA", "FOX" * 7, "QQQ-" * 6, "ß" * 18):
            answer = await ada.http.post("/api/me/come", json={"words": wrong})
            assert (answer.status_code, why_of(answer)[:44]) == (409, "A code to come over with is 6 words of three")
        nobody = await ada.http.post("/api/me/words")
        assert (nobody.status_code, why_of(nobody)) == (
            409,
            "There is nobody to move yet: say what you are called first.",
        )
        for face in (-1, 4, "2"):
            assert (await ada.http.put("/api/me", json={"name": "Ada", "face": face})).status_code == 422


async def test_who_is_forgotten_leaves_nothing_that_leads_to_them(database: str) -> None:
    """Their seats are free, in every process, also while others play on; and their words are good for nothing."""
    async with Place(database) as here, Place(database) as there:
        ada, bo = here.person("Ada"), there.person("Bo")
        waiting, running = await ada.open_table(), await ada.open_table()
        words = await words_of(ada)
        seat, other = await ada.at(running), await bo.at(running)
        await other.done("sit", seat=1, name="Bo")
        await seat.until(lambda s: s.table.seats[1].kind == "person")
        await seat.done("start")
        await other.until(lambda s: s.now)
        token = hashed(ada.http.cookies["quirkbox"])
        gone = await ada.http.delete("/api/me")
        assert gone.json() == {"name": None, "face": 0, "player": None}
        assert "quirkbox" not in ada.http.cookies
        await other.until(lambda s: s.table.seats[0].kind == "free")
        await eventually(lambda: here.lobby._sessions[running].table.seats[0].kind == "free")
        assert (await ada.http.get("/api/tables")).json()["mine"] == []
        assert [s["kind"] for s in (await bo.http.get(f"/api/tables/{waiting}")).json()["seats"]] == ["free"] * 4
        assert await come(bo, words) == 404
        await other.done("bot", seat=0, bot="greedy")
        engine = create_engine(database)
        with engine.connect() as connection:
            for table in ("seats", "guests"):
                assert connection.scalar(text(f"SELECT count(*) FROM {table} WHERE token = '{token}'")) == 0
            assert connection.scalar(text("SELECT count(*) FROM moves")) == 0
            assert not [door for (door,) in connection.execute(text("SELECT door FROM tables")) if token in str(door)]
        engine.dispose()
