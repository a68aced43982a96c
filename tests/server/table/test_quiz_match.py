"""This file is whole matches of quizzes at a table, and the proof that no answer is sent before it is given."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from greatcircle.equipment.quiz.question import QuizQuestion
from greatcircle.games import find_game
from greatcircle.games.capital_adventure.position import Asked, Position
from greatcircle.kernel.logbook import parse_logbook, replay
from greatcircle.server.table.timeline import Asking
from tests.server.client import RequestRefused, SocketClient
from tests.server.conftest import RunningServer
from tests.server.test_leak import SEATS, heard_by, table_of, wires_of

GAME = "capital-adventure"
DECISIONS_MOST = 400
QUESTIONS_WANTED = 25


def where(ask: dict[str, Any]) -> dict[str, Any]:
    return {"seat": ask["seat"], "asked": ask["asked"]}


def play_on(client: SocketClient, luck: Random) -> Iterator[dict[str, Any]]:
    """Play whatever is asked, answering questions by words or by lot, and give every ask before it is answered."""
    while client.wait_for_turn()["ending"] is None:
        ask = client.situation["ask"]
        yield ask
        if ask["question"] is not None and ask["question"]["is_typed"]:
            client.ask("answer", **where(ask), text=luck.choice(["Paris", "the Nile", "7", "I do not know", ""]))
        else:
            client.ask("play", **where(ask), move=luck.choice(ask["offers"])["move"])
        client.hear_all()


@pytest.mark.parametrize(
    "options",
    [
        {"version": "visa", "answering": "choice"},
        {"version": "diplomat", "answering": "typed", "pay": "fast", "level": "child,hard,standard"},
        {"version": "visa", "answering": "aloud,choice,typed"},
    ],
    ids=["choice", "typed", "each in its way"],
)
def test_a_match_is_played_to_its_end_beside_bots_and_verified(
    server: RunningServer, options: dict[str, object]
) -> None:
    opened = server.open(GAME, ["here", "greedy", "random"], round_limit=6, **options)
    with server.seat(opened) as client:
        kinds = {offer["move"]["move"] for ask in play_on(client, Random(7)) for offer in ask["offers"]}
        assert client.situation["ending"]["sentence"].endswith(".")
    assert "chance" not in kinds
    assert {"roll", "go", "end"} <= kinds
    logbook = parse_logbook(server.get(f"/api/tables/{opened['table']['id']}/logbook").text)
    *_, match = replay(logbook, find_game(GAME), verify=True)
    assert match.is_over()
    answered = {recorded.actor for recorded in logbook.moves if recorded.wire["move"] == "chance"}
    assert answered <= {1, 2}
    assert answered


def right_answer(server: RunningServer, opened: dict[str, Any]) -> str:
    """Look inside the server for the answer to the question that is open."""
    state = server.site.tables.sessions[opened["table"]["id"]].table.timeline.match.state
    assert isinstance(state, Position)
    assert state.asked is not None
    return state.question_of(state.asked).answer


def test_while_a_typed_question_is_open_nobody_has_been_sent_its_answer(server: RunningServer) -> None:
    opened = server.open(GAME, ["here", "here"], round_limit=40, answering="typed")
    luck = Random(11)
    looked = 0
    with server.seat(opened) as both, server.socket(opened["table"]["id"]) as watcher:
        watcher.hello([])
        for ask in play_on(both, luck):
            watcher.hear_all()
            if ask["question"] is not None:
                answer = right_answer(server, opened)
                for client in (both, watcher):
                    seen = client.steps[-1]["view"]["question"]
                    assert (seen["answer"], seen["note"], seen["is_right"], seen["options"]) == (None,) * 4
                    events = [told["event"] for told in client.steps[-1]["events"]]
                    assert not any(answer in facts.values() for facts in (seen, *events)), (answer, seen, events)
                with pytest.raises(RequestRefused, match="yours alone"):
                    both.ask("hint", seat=ask["seat"])
                looked += 1
            if looked == QUESTIONS_WANTED:
                return
    pytest.fail(f"only {looked} questions were asked")


def turned(question: QuizQuestion, luck: Random) -> QuizQuestion:
    """The same question in a world in which another of its options is right."""
    right = luck.randrange(len(question.wrong))
    wrong = [question.answer if place == right else one for place, one in enumerate(question.wrong)]
    return replace(question, answer=question.wrong[right], wrong=tuple(wrong), note="Another note.", accept=())


def test_a_client_is_sent_the_same_whichever_option_is_right(monkeypatch: pytest.MonkeyPatch) -> None:
    table = table_of(find_game(GAME))
    luck = Random(5)
    honest = Position.question_of
    compared = 0
    for _ in range(DECISIONS_MOST):
        if table.stage == "over":
            break
        (seat,) = table.timeline.actors()
        asking: Asking = table.timeline.asks[seat]
        state = table.timeline.match.state
        if asking.question is not None:
            about = wires_of(table)
            truth = [heard_by(table, one, about) for one in (*range(SEATS), -2)]
            now = state.asked if isinstance(state, Position) else None

            def question_of(self: Position, asked: Asked, now: Asked | None = now) -> QuizQuestion:
                question = honest(self, asked)
                return turned(question, Random(1)) if asked is now else question

            monkeypatch.setattr(Position, "question_of", question_of)
            table.timeline.steps[-1].views.clear()
            table.timeline.steps[-1].shared_events = None
            assert [heard_by(table, one, about) for one in (*range(SEATS), -2)] == truth
            monkeypatch.setattr(Position, "question_of", honest)
            compared += 1
        table.play(seat, luck.choice(asking.moves))
        table.settle()
    assert compared > QUESTIONS_WANTED
