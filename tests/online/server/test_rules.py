"""The rules over HTTP."""

import httpx
import pytest

from medici.presentation.tours import tour
from medici.presentation.words import aid, rules

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("game", ["board", "card", "dice"])
@pytest.mark.parametrize(("asked", "lang"), [("pt-BR", "pt-BR"), ("pt", "pt-BR"), ("xx", "en")])
async def test_rules_and_aids_are_served(url: str, game: str, asked: str, lang: str) -> None:
    async with httpx.AsyncClient(base_url=url) as http:
        page = (await http.get(f"/api/rules/{game}", params={"lang": asked})).json()
        short = (await http.get(f"/api/aid/{game}", params={"lang": asked})).json()
    assert page["title"] == rules(game, lang).title
    ids = [clause["id"] for section in page["sections"] for clause in section["clauses"]]
    assert ids[0] == f"{game[0].upper()}1"
    assert short["title"] == aid(game, lang).title


async def test_rules_are_in_english_unless_asked_otherwise(url: str) -> None:
    async with httpx.AsyncClient(base_url=url) as http:
        answer = await http.get("/api/rules/board")
    assert answer.json()["sections"][0]["title"] == "Set-up"


@pytest.mark.parametrize(
    "path", ["/api/rules/chess", "/api/aid/..%2frules%2fboard", "/api/tours/go"]
)
async def test_games_that_there_are_not(url: str, path: str) -> None:
    async with httpx.AsyncClient(base_url=url) as http:
        answer = await http.get(path)
    assert (answer.status_code, answer.json()["code"]) == (404, "not-found")


@pytest.mark.parametrize("game", ["board", "card", "dice"])
async def test_tours_are_served_in_both_languages(url: str, game: str) -> None:
    async with httpx.AsyncClient(base_url=url) as http:
        english = (await http.get(f"/api/tours/{game}")).json()
        portuguese = (await http.get(f"/api/tours/{game}", params={"lang": "pt"})).json()
    assert [note["id"] for note in english["notes"]] == [note["id"] for note in portuguese["notes"]]
    assert english["replay"] == portuguese["replay"]
    assert english["replay"]["game"] == game
    assert (english["title"], portuguese["title"]) == (
        tour(game, "en").title,
        tour(game, "pt-BR").title,
    )
