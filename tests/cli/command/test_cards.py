"""`greatcircle cards`: flash cards in the terminal, progress, lists and decks for Anki."""

import io
import json
import os
import re
import zipfile
from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

from greatcircle.cli.cards.listing import print_deck
from greatcircle.cli.cards.quiz import Quiz
from greatcircle.cli.command.cards import learners_folder
from greatcircle.cli.main import main
from greatcircle.kernel.refusal import BadInput
from greatcircle.study.flag import flag_svg
from greatcircle.study.learner import Learner
from greatcircle.study.question import QuestionKind, StudyQuestion, all_decks, questions_of
from greatcircle.study.schedule import Grade, LearningStage
from greatcircle.study.session import Session
from tests.cli.table_talk import Talk, typing
from tests.cli.terminal_run import run_in_terminal, run_piped
from tests.study.sample_deck import DECK

NOW = datetime(2026, 11, 10, 14, 0, tzinfo=UTC)
PROMPT = "Your answer"


class QuizRun:
    """A quiz about the small deck on a screen made of text."""

    def __init__(self, folder: Path, cards: list[str], kinds: list[QuestionKind], with_choices: bool = False) -> None:
        questions = [
            question for question in questions_of(DECK, kinds, {"andes", "river", "isles"}) if question.card.id in cards
        ]
        self.learner = Learner(folder, "Ada")
        self.session = Session(self.learner, questions, NOW)
        self.with_choices = with_choices
        self.shown = ""

    def run(self, player: Callable[[str], str] | Iterable[str], count: int = 1) -> "QuizRun":
        talk = Talk(player if callable(player) else typing(player))
        quiz = Quiz(talk.screen, DECK, self.session, self.with_choices, lambda: NOW, Random(4))
        quiz.run(count)
        self.shown = talk.shown()
        return self

    def grades(self) -> list[Grade]:
        return [review.grade for review in self.learner.reviews()]


@pytest.mark.rule("TO-70")
def test_a_right_answer_is_praised_told_about_and_kept(tmp_path: Path) -> None:
    quiz = QuizRun(tmp_path, ["kinshasa"], [QuestionKind.CAPITAL]).run(["zaire"])
    assert "Kinshasa is the capital of which country?" in quiz.shown
    assert "Right: Zaire." in quiz.shown
    assert "Zaire  ZAIRE" in quiz.shown
    assert "Kinshasa  KINSHASA" in quiz.shown
    assert "Zaire is <b>green</b> & pleasant." in quiz.shown
    assert "Across the river from Brazzaville." in quiz.shown
    assert "It comes again in 10 minutes." in quiz.shown
    assert "1 of 1 right. Every answer is kept." in quiz.shown
    assert quiz.grades() == [Grade.GOOD]


def test_a_wrong_answer_is_named_and_the_card_is_shown_again_at_the_end(tmp_path: Path) -> None:
    quiz = QuizRun(tmp_path, ["lima"], [QuestionKind.COUNTRY]).run(["quito"])
    assert "No, not Quito." in quiz.shown
    assert "0 of 1 right." in quiz.shown
    assert "To look at again: Peru (Lima)." in quiz.shown
    assert quiz.grades() == [Grade.AGAIN]


def test_enter_alone_says_that_one_does_not_know(tmp_path: Path) -> None:
    quiz = QuizRun(tmp_path, ["lima"], [QuestionKind.COUNTRY]).run([""])
    assert "Lima  LIMA" in quiz.shown
    assert quiz.grades() == [Grade.AGAIN]


def test_a_hint_makes_a_right_answer_a_hard_one(tmp_path: Path) -> None:
    quiz = QuizRun(tmp_path, ["lima"], [QuestionKind.CAPITAL]).run(["?", "?", "?", "?", "peru"])
    assert "Look in the Andes." in quiz.shown
    assert "It begins with P and has 4 letters." in quiz.shown
    assert "It is one of these: Bolivia, Chile, Ecuador, Peru." in quiz.shown
    assert "There is no more to tell" in quiz.shown
    assert quiz.grades() == [Grade.HARD]


