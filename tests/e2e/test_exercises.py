"""The exercise of the day: the same for everybody, answered once, with days in a row."""

from datetime import date, timedelta

import pytest
from playwright.sync_api import expect

from medici.analysis.puzzles.exercise import Exercise, exercise_of_day, exercises_of
from tests.e2e.conftest import Visit
from tests.e2e.person import GAMES, Person
from tests.e2e.pilots import pressable
from tests.e2e.test_learn import make
from tests.long_run import long_unless

PHONE = {"width": 390, "height": 844}
START = date(2026, 3, 1)


def day_of(game: str) -> date:
    """A day on which everybody gets an exercise of this game, and of another one the day after."""
    days = (START + timedelta(number) for number in range(3))
    return next(day for day in days if exercise_of_day(day).record["game"] == game)


def turn_up(person: Person, day: date) -> Exercise:
    """Look at the page on a day."""
    person.page.clock.set_fixed_time(f"{day}T12:00:00")
    person.go("/exercises")
    exercise = exercise_of_day(day)
    game = exercise.game()
    who = game.players[int(game.actor or 0)]
    expect(person.page.get_by_text(person.say("puzzles-seat", who=who))).to_be_visible()
    told = person.say("table-day-of", game=game.name, day=len(game.days) + 1)
    expect(person.page.get_by_text(told, exact=True).first).to_be_visible()
    date = person.say(
        "puzzles-date", weekday=day.isoweekday(), day=day.day, month=day.month, year=str(day.year)
    )
    expect(person.page.get_by_text(date, exact=True)).to_be_visible()
    for theme in exercise.themes:
        expect(person.page.get_by_text(person.say(f"puzzles-theme-{theme}")).first).to_be_visible()
    expect(pressable(person, game.name).first).to_be_visible()  # the table comes a little later
    return exercise


@pytest.mark.parametrize("game", long_unless(["board"], GAMES))
def test_the_right_answer_every_day_makes_a_row_of_days(visit: Visit, game: str) -> None:
    ada = visit()
    day = day_of(game)
    for number in (1, 2):
        exercise = turn_up(ada, day + timedelta(number - 1))
        make(ada, exercise.best)
        answer = ada.page.locator("[data-exercise=right]")
        expect(answer).to_be_focused()
        expect(ada.page.get_by_text(ada.say("puzzles-days", n=number), exact=True)).to_be_visible()
    ada.page.reload()
    expect(answer).to_be_visible()  # the day is answered
    expect(answer.get_by_text(ada.say("puzzles-yours"))).to_be_visible()


@pytest.mark.long
def test_the_obvious_answer_on_a_phone_in_portuguese(visit: Visit) -> None:
    ada = visit(lang="pt-BR", viewport=PHONE)
    exercise = turn_up(ada, day_of("card"))
    make(ada, exercise.obvious)
    answer = ada.page.locator("[data-exercise=wrong]")
    known = exercise.candidate(exercise.obvious)
    assert known is not None
    cost = f"{known.cost * 100:.1f}".replace(".", ",")
    expect(answer.get_by_role("heading")).to_have_text(
        f"Isso custa {cost} pontos da chance de vencer."
    )
    marked = answer.get_by_role("row", name=ada.say("puzzles-obvious"))
    expect(marked).to_contain_text(ada.say("puzzles-yours"))
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    solved = ada.say("puzzles-progress-of", solved=0, tried=1, all=len(exercises_of("card")))
    expect(ada.page.locator("[data-progress=card]")).to_contain_text(solved)
    ada.button("puzzles-another").click()
    expect(answer).to_have_count(0)
    expect(ada.page.get_by_text(ada.say("puzzles-practice"))).to_be_visible()


def test_an_exercise_that_is_not_there_is_that_of_the_day(visit: Visit) -> None:
    ada = visit()
    ada.page.clock.set_fixed_time(f"{START}T12:00:00")
    ada.go("/exercises?id=nothing")
    ada.page.wait_for_url("**/exercises")
    ada.go(f"/exercises?id={exercises_of('board')[4].id}")
    expect(ada.page.get_by_text(ada.say("puzzles-practice"))).to_be_visible()


@pytest.mark.long
def test_exercises_of_a_game_and_a_theme_one_after_the_other(visit: Visit) -> None:
    ada = visit()
    turn_up(ada, START)
    ada.page.get_by_role("button", name=ada.say("puzzles-short", game="dice"), exact=True).click()
    ada.page.wait_for_url("**game=dice**")
    ada.page.get_by_role("combobox", name=ada.say("puzzles-head-theme")).select_option("ending")
    ada.page.wait_for_url("**theme=ending**")
    endings = [one for one in exercises_of("dice") if "ending" in one.themes]
    place = ada.page.get_by_text(ada.say("puzzles-place", place=1, n=len(endings)), exact=True)
    expect(place).to_be_visible()
    make(ada, endings[0].best)
    answer = ada.page.locator("[data-exercise=right]")
    expect(answer.get_by_text(ada.say("puzzles-proven"))).to_be_visible()
    solved = ada.say("puzzles-progress-of", solved=1, tried=1, all=len(exercises_of("dice")))
    progress = ada.page.locator("[data-progress=dice]")
    expect(progress).to_contain_text(solved)
    ada.page.get_by_role("link", name=ada.say("puzzles-next"), exact=True).click()
    ada.page.wait_for_url(f"**id={endings[1].id}**")
    ada.page.get_by_role("link", name=ada.say("puzzles-previous"), exact=True).click()
    expect(place).to_be_visible()
    expect(answer).to_have_count(0)  # it can be tried again,
    make(ada, endings[0].obvious)
    expect(ada.page.locator("[data-exercise=wrong]")).to_be_visible()
    expect(progress).to_contain_text(solved)  # but the first attempt counts
    ada.page.get_by_role("button", name=ada.say("puzzles-choose-today"), exact=True).click()
    expect(ada.page.get_by_role("heading", level=1)).to_have_text(ada.say("puzzles-title"))


def test_home_leads_to_the_exercise_of_the_day(visit: Visit) -> None:
    ada = visit(settings={})
    ada.page.clock.set_fixed_time(f"{START}T12:00:00")
    ada.go("/")
    ada.page.get_by_role("link", name=ada.say("home-exercise"), exact=True).click()
    expect(ada.page.get_by_role("heading", level=1)).to_have_text(ada.say("puzzles-title"))


@pytest.mark.long
def test_exercises_are_there_without_a_network(visit: Visit) -> None:
    ada = visit(settings={}, worker=True)
    ada.forgive("net::ERR_")
    ada.go("/")
    ada.page.evaluate("navigator.serviceWorker.ready.then(() => 1)")
    ada.context.set_offline(True)
    ada.page.reload()
    ada.page.get_by_role("link", name=ada.say("home-exercise"), exact=True).click()
    expect(ada.page.get_by_role("heading", level=1)).to_have_text(ada.say("puzzles-title"))
    ada.page.get_by_role("button", name=ada.say("puzzles-short", game="card"), exact=True).click()
    place = ada.say("puzzles-place", place=1, n=len(exercises_of("card")))
    expect(ada.page.get_by_text(place, exact=True)).to_be_visible()
