"""The tours: legal games, with notes that fit them in every language."""

from collections.abc import Iterator

import pytest

from medici.games import GAMES
from medici.presentation.tours import LEARNER, tour, tour_file
from medici.presentation.tours.buttons import MESSAGES
from medici.presentation.tours.texts import BUTTON, section, texts, unfold
from medici.presentation.words import LANGUAGES, rules, words
from medici.presentation.words.blocks import Block, Paragraph, Span
from medici.record import replay
from tests.presentation.words.test_pages import figures

PARTS = {
    "board": {"lot", "moves", "auction", "own", "rivals", "tracks"},
    "card": {"market", "own", "warehouses"},
    "dice": {"tray", "own", "columns", "others"},
}
ALL = [(game, lang) for game in GAMES for lang in LANGUAGES]


def words_of(blocks: list[Block]) -> Iterator[Span]:
    """Every piece of text; notes are made of paragraphs and nothing else."""
    for block in blocks:
        assert isinstance(block, Paragraph)
        yield from block.text


def answers_in(text: str) -> list[str]:
    """The moves of a note's answers, from its text."""
    return [answer.move for answer in section(text, {})[1].answers]


@pytest.mark.parametrize("game", GAMES)
def test_the_record_is_a_legal_game_with_a_scored_day(game: str) -> None:
    played = replay(tour_file(game).record)
    assert played.name == game
    assert len(played.days) == 1


@pytest.mark.parametrize("game", GAMES)
def test_notes_stand_in_order_at_positions_of_the_record(game: str) -> None:
    file = tour_file(game)
    positions = [plan.at for plan in file.notes]
    assert positions[0] == 0
    assert positions == sorted(positions)
    assert positions[-1] == len(file.record["moves"])
    assert 10 <= len(positions) <= 16
    assert len({plan.id for plan in file.notes}) == len(file.notes)


@pytest.mark.parametrize("game", GAMES)
def test_notes_point_at_parts_that_the_tables_mark(game: str) -> None:
    for plan in tour_file(game).notes:
        assert set(plan.parts) <= PARTS[game] | {"scoring"}
        if "scoring" in plan.parts:
            assert tour(game, "en").replay.steps[plan.at - 1].scored


@pytest.mark.parametrize("game", GAMES)
def test_the_learner_makes_every_move_of_their_seat(game: str) -> None:
    lessons = tour(game, "en")
    positions = {note.at for note in lessons.notes if note.move}
    assert positions == {step.n - 1 for step in lessons.replay.steps if step.seat == LEARNER}


@pytest.mark.parametrize(("game", "lang"), ALL)
def test_every_note_is_said_in_every_language(game: str, lang: str) -> None:
    assert list(texts(game, lang, {}).notes) == [plan.id for plan in tour_file(game).notes]
    lessons = tour(game, lang)
    assert lessons.title
    assert all(note.title and note.text for note in lessons.notes)


@pytest.mark.parametrize(("game", "lang"), ALL)
def test_notes_name_clauses_that_there_are(game: str, lang: str) -> None:
    book = rules(game, lang)
    for note in tour(game, lang).notes:
        answers = [block for answer in note.answers for block in answer.text]
        for span in words_of([*note.text, *answers]):
            if span.style == "clause":
                assert book.clause(span.text), span.text


@pytest.mark.parametrize(("game", "lang"), ALL)
def test_notes_have_the_same_figures_in_every_language(game: str, lang: str) -> None:
    english = texts(game, "en", {}).notes
    for name, note in texts(game, lang, {}).notes.items():
        assert figures(note.text) == figures(english[name].text), name
        for one, other in zip(note.answers, english[name].answers, strict=True):
            assert figures(one.text) == figures(other.text), f"{name}: {other.move}"


@pytest.mark.parametrize(("game", "lang"), ALL)
def test_what_is_to_be_done_stands_out(game: str, lang: str) -> None:
    for note in tour(game, lang).notes:
        strong = [span for span in words_of(note.text) if span.style == "strong"]
        assert len(strong) == (1 if note.move else 0), note.id


@pytest.mark.parametrize(("game", "lang"), ALL)
def test_what_is_to_be_done_has_the_words_of_its_button(game: str, lang: str) -> None:
    for written in texts(game, lang, {}).notes.values():
        strong = [span.text for span in words_of(written.text) if span.style == "strong"]
        assert strong in ([], [BUTTON]), written.title
    say = words(lang, game)
    for note in tour(game, lang).notes:
        if note.move is None:
            continue
        [told] = [span.text for span in words_of(note.text) if span.style == "strong"]
        verb, *rest = note.move.split()
        message = MESSAGES[verb]
        args = {"n": int(rest[0])} if verb == "bid" else {"cards": "|", "faces": "|"}
        assert told.startswith(say.say(message, args).partition("|")[0]), note.id
        answers = [block for answer in note.answers for block in answer.text]
        assert not any(BUTTON in span.text for span in words_of([*note.text, *answers]))


@pytest.mark.parametrize(("game", "lang"), ALL)
def test_every_other_legal_move_is_answered(game: str, lang: str) -> None:
    shown = tour(game, lang)
    for note in shown.notes:
        if note.move is None:
            assert note.answers == []
            continue
        legal = shown.replay.steps[note.at].legal
        assert isinstance(legal, list)
        keys = {answer.move for answer in note.answers}
        others = set(legal) - {note.move}
        assert all(keys & {move, move.split()[0], ""} for move in others), note.id
        assert all(any(key in (move, move.split()[0], "") for move in others) for key in keys)


def test_answers_are_read_line_by_line() -> None:
    assert answers_in("bid: One\n\nText.\n\n> `take 1` One\n> two.\n\n> Any.\n") == ["take 1", ""]
    assert unfold("> one\n> two\n\n> three") == "> one two\n\n> three"


def test_a_note_needs_an_id_and_a_title() -> None:
    with pytest.raises(ValueError, match="expected 'id: title'"):
        section("no heading\n", {})
