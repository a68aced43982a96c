"""This file is the tests of logbooks that were touched, by hand, by a forger or by chance: all are refused."""

import json
import sys
from collections.abc import Iterator
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from greatcircle.kernel.dealer import commitment_of
from greatcircle.kernel.logbook import Logbook, LogbookError, RecordedMove, Seat, format_logbook, replay
from greatcircle.kernel.state import CHANCE, Wire
from tests.kernel.logbook_lines import (
    AWKWARD,
    DEALERS,
    EDITS,
    SCHEMA,
    SEATS,
    SEED,
    TRAP_THE_CAP,
    bare,
    chained,
    dump,
    fault_in,
    finished,
    forged_fault,
    join,
    other_throw,
    paths,
    put,
    read,
    rechecked,
    split,
)

# Touched by hand: lines


def test_a_file_that_ends_after_any_line_is_refused_there(lines: list[str]) -> None:
    for kept in range(len(lines)):
        assert fault_in(join(lines[:kept])).line == max(kept, 1)


def test_a_file_that_breaks_off_within_a_line_is_refused_there(lines: list[str]) -> None:
    for number, line in enumerate(lines, 1):
        for length in (1, len(line) // 2, len(line) - 1, len(line)):
            fault = fault_in(join(lines[: number - 1]) + line[:length])
            assert fault.line == number
            assert "breaks off" in fault.fault


def test_two_lines_that_changed_places_are_refused_at_the_first(lines: list[str]) -> None:
    for one in range(len(lines)):
        for other in range(one + 1, len(lines)):
            swapped = lines.copy()
            swapped[one], swapped[other] = lines[other], lines[one]
            assert fault_in(join(swapped)).line == one + 1


def test_a_missing_line_is_refused_where_it_was(lines: list[str]) -> None:
    for number in range(1, len(lines) + 1):
        fault = fault_in(join(lines[: number - 1] + lines[number:]))
        assert fault.line == min(number, len(lines) - 1)


def test_a_doubled_line_is_refused_where_it_comes_again(lines: list[str]) -> None:
    for number in range(1, len(lines)):
        assert fault_in(join(lines[:number] + lines[number - 1 :])).line == number + 1


def test_lines_after_the_footer_are_refused_at_the_footer(text: str, lines: list[str]) -> None:
    for rubbish in ("\n", " \n", "{}\n", "rubbish\n", lines[-1] + "\n", lines[0] + "\n", text):
        fault = fault_in(text + rubbish)
        assert fault.line == len(lines)
        assert "before the end" in fault.fault


def test_rubbish_without_an_end_of_line_is_refused(text: str, lines: list[str]) -> None:
    for rubbish in ("rubbish", " ", "\0", "{}"):
        assert fault_in(text + rubbish).line == len(lines) + 1


def test_a_blank_line_is_refused(lines: list[str]) -> None:
    for number in range(1, len(lines) + 1):
        for blank in ("", " ", "\t"):
            assert fault_in(join([*lines[: number - 1], blank, *lines[number - 1 :]])).line == number


@pytest.mark.parametrize(
    "nothing",
    ["", "\n", "\n\n", " \n", "null\n", "[]\n", "{}\n", '"header"\n', "1\n", "NaN\n", "\0\n", "rubbish\n", "{}\n{}\n"],
)
def test_what_is_no_logbook_at_all_is_refused_at_the_first_line(nothing: str) -> None:
    assert fault_in(nothing).line == 1


def test_a_byte_order_mark_is_refused(text: str) -> None:
    assert fault_in("\ufeff" + text).line == 1


def test_windows_line_ends_are_refused(text: str, lines: list[str]) -> None:
    assert fault_in(text.replace("\n", "\r\n")).line == 1
    assert fault_in(join([*lines[:3], lines[3] + "\r", *lines[4:]])).line == 4


def test_other_line_ends_are_refused(text: str) -> None:
    for end in ("\r", "\u2028", "\x0b", "\\n"):
        assert fault_in(text.replace("\n", end)).line == 1


# Touched by hand: values


def test_an_edited_value_is_refused_at_its_line(lines: list[str]) -> None:
    for number, line in enumerate(lines, 1):
        fields = json.loads(line)
        for path in paths(fields):
            for value in EDITS:
                edited = put(fields, path, value)
                if dump(edited) != line:
                    assert fault_in(join([*lines[: number - 1], dump(edited), *lines[number:]])).line == number


def test_a_key_too_many_or_too_few_is_refused_at_its_line(lines: list[str]) -> None:
    for number, line in enumerate(lines, 1):
        fields = json.loads(line)
        for key in fields:
            fewer = {other: value for other, value in fields.items() if other != key}
            assert fault_in(join([*lines[: number - 1], dump(fewer), *lines[number:]])).line == number
        assert fault_in(join([*lines[: number - 1], dump({**fields, "note": 1}), *lines[number:]])).line == number


def test_a_key_that_stands_twice_is_refused_at_its_line(lines: list[str]) -> None:
    for number in (1, 2, len(lines)):
        for key in json.loads(lines[number - 1]):
            doubled = lines[number - 1].replace("{", f'{{"{key}":null,', 1)
            assert fault_in(join([*lines[: number - 1], doubled, *lines[number:]])).line == number, key


def test_a_key_that_stands_twice_inside_a_value_is_refused_at_its_line(lines: list[str]) -> None:
    doubled = lines[1].replace('"move":{', '"move":{"move":"again",')
    assert fault_in(join([lines[0], doubled, *lines[2:]])).line == 2


@pytest.mark.parametrize("word", ["NaN", "Infinity", "-Infinity", "1e999", "9" * 5_000])
def test_what_is_no_json_number_is_refused(lines: list[str], word: str) -> None:
    for number in (2, 3):
        edited = lines[number - 1].replace(f'"number":{number - 1}', f'"number":{word}')
        assert edited != lines[number - 1]
        assert fault_in(join([*lines[: number - 1], edited, *lines[number:]])).line == number


def test_another_format_version_is_refused(lines: list[str]) -> None:
    for version in (0, 2, "1", None):
        fault = fault_in(rechecked([put(json.loads(lines[0]), ("version",), version), *map(json.loads, lines[1:])]))
        assert fault.line == 1
        assert f"format version {version}; this program reads version 1" in fault.fault


def test_another_format_is_refused(lines: list[str]) -> None:
    fault = fault_in(rechecked([put(json.loads(lines[0]), ("format",), "pgn"), *map(json.loads, lines[1:])]))
    assert fault.line == 1
    assert "no header" in fault.fault


# Forged: the checks are right again


def with_move(logbook: Logbook, index: int, actor: int, wire: Wire) -> Logbook:
    return replace(logbook, moves=(*logbook.moves[:index], RecordedMove(actor, wire), *logbook.moves[index + 1 :]))


def test_a_forged_throw_is_caught_by_the_seed(logbook: Logbook) -> None:
    throws = [index for index, recorded in enumerate(logbook.moves) if recorded.wire["move"] == "throw"]
    assert len(throws) == 7
    for index in throws:
        fault = fault_in(format_logbook(with_move(logbook, index, CHANCE, other_throw(logbook, index).wire)))
        assert fault.line == index + 2
        assert str(fault).startswith(f"Line {index + 2} (move {index + 1}): the seed gives")
        assert dump(dict(logbook.moves[index].wire)) in fault.fault


def test_a_forged_illegal_move_is_caught_by_the_rules(logbook: Logbook) -> None:
    for index, (actor, wire, _) in enumerate(logbook.moves):
        if wire["move"] == "go":
            fault = fault_in(format_logbook(with_move(logbook, index, actor, {"move": "again"})))
            assert str(fault).startswith(f"Line {index + 2} (move {index + 1}): ")
            assert "(TC-" in fault.fault


def test_a_move_of_the_wrong_seat_or_of_chance_out_of_turn_is_caught(logbook: Logbook) -> None:
    for index, (actor, wire, _) in enumerate(logbook.moves):
        for other in {0, 1, CHANCE} - {actor}:
            assert fault_in(format_logbook(with_move(logbook, index, other, wire))).line == index + 2


def test_a_forged_move_that_is_no_move_is_caught(logbook: Logbook) -> None:
    wires: list[dict[str, object]] = [{}, {"move": "fly"}, {"move": "throw"}, {"move": "throw", "die": 7}]
    wires += [{"move": "go", "to": "Oz"}, {"move": "end", "now": True}]
    for wire in wires:
        assert fault_in(format_logbook(with_move(logbook, 3, logbook.moves[3].actor, wire))).line == 5


def test_an_actor_that_does_not_sit_at_the_table_is_caught(logbook: Logbook) -> None:
    for actor in (2, 99, -2):
        assert fault_in(format_logbook(with_move(logbook, 3, actor, logbook.moves[3].wire))).line == 5


def test_a_move_after_the_end_is_caught(logbook: Logbook) -> None:
    fault = forged_fault(logbook, moves=(*logbook.moves, RecordedMove(0, {"move": "end"})))
    assert fault.line == len(logbook.moves) + 2
    assert "over" in fault.fault


def test_a_match_that_was_cut_short_but_has_an_outcome_is_caught(logbook: Logbook) -> None:
    fault = forged_fault(logbook, moves=logbook.moves[:-1])
    assert fault.line == len(logbook.moves) + 1
    assert "outcome" in fault.fault


@pytest.mark.parametrize(
    "change",
    [{"scores": [9, 0]}, {"ranking": [[1], [0]]}, {"reason": "last-colour"}, {"sentence": "Red won."}, {"extra": 1}],
)
def test_a_forged_outcome_is_caught(logbook: Logbook, change: dict[str, object]) -> None:
    assert logbook.outcome is not None
    fault = forged_fault(logbook, outcome={**logbook.outcome, **change})
    assert fault.line == len(logbook.moves) + 2
    assert "outcome" in fault.fault


def test_the_words_of_an_outcome_may_be_others_under_older_rules(logbook: Logbook) -> None:
    assert logbook.outcome is not None
    options = {name: value for name, value in logbook.options.items() if name != "colours"}
    told = {**logbook.outcome, "sentence": "Red won."}
    older = replace(logbook, rules_version=1, options=options, outcome=told)
    assert list(replay(older, TRAP_THE_CAP))
    with pytest.raises(LogbookError, match="outcome"):
        list(replay(replace(older, outcome={**logbook.outcome, "scores": [9, 0]}), TRAP_THE_CAP))


def test_an_outcome_that_was_struck_out_is_caught(logbook: Logbook) -> None:
    assert forged_fault(logbook, outcome=None).line == len(logbook.moves) + 2
    assert forged_fault(logbook, outcome={}).line == len(logbook.moves) + 2


def test_a_forged_quick_seed_is_caught_at_the_first_draw_that_differs() -> None:
    logbook = finished("quick")
    for seed in ("", "fernweh", "Fernweh "):
        fault = forged_fault(logbook, seed=seed)
        assert "the seed gives" in fault.fault
        assert logbook.moves[fault.line - 2].actor == CHANCE


@pytest.mark.parametrize("seed", [bytes(32).hex(), "", "xyz", SEED.hex()[:-2], SEED.hex() + "00", "Fernweh"])
def test_a_forged_provable_seed_is_caught_by_the_commitment(seed: str) -> None:
    logbook = finished("provable")
    assert forged_fault(logbook, seed=seed).line == len(logbook.moves) + 2


def test_a_forged_seed_with_its_commitment_is_caught_by_the_draws() -> None:
    logbook = finished("provable")
    fault = forged_fault(logbook, seed=bytes(32).hex(), commitment=commitment_of(bytes(32)))
    assert "the seed gives" in fault.fault
    assert logbook.moves[fault.line - 2].actor == CHANCE


def test_a_seed_of_the_wrong_length_with_its_commitment_is_caught() -> None:
    fault = forged_fault(finished("provable"), seed="00", commitment=commitment_of(b"\0"))
    assert "32 bytes" in fault.fault


def test_a_forged_commitment_is_caught_by_the_seed() -> None:
    logbook = finished("provable")
    for commitment in ("", "x", SEED.hex(), commitment_of(bytes(32))):
        assert "commit" in forged_fault(logbook, commitment=commitment).fault


@pytest.mark.parametrize(
    "salts", [(), ("north",), ("östlich", "north"), ("north", "östlich", ""), ("North", "östlich")]
)
def test_forged_salts_are_caught_by_the_draws(salts: tuple[str, ...]) -> None:
    logbook = finished("provable")
    fault = forged_fault(logbook, salts=salts)
    assert "the seed gives" in fault.fault
    assert logbook.moves[fault.line - 2].actor == CHANCE


def test_salts_that_a_quick_dealer_never_used_are_refused() -> None:
    assert forged_fault(finished("quick"), salts=("north",)).line == 1


def test_another_dealer_is_refused(logbook: Logbook) -> None:
    for dealer in ("fast", "", "Quick"):
        assert forged_fault(logbook, dealer=dealer).line == 1
    assert forged_fault(finished("quick"), dealer="provable").line == 1
    assert forged_fault(finished("provable"), dealer="quick").line == 1


def test_another_game_or_rules_version_is_refused(logbook: Logbook) -> None:
    assert "logbook of sealed-bid, not of trap-the-cap" in forged_fault(logbook, game="sealed-bid").fault
    fault = forged_fault(logbook, rules_version=3)
    assert fault.line == 1
    assert "rules version 3 of Trap the Cap; this program knows version 2" in fault.fault


@pytest.mark.parametrize(
    "change",
    [
        {"wings": 2},
        {"caps": 5},
        {"caps": "6"},
        {"caps": 6.0},
        {"game": "chess"},
        {"game": []},
        {"first": 3},
        {"": None},
    ],
)
def test_options_that_the_game_does_not_have_are_refused(logbook: Logbook, change: dict[str, object]) -> None:
    assert forged_fault(logbook, options={**logbook.options, **change}).line == 1


def test_options_that_are_left_out_are_refused(logbook: Logbook) -> None:
    for name in logbook.options:
        fewer = {other: value for other, value in logbook.options.items() if other != name}
        assert "every option has to be recorded" in forged_fault(logbook, options=fewer).fault


def test_too_few_or_too_many_seats_are_refused(logbook: Logbook) -> None:
    for seats in ((), SEATS * 4):
        assert forged_fault(logbook, seats=seats).line == 1
    assert "a seat from 0 to 0" in forged_fault(logbook, seats=SEATS[:1]).fault


def test_a_forged_key_too_many_or_too_few_is_refused_at_its_line(logbook: Logbook) -> None:
    for whole in (logbook, replace(logbook, moves=logbook.moves[:2], outcome=None)):
        lines = [json.loads(line) for line in split(format_logbook(whole))]
        for index in (0, 1, len(lines) - 1):
            changed = [{key: lines[index][key] for key in lines[index] if key != gone} for gone in lines[index]]
            for line in [*changed, {**lines[index], "note": None}]:
                if bare(line) != bare(lines[index]):
                    assert fault_in(rechecked([*lines[:index], line, *lines[index + 1 :]])).line == index + 1


def test_a_seat_with_a_key_too_many_is_refused(lines: list[str]) -> None:
    header, *rest = (json.loads(line) for line in lines)
    assert fault_in(rechecked([put(header, ("seats", 0, "colour"), "red"), *rest])).line == 1


def test_text_that_is_no_unicode_is_refused_at_its_line(logbook: Logbook) -> None:
    """A lone surrogate can stand in JSON but not in a UTF-8 file, so such a logbook could not be written again."""
    stray = "\udcff"
    assert forged_fault(logbook, seats=(Seat(stray, "person"), SEATS[1])).line == 1
    assert forged_fault(logbook, seats=(SEATS[0], Seat("Bo", stray))).line == 1
    assert forged_fault(logbook, game=stray).line == 1
    assert forged_fault(logbook, options={**logbook.options, stray: 1}).line == 1
    assert forged_fault(logbook, salts=(stray,)).line == 1
    assert fault_in(format_logbook(with_move(logbook, 3, logbook.moves[3].actor, {"move": stray}))).line == 5
    assert forged_fault(logbook, seed=stray).line == len(logbook.moves) + 2


def test_values_nested_too_deeply_are_refused_and_nothing_worse() -> None:
    header, *rest = (json.loads(line) for line in split(format_logbook(finished("quick"))))
    template = bare(put(header, ("options", "caps"), "@"))
    limit = sys.getrecursionlimit()
    for depth in (*range(limit - 200, limit), 100_000):
        nested = template.replace('"@"', "[" * depth + "]" * depth)
        assert fault_in(chained([nested, *map(bare, rest)])).line == 1


def forgeries_not_caught(logbook: Logbook) -> Iterator[str]:
    """Put awkward values everywhere, recompute the checks, and tell what gets through or is refused in a wrong way."""
    lines = [json.loads(line) for line in split(format_logbook(logbook))]
    texts = [bare(line) for line in lines]
    for index in (0, 1, 3, len(lines) - 1):
        for path in paths({key: value for key, value in lines[index].items() if key != "check"}):
            for value in AWKWARD:
                forged = put(lines[index], path, value)
                what = f"line {index + 1}, {'.'.join(map(str, path))} = {value!r}"
                try:
                    result = read(chained([*texts[:index], bare(forged), *texts[index + 1 :]]))
                except LogbookError:
                    continue
                except Exception as fault:
                    yield f"{what}: {fault!r}"
                else:
                    if replace(result, seats=logbook.seats) != logbook:
                        yield f"{what}: another logbook"
                    if not SCHEMA.is_valid(forged):
                        yield f"{what}: against the schema"


def test_no_forged_value_gets_through_or_gives_another_error(logbook: Logbook) -> None:
    assert list(forgeries_not_caught(logbook)) == []


@pytest.mark.parametrize("place", ["header", "move", "footer"])
def test_a_fault_names_the_move_where_there_is_one(logbook: Logbook, place: str) -> None:
    last = len(logbook.moves) + 2
    if place == "header":
        assert str(forged_fault(logbook, game="chess")).startswith("Line 1: ")
    elif place == "move":
        assert str(forged_fault(logbook, moves=(RecordedMove(0, {"move": "end"}),))).startswith("Line 2 (move 1): ")
    else:
        assert str(forged_fault(logbook, outcome={})).startswith(f"Line {last}: ")


# Touched by chance

Edit = tuple[str, int, bytes]


def edits() -> st.SearchStrategy[list[Edit]]:
    """One to four edits of bytes: replaced, put in, taken out, or a stretch repeated."""
    kinds = st.sampled_from(["replace", "insert", "delete", "repeat"])
    patches = st.binary(min_size=1, max_size=3) | st.sampled_from(
        [b" ", b"\r", b"\n", b"0", b"1", b'"', b",", b"{}", b"-"]
    )
    return st.lists(st.tuples(kinds, st.integers(0, 1 << 20), patches), min_size=1, max_size=4)


def apply_edits(data: bytes, chosen: list[Edit]) -> bytes:
    for kind, where, patch in chosen:
        at = where % (len(data) + 1)
        match kind:
            case "replace":
                data = data[:at] + patch + data[at + len(patch) :]
            case "insert":
                data = data[:at] + patch + data[at:]
            case "delete":
                data = data[:at] + data[at + len(patch) :]
            case _:
                data = data[:at] + data[at : at + 40 * len(patch)] + data[at:]
    return data


@pytest.mark.parametrize("dealer", DEALERS)
@given(chosen=edits())
@settings(max_examples=250)
def test_random_edits_are_caught_or_change_nothing(dealer: str, chosen: list[Edit]) -> None:
    logbook = finished(dealer)
    data = apply_edits(format_logbook(logbook).encode(), chosen)
    try:
        result = read(data.decode("utf-8", "surrogateescape"))
    except LogbookError:
        return
    assert result == logbook
