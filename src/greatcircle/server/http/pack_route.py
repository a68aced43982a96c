"""This file is question packs over HTTP: which there are, and new ones with all that is wrong with them."""

from typing import Final

from litestar import Router, get, post
from litestar.params import JSONBody

from greatcircle.equipment.quiz.pack_file import CHARACTERS_MOST, read_pack
from greatcircle.equipment.quiz.question import Pack
from greatcircle.server.http.error import BAD, TOO_LONG, TOO_MANY, HttpRefusal
from greatcircle.server.http.form import PackAnswer, PackCard, PackFault, PackForm, PackList
from greatcircle.server.http.table_route import HttpRequest, address_of
from greatcircle.server.limit import AddressLimit
from greatcircle.server.setting import Setting
from greatcircle.store.pack_folder import PackFolder

BODY_MOST: Final = 2 * CHARACTERS_MOST
"""A pack in JSON has signs that take more room than one byte."""


def pack_router(setting: Setting) -> Router:
    """Make the routes of packs."""
    folder = PackFolder(setting.data)
    portions = AddressLimit(setting.limit.packs_per_minute)

    @get("/packs", responses={429: TOO_MANY}, sync_to_thread=True)
    def packs() -> PackList:
        """List the question packs that a table may use."""
        return PackList([_card(pack) for pack in folder.packs()])

    @post(
        "/packs",
        status_code=200,
        responses={400: BAD, 413: TOO_LONG, 429: TOO_MANY},
        request_max_body_size=BODY_MOST,
        sync_to_thread=True,
    )
    def keep(request: HttpRequest, data: JSONBody[PackForm]) -> PackAnswer:
        """Keep a question pack, or tell what is wrong with each line of it."""
        if not portions.takes(address_of(request)):
            raise HttpRefusal(429, "Too many packs at once; wait a minute and try again.")
        found = read_pack(data.file, data.text)
        if not isinstance(found, Pack):
            return PackAnswer(None, [PackFault(fault.line, fault.sentence) for fault in found])
        folder.keep(found)
        return PackAnswer(_card(found), [])

    return Router(path="/api", route_handlers=[packs, keep], tags=["Questions"])


def _card(pack: Pack) -> PackCard:
    return PackCard(pack.id, pack.title, len(pack.questions), pack.count_about_continents())
