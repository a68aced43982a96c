"""This file is the answer to why: which rule allows or forbids a move, or whatever a typed name may mean."""

from greatcircle.kernel.match import Match
from greatcircle.kernel.refusal import BadInput, Reason, Refused
from greatcircle.server.socket.message import Explained, Why


def explain(match: Match, request: Why) -> Explained:
    """Explain a move by its wire form or a name; `BadInput` when it names nothing."""
    if request.move is not None:
        reasons = [match.state.why(request.seat, match.state.parse_move(request.move))]
    elif request.name is not None:
        reasons = _reasons_for(match, request.seat, request.name)
    else:
        raise BadInput("Say what you ask about: a move or a name.")
    allowed = [reason for reason in reasons if reason.legal]
    told = allowed[:1] or reasons
    return Explained(
        request.ref,
        is_legal=bool(allowed),
        sentence=" ".join(dict.fromkeys(reason.sentence for reason in told)),
        clauses=list(dict.fromkeys(clause for reason in told for clause in reason.clauses)),
    )


def _reasons_for(match: Match, seat: int, name: str) -> list[Reason]:
    state = match.state
    try:
        moves = state.moves_named(seat, name)
    except Refused as refused:
        return [refused.reason]
    if not moves:
        raise BadInput(f"Nothing that can be done now is called {name!r}.")
    return [state.why(seat, move) for move in moves]
