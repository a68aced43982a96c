"""This file is the tests of what comes after a match: replay, dice that anybody recomputes, logbook, fork, rematch."""

from collections.abc import Iterator

import pytest

from greatcircle.kernel.dealer import ProvableDealer, commitment_of
from greatcircle.kernel.logbook import parse_logbook, replay
from greatcircle.kernel.view import OMNISCIENT, SPECTATOR
from tests.server.client import Message, RequestRefused
from tests.server.conftest import GAMES, RunningServer

OPTIONS: dict[str, dict[str, object]] = {
    "trap-the-cap": {"throw_limit": 10},
    "take-off": {"backward": False},
    "worldbeater": {"two_players": True, "round_limit": 10},
    "captivade": {"weeks": 6},
    "sealed-bid": {},
}


@pytest.fixture(scope="module", params=list(OPTIONS))
def match(request: pytest.FixtureRequest, server: RunningServer) -> Iterator[Message]:
    """A finished match of each game, with what its client heard."""
    game: str = request.param
    opened = server.open(game, ["here", "here"], **OPTIONS[game])
    with server.seat(opened, salt="a pinch") as client:
        client.play_to_the_end()
        yield {"opened": opened, "steps": client.steps, "situation": client.situation, "table": client.table}


def path_of(match: Message) -> str:
    return f"/api/tables/{match['opened']['table']['id']}"


def test_a_replay_tells_the_match_from_beginning_to_end(server: RunningServer, match: Message) -> None:
    replay = server.get(f"{path_of(match)}/replay").json()
    numbers = [line["number"] for line in replay["lines"]]
    assert numbers == sorted(set(numbers))
    assert replay["table"]["stage"] == "over"
    assert replay["ending"] == match["situation"]["ending"]
    assert replay["seconds"] >= 0
    heard = {step["number"]: [told["sentence"] for told in step["events"]] for step in match["steps"]}
    for line in replay["lines"]:
        assert set(line["sentences"]) <= set(heard[line["number"]])
        assert len(line["events"]) == len(line["sentences"]) or line["number"] == numbers[0]
    total = sum(sum(tally["counts"]) for tally in replay["tallies"])
    assert 0 < total <= sum(len(line["events"]) for line in replay["lines"])


def test_a_review_tells_everyones_chance_at_every_step(server: RunningServer, match: Message) -> None:
    review = server.get(f"{path_of(match)}/review").json()
    numbers = [line["number"] for line in server.get(f"{path_of(match)}/replay").json()["lines"]]
    assert review["numbers"] == numbers
    assert len(review["chances"]) == len(review["luck"]) == len(numbers)
    seats = len(match["table"]["seats"])
    assert all(0 <= chance <= 1 for chances in review["chances"] for chance in chances)
    assert [round(sum(luck[seat] for luck in review["luck"]), 2) for seat in range(seats)] == pytest.approx(
        review["luck_in_all"], abs=0.02
    )
    winners = {each["seat"] for each in match["situation"]["ending"]["places"] if each["place"] == 1}
    assert {seat for seat, chance in enumerate(review["chances"][-1]) if chance > 0} == winners
    for turn in review["dear_turns"]:
        assert numbers[0] < turn["first"] <= turn["last"] <= numbers[-1]
        assert turn["made"] != turn["better"]


def test_a_line_of_a_replay_carries_the_sign_of_the_seat_that_it_is_about(
    server: RunningServer, match: Message
) -> None:
    told = {step["number"]: {said["sentence"]: said for said in step["events"]} for step in match["steps"]}
    for line in server.get(f"{path_of(match)}/replay").json()["lines"]:
        about = line["actor"]
        if about >= 0 and line["sentences"]:
            about = told[line["number"]][line["sentences"][0]]["event"].get("seat", about)
        assert line["seat"] == about


def test_the_pieces_of_a_replay_join_without_a_gap(server: RunningServer, match: Message) -> None:
    lines = server.get(f"{path_of(match)}/replay").json()["lines"]
    numbers = [line["number"] for line in lines]
    shown: list[int] = []
    first = 0
    while piece := server.get(f"{path_of(match)}/replay/{first}").json()["steps"]:
        assert len(piece) <= 50
        shown += [step["number"] for step in piece]
        assert all(step["view"]["seat"] == OMNISCIENT for step in piece)
        first = shown[-1] + 1
    assert shown == numbers


def test_a_replay_shows_what_everyone_knew_at_each_step(server: RunningServer, match: Message) -> None:
    game = GAMES[match["opened"]["table"]["game"]]
    logbook = parse_logbook(server.get(f"{path_of(match)}/logbook").text)
    states = [again.state.copy() for again in replay(logbook, game)]
    steps: list[Message] = []
    while piece := server.get(f"{path_of(match)}/replay/{steps[-1]['number'] + 1 if steps else 0}").json()["steps"]:
        steps += piece
    assert [step["view"] for step in steps] == [game.view(state, OMNISCIENT).to_json() for state in states]
    public = [game.view(state, SPECTATOR).to_json() for state in states]
    shown = [{**step["view"], "seat": SPECTATOR} for step in steps]
    assert (shown != public) == game.has_secrets()


