"""The HTTP interface against its own description: whatever is asked, it keeps its promises."""

from typing import Any

import httpx
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
)

from medici.online.server import Settings
from medici.online.server.app import App
from medici.online.server.problem import Problem
from tests.often import often

SCHEMA = schemathesis.openapi.from_dict(App(Settings()).litestar.openapi_schema.to_schema())
FORGETTING = "DELETE /api/me"  # the session would be gone for all that follows
PROMISES = [not_a_server_error, content_type_conformance, response_schema_conformance]


@pytest.fixture(scope="module")
def session(server: tuple[Any, ...]) -> str:
    """Somebody who may do everything."""
    with httpx.Client(base_url=server[0]) as http:
        http.post("/api/guests", json={"name": "Ada"}).raise_for_status()
        return str(http.cookies["medici_session"])


@pytest.mark.slow
@SCHEMA.parametrize()
@settings(max_examples=often(8, 50), deadline=None, suppress_health_check=list(HealthCheck))
def test_every_operation_keeps_its_promise(
    case: schemathesis.Case[Any], server: tuple[Any, ...], session: str
) -> None:
    known = {} if case.operation.label == FORGETTING else {"Authorization": f"Bearer {session}"}
    answer = case.call(base_url=server[0], headers=known)
    if answer.status_code >= 400:
        problem = msgspec.json.decode(answer.content, type=Problem)
        assert problem.code
        assert problem.message
        assert answer.status_code < 500
    else:
        case.validate_response(answer, checks=PROMISES)
