"""This file is matches to test with: opened, in the middle of bidding, played to the end."""

import json

from greatcircle.games import find_game
from greatcircle.kernel.dealer import QuickDealer
from greatcircle.kernel.match import Match
from tests.kernel.sealed_bid import DEAL, GAME

TRAP_THE_CAP = find_game("trap-the-cap")


def open_match(seats: int = 3, **options: object) -> Match:
    return Match(GAME, GAME.parse_options(options, seats), seats, QuickDealer("match"))


def bidding(*cards: int, **options: object) -> Match:
    """A match in its first round, with these cards dealt."""
    match = open_match(len(cards), **options)
    for card in cards:
        match.deal_as(DEAL + card - 1)
    return match


def play_out(match: Match, seed: str = "choices") -> Match:
    luck = QuickDealer(seed)
    while not match.is_over():
        if match.waits_for_chance():
            match.deal()
        else:
            actors = match.state.actors()
            seat = actors[luck.below(len(actors))]
            legal = match.state.legal(seat)
            match.play(seat, legal[luck.below(len(legal))])
    return match


def facts(match: Match) -> str:
    """Everything about a match that a refusal must leave alone."""
    undo = [seat for seat in range(match.seats) if match.can_undo(seat)]
    return json.dumps([match.state.to_json(), [(entry.actor, entry.move) for entry in match.log], undo])
