"""This file is all that can be said at a table: friendly phrases, each with a sign. There is no free chat."""

from typing import Final

from greatcircle.server.http.form import PhraseCard

PHRASES: Final = (
    PhraseCard("hello", "Hello, everyone!", "👋"),
    PhraseCard("luck", "Good luck!", "🍀"),
    PhraseCard("well-played", "Well played!", "👏"),
    PhraseCard("lucky", "What a throw!", "🎲"),
    PhraseCard("oh-no", "Oh no!", "🙈"),
    PhraseCard("haha", "Ha ha!", "😄"),
    PhraseCard("wow", "Wow!", "😮"),
    PhraseCard("thanks", "Thank you!", "🙏"),
    PhraseCard("sorry", "Sorry about that!", "😅"),
    PhraseCard("thinking", "Let me think…", "🤔"),
    PhraseCard("your-turn", "Your turn!", "👉"),
    PhraseCard("moment", "Back in a moment.", "⏳"),
    PhraseCard("close", "That was close!", "😬"),
    PhraseCard("again", "Once more?", "🔁"),
    PhraseCard("bye", "Goodbye, that was fun!", "🧭"),
)
PHRASE_IDS: Final = frozenset(phrase.id for phrase in PHRASES)
