"""The bots: random is fair, greedy plans its turn, and both see nothing but their view."""

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import pytest

from greatcircle.bots import BOTS, YARDSTICKS, make_bot
from greatcircle.bots.bot import NEXT_STEP, Bot
from greatcircle.bots.level_bot import LevelBot
from greatcircle.equipment.flashcard import decks_of
from greatcircle.games import find_game, own_games
from greatcircle.kernel.dealer import Dealer, QuickDealer
from greatcircle.kernel.game import Game
from greatcircle.kernel.level import level_named
from greatcircle.kernel.match import Match
from greatcircle.kernel.option import options_to_json
from greatcircle.kernel.refusal import BadInput
from greatcircle.lab.simulation import Run, simulate
from tests.contract.stage import STABLE, owing

GAMES = own_games()
MATCHES = 30
WINS_LEAST = 25


def decisions(game: Game, count: int) -> Iterator[tuple[Match, int]]:
    """Go through a random match and stop at its first decisions that leave a choice."""
    seats = game.fewest_seats()
    match = Match(game, game.parse_options({}, seats), seats, QuickDealer("decisions"))
    bots = [make_bot("random", game, QuickDealer(f"decisions/{seat}")) for seat in range(seats)]
    while count and not match.is_over():
        if match.waits_for_chance():
            match.deal()
            continue
        seat = match.state.actors()[0]
        if len(match.legal(seat)) > 1:
            yield match, seat
            count -= 1
        match.play(seat, bots[seat].choose(match.view(seat), match.legal(seat)))


def test_random_takes_every_move_equally_often() -> None:
    bot = make_bot("random", GAMES[0], QuickDealer("uniform"))
    match, seat = next(decisions(GAMES[0], 1))
    view = match.view(seat)
    counts = Counter(bot.choose(view, [3, 5, 8, 13]) for _ in range(4000))
    assert set(counts) == {3, 5, 8, 13}
    assert all(900 < count < 1100 for count in counts.values())


def quick_bot(name: str, game: Game, dealer: Dealer) -> Bot:
    """Make a bot that thinks in its usual way, but little."""
    if name in YARDSTICKS:
        return make_bot(name, game, dealer)
    level = replace(level_named(game.levels(), name), thoughts=4, patience=30, turn_patience=10, width=3, worlds=2)
    return LevelBot(game, dealer, level)


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.identity.id)
def test_a_bot_chooses_a_legal_move_and_changes_nothing(game: Game, name: str) -> None:
    bot = quick_bot(name, game, QuickDealer("legal"))
    for match, seat in decisions(game, 20):
        view, moves = match.view(seat), match.legal(seat)
        before = json.dumps([match.state.to_json(), view.to_json(), moves])
        assert bot.choose(view, moves) in match.legal(seat)
        assert json.dumps([match.state.to_json(), view.to_json(), moves]) == before


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.identity.id)
def test_a_bot_needs_no_more_than_the_plain_data_of_its_view(game: Game, name: str) -> None:
    for match, seat in decisions(game, 20):
        view = match.view(seat)
        twin = game.view_from_json(json.loads(json.dumps(view.to_json())))
        choices = [quick_bot(name, game, QuickDealer("d")).choose(seen, match.legal(seat)) for seen in (view, twin)]
        assert choices[0] == choices[1]


@pytest.mark.parametrize("name", BOTS)
def test_the_same_dealer_gives_the_same_choices(name: str) -> None:
    def choices(seed: str) -> list[int]:
        bot = quick_bot(name, GAMES[0], QuickDealer(seed))
        return [bot.choose(match.view(seat), match.legal(seat)) for match, seat in decisions(GAMES[0], 30)]

    assert choices("one") == choices("one")


@pytest.mark.parametrize("game", [game for game in GAMES if any(level.by_own for level in game.levels())])
def test_who_ranks_turns_by_its_own_evaluation_tells_a_chance_to_win_all_the_same(game: Game) -> None:
    match, seat = next(decisions(game, 1))
    for level in game.levels():
        if level.by_own:
            bot = LevelBot(game, QuickDealer("chance"), replace(level, thoughts=4, patience=30, turn_patience=10))
            thought = bot.think(match.view(seat), match.legal(seat))
            assert thought.choices
            assert all(choice.chance is not None and 0 <= choice.chance <= 1 for choice in thought.choices)


