"""The link to the documents: where a server has them, and nowhere else."""

import pytest
from playwright.sync_api import Route, expect

from medici.online.server.pages.docs import HELP
from tests.e2e.conftest import Visit
from tests.e2e.person import Person
from tests.e2e.static_site import StaticSite
from tests.long_run import rows_long_unless

TITLE = "<!doctype html><title>Documents</title><h1>Documents</h1>"


def with_documents(person: Person) -> None:
    """Serve the settings page with a link to the documents; to build them takes too long here."""

    def add_link(route: Route) -> None:
        answer = route.fetch()
        body = answer.text().replace(HELP, "").replace("<title>", f"{HELP}<title>", 1)
        route.fulfill(response=answer, body=body)

    person.page.route("**/settings", add_link)
    person.page.route("**/docs/", lambda route: route.fulfill(body=TITLE, content_type="text/html"))


@pytest.mark.parametrize(
    ("lang", "name"),
    rows_long_unless([("en", "Documents")], [("en", "Documents"), ("pt-BR", "Documentação")]),
)
def test_the_settings_lead_to_the_documents(visit: Visit, lang: str, name: str) -> None:
    ada = visit(lang, settings={})
    with_documents(ada)
    ada.go("/settings")
    ada.page.get_by_role("link", name=name, exact=True).click()
    expect(ada.page).to_have_url(f"{ada.url}/docs/")
    expect(ada.page.get_by_role("heading", name="Documents")).to_be_visible()


def test_a_site_of_files_has_no_documents(visit: Visit, site: StaticSite) -> None:
    ada = visit(url=site.url, settings={})
    ada.page.goto(f"{site.home}#/settings")
    expect(ada.page.get_by_role("heading", name=ada.say("settings-title")).first).to_be_visible()
    expect(ada.page.get_by_role("link", name=ada.say("settings-docs"), exact=True)).to_have_count(0)
