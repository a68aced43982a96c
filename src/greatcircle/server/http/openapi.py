"""This file is the OpenAPI document of the server: made from the routes, with what they do not tell by themselves."""

from litestar import Litestar
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from msgspec import Struct

from greatcircle import __version__
from greatcircle.server.card import form as card_form
from greatcircle.server.http import form


def document_config() -> OpenAPIConfig:
    """Say where the document is."""
    return OpenAPIConfig(
        title="Great Circle",
        version=__version__,
        path="/api/schema",
        render_plugins=[JsonRenderPlugin()],
        use_handler_docstrings=True,
    )


def close_forms(app: Litestar) -> None:
    """Say in the document that forms with unknown fields are refused."""
    schemas = app.openapi_schema.components.schemas or {}
    for kind in (*vars(form).values(), *vars(card_form).values()):
        if isinstance(kind, type) and issubclass(kind, Struct) and kind.__struct_config__.forbid_unknown_fields:
            schema = schemas.get(kind.__name__)
            if schema is not None:
                schema.additional_properties = False
