"""People one knows: friends by a link and from a table, invitations, pages that can be hidden."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.person import Person
from tests.e2e.test_axe import blameless
from tests.e2e.test_company import say
from tests.e2e.test_conduct import PHONE, comes, laid, talk


def befriend(a: Person, b: Person, first: str, second: str) -> None:
    """Make two people friends who are known to the server."""
    for person, other in ((a, second), (b, first)):
        person.context.request.post(f"{person.url}/api/me/friends", data={"other": other})


@pytest.mark.long
def test_two_become_friends_by_a_link_and_one_invites_the_other(visit: Visit) -> None:
    ada, bruno = visit(settings={}), visit(settings={}, **PHONE)
    ada.become("Ada")
    ada.go("/friends")
    expect(ada.page.get_by_text(ada.say("friends-empty"))).to_be_visible()
    ada.button("friends-link-make").click()
    link = ada.page.get_by_label(ada.say("friends-link"), exact=True).and_(
        ada.page.get_by_role("textbox")
    )
    expect(ada.page.get_by_role("img", name=ada.say("lobby-qr"))).to_be_visible()
    blameless(ada)
    address = link.input_value()
    bruno.become("Bruno")
    bruno.page.goto(address)
    expect(bruno.page.get_by_text(bruno.say("friends-link-ask", name="Ada"))).to_be_visible()
    blameless(bruno)
    bruno.button("friends-link-yes").click()
    expect(bruno.page.get_by_text(bruno.say("friends-now", name="Ada"))).to_be_visible()
    expect(bruno.page.get_by_role("link", name="Ada")).to_be_visible()
    bruno.fits()
    ada.page.reload()
    invite = ada.page.get_by_role("button", name=ada.say("friends-invite-name", name="Bruno"))
    expect(invite).to_be_visible()
    ada.go("/")
    invite.click()
    window = ada.dialog("friends-invite-title", name="Bruno")
    expect(window).to_be_visible()
    blameless(ada)
    game = ada.say("home-dice-title")
    ada.button("friends-invite-new", window, game=game).click()
    expect(ada.page).to_have_url(re.compile("/tables/"))
    table = ada.page.url.rsplit("/", 1)[-1]
    bruno.go("/")
    asked = bruno.page.get_by_text(bruno.say("friends-invitation", name="Ada", game=game))
    expect(asked).to_be_visible()
    blameless(bruno)
    bruno.fits()
    bruno.button("friends-invitation-take").click()
    expect(bruno.page).to_have_url(re.compile(table))


def test_too_many_invitations_are_told_and_leave_no_table_behind(visit: Visit) -> None:
    ada, bruno = visit(settings={}), visit(settings={})
    hers, his = ada.become("Ada"), bruno.become("Bruno")
    befriend(ada, bruno, hers, his)
    ask, status = ada.context.request, 201
    while status == 201:
        table = ask.post(f"{ada.url}/api/tables", data={"game": "dice", "players": 2}).json()
        invite = {"others": [his], "table": table["table"]}
        status = ask.post(f"{ada.url}/api/me/invitations", data=invite).status
    assert status == 409
    ada.forgive("409")
    ada.go("/friends")
    ada.page.get_by_role("button", name=ada.say("friends-invite-name", name="Bruno")).click()
    window = ada.dialog("friends-invite-title", name="Bruno")
    ada.button("friends-invite-new", window, game=ada.say("home-card-title")).click()
    expect(ada.page.get_by_text(ada.say("friends-full"))).to_be_visible()
    ada.at_table()


@pytest.mark.long
def test_somebody_is_asked_at_a_table_and_says_yes(visit: Visit) -> None:
    ada, bruno = visit(settings={}), visit(settings={})
    invite = laid(ada)
    comes(bruno, "Bruno", invite)
    say(bruno, "A good game")
    ada.go(f"{invite}?again")
    talk(ada).get_by_role("button", name="Bruno").click()
    window = ada.page.get_by_role("dialog", name="Bruno")
    ada.button("friends-ask", window).click()
    expect(ada.page.get_by_text(ada.say("friends-asked-now", name="Bruno"))).to_be_visible()
    bruno.go("/friends")
    blameless(bruno)
    bruno.page.get_by_role("button", name=bruno.say("friends-accept-name", name="Ada")).click()
    expect(bruno.page.get_by_text(bruno.say("friends-now", name="Ada"))).to_be_visible()
    heading = bruno.page.get_by_role("heading", name=bruno.say("friends-here"), exact=True)
    expect(heading).to_be_visible()


@pytest.mark.long
def test_a_page_is_seen_until_it_is_hidden(visit: Visit) -> None:
    ada, bruno = visit(settings={}), visit(settings={}, **PHONE)
    hers, his = ada.become("Ada"), bruno.become("Bruno")
    befriend(ada, bruno, hers, his)
    bruno.go(f"/people/{hers}")
    results = bruno.page.get_by_role("heading", name=bruno.say("profile-results"), exact=True)
    expect(bruno.page.get_by_role("heading", level=1)).to_have_text("Ada")
    expect(results).to_be_visible()
    blameless(bruno)
    bruno.fits()
    ada.go(f"/people/{hers}")
    choice = ada.page.get_by_role("group", name=ada.say("profile-show-results"), exact=True)
    choice.get_by_label(ada.say("profile-show-nobody")).check(force=True)
    expect(ada.page.get_by_text(ada.say("profile-show-done"))).to_be_visible()
    blameless(ada)
    bruno.page.reload()
    expect(bruno.page.get_by_role("heading", level=1)).to_have_text("Ada")
    expect(
        bruno.page.get_by_role("heading", name=bruno.say("profile-achievements"))
    ).to_be_visible()
    expect(results).to_have_count(0)
    bruno.forgive("404")
    bruno.go("/people/nobody")
    expect(bruno.page.get_by_text(bruno.say("profile-gone"))).to_be_visible()
