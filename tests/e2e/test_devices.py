"""Keeping a name: passkeys and devices, in a browser with an authenticator of its own."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import CDPSession, Locator, expect

from tests.e2e.conftest import Visit
from tests.e2e.house import House
from tests.e2e.person import Person
from tests.e2e.test_axe import blameless

PHONE = {"width": 390, "height": 844}
KEYS = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


@pytest.fixture
def named(house: House) -> str:
    """The house by its name: an address of numbers has no passkeys."""
    return house.url.replace("127.0.0.1", "localhost")


def authenticator(person: Person) -> CDPSession:
    """Give a browser a device that keeps passkeys and always says yes."""
    line = person.context.new_cdp_session(person.page)
    line.send("WebAuthn.enable")
    line.send("WebAuthn.addVirtualAuthenticator", {"options": KEYS})
    return line


@pytest.fixture
def ada(visit: Visit, named: str) -> Iterator[Person]:
    ada = visit(settings={}, url=named)
    line = authenticator(ada)
    yield ada
    line.detach()


def keep_name(person: Person) -> None:
    """Make a passkey, as the settings offer it."""
    person.go("/settings")
    person.button("devices-make").click()
    expect(person.page.get_by_text(person.say("devices-made"))).to_be_visible()


def listed(person: Person, title: str) -> Locator:
    """The entries of a list in the settings."""
    name = person.say(title)
    return person.page.get_by_role("list", name=name, exact=True).get_by_role("listitem")


def test_a_name_and_its_tables_come_back_with_a_passkey(ada: Person) -> None:
    player = ada.become("Ginevra")
    ask = ada.context.request
    terms = {"game": "card", "players": 2}
    table = ask.post(f"{ada.url}/api/tables", data=terms).json()["table"]
    ada.go(f"/tables/{table}")
    ada.button("lobby-sit-at", seat=1).click()
    expect(ada.page.get_by_text("Ginevra").first).to_be_visible()
    keep_name(ada)
    expect(listed(ada, "devices-keys")).to_have_count(1)
    ada.context.clear_cookies()
    ada.page.evaluate("localStorage.removeItem('medici-name')")
    ada.page.evaluate("localStorage.removeItem('medici-my-games')")
    ada.go("/")
    assert ask.get(f"{ada.url}/api/me").json() is None
    ada.page.get_by_role("button", name=ada.like("home-change-name")).click()
    with ada.page.expect_navigation():
        ada.button("devices-sign-in").click()
    change = ada.say("home-change-name", name="Ginevra")
    expect(ada.page.get_by_role("button", name=change)).to_be_visible()
    assert ask.get(f"{ada.url}/api/me").json() == {"player": player, "name": "Ginevra"}
    expect(ada.page.locator(f"a[href*='{table}']").first).to_be_visible()


def test_a_device_with_a_passkey_makes_no_second_and_the_first_can_go(ada: Person) -> None:
    ada.become("Isotta")
    keep_name(ada)
    ada.button("devices-make").click()
    known = ada.page.get_by_text(ada.say("devices-problem-passkey-known"))
    expect(known).to_be_visible()
    (entry,) = listed(ada, "devices-keys").all()
    entry.get_by_role("button", name=ada.like("devices-key-name")).click()
    window = ada.dialog("devices-key-naming")
    window.get_by_role("textbox").fill("The small telephone")
    ada.button("home-save", window).click()
    expect(entry).to_contain_text("The small telephone")
    remove = ada.say("devices-key-remove", name="The small telephone")
    entry.get_by_role("button", name=remove).click()
    ada.button("devices-key-do", ada.dialog("devices-key-ask")).click()
    expect(listed(ada, "devices-keys")).to_have_count(0)
    ada.forgive("403")
    ada.button("devices-sign-in").click()
    expect(ada.page.get_by_text(ada.say("devices-problem-no-passkey"))).to_be_visible()


@pytest.mark.long
def test_devices_are_listed_and_ended(visit: Visit, ada: Person, named: str) -> None:
    ada.become("Bianca")
    others = [visit(settings={}, url=named) for _ in range(3)]
    for other in others:
        token = ada.context.request.post(f"{ada.url}/api/me/link").json()["token"]
        other.context.request.post(f"{ada.url}/api/link", data={"token": token})
    ada.go("/settings")
    entries = listed(ada, "devices-list")
    expect(entries).to_have_count(4)
    here = ada.say("devices-current")
    expect(entries.filter(has_text=here)).to_have_count(1)
    assert "Chrome" in entries.filter(has_text=here).inner_text()
    entries.filter(has_not_text=here).first.get_by_role("button").click()
    expect(entries).to_have_count(3)
    blameless(ada)
    ada.button("devices-end-others").click()
    expect(entries).to_have_count(1)
    for other in others:
        assert other.context.request.get(f"{named}/api/me").status == 401
        other.forgive("401")
        other.go("/settings")
        expect(listed(other, "devices-list")).to_have_count(0)
    expect(ada.button("devices-leave")).to_be_hidden()  # there would be no way back
    keep_name(ada)
    blameless(ada)
    ada.button("devices-leave").click()
    expect(ada.page.get_by_text(ada.say("devices-signed-out"))).to_be_visible()
    assert ada.context.request.get(f"{named}/api/me").json() is None
    with ada.page.expect_navigation():
        ada.button("devices-sign-in").click()
    expect(entries).to_have_count(1)


def test_where_there_can_be_no_passkeys_it_is_said(visit: Visit) -> None:
    here = visit(settings={})  # by its address
    here.go("/settings")
    expect(here.page.get_by_text(here.say("devices-address"))).to_be_visible()
    expect(here.button("devices-make")).to_be_hidden()
    expect(here.button("settings-carry-make")).to_be_visible()
    old = visit(settings={}, lang="pt-BR")
    old.page.add_init_script("delete window.PublicKeyCredential")
    old.page.add_init_script("Object.defineProperty(window, 'isSecureContext', {value: false})")
    old.go("/settings")
    expect(old.page.get_by_text(old.say("devices-insecure"))).to_be_visible()


@pytest.mark.long
def test_the_settings_fit_a_phone(visit: Visit, named: str) -> None:
    ada = visit(settings={}, url=named, viewport=PHONE, lang="pt-BR")
    line = authenticator(ada)
    ada.become("Contessina")
    keep_name(ada)
    expect(listed(ada, "devices-keys")).to_have_count(1)
    ada.fits()
    line.detach()
