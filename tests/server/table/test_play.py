"""This file is the tests of playing at a table: opening, taking seats, moves, bots, and the end of a match."""

from random import Random

import pytest

from greatcircle.games import FOLDERS
from greatcircle.kernel.dealer import commitment_of
from greatcircle.kernel.level import LEVEL_NAMES
from tests.server.client import RequestRefused
from tests.server.conftest import RunningServer

QUICK: dict[str, dict[str, object]] = {
    "trap-the-cap": {"throw_limit": 12},
    "take-off": {"backward": False},
    "worldbeater": {"two_players": True, "round_limit": 10},
    "captivade": {},
    "sealed-bid": {},
}
"""Options that make matches short."""


def test_the_catalogue_tells_games_bots_and_phrases(server: RunningServer) -> None:
    catalogue = server.get("/api/catalogue").json()
    assert {game["id"] for game in catalogue["games"]} == {*FOLDERS, "sealed-bid", "parlour-quiz"}
    card = next(game for game in catalogue["games"] if game["id"] == "trap-the-cap")
    assert card["sentence"].startswith("Trap the Cap is a chase")
    assert (card["seats_min"], card["seats_max"], card["usual_seats"]) == (2, 6, 4)
    assert card["colours"][0] == ["red", "blue"]
    company = next(game for game in catalogue["games"] if game["id"] == "worldbeater")
    assert (company["seats_min"], company["fewest_seats"], card["fewest_seats"]) == (2, 3, 2)
    assert not card["has_secrets"]
    assert len(catalogue["phrases"]) >= 12
    assert {bot["name"] for bot in catalogue["bots"]} == {"greedy", "random"}
    for game in catalogue["games"]:
        names = [level["name"] for level in game["levels"]]
        assert names == [name for name in LEVEL_NAMES if name in names]
        assert game["usual_bot"] in names
        assert all(level["title"] and level["sentence"] for level in game["levels"])


def test_a_new_table_has_a_link_a_code_and_keys_for_those_who_are_here(server: RunningServer) -> None:
    opened = server.open("trap-the-cap", ["here", "elsewhere", "greedy"])
    table = opened["table"]
    assert len(table["id"]) == 12
    assert len(table["code"]) == 4
    assert [key["seat"] for key in opened["keys"]] == [0]
    assert len(opened["keys"][0]["secret"]) == 22
    assert [seat["player"] for seat in table["seats"]] == ["person", "open", "greedy"]
    assert [seat["is_claimed"] for seat in table["seats"]] == [True, False, False]
    assert table["stage"] == "gathering"
    assert server.get(f"/api/tables/{table['id']}").json() == table
    assert server.get(f"/api/codes/{table['code'].lower()}").json() == table


@pytest.mark.parametrize("game", list(QUICK))
def test_two_people_play_a_match_to_its_end(server: RunningServer, game: str) -> None:
    opened = server.open(game, ["here", "here"], **QUICK[game])
    luck = Random(4)
    with server.seat(opened, 0, salt="one") as one, server.seat(opened, 1, salt="two") as two:
        while one.situation.get("ending") is None:
            one.hear_all()
            two.hear_all()
            for client in (one, two):
                if client.situation["ask"] is not None:
                    client.play(luck)
            one.hear_all()
            two.hear_all()
        two.wait_for_turn()
        for client in (one, two):
            ending = client.situation["ending"]
            assert commitment_of(bytes.fromhex(ending["seed"])) == opened["table"]["commitment"]
            assert sorted(place["seat"] for place in ending["places"]) == [0, 1]
            assert client.situation["actors"] == []
            assert client.table["stage"] == "over"
        numbers = [step["number"] for step in one.steps]
        assert numbers == sorted(set(numbers))
        assert [step["number"] for step in two.steps][-1] == numbers[-1]


def test_bots_move_by_themselves_and_say_why(server: RunningServer) -> None:
    opened = server.open("trap-the-cap", ["here", "greedy"])
    with server.seat(opened) as client:
        for _ in range(12):
            client.wait_for_turn()
            client.play()
        told = [told for step in client.steps for told in step["events"]]
    assert any(line["actor"] == 1 and line["reasons"] for line in told)
    assert not any(line["reasons"] for line in told if line["actor"] != 1)