@pytest.mark.parametrize(
    ("card", "kind", "text", "remark"),
    [
        ("lima", QuestionKind.CAPITAL, "Atlantis", "No country of that name is among the cards."),
        ("lima", QuestionKind.CAPITAL, "Lima", "Lima is a capital; a country is asked for."),
        ("lima", QuestionKind.COUNTRY, "Peru", "Peru is a country; a capital is asked for."),
        ("sucre", QuestionKind.COUNTRY, "La Paz", "La Paz is a capital too, but another one is asked for."),
    ],
)
def test_what_does_not_answer_the_question_may_be_tried_once_more(
    tmp_path: Path, card: str, kind: QuestionKind, text: str, remark: str
) -> None:
    answer = next(question.answer for question in questions_of(DECK, [kind], {"andes"}) if question.card.id == card)
    second_try = QuizRun(tmp_path / "second", [card], [kind]).run([text, answer])
    assert remark in second_try.shown
    assert second_try.grades() == [Grade.HARD]
    assert QuizRun(tmp_path / "third", [card], [kind]).run([text, text, answer]).grades() == [Grade.AGAIN]


def test_a_look_alike_is_right_and_the_card_says_which_is_meant(tmp_path: Path) -> None:
    quiz = QuizRun(tmp_path, ["monaco"], [QuestionKind.FLAG]).run(["Indonesia"])
    assert "Right: Indonesia; this card is about Monaco." in quiz.shown
    assert "The same flag, or nearly: Indonesia." in quiz.shown


def test_choices_are_taken_by_number_or_by_name(tmp_path: Path) -> None:
    def by_number(_prompt: str) -> str:
        (number,) = re.findall(r"(\d)   Peru", talk.shown())
        return str(number)

    quiz = QuizRun(tmp_path / "number", ["lima"], [QuestionKind.CAPITAL], with_choices=True)
    talk = Talk(by_number)
    Quiz(talk.screen, DECK, quiz.session, True, lambda: NOW, Random(4)).run(1)
    assert "Right: Peru." in talk.shown()
    assert quiz.grades() == [Grade.GOOD]
    by_name = QuizRun(tmp_path / "name", ["lima"], [QuestionKind.CAPITAL], with_choices=True).run(["Peru"])
    assert by_name.grades() == [Grade.GOOD]


def test_choices_are_never_spoiled_by_the_last_hint(tmp_path: Path) -> None:
    quiz = QuizRun(tmp_path, ["lima"], [QuestionKind.CAPITAL], with_choices=True).run(["?", "?", "?", ""])
    assert "It is one of these" not in quiz.shown
    assert "There is no more to tell" in quiz.shown


def test_a_number_that_no_choice_has_is_not_counted_as_an_answer(tmp_path: Path) -> None:
    quiz = QuizRun(tmp_path, ["lima"], [QuestionKind.CAPITAL], with_choices=True)
    quiz.run(["7", "0", "12", "9" * 5000, "²", "peru"])
    assert quiz.shown.count("Type a number from 1 to 4.") == 5
    assert "No country of that name" not in quiz.shown
    assert quiz.grades() == [Grade.GOOD]


def test_a_number_is_a_try_where_no_choices_are_offered(tmp_path: Path) -> None:
    quiz = QuizRun(tmp_path, ["lima"], [QuestionKind.CAPITAL]).run(["7", "peru"])
    assert "No country of that name" in quiz.shown
    assert quiz.grades() == [Grade.HARD]


@pytest.mark.parametrize("ending", [EOFError, KeyboardInterrupt])
def test_leaving_keeps_what_was_answered(tmp_path: Path, ending: type[BaseException]) -> None:
    answers = iter(["peru"])

    def player(_prompt: str) -> str:
        for answer in answers:
            return answer
        raise ending

    quiz = QuizRun(tmp_path, ["lima", "quito", "santiago"], [QuestionKind.CAPITAL]).run(player, count=3)
    assert quiz.shown.count(PROMPT) == 2
    assert re.search(r"[01] of 1 right\. Every answer is kept\.", quiz.shown)
    assert "There is more to ask, whenever you like." in quiz.shown
    assert len(Learner(tmp_path, "Ada").reviews()) == 1


@pytest.mark.parametrize("word", ["quit", "q", "exit", "QUIT"])
def test_quit_ends_the_quiz_and_is_no_answer(tmp_path: Path, word: str) -> None:
    quiz = QuizRun(tmp_path, ["kinshasa", "lima"], [QuestionKind.CAPITAL]).run(["", word, "never typed"], count=5)
    assert quiz.shown.count(PROMPT) == 2
    assert "hint, quit): " in quiz.shown
    assert "0 of 1 right. Every answer is kept." in quiz.shown
    assert quiz.grades() == [Grade.AGAIN]


def test_who_quits_at_once_is_not_told_that_a_terminal_is_wanted(tmp_path: Path) -> None:
    quiz = QuizRun(tmp_path, ["kinshasa"], [QuestionKind.CAPITAL], with_choices=True).run(["quit"])
    assert "Nothing was answered.\n" in quiz.shown
    assert "wants a terminal" not in quiz.shown
    assert quiz.grades() == []


