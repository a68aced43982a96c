"""The folder of question packs: kept whole, found by id, never read from elsewhere."""

from pathlib import Path

import pytest

from greatcircle.equipment.quiz.pack_file import read_pack
from greatcircle.equipment.quiz.question import Pack, find_pack, install_finder
from greatcircle.kernel.refusal import BadInput
from greatcircle.store import pack_folder
from greatcircle.store.pack_folder import PackFolder, use_packs


def pack(title: str = "family", answer: str = "Ann") -> Pack:
    found = read_pack(f"{title}.csv", f"question,answer,wrong\nWho bakes?,{answer},Bob|Cid|Dot\n")
    assert isinstance(found, Pack)
    return found


def test_what_is_kept_is_found_again(tmp_path: Path) -> None:
    folder = PackFolder(tmp_path)
    folder.keep(pack())
    folder.keep(pack())
    folder.keep(pack("school"))
    assert folder.find(pack().id) == pack()
    assert [one.title for one in folder.packs()] == ["family", "school"]


def test_nothing_is_found_where_nothing_is(tmp_path: Path) -> None:
    folder = PackFolder(tmp_path)
    assert folder.packs() == []
    assert folder.find("family-000000") is None


@pytest.mark.parametrize("pack_id", ["../secret", "..", "", "a/b", "/etc/passwd", "A B", "x" * 80, "packs\x00"])
def test_no_id_leads_out_of_the_folder(tmp_path: Path, pack_id: str) -> None:
    (tmp_path / "secret.json").write_text("{}", "utf-8")
    folder = PackFolder(tmp_path)
    assert folder.find(pack_id) is None
    assert not folder.remove(pack_id)


def test_a_pack_that_was_changed_is_refused(tmp_path: Path) -> None:
    folder = PackFolder(tmp_path)
    folder.keep(pack())
    path = tmp_path / "packs" / f"{pack().id}.json"
    path.write_text(path.read_text("utf-8").replace("Ann", "Bea"), "utf-8")
    with pytest.raises(BadInput, match="was changed after it was added; add it again"):
        folder.find(pack().id)
    assert folder.packs() == []


@pytest.mark.parametrize("content", [b"", b"{}", b"[1]", b"\xff", b'{"title": 1, "questions": [{}]}'])
def test_a_damaged_pack_is_told(tmp_path: Path, content: bytes) -> None:
    folder = PackFolder(tmp_path)
    folder.keep(pack())
    (tmp_path / "packs" / f"{pack().id}.json").write_bytes(content)
    with pytest.raises(BadInput, match="is damaged; add it again"):
        folder.find(pack().id)


def test_a_pack_is_taken_away(tmp_path: Path) -> None:
    folder = PackFolder(tmp_path)
    folder.keep(pack())
    assert folder.remove(pack().id)
    assert not folder.remove(pack().id)
    assert folder.packs() == []


def test_a_folder_holds_so_many_packs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pack_folder, "PACKS_MOST", 2)
    folder = PackFolder(tmp_path)
    folder.keep(pack("one"))
    folder.keep(pack("two"))
    folder.keep(pack("two"))
    with pytest.raises(BadInput, match="take one away"):
        folder.keep(pack("three"))


def test_games_find_packs_when_they_are_told_where(tmp_path: Path) -> None:
    try:
        use_packs(tmp_path).keep(pack())
        assert find_pack(pack().id) == pack()
    finally:
        install_finder(None)