def test_a_level_says_what_it_expects_and_gives_hints_with_chances(server: RunningServer) -> None:
    opened = server.open("trap-the-cap", ["here", "skilled"], first=1)
    with server.seat(opened) as client:
        for _ in range(6):
            client.wait_for_turn()
            offers = client.situation["ask"]["offers"]
            hinted = client.ask("hint", seat=0)
            assert {"move": hinted["choices"][0]["move"], "sentence": hinted["choices"][0]["sentence"]} == hinted[
                "offer"
            ]
            assert 1 <= len(hinted["choices"]) <= min(3, len(offers))
            for choice in hinted["choices"]:
                assert {"move": choice["move"], "sentence": choice["sentence"]} in offers
                assert len(offers) == 1 or 0 <= choice["chance"] <= 1
            client.play()
        told = [told for step in client.steps for told in step["events"]]
    assert any(0 <= line["chance"] <= 1 for line in told if "chance" in line)
    assert all(line["actor"] == 1 and line["reasons"] for line in told if "chance" in line)


def test_a_game_without_a_level_seats_the_strongest_below(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = server.site.tables.setting.games["sealed-bid"]
    few = tuple(level for level in game.levels() if level.name in ("first-steps", "casual"))
    monkeypatch.setattr(type(game), "levels", lambda _: few)
    opened = server.open("sealed-bid", ["here", "master", "first-steps", "greedy"])
    players = [seat["player"] for seat in opened["table"]["seats"]]
    assert players == ["person", "casual", "first-steps", "greedy"]


def test_a_match_among_bots_goes_on_while_somebody_watches(server: RunningServer) -> None:
    opened = server.open("sealed-bid", ["greedy", "random"])
    with server.socket(opened["table"]["id"]) as watcher:
        watcher.hello([])
        watcher.wait_until(lambda client: len(client.steps) > 4)
        assert watcher.yours == []
        assert watcher.situation["looking"] == -2


def test_a_move_that_is_sent_twice_counts_once(server: RunningServer) -> None:
    opened = server.open("trap-the-cap", ["here", "here"])
    with server.seat(opened) as client:
        ask = client.wait_for_turn()["ask"]
        request = {"seat": ask["seat"], "asked": ask["asked"], "move": ask["offers"][0]["move"]}
        client.ask("play", **request)
        number = client.situation["number"]
        with pytest.raises(RequestRefused) as refused:
            client.ask("play", **request)
        assert refused.value.message["is_stale"]
        assert client.situation["number"] == number


def test_an_illegal_move_is_refused_with_the_clause(server: RunningServer) -> None:
    opened = server.open("trap-the-cap", ["here", "here"])
    with server.seat(opened) as client:
        ask = client.wait_for_turn()["ask"]
        before = client.situation["number"]
        with pytest.raises(RequestRefused) as refused:
            client.ask("play", seat=ask["seat"], asked=ask["asked"], move={"move": "throw", "die": 6})
        assert refused.value.message["clauses"] or refused.value.message["sentence"]
        with pytest.raises(RequestRefused):
            client.ask("play", seat=ask["seat"], asked=ask["asked"], move={"move": "fly"})
        client.ask("ping")
        assert client.situation["number"] == before


def test_only_those_who_hold_a_seat_can_play_it(server: RunningServer) -> None:
    opened = server.open("trap-the-cap", ["here", "here"])
    with server.seat(opened) as owner, server.socket(opened["table"]["id"]) as stranger:
        stranger.hello(["A" * 22])
        assert stranger.yours == []
        ask = owner.wait_for_turn()["ask"]
        for request in (
            {"kind": "play", "asked": ask["asked"], "move": ask["offers"][0]["move"]},
            {"kind": "undo", "number": ask["asked"]},
            {"kind": "hint"},
            {"kind": "why", "name": "x"},
            {"kind": "begin"},
            {"kind": "stand_up"},
            {"kind": "rename", "name": "Eve"},
            {"kind": "hand_over", "player": "greedy"},
            {"kind": "say", "phrase": "hello"},
            {"kind": "rematch"},
            {"kind": "look"},
            {"kind": "ask_back", "to": 1},
            {"kind": "agree", "yes": True},
        ):
            with pytest.raises(RequestRefused):
                stranger.ask(seat=ask["seat"], **request)
        number = owner.situation["number"]
        owner.ask("ping")
        assert owner.situation["number"] == number


@pytest.mark.parametrize(
    ("game", "sentence"),
    [
        ("basic", "The match begins."),
        ("team", "The match begins. Red and Green play together. Blue and Black play together."),
    ],
)
def test_it_is_told_who_play_together(server: RunningServer, game: str, sentence: str) -> None:
    opened = server.open("trap-the-cap", ["here", "greedy", "greedy", "greedy"], game=game)
    with server.seat(opened) as client:
        client.wait_for_turn()
        told = [event["sentence"] for step in client.steps for event in step["events"] if event["kind"] == "begin"]
    assert told == [sentence]