def test_quit_is_not_taken_for_quito(tmp_path: Path) -> None:
    deck = all_decks()[0]
    (question,) = [
        one for one in questions_of(deck, [QuestionKind.COUNTRY], {"south-america"}) if one.card.capital == "Quito"
    ]
    talk = Talk(typing(["quit"]))
    session = Session(Learner(tmp_path, "Ada"), [question], NOW)
    quiz = Quiz(talk.screen, deck, session, False, lambda: NOW, Random(4))
    quiz.run(1)
    assert (quiz.score.answered, quiz.score.right) == (0, 0)
    assert Learner(tmp_path, "Ada").reviews() == []


def test_the_quiz_ends_when_there_is_nothing_to_ask(tmp_path: Path) -> None:
    quiz = QuizRun(tmp_path, ["lima"], [QuestionKind.CAPITAL]).run(["peru"] * 9, count=9)
    assert quiz.grades() == [Grade.GOOD, Grade.GOOD]
    assert re.search(r"The next question comes in \d days\.", quiz.shown)


def test_without_a_terminal_flags_are_left_out_and_the_end_of_input_is_polite() -> None:
    done = run_piped("cards", "--count", "3")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Flags need a terminal with colours; they are left out." in done.stdout
    assert "Nothing was answered." in done.stdout
    assert "\x1b" not in done.stdout
    assert list(learners_folder().iterdir()) == []


def test_flags_alone_cannot_be_asked_about_without_colours() -> None:
    done = run_piped("cards", "--kind", "flag")
    assert done.returncode == 2
    assert done.stderr == "Flags need a terminal with colours; they are left out. Choose another --kind.\n"


@pytest.mark.parametrize("kind", ["flag", "place"])
def test_in_a_terminal_a_picture_is_shown_and_the_answer_is_kept(kind: str) -> None:
    words = ("cards", "--set", "1987", "--kind", kind, "--count", "1", "--region", "central-africa")
    if kind == "flag" and not all(is_there(question) for question in central_africa()):
        pytest.skip("the flags of today are added when the package is built")
    code, screen = run_in_terminal(*words, typed="\n", environment={"COLORTERM": "truecolor"})
    assert code == 0
    assert ("\x1b[48;2;" if kind == "flag" else "●") in screen
    assert "It comes again in 1 minute." in screen
    (review,) = Learner(learners_folder(), "me").reviews()
    assert (review.grade, review.stage) == (Grade.AGAIN, LearningStage.NEW)
    assert review.question.endswith(f":{kind}")


def central_africa() -> list[StudyQuestion]:
    (deck,) = [deck for deck in all_decks() if deck.set_id == "1987"]
    return questions_of(deck, [QuestionKind.FLAG], {"central-africa"})


def is_there(question: StudyQuestion) -> bool:
    try:
        return bool(flag_svg(question.card))
    except BadInput:
        return False


def test_a_question_just_answered_does_not_come_again_at_once() -> None:
    words = ("cards", "--kind", "country", "--region", "oceania", "--count", "1")
    first = run_in_terminal(*words, typed="\n")[1]
    second = run_in_terminal(*words, typed="\n")[1]
    assert "1 being learned" in second
    (asked,) = re.findall(r"([^\r\n]+): what is the capital", first)
    (other,) = re.findall(r"([^\r\n]+): what is the capital", second)
    assert asked != other


def test_progress_counts_by_region_and_kind(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "--progress", "--region", "oceania"]) == 0
    shown = capsys.readouterr().out
    assert "\nNothing has been answered yet.\n" in shown
    assert re.search(r"Oceania +0 of 14 +0 of 14 +0 of 14 +0 of 14", shown)


