"""What somebody is given who asks for everything that is kept of them."""

import json
from collections.abc import Callable

import pytest

from medici.online.client import Client
from medici.online.server.hosting.personal_data import Export
from medici.online.server.run import Server
from tests.online.server.authenticator import Authenticator
from tests.online.server.conftest import exactly, guests, seated, session_of
from tests.online.server.test_passkeys import SITE, Browser, make

pytestmark = pytest.mark.anyio


async def exported(url: str, session: str | None) -> Export:
    client = Client(url, session)
    text = json.dumps(await client.request("GET", "/api/me/export"))
    read: Export = exactly(text, Export)
    return read


async def test_chat_seeds_and_tables_that_were_only_laid_are_told(url: str) -> None:
    async with seated(url, "dice", ("Cosimo", "Bianca")) as (cosimo, bianca):
        host = Client(url, session_of(cosimo))
        laid = await host.create_table("card", 2)  # and never joined
        await host.request("GET", "/api/me")
        await cosimo.chat("buona sera")
        await bianca.chat("what others say is theirs")
        told = await exported(url, host.session)
        assert {table.table for table in told.hosted} == {cosimo.id, laid}
        assert {(table.game, table.status) for table in told.hosted} == {
            ("dice", "running"),
            ("card", "open"),
        }
        assert [seat.table for seat in told.tables] == [cosimo.id]
        deeds = {deed.did: deed for deed in told.deeds if deed.table == cosimo.id}
        assert deeds.keys() == {"table-created", "seat-taken", "said"}
        assert (deeds["said"].text, deeds["said"].name) == ("buona sera", "Cosimo")
        assert deeds["seat-taken"].seed
        assert deeds["seat-taken"].seat == 0
        assert "what others say" not in str(told)
        assert "Bianca" not in str(told)
        theirs = await exported(url, session_of(bianca))
        assert theirs.hosted == []
        assert {deed.did for deed in theirs.deeds} == {"seat-taken", "said"}


async def test_an_onlooker_is_told_what_they_said(url: str) -> None:
    async with seated(url, "dice", ("Cosimo",)) as (cosimo,):
        (eve,) = await guests(url, "Eve")
        async with eve.table(cosimo.id) as looking:
            await looking.chat("who is winning?")
        told = await exported(url, eve.session)
    assert told.tables == []
    (deed,) = told.deeds
    assert (deed.table, deed.text) == (cosimo.id, "who is winning?")


async def test_devices_and_passkeys_are_told_without_their_keys(
    start: Callable[..., tuple[str, Server]],
) -> None:
    url, _ = start(origins=(SITE,))
    (ada,) = await guests(url, "Ada")
    async with Browser(url) as browser:
        browser.headers["Cookie"] = f"medici_session={ada.session}"
        made = await make(browser, Authenticator(SITE))
    told = await exported(url, ada.session)
    (passkey,) = told.passkeys
    assert (passkey.name, passkey.site, passkey.used) == ("Passkey", "medici.example", None)
    (session,) = told.sessions
    assert session.created <= session.used
    for key in (made["id"], str(ada.session)):
        assert key not in str(told)
