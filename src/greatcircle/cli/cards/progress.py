"""This file is a learner's progress for people and for programs."""

from datetime import datetime

from rich.console import Console
from rich.table import Table
from rich.text import Text

from greatcircle.equipment.flashcard import Deck
from greatcircle.study.learner import Learner
from greatcircle.study.progress import RETENTION_DAYS, Progress, QuestionCounts
from greatcircle.study.remark import wait_in_words


def describe_progress(learner: str, deck: Deck, progress: Progress) -> dict[str, object]:
    """Give the progress of a learner as plain data."""
    return {"learner": learner, "set": deck.set_id, **progress.to_json()}


def print_progress(console: Console, learner: Learner, deck: Deck, progress: Progress, now: datetime) -> None:
    """Print how many questions of each region and kind are known, being learned and due."""
    console.print(Text(f"{deck.title}, for {learner.name}", "bold underline"))
    if not learner.is_known():
        console.print("Nothing has been answered yet.")
    console.print()
    kinds = list(progress.by_kind)
    table = Table("region", *(kind.title for kind in kinds), box=None, padding=(0, 3, 0, 0), pad_edge=False)
    titles = {region.id: region.title for region in deck.regions}
    for region, tallies in progress.by_region.items():
        table.add_row(titles[region], *(_standing(tallies[kind]) for kind in kinds))
    table.add_row(Text("all", "bold"), *(_standing(progress.by_kind[kind]) for kind in kinds))
    console.print(table)
    console.print(Text("known of all, + being learned, ! due now", "dim"))
    console.print()
    for sentence in _sentences(progress, now):
        console.print(sentence, markup=False)


def _standing(tally: QuestionCounts) -> Text:
    if not tally.total:
        return Text("-", "dim")
    standing = Text(f"{tally.known} of {tally.total}", "green" if tally.known == tally.total else "")
    if tally.learning:
        standing.append(f" +{tally.learning}", "yellow")
    if tally.due:
        standing.append(f" !{tally.due}", "red")
    return standing


def _sentences(progress: Progress, now: datetime) -> list[str]:
    total = progress.total
    told = [
        f"Of {total.total} questions {total.known} are known, {total.learning} are being learned and {total.new} are "
        f"new; {total.due} are due. Answered today: {progress.answered_today}."
    ]
    if progress.retention is not None:
        told.append(
            f"In the last {RETENTION_DAYS} days, {progress.retention:.0%} of what was known was answered rightly."
        )
    if progress.expected_recall is not None:
        told.append(f"Of what is known, about {progress.expected_recall:.0%} should be remembered now.")
    if progress.next_due is not None:
        told.append(f"The next question comes {wait_in_words(progress.next_due, now)}.")
    return told