def test_every_draw_can_be_computed_again(server: RunningServer, match: Message) -> None:
    dice = server.get(f"{path_of(match)}/dice").json()
    seed = bytes.fromhex(dice["seed"])
    assert commitment_of(seed) == dice["commitment"] == match["opened"]["table"]["commitment"]
    assert dice["salts"] == ["a pinch"]
    assert dice["draws"]
    dealer = ProvableDealer(seed, dice["salts"])
    for draw in dice["draws"]:
        ticket = dealer.below(sum(lot["weight"] for lot in draw["lots"]))
        for number, lot in enumerate(draw["lots"]):
            ticket -= lot["weight"]
            if ticket < 0:
                assert number == draw["drawn"]
                break
        assert draw["sentence"]


def test_the_logbook_verifies(server: RunningServer, match: Message) -> None:
    answer = server.get(f"{path_of(match)}/logbook")
    assert answer.headers["content-type"].startswith("application/jsonl")
    assert "attachment" in answer.headers["content-disposition"]
    logbook = parse_logbook(answer.text)
    *_, last = replay(logbook, GAMES[logbook.game], verify=True)
    assert last.is_over()
    assert [seat.name for seat in logbook.seats] == ["P0", "P1"]


def test_a_fork_goes_on_from_a_step_with_dice_of_its_own(server: RunningServer, match: Message) -> None:
    lines = server.get(f"{path_of(match)}/replay").json()["lines"]
    middle = lines[len(lines) // 2]["number"]
    game = GAMES[match["opened"]["table"]["game"]]
    source = parse_logbook(server.get(f"{path_of(match)}/logbook").text)
    states = [again.state.copy() for again in replay(source, game)]
    seats = [{"player": "here"}, {"player": "here"}]
    forked = server.post(f"{path_of(match)}/fork", {"number": middle, "seats": seats}).json()
    table = forked["table"]
    assert table["fork_of"] == match["opened"]["table"]["id"]
    assert table["commitment"] != match["opened"]["table"]["commitment"]
    with server.socket(table["id"]) as watcher:
        watcher.hello([])
        assert watcher.steps[-1]["view"] == game.view(states[len(lines) // 2], SPECTATOR).to_json()
    with server.seat(forked, salt="more") as client:
        client.play_to_the_end()
    logbook = parse_logbook(server.get(f"/api/tables/{table['id']}/logbook").text)
    assert logbook.taken_over == len(lines) // 2
    *_, last = replay(logbook, GAMES[logbook.game], verify=True)
    assert last.is_over()
    draws = server.get(f"/api/tables/{table['id']}/dice").json()["draws"]
    chance_moves = [recorded for recorded in logbook.moves[logbook.taken_over :] if recorded.actor == -1]
    assert len(draws) == len(chance_moves)


def test_a_fork_needs_the_right_seats_and_a_step_before_the_end(server: RunningServer, match: Message) -> None:
    path = f"{path_of(match)}/fork"
    assert server.post(path, {"number": 10**6, "seats": [{"player": "here"}] * 2}).status_code == 400
    assert server.post(path, {"number": 1, "seats": [{"player": "here"}] * 3}).status_code == 400
    assert server.post(path, {"number": 1, "seats": [{"player": "genius"}] * 2}).status_code == 400


def test_a_rematch_has_the_same_people_and_their_keys_fit(server: RunningServer, match: Message) -> None:
    opened = match["opened"]
    with server.seat(opened) as client:
        client.ask("rematch", seat=0)
        client.wait_until(lambda heard: heard.table["next_table"] is not None)
        next_table = client.table["next_table"]
        client.ask("rematch", seat=1)
        client.hear_all()
        assert client.table["next_table"] == next_table
    card = server.get(f"/api/tables/{next_table}").json()
    assert [seat["name"] for seat in card["seats"]] == ["P0", "P1"]
    assert card["options"] == opened["table"]["options"]
    with server.seat({"table": card, "keys": opened["keys"]}) as client:
        assert client.yours == [0, 1]
        client.wait_until(lambda heard: heard.table["stage"] == "playing")


def test_nothing_of_a_running_match_can_be_had(server: RunningServer) -> None:
    opened = server.open("trap-the-cap", ["here", "here"])
    path = f"/api/tables/{opened['table']['id']}"
    with server.seat(opened) as client:
        client.wait_for_turn()
        for part in ("replay", "replay/0", "dice", "logbook"):
            assert server.get(f"{path}/{part}").status_code == 409
        assert server.post(f"{path}/fork", {"number": 1, "seats": [{"player": "here"}] * 2}).status_code == 409
        with pytest.raises(RequestRefused, match="when the match is over"):
            client.ask("rematch", seat=0)


def test_what_was_taken_back_is_not_in_the_replay_and_the_dice_still_verify(server: RunningServer) -> None:
    opened = server.open("sealed-bid", ["here", "random"])
    with server.seat(opened, salt="s") as client:
        client.wait_for_turn()
        begun = next(step["number"] for step in client.steps if step["events"] and step["events"][0]["kind"] == "begin")
        client.play()
        client.wait_for_turn()
        client.ask("ask_back", seat=0, to=begun)
        client.hear_all()
        client.play_to_the_end()
    path = f"/api/tables/{opened['table']['id']}"
    logbook = parse_logbook(server.get(f"{path}/logbook").text)
    *_, last = replay(logbook, GAMES["sealed-bid"], verify=True)
    assert last.is_over()
    lines = server.get(f"{path}/replay").json()["lines"]
    assert len(lines) == len(logbook.moves) + 1
