"""Friends by link: who becomes one, what they are told, being asked to a table, and the end of it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

from people import HURRY, Person, Place, eventually, sqlite, why_of

from quirkbox.server.friends import INVITE_LASTS, LINK_LASTS


async def named(place: Place, name: str) -> Person:
    person = place.person(name)
    await person.http.put("/api/me", json={"name": name})
    return person


async def link_of(person: Person) -> str:
    answer = await person.http.post("/api/friends/link")
    assert answer.status_code == 201, answer.text
    return str(answer.json()["code"])


async def follow(person: Person, code: str) -> Any:
    return await person.http.post("/api/friends", json={"code": code, "name": person.name})


async def friends_of(person: Person) -> list[Any]:
    found: list[Any] = (await person.http.get("/api/friends")).json()
    return found


async def two_friends(place: Place) -> tuple[Person, Person]:
    ada, bo = await named(place, "Ada"), place.person("Bo")
    assert (await follow(bo, await link_of(ada))).json()["name"] == "Ada"
    return ada, bo


async def test_a_link_makes_friends_until_there_is_a_new_one(database: str) -> None:
    async with Place(database) as place:
        nobody = place.person("Nobody")
        assert "called first" in why_of(await nobody.http.post("/api/friends/link"))
        ada, bo, cy = await named(place, "Ada"), place.person("Bo"), place.person("Cy")
        old = await link_of(ada)
        assert "your own" in why_of(await follow(ada, old))
        assert (await follow(bo, old)).status_code == 201
        assert (await follow(bo, old)).status_code == 201  # again is the same
        assert [friend["name"] for friend in await friends_of(ada)] == ["Bo"]
        assert [friend["name"] for friend in await friends_of(bo)] == ["Ada"]
        new = await link_of(ada)
        answer = await follow(cy, old)
        assert answer.status_code == 404
        assert "does not any more" in why_of(answer)
        clock = place.lobby.clock
        late = clock.now_ms() + LINK_LASTS * 1000 + 1
        clock.now_ms = lambda: late  # type: ignore[method-assign]
        assert (await follow(cy, new)).status_code == 404
        assert await friends_of(cy) == []


async def test_who_tries_out_links_is_not_answered_any_more(tmp_path: Path) -> None:
    async with Place(sqlite(tmp_path), replace(HURRY, limit_strangers="2/minute")) as place:
        cy = place.person("Cy")
        await cy.http.get("/api/me")
        answers = [(await follow(cy, f"x{number}")).status_code for number in range(4)]
        assert answers == [404, 404, 429, 429]


async def test_friends_see_each_other_and_only_open_tables(database: str) -> None:
    async with Place(database) as place:
        ada, bo = await two_friends(place)
        assert not (await friends_of(ada))[0]["here"]
        await bo.http.get("/api/tables")  # he looks at the lobby
        assert (await friends_of(ada))[0]["here"]
        code = await bo.open_table(game="rootg")
        two = await bo.at(code)

        async def told() -> tuple[Any, Any, Any]:
            friend = (await friends_of(ada))[0]
            return friend["game"], friend["status"], friend["code"]

        answers: list[tuple[Any, Any, Any]] = []
        while not answers or answers[-1][0] is None:  # the database hears a moment later who is connected
            answers.append(await told())
        assert answers[-1] == ("rootg", "waiting", code)
        await two.done("door", opens="locked", watching=True)
        assert await told() == ("rootg", "waiting", None)
        await two.done("bot", seat=1, bot="random")
        await two.done("start")
        assert await told() == ("rootg", "playing", code)
        await two.done("door", opens="locked", watching=False)
        assert await told() == ("rootg", "playing", None)


async def test_a_friend_is_asked_to_a_table_once(database: str) -> None:
    async with Place(database) as place:
        ada, bo = await two_friends(place)
        told: list[str] = []

        async def tell(token: str, title: str, body: Any, path: str, tag: str) -> None:
            told.append(f"{body} {path}")

        place.lobby.push.tell = tell  # type: ignore[method-assign]
        player = (await friends_of(ada))[0]["player"]
        code = await ada.open_table()
        one = await ada.at(code)
        for _ in range(2):
            assert (await ada.http.post(f"/api/friends/{player}/invite", json={"code": code})).json() == {"code": code}
        await eventually(lambda: told)
        assert told == [f"Ada asks you to a game of Quirkies. /{code}"]

        async def invited() -> list[Any]:
            found: list[Any] = (await bo.http.get("/api/tables")).json()["invited"]
            return found

        assert [(invite["by"], invite["code"]) for invite in await invited()] == [("Ada", code)]
        theirs = (await friends_of(bo))[0]["player"]
        answer = await bo.http.post(f"/api/friends/{theirs}/invite", json={"code": code})
        assert "sits at the table" in why_of(answer)
        stranger = await named(place, "Cy")
        assert (await stranger.http.post(f"/api/friends/{player}/invite", json={"code": code})).status_code == 404
        clock, now = place.lobby.clock, place.lobby.clock.now_ms()
        clock.now_ms = lambda: now + INVITE_LASTS * 1000 + 1  # type: ignore[method-assign]
        assert await invited() == []
        clock.now_ms = lambda: now  # type: ignore[method-assign]
        await one.done("bot", seat=1, bot="random")
        await one.done("start")
        assert await invited() == []  # it has begun


async def test_no_longer_friends_sees_nothing_any_more(database: str) -> None:
    async with Place(database) as place:
        ada, bo = await two_friends(place)
        player = (await friends_of(ada))[0]["player"]
        code = await ada.open_table()
        await ada.http.post(f"/api/friends/{player}/invite", json={"code": code})
        assert (await ada.http.delete(f"/api/friends/{player}")).json() == []
        assert await friends_of(bo) == []
        assert (await bo.http.get("/api/tables")).json()["invited"] == []
        assert (await ada.http.post(f"/api/friends/{player}/invite", json={"code": code})).status_code == 404


async def test_who_is_forgotten_is_nobodys_friend(database: str) -> None:
    async with Place(database) as place:
        ada, bo = await two_friends(place)
        link = await link_of(bo)
        await bo.http.delete("/api/me")
        assert await friends_of(ada) == []
        assert (await follow(await named(place, "Cy"), link)).status_code == 404