def test_progress_is_data_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    run_in_terminal("cards", "--kind", "country", "--count", "2", "--learner", "Zoë", typed="\n\n")
    assert main(["cards", "--progress", "--learner", "zoë", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert (data["learner"], data["set"], data["answered_today"]) == ("zoë", "today", 2)
    assert data["kinds"]["country"] == {"new": 196, "learning": 2, "known": 0, "due": 0, "total": 198}
    assert data["kinds"]["flag"]["total"] == 196
    assert sum(region["country"]["learning"] for region in data["regions"].values()) == 2


@pytest.mark.rule("TO-36")
def test_the_list_groups_neighbours_by_region(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "--list"]) == 0
    shown = capsys.readouterr().out
    assert shown.index("Western Africa") < shown.index("Senegal: Dakar") < shown.index("Central Africa")
    assert shown.index("The Caribbean") < shown.index("Cuba: Havana") < shown.index("South America")
    assert shown.count(": ") == 198


@pytest.mark.rule("TO-36")
def test_the_list_shows_flags_where_there_are_colours() -> None:
    file = io.StringIO()
    console = Console(file=file, width=100, force_terminal=True, color_system="truecolor")
    print_deck(console, DECK, {"river"})
    shown = file.getvalue()
    assert "River Land" in shown
    assert "Brazzaville" in shown
    assert "48;2;" in shown
    assert "Lima" not in shown


def test_the_list_is_data_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "--list", "--json", "--set", "1987", "--region", "caribbean"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["set"] == "1987"
    (region,) = data["regions"]
    assert (region["id"], region["continent"]) == ("caribbean", "americas")
    cuba = next(card for card in region["cards"] if card["country"] == "Cuba")
    assert (cuba["capital"], cuba["flag"]) == ("Havana", "cu")


@pytest.mark.rule("TO-70")
@pytest.mark.parametrize("file", ["africa.apkg", "AFRICA.APKG"])
def test_a_deck_for_anki_is_written(file: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    if not all(is_there(question) for question in central_africa()):
        pytest.skip("the flags of today are added when the package is built")
    path = tmp_path / file
    assert main(["cards", "--set", "1987", "--region", "central-africa", "--export", str(path)]) == 0
    assert "holds 9 notes with 36 questions" in capsys.readouterr().out
    with zipfile.ZipFile(path) as package:
        assert len(json.loads(package.read("media"))) == 10


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--set", "1986"], "There is no set '1986'; the sets are today, 1987."),
        (["--region", "mars"], "There is no region 'mars' in this set"),
        (["--kind", "smell"], "There is no kind 'smell' of question; the kinds are flag, capital, country, place."),
        (["--count", "0"], "'0' is no whole number from 1 up"),
        (["--new", "many"], "'many' is no whole number from 1 up"),
        (["--json"], "--json goes with --progress or --list"),
        (["--learner", "../../etc"], "A learner cannot be called '../../etc'"),
        (["--progress", "--learner", "a/b"], "A learner cannot be called 'a/b'"),
        (["--progress", "--list"], "not allowed with argument"),
        (["--export", "deck.txt"], "Anki imports files that end in .apkg; name one like deck.apkg."),
        (["--export", ".apkg"], "Anki imports files that end in .apkg; name one like cards.apkg."),
        (["--export", ""], "Anki imports files that end in .apkg; name one like cards.apkg."),
    ],
)
def test_wrong_use_is_answered_with_a_sentence(
    words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["cards", *words]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert sentence in captured.err.replace("\n", " ")


def test_a_damaged_file_of_a_learner_is_told_of_and_left_alone(capsys: pytest.CaptureFixture[str]) -> None:
    learner = Learner(learners_folder(), "Ada")
    learner.path.parent.mkdir(parents=True)
    learner.path.write_bytes(b"scratched" * 500)
    for words in (["--progress"], ["--kind", "place"]):
        assert main(["cards", "--learner", "Ada", *words]) == 2
        assert "is damaged" in capsys.readouterr().err
    assert learner.path.read_bytes() == b"scratched" * 500


def test_where_nothing_can_be_kept_nothing_is_asked(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    folder = tmp_path / "file" / "data"
    code, screen = run_in_terminal("cards", typed="\n\n", environment={"GREATCIRCLE_DATA": str(folder)})
    assert code == 2
    shown = " ".join(screen.split())
    assert f"The folder {folder / 'learners'} cannot be made" in shown
    assert "set GREATCIRCLE_DATA to a folder that can be written." in shown
    assert PROMPT not in shown


def test_without_any_input_the_quiz_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", None)
    assert main(["cards"]) == 2
    assert "there is no input; run it in a terminal" in capsys.readouterr().err


def test_learners_are_kept_beside_the_saved_matches() -> None:
    assert learners_folder() == Path(os.environ["GREATCIRCLE_DATA"]) / "learners"


def test_cards_of_one_card_come_apart(tmp_path: Path) -> None:
    quiz = QuizRun(tmp_path, [card.id for card in DECK.cards], list(QuestionKind)[1:3]).run([""] * 6, count=6)
    asked = [review.question.split(":")[1] for review in quiz.learner.reviews()]
    assert len(set(asked)) == 6