def test_greedy_leaves_what_weighs_alike_to_its_dealer() -> None:
    match, seat = next(decisions(GAMES[0], 1))
    view, moves = match.view(seat), match.legal(seat)
    assert len({make_bot("greedy", GAMES[0], QuickDealer(f"{luck}")).choose(view, moves) for luck in range(20)}) > 1


def test_a_bot_that_does_not_exist_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(BadInput, match=r"no bot 'wizard'; the bots are first-steps, .*, random, greedy\."):
        make_bot("wizard", GAMES[0], QuickDealer("x"))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.identity.id)
def test_greedy_gives_at_most_three_reasons_and_never_none(game: Game) -> None:
    bot = make_bot("greedy", game, QuickDealer("reasons"))
    seats = game.fewest_seats()
    sentences = {term.sentence for term in game.terms(game.start(game.parse_options({}, seats), seats), 0)}
    heard: set[str] = set()
    for match, seat in decisions(game, 20):
        for appraisal in game.appraise(match.view(seat), match.legal(seat)) or []:
            sentences |= {term.sentence for term in appraisal.terms}
        reasons = [reason for reason in bot.reasons(match.view(seat), match.legal(seat)[0]) if not is_step(reason)]
        assert 1 <= len(reasons) <= 3
        for reason in reasons:
            sentence, _, change = reason.rpartition(" ")
            assert reason == "nothing much changes" or (sentence in sentences and int(change) != 0)
            heard.add(sentence)
    assert heard - {"nothing much"}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.identity.id)
def test_something_speaks_for_what_greedy_chooses(game: Game) -> None:
    for match, seat in decisions(game, 20):
        bot = make_bot("greedy", game, QuickDealer("choice"))
        view, moves = match.view(seat), match.legal(seat)
        reasons = [reason for reason in bot.reasons(view, bot.choose(view, moves)) if not is_step(reason)]
        assert reasons == ["nothing much changes"] or any("+" in reason for reason in reasons)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.identity.id)
def test_greedy_says_what_it_means_to_do_next(game: Game) -> None:
    foretold = 0
    has_plans = False
    for match, seat in decisions(game, 20):
        is_planned = game.appraise(match.view(seat), match.legal(seat)) is None
        bot = make_bot("greedy", game, QuickDealer("choice"))
        move = bot.choose(match.view(seat), match.legal(seat))
        steps = [reason for reason in bot.reasons(match.view(seat), move) if is_step(reason)]
        after = match.state.copy()
        after.apply(seat, move)
        has_plans = has_plans or (is_planned and bool(after.legal(seat)))
        said = {f"{NEXT_STEP}{after.sentence(seat, following)}" for following in after.legal(seat)}
        assert set(steps) <= said
        foretold += len(steps)
    assert (foretold > 0) == has_plans


def is_step(reason: str) -> bool:
    """Tell whether a reason is the step that shall follow."""
    return reason.startswith(NEXT_STEP)


def test_random_says_that_it_has_no_reasons() -> None:
    match, seat = next(decisions(GAMES[0], 1))
    bot = make_bot("random", GAMES[0], QuickDealer("reasons"))
    assert bot.reasons(match.view(seat), match.legal(seat)[0]) == ["drawn at random"]


@pytest.mark.slow
@pytest.mark.parametrize("game", owing(STABLE), ids=lambda game: game.identity.id)
def test_greedy_beats_random(game: Game) -> None:
    seats = game.fewest_seats()
    options = options_to_json(game.parse_options({}, seats))
    bots = ("greedy", *("random",) * (seats - 1))
    run = Run(game.identity.id, options, bots, MATCHES, "strength", rotate=True)
    wins = sum(result.places[result.bots.index("greedy")] == 1 for result in simulate(run, 1))
    assert wins >= WINS_LEAST


def test_greedy_mostly_knows_the_answer_to_a_question_but_not_always() -> None:
    game = find_game("take-off")
    options = game.parse_options({"naming": "extra-move", "card_each_turn": True, "first": 1}, seats=2)
    match = Match(game, options, seats=2, dealer=QuickDealer("questions"))
    match.deal()
    question = match.question(0)
    assert question is not None
    capital = question.sentence.removesuffix("?").rpartition("capital ")[2]
    (country,) = [card.country for deck in decks_of(game)[:1] for card in deck.cards if card.capital == capital]
    bot = make_bot("greedy", game, QuickDealer("questions"))
    answers = Counter(bot.choose(match.view(0), match.legal(0)) for _ in range(300))
    assert set(answers) == {match.state.parse_answer(0, country), question.silence}
    assert 60 < answers[question.silence] < 140
